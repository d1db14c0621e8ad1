#include "CBenchmarkPeers.h"
#include "text.h"

#include <stddef.h>
#include <unicode/unum.h>

bench_numbers *bench_numbers_open(const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  UNumberFormat *format = unum_open(UNUM_DECIMAL, NULL, 0, locale, NULL, &status);
  if (U_FAILURE(status)) {
    unum_close(format);
    return NULL;
  }
  // Left alone, ICU's older formatter groups 1000 in every locale.
  unum_setAttribute(
      format, UNUM_MINIMUM_GROUPING_DIGITS, UNUM_MINIMUM_GROUPING_DIGITS_AUTO);
  return (bench_numbers *)format;
}

void bench_numbers_close(bench_numbers *format) { unum_close((UNumberFormat *)format); }

int32_t bench_numbers_format(
    const bench_numbers *format, int64_t number, char *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UChar text[bench_text_capacity];
  int32_t length = unum_formatInt64(
      (const UNumberFormat *)format, number, text, bench_text_capacity, NULL, &status);
  return bench_utf8(text, length, buffer, capacity, status);
}
