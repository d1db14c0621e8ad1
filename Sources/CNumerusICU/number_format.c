#include "CNumerusICU.h"
#include "transcode.h"

#include <string.h>
#include <unicode/unum.h>

// ICU's longest symbols are a few code units; affixes carry direction marks too.
enum { symbol_capacity = 64, number_capacity = 512 };

cnicu_number_format *cnicu_number_format_open(const char *locale, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  UNumberFormat *format = unum_open(UNUM_DECIMAL, NULL, 0, locale, NULL, &error);
  *status = error;
  if (U_FAILURE(error)) {
    unum_close(format);
    return NULL;
  }
  return (cnicu_number_format *)format;
}

void cnicu_number_format_close(cnicu_number_format *format) {
  unum_close((UNumberFormat *)format);
}

static UNumberFormatSymbol icu_symbol(cnicu_symbol symbol) {
  switch (symbol) {
  case cnicu_symbol_decimal: return UNUM_DECIMAL_SEPARATOR_SYMBOL;
  case cnicu_symbol_group: return UNUM_GROUPING_SEPARATOR_SYMBOL;
  case cnicu_symbol_plus: return UNUM_PLUS_SIGN_SYMBOL;
  case cnicu_symbol_minus: return UNUM_MINUS_SIGN_SYMBOL;
  case cnicu_symbol_exponent: return UNUM_EXPONENTIAL_SYMBOL;
  case cnicu_symbol_infinity: return UNUM_INFINITY_SYMBOL;
  case cnicu_symbol_nan: return UNUM_NAN_SYMBOL;
  case cnicu_symbol_zero: return UNUM_ZERO_DIGIT_SYMBOL;
  default:
    // The digits 1 to 9 follow one another; the zero stands apart.
    return (UNumberFormatSymbol)(UNUM_ONE_DIGIT_SYMBOL + (symbol - cnicu_symbol_zero - 1));
  }
}

int32_t cnicu_number_format_symbol(
    const cnicu_number_format *format, cnicu_symbol symbol, char *buffer, int32_t capacity,
    int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  UChar text[symbol_capacity];
  int32_t length;
  if (symbol == cnicu_symbol_negative_prefix) {
    length = unum_getTextAttribute(
        (const UNumberFormat *)format, UNUM_NEGATIVE_PREFIX, text, symbol_capacity, &error);
  } else if (symbol == cnicu_symbol_negative_suffix) {
    length = unum_getTextAttribute(
        (const UNumberFormat *)format, UNUM_NEGATIVE_SUFFIX, text, symbol_capacity, &error);
  } else {
    length = unum_getSymbol(
        (const UNumberFormat *)format, icu_symbol(symbol), text, symbol_capacity, &error);
  }
  length = cnicu_utf8_from_utf16(text, length, buffer, capacity, &error);
  *status = error;
  return length;
}

int32_t cnicu_number_format_grouping(
    const cnicu_number_format *format, cnicu_grouping which, int32_t *status) {
  *status = U_ZERO_ERROR;
  const UNumberFormat *icu_format = (const UNumberFormat *)format;
  if (unum_getAttribute(icu_format, UNUM_GROUPING_USED) == 0) return 0;
  switch (which) {
  case cnicu_grouping_primary_size: return unum_getAttribute(icu_format, UNUM_GROUPING_SIZE);
  case cnicu_grouping_secondary_size:
    return unum_getAttribute(icu_format, UNUM_SECONDARY_GROUPING_SIZE);
  default: return unum_getAttribute(icu_format, UNUM_MINIMUM_GROUPING_DIGITS);
  }
}

int32_t cnicu_number_format_decimal(
    cnicu_number_format *format, const char *decimal, int32_t fraction_digits, char *buffer,
    int32_t capacity, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  UNumberFormat *icu_format = (UNumberFormat *)format;
  unum_setAttribute(icu_format, UNUM_MIN_FRACTION_DIGITS, fraction_digits);
  unum_setAttribute(icu_format, UNUM_MAX_FRACTION_DIGITS, fraction_digits);
  UChar text[number_capacity];
  int32_t length = unum_formatDecimal(
      icu_format, decimal, (int32_t)strlen(decimal), text, number_capacity, NULL, &error);
  length = cnicu_utf8_from_utf16(text, length, buffer, capacity, &error);
  *status = error;
  return length;
}
