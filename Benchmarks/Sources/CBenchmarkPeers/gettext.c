#define _GNU_SOURCE

#include "CBenchmarkPeers.h"

#include <locale.h>
#include <stdio.h>
#include <stdlib.h>

#ifdef __GLIBC__

#include <libintl.h>

int32_t bench_gettext_open(const char *folder, const char *domain) {
  // gettext asks LANGUAGE in any locale but "C" itself; this one needs no installed locales.
  if (setlocale(LC_MESSAGES, "C.UTF-8") == NULL || setlocale(LC_CTYPE, "C.UTF-8") == NULL) return 0;
  setenv("LANGUAGE", "en", 1);
  return bindtextdomain(domain, folder) != NULL;
}

// The formats are those of the benchmark's own catalogs.
#pragma GCC diagnostic ignored "-Wformat-nonliteral"

int32_t bench_gettext_number(
    const char *domain, const char *one, const char *other, int64_t number, char *buffer,
    int32_t capacity) {
  const char *format = dngettext(domain, one, other, (unsigned long)number);
  return snprintf(buffer, (size_t)capacity, format, (long long)number);
}

int32_t bench_gettext_number_text(
    const char *domain, const char *one, const char *other, int64_t number, const char *text,
    char *buffer, int32_t capacity) {
  const char *format = dngettext(domain, one, other, (unsigned long)number);
  return snprintf(buffer, (size_t)capacity, format, (long long)number, text);
}

#else

int32_t bench_gettext_open(const char *folder, const char *domain) {
  (void)folder, (void)domain;
  return 0;
}

int32_t bench_gettext_number(
    const char *domain, const char *one, const char *other, int64_t number, char *buffer,
    int32_t capacity) {
  (void)domain, (void)one, (void)other, (void)number, (void)buffer, (void)capacity;
  return -1;
}

int32_t bench_gettext_number_text(
    const char *domain, const char *one, const char *other, int64_t number, const char *text,
    char *buffer, int32_t capacity) {
  (void)domain, (void)one, (void)other, (void)number, (void)text, (void)buffer, (void)capacity;
  return -1;
}

#endif
