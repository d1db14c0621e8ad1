#include "CNumerusICU.h"
#include "transcode.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/unumberformatter.h>
#include <unicode/upluralrules.h>

// The longest keyword is `other`; custom data may have longer ones.
enum { keyword_capacity = 32, most_fraction_digits = 30 };

struct cnicu_plural_rules {
  UPluralRules *rules;
  /// One formatter a count of fraction digits, opened when first asked for: ICU reads trailing
  /// zeros from a formatted number only.
  UNumberFormatter *formatters[most_fraction_digits + 1];
  UFormattedNumber *number;
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
    unumf_close(handle->formatters[digits]);
  }
  free(handle);
}

static UNumberFormatter *formatter(
    cnicu_plural_rules *handle, int32_t fraction_digits, UErrorCode *error) {
  if (fraction_digits < 0 || fraction_digits > most_fraction_digits) {
    *error = U_ILLEGAL_ARGUMENT_ERROR;
    return NULL;
  }
  if (handle->formatters[fraction_digits] == NULL) {
    // A skeleton of a dot and zeros asks for that many fraction digits; without any, for none.
    static const UChar integer[] = u"precision-integer";
    UChar skeleton[most_fraction_digits + 1] = {'.'};
    for (int32_t index = 1; index <= fraction_digits; index += 1) skeleton[index] = '0';
    handle->formatters[fraction_digits] = fraction_digits == 0
        ? unumf_openForSkeletonAndLocale(integer, -1, "en", error)
        : unumf_openForSkeletonAndLocale(skeleton, fraction_digits + 1, "en", error);
  }
  return handle->formatters[fraction_digits];
}

int32_t cnicu_plural_rules_select(
    cnicu_plural_rules *handle, const char *decimal, int32_t fraction_digits, char *buffer,
    int32_t capacity, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  UNumberFormatter *number_formatter = formatter(handle, fraction_digits, &error);
  if (U_SUCCESS(error)) {
    unumf_formatDecimal(
        number_formatter, decimal, (int32_t)strlen(decimal), handle->number, &error);
  }
  UChar keyword[keyword_capacity];
  int32_t length = 0;
  if (U_SUCCESS(error)) {
    length = uplrules_selectFormatted(
        handle->rules, handle->number, keyword, keyword_capacity, &error);
  }
  length = cnicu_utf8_from_utf16(keyword, length, buffer, capacity, &error);
  *status = error;
  return length;
}
