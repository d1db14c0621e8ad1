#include "CNumerusICU.h"
#include "number_locale.h"
#include "transcode.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/uchar.h>
#include <unicode/uformattedvalue.h>
#include <unicode/unum.h>
#include <unicode/unumberformatter.h>
#include <unicode/unumberrangeformatter.h>
#include <unicode/ustring.h>
#include <unicode/utf16.h>

/// A skeleton as UTF-16, to be freed; NULL with an error.
static UChar *utf16_skeleton(const char *skeleton, UErrorCode *error) {
  size_t length = strlen(skeleton);
  UChar *text = malloc((length + 1) * sizeof(UChar));
  if (text == NULL) {
    *error = U_MEMORY_ALLOCATION_ERROR;
    return NULL;
  }
  u_charsToUChars(skeleton, text, (int32_t)length + 1);
  return text;
}

/// Writes a number a few times. Some units can be opened and not be written, which shows here; and ICU
/// works out the first results by another way than all later ones, which garbles amounts of
/// currencies that have separators of their own.
static void warm_up(const UNumberFormatter *formatter, UErrorCode *error) {
  enum { most_first_results = 4 };
  UFormattedNumber *result = unumf_openResult(error);
  for (int index = 0; index < most_first_results; index += 1) {
    unumf_formatInt(formatter, 1, result, error);
  }
  unumf_closeResult(result);
}

cnicu_number_formatter *cnicu_number_formatter_open(
    const char *skeleton, const char *locale, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  char known[ULOC_FULLNAME_CAPACITY];
  cnicu_number_locale(locale, known, &error);
  UNumberFormatter *formatter = NULL;
  if (U_SUCCESS(error)) {
    UChar *text = utf16_skeleton(skeleton, &error);
    if (text != NULL) formatter = unumf_openForSkeletonAndLocale(text, -1, known, &error);
    free(text);
  }
  if (U_SUCCESS(error)) warm_up(formatter, &error);
  *status = error;
  if (U_SUCCESS(error)) return (cnicu_number_formatter *)formatter;
  unumf_close(formatter);
  return NULL;
}

void cnicu_number_formatter_close(cnicu_number_formatter *formatter) {
  unumf_close((UNumberFormatter *)formatter);
}

/// Text that grows by the rules of CNumerusICU.h: beyond the capacity it is only counted.
typedef struct {
  char *buffer;
  int32_t capacity;
  int32_t length;
} ascii_text;

static void append_ascii(ascii_text *text, char character) {
  if (text->length < text->capacity) text->buffer[text->length] = character;
  text->length += 1;
}

/// The value of a digit of any numbering system; -1 for all else. The ideographs of `hanidec` are
/// letters with a numeric value.
static int32_t digit_value(UChar32 character) {
  int32_t value = u_charDigitValue(character);
  if (value >= 0 || u_isspace(character)) return value;
  double numeric = u_getNumericValue(character);
  return numeric >= 0 && numeric <= 9 && numeric == (int32_t)numeric ? (int32_t)numeric : -1;
}

static void append_digits(
    const UChar *characters, int32_t start, int32_t limit, ascii_text *digits) {
  while (start < limit) {
    UChar32 character;
    U16_NEXT(characters, start, limit, character);
    int32_t value = digit_value(character);
    if (value >= 0) append_ascii(digits, (char)('0' + value));
  }
}

/// The longest number that a word has in it, in characters.
enum { hidden_capacity = 64 };

/// Writes the digits on show as `1234.50`, by the fields that ICU marks in its text. Where a word has
/// the number in it, as a dual has two, they are those of the number, behind a tilde.
static void collect_digits(
    const UFormattedNumber *result, const UFormattedValue *value, const UChar *text,
    ascii_text *digits, UErrorCode *error) {
  UConstrainedFieldPosition *position = ucfpos_open(error);
  ucfpos_constrainCategory(position, UFIELD_CATEGORY_NUMBER, error);
  while (U_SUCCESS(*error) && ufmtval_nextPosition(value, position, error)) {
    int32_t start = 0;
    int32_t limit = 0;
    ucfpos_getIndexes(position, &start, &limit, error);
    switch (ucfpos_getField(position, error)) {
    case UNUM_INTEGER_FIELD:
      digits->length = 0;
      append_digits(text, start, limit, digits);
      break;
    case UNUM_FRACTION_FIELD:
      append_ascii(digits, '.');
      append_digits(text, start, limit, digits);
      break;
    default: break;
    }
  }
  ucfpos_close(position);
  if (U_SUCCESS(*error) && digits->length == 0) {
    char number[hidden_capacity];
    int32_t length = unumf_resultToDecimalNumber(result, number, hidden_capacity, error);
    if (U_FAILURE(*error)) return;
    append_ascii(digits, '~');
    for (int32_t index = 0; index < length; index += 1) append_ascii(digits, number[index]);
  }
}

int32_t cnicu_number_formatter_format(
    const cnicu_number_formatter *formatter, const char *decimal, char *buffer, int32_t capacity,
    char *digits, int32_t digits_capacity, int32_t *digits_length, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  UFormattedNumber *result = unumf_openResult(&error);
  unumf_formatDecimal(
      (const UNumberFormatter *)formatter, decimal, (int32_t)strlen(decimal), result, &error);
  const UFormattedValue *value = unumf_resultAsValue(result, &error);
  int32_t text_length = 0;
  const UChar *text = ufmtval_getString(value, &text_length, &error);
  int32_t length = cnicu_utf8_from_utf16(text, text_length, buffer, capacity, &error);
  ascii_text shown = {digits, digits_capacity, 0};
  // The digits are counted also where the text has no room: one further call is enough.
  UErrorCode shown_error = error == U_BUFFER_OVERFLOW_ERROR ? U_ZERO_ERROR : error;
  if (U_SUCCESS(shown_error)) collect_digits(result, value, text, &shown, &shown_error);
  if (U_SUCCESS(error)) error = shown_error;
  if (U_SUCCESS(error) && shown.length > shown.capacity) error = U_BUFFER_OVERFLOW_ERROR;
  *digits_length = shown.length;
  unumf_closeResult(result);
  *status = error;
  return length;
}

cnicu_range_formatter *cnicu_range_formatter_open(
    const char *skeleton, const char *locale, cnicu_range_identity identity, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  char known[ULOC_FULLNAME_CAPACITY];
  cnicu_number_locale(locale, known, &error);
  UNumberRangeIdentityFallback fallback = UNUM_IDENTITY_FALLBACK_APPROXIMATELY;
  if (identity == cnicu_range_identity_single) fallback = UNUM_IDENTITY_FALLBACK_SINGLE_VALUE;
  if (identity == cnicu_range_identity_range) fallback = UNUM_IDENTITY_FALLBACK_RANGE;
  UNumberRangeFormatter *formatter = NULL;
  if (U_SUCCESS(error)) {
    UChar *text = utf16_skeleton(skeleton, &error);
    if (text != NULL) {
      formatter = unumrf_openForSkeletonWithCollapseAndIdentityFallback(
          text, -1, UNUM_RANGE_COLLAPSE_AUTO, fallback, known, NULL, &error);
    }
    free(text);
  }
  *status = error;
  if (U_SUCCESS(error)) return (cnicu_range_formatter *)formatter;
  unumrf_close(formatter);
  return NULL;
}

void cnicu_range_formatter_close(cnicu_range_formatter *formatter) {
  unumrf_close((UNumberRangeFormatter *)formatter);
}

int32_t cnicu_range_formatter_format(
    const cnicu_range_formatter *formatter, const char *first, const char *last, char *buffer,
    int32_t capacity, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  UFormattedNumberRange *result = unumrf_openResult(&error);
  unumrf_formatDecimalRange(
      (const UNumberRangeFormatter *)formatter, first, (int32_t)strlen(first), last,
      (int32_t)strlen(last), result, &error);
  int32_t text_length = 0;
  const UChar *text =
      ufmtval_getString(unumrf_resultAsValue(result, &error), &text_length, &error);
  int32_t length = cnicu_utf8_from_utf16(text, text_length, buffer, capacity, &error);
  unumrf_closeResult(result);
  *status = error;
  return length;
}
