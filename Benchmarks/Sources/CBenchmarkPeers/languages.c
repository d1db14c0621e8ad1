#define _DEFAULT_SOURCE
#include "CBenchmarkPeers.h"

#include <stdlib.h>
#include <string.h>

#include <unicode/uenum.h>
#include <unicode/uloc.h>

enum { most_languages = 64 };

struct bench_languages {
  /// The list, cut at its commas, and where the parts begin.
  char *list;
  const char *identifiers[most_languages];
  UEnumeration *available;
};

bench_languages *bench_languages_open(const char *list) {
  bench_languages *languages = calloc(1, sizeof *languages);
  if (languages == NULL) return NULL;
  languages->list = strdup(list);
  int32_t count = 0;
  char *rest = languages->list;
  for (char *name; count < most_languages && (name = strsep(&rest, ",")) != NULL; count += 1) {
    languages->identifiers[count] = name;
  }
  UErrorCode status = U_ZERO_ERROR;
  languages->available = uenum_openCharStringsEnumeration(languages->identifiers, count, &status);
  if (U_SUCCESS(status)) return languages;
  bench_languages_close(languages);
  return NULL;
}

void bench_languages_close(bench_languages *languages) {
  uenum_close(languages->available);
  free(languages->list);
  free(languages);
}

int32_t bench_languages_accept(
    const bench_languages *languages, const char *header, char *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UAcceptResult result;
  uenum_reset(languages->available, &status);
  int32_t length = uloc_acceptLanguageFromHTTP(
      buffer, capacity, &result, header, languages->available, &status);
  return U_SUCCESS(status) && result != ULOC_ACCEPT_FAILED && length < capacity ? length : -1;
}
