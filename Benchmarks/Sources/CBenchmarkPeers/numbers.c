#include "CBenchmarkPeers.h"
#include "text.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <unicode/unum.h>
#include <unicode/unumberformatter.h>

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

int32_t bench_numbers_format_decimal(
    const bench_numbers *format, double number, char *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UNumberFormat *icu_format = (UNumberFormat *)format;
  if (unum_getAttribute(icu_format, UNUM_MIN_FRACTION_DIGITS) != 2) {
    unum_setAttribute(icu_format, UNUM_MIN_FRACTION_DIGITS, 2);
    unum_setAttribute(icu_format, UNUM_MAX_FRACTION_DIGITS, 2);
  }
  UChar text[bench_text_capacity];
  int32_t length =
      unum_formatDouble(icu_format, number, text, bench_text_capacity, NULL, &status);
  return bench_utf8(text, length, buffer, capacity, status);
}

struct bench_formatter {
  UNumberFormatter *formatter;
  UFormattedNumber *result;
};

bench_formatter *bench_formatter_open(const char *locale, int32_t has_fraction) {
  UErrorCode status = U_ZERO_ERROR;
  bench_formatter *opened = calloc(1, sizeof(bench_formatter));
  if (opened == NULL) return NULL;
  opened->formatter = unumf_openForSkeletonAndLocale(
      has_fraction ? u".00" : u"precision-integer", -1, locale, &status);
  opened->result = unumf_openResult(&status);
  if (U_SUCCESS(status)) return opened;
  bench_formatter_close(opened);
  return NULL;
}

void bench_formatter_close(bench_formatter *formatter) {
  unumf_close(formatter->formatter);
  unumf_closeResult(formatter->result);
  free(formatter);
}

static int32_t result_text(
    const bench_formatter *formatter, char *buffer, int32_t capacity, UErrorCode status) {
  UChar text[bench_text_capacity];
  int32_t length =
      unumf_resultToString(formatter->result, text, bench_text_capacity, &status);
  return bench_utf8(text, length, buffer, capacity, status);
}

int32_t bench_formatter_format(
    const bench_formatter *formatter, int64_t number, char *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  unumf_formatInt(formatter->formatter, number, formatter->result, &status);
  return result_text(formatter, buffer, capacity, status);
}

int32_t bench_formatter_format_decimal(
    const bench_formatter *formatter, double number, char *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  unumf_formatDouble(formatter->formatter, number, formatter->result, &status);
  return result_text(formatter, buffer, capacity, status);
}

int32_t bench_floor_number(int64_t number, char *buffer) {
  uint64_t rest = number < 0 ? 0 - (uint64_t)number : (uint64_t)number;
  uint64_t power = 10;
  int32_t digits = 1;
  while (digits < 19 && rest >= power) {
    power *= 10;
    digits += 1;
  }
  if (digits == 19 && rest >= power) digits = 20;
  int32_t sign = number < 0;
  int32_t length = sign + digits + (digits - 1) / 3;
  if (sign) buffer[0] = '-';
  char *place = buffer + length;
  for (int32_t index = 0; index < digits; index += 1) {
    if (index > 0 && index % 3 == 0) *--place = ',';
    *--place = (char)('0' + rest % 10);
    rest /= 10;
  }
  return length;
}
