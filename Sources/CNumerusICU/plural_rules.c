#include "CNumerusICU.h"
#include "transcode.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/uenum.h>
#include <unicode/unumberformatter.h>
#include <unicode/unumberrangeformatter.h>
#include <unicode/upluralrules.h>
#include <unicode/ustring.h>

// The longest keyword is `other`; custom data may have longer ones.
enum { keyword_capacity = 32, most_fraction_digits = 30 };

struct cnicu_plural_rules {
  UPluralRules *rules;
  /// Formatters, plain and compact, one a count of fraction digits, opened when first asked for:
  /// ICU reads trailing zeros and exponents from a formatted number only.
  UNumberFormatter *formatters[2][most_fraction_digits + 1];
  UFormattedNumber *number;
  UNumberRangeFormatter *range_formatter;
  UFormattedNumberRange *range;
};

cnicu_plural_rules *cnicu_plural_rules_open(
    const char *locale, int32_t ordinal, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  cnicu_plural_rules *handle = calloc(1, sizeof(cnicu_plural_rules));
  if (handle == NULL) {
    *status = U_MEMORY_ALLOCATION_ERROR;
    return NULL;
  }
  UPluralType type = ordinal ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL;
  handle->rules = uplrules_openForType(locale, type, &error);
  handle->number = unumf_openResult(&error);
  *status = error;
  if (U_FAILURE(error)) {
    cnicu_plural_rules_close(handle);
    return NULL;
  }
  return handle;
}

void cnicu_plural_rules_close(cnicu_plural_rules *handle) {
  if (handle == NULL) return;
  uplrules_close(handle->rules);
  unumf_closeResult(handle->number);
  for (int digits = 0; digits <= most_fraction_digits; digits += 1) {
    unumf_close(handle->formatters[0][digits]);
    unumf_close(handle->formatters[1][digits]);
  }
  unumrf_close(handle->range_formatter);
  unumrf_closeResult(handle->range);
  free(handle);
}

/// Writes a skeleton that asks for so many fraction digits: a dot and zeros.
static void append_precision(UChar *skeleton, int32_t fraction_digits) {
  if (fraction_digits == 0) {
    u_strcat(skeleton, u"precision-integer");
    return;
  }
  UChar *end = skeleton + u_strlen(skeleton);
  *end = '.';
  for (int32_t index = 1; index <= fraction_digits; index += 1) end[index] = '0';
  end[fraction_digits + 1] = 0;
}

static UNumberFormatter *formatter(
    cnicu_plural_rules *handle, int32_t fraction_digits, int32_t compact, UErrorCode *error) {
  if (fraction_digits < 0 || fraction_digits > most_fraction_digits) {
    *error = U_ILLEGAL_ARGUMENT_ERROR;
    return NULL;
  }
  UNumberFormatter **place = &handle->formatters[compact ? 1 : 0][fraction_digits];
  if (*place == NULL) {
    UChar skeleton[64] = {0};
    if (compact) u_strcat(skeleton, u"compact-short ");
    append_precision(skeleton, fraction_digits);
    UNumberFormatter *opened = unumf_openForSkeletonAndLocale(skeleton, -1, "en", error);
    if (U_FAILURE(*error)) {
      unumf_close(opened);
      return NULL;
    }
    *place = opened;
  }
  return *place;
}

int32_t cnicu_plural_rules_select(
    cnicu_plural_rules *handle, const char *decimal, int32_t fraction_digits, int32_t compact,
    char *buffer, int32_t capacity, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  UNumberFormatter *number_formatter = formatter(handle, fraction_digits, compact, &error);
  UChar keyword[keyword_capacity];
  int32_t length = 0;
  if (U_SUCCESS(error)) {
    unumf_formatDecimal(
        number_formatter, decimal, (int32_t)strlen(decimal), handle->number, &error);
    length = uplrules_selectFormatted(
        handle->rules, handle->number, keyword, keyword_capacity, &error);
  }
  length = cnicu_utf8_from_utf16(keyword, length, buffer, capacity, &error);
  *status = error;
  return length;
}

int32_t cnicu_plural_rules_select_formatted(
    const cnicu_plural_rules *handle, const cnicu_number_formatter *number_formatter,
    const char *decimal, char *buffer, int32_t capacity, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  unumf_formatDecimal(
      (const UNumberFormatter *)number_formatter, decimal, (int32_t)strlen(decimal),
      handle->number, &error);
  UChar keyword[keyword_capacity];
  int32_t length = uplrules_selectFormatted(
      handle->rules, handle->number, keyword, keyword_capacity, &error);
  length = cnicu_utf8_from_utf16(keyword, length, buffer, capacity, &error);
  *status = error;
  return length;
}

int32_t cnicu_plural_rules_select_range(
    cnicu_plural_rules *handle, const char *first, const char *last, char *buffer,
    int32_t capacity, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  if (handle->range_formatter == NULL) {
    UNumberRangeFormatter *opened = unumrf_openForSkeletonWithCollapseAndIdentityFallback(
        u"", 0, UNUM_RANGE_COLLAPSE_NONE, UNUM_IDENTITY_FALLBACK_RANGE, "en", NULL, &error);
    UFormattedNumberRange *result = unumrf_openResult(&error);
    if (U_SUCCESS(error)) {
      handle->range_formatter = opened;
      handle->range = result;
    } else {
      unumrf_close(opened);
      unumrf_closeResult(result);
    }
  }
  UChar keyword[keyword_capacity];
  int32_t length = 0;
  if (U_SUCCESS(error)) {
    unumrf_formatDecimalRange(
        handle->range_formatter, first, (int32_t)strlen(first), last, (int32_t)strlen(last),
        handle->range, &error);
    length = uplrules_selectForRange(
        handle->rules, handle->range, keyword, keyword_capacity, &error);
  }
  length = cnicu_utf8_from_utf16(keyword, length, buffer, capacity, &error);
  *status = error;
  return length;
}

int32_t cnicu_plural_rules_keyword_count(const cnicu_plural_rules *handle, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  UEnumeration *keywords = uplrules_getKeywords(handle->rules, &error);
  int32_t count = uenum_count(keywords, &error);
  uenum_close(keywords);
  *status = error;
  return U_SUCCESS(error) ? count : 0;
}

int32_t cnicu_plural_rules_keyword(
    const cnicu_plural_rules *handle, int32_t index, char *buffer, int32_t capacity,
    int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  UEnumeration *keywords = uplrules_getKeywords(handle->rules, &error);
  const char *keyword = NULL;
  for (int32_t place = 0; place <= index && U_SUCCESS(error); place += 1) {
    keyword = uenum_next(keywords, NULL, &error);
    if (keyword == NULL && U_SUCCESS(error)) error = U_INDEX_OUTOFBOUNDS_ERROR;
  }
  int32_t length = U_SUCCESS(error) ? cnicu_copy(keyword, buffer, capacity, &error) : 0;
  uenum_close(keywords);
  *status = error;
  return length;
}
