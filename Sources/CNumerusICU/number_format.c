#include "CNumerusICU.h"
#include "number_locale.h"
#include "transcode.h"

#include <unicode/uloc.h>
#include <unicode/unum.h>
#include <unicode/ustring.h>

// ICU's longest symbols are a few code units; affixes carry direction marks too.
enum { symbol_capacity = 64, number_capacity = 512 };

static UNumberFormat *open_decimal(const char *locale, UErrorCode *error) {
  UNumberFormat *format = unum_open(UNUM_DECIMAL, NULL, 0, locale, NULL, error);
  if (U_FAILURE(*error)) {
    unum_close(format);
    return NULL;
  }
  return format;
}

cnicu_number_format *cnicu_number_format_open(
    const char *locale, int32_t *rule_based, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  char known[ULOC_FULLNAME_CAPACITY];
  cnicu_number_locale(locale, known, &error);
  *rule_based = U_SUCCESS(error) && cnicu_has_numbers_of_rules(known);
  if (*rule_based) cnicu_set_numbers(known, "latn", &error);
  UNumberFormat *format = U_SUCCESS(error) ? open_decimal(known, &error) : NULL;
  *status = error;
  if (format == NULL) return NULL;
  // Left alone, ICU groups 1000 in every locale; its own newer formatter asks the locale.
  unum_setAttribute(
      format, UNUM_MINIMUM_GROUPING_DIGITS, UNUM_MINIMUM_GROUPING_DIGITS_AUTO);
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

/// The least count of digits before the first separator. ICU has no call that tells the locale's,
/// so numbers with one digit more each time are written until one is grouped.
static int32_t minimum_grouping_digits(const UNumberFormat *format, UErrorCode *error) {
  enum { most = 4 };
  int32_t primary = unum_getAttribute(format, UNUM_GROUPING_SIZE);
  UChar separator[symbol_capacity];
  unum_getSymbol(
      format, UNUM_GROUPING_SEPARATOR_SYMBOL, separator, symbol_capacity, error);
  int64_t number = 1;
  for (int32_t digit = 0; digit < primary; digit += 1) number *= 10;
  for (int32_t minimum = 1; minimum <= most && U_SUCCESS(*error); minimum += 1) {
    UChar text[number_capacity];
    unum_formatInt64(format, number, text, number_capacity, NULL, error);
    if (U_SUCCESS(*error) && u_strstr(text, separator) != NULL) return minimum;
    number *= 10;
  }
  return most;
}

int32_t cnicu_number_format_grouping(
    const cnicu_number_format *format, cnicu_grouping which, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  const UNumberFormat *icu_format = (const UNumberFormat *)format;
  int32_t size = 0;
  if (unum_getAttribute(icu_format, UNUM_GROUPING_USED) != 0) {
    switch (which) {
    case cnicu_grouping_primary_size:
      size = unum_getAttribute(icu_format, UNUM_GROUPING_SIZE);
      break;
    case cnicu_grouping_secondary_size:
      size = unum_getAttribute(icu_format, UNUM_SECONDARY_GROUPING_SIZE);
      break;
    default: size = minimum_grouping_digits(icu_format, &error);
    }
  }
  *status = error;
  return size;
}
