#include "CNumerusICU.h"
#include "number_locale.h"
#include "transcode.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/unum.h>
#include <unicode/ustring.h>

/// Finds the rule set with a name, or else the first whose name goes on after it with a dash
/// (`%spellout-ordinal-masculine`), and makes it the one that is used.
static void choose_rule_set(UNumberFormat *format, const UChar *name, UErrorCode *error) {
  int32_t capacity = 4096;
  UChar *sets = malloc((size_t)capacity * sizeof(UChar));
  if (sets == NULL) {
    *error = U_MEMORY_ALLOCATION_ERROR;
    return;
  }
  int32_t length = unum_getTextAttribute(format, UNUM_PUBLIC_RULESETS, sets, capacity - 1, error);
  if (U_FAILURE(*error)) {
    free(sets);
    return;
  }
  sets[length] = 0;
  int32_t name_length = u_strlen(name);
  UChar *chosen = NULL;
  // The list has a semicolon between the names.
  UChar *set = sets;
  while (set != NULL && *set != 0) {
    UChar *next = u_strchr(set, u';');
    if (next != NULL) *next = 0;
    if (u_strcmp(set, name) == 0) {
      chosen = set;
      break;
    }
    if (chosen == NULL && u_strncmp(set, name, name_length) == 0 && set[name_length] == u'-') {
      chosen = set;
    }
    set = next == NULL ? NULL : next + 1;
  }
  if (chosen == NULL) {
    *error = U_UNSUPPORTED_ERROR;
  } else {
    unum_setTextAttribute(format, UNUM_DEFAULT_RULESET, chosen, -1, error);
  }
  free(sets);
}

cnicu_rule_based_format *cnicu_rule_based_format_open(
    cnicu_rule_set set, const char *locale, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  char known[ULOC_FULLNAME_CAPACITY];
  cnicu_number_locale(locale, known, &error);
  UNumberFormatStyle style = UNUM_SPELLOUT;
  const UChar *name = u"%spellout-cardinal";
  switch (set) {
  case cnicu_rule_set_numbering_system:
    style = UNUM_DECIMAL;
    name = NULL;
    break;
  case cnicu_rule_set_digits_ordinal:
    style = UNUM_ORDINAL;
    name = u"%digits-ordinal";
    break;
  case cnicu_rule_set_spellout_ordinal: name = u"%spellout-ordinal"; break;
  default: break;
  }
  if (U_SUCCESS(error) && set != cnicu_rule_set_numbering_system) {
    // What is too large for the rules ICU writes in the locale's digits, and it never returns where the
    // locale asks for a numbering system that is made of rules too.
    cnicu_set_numbers(known, NULL, &error);
  }
  // Counting goes by numbering when a language has no plain cardinals of its own.
  UNumberFormat *format = NULL;
  if (U_SUCCESS(error)) format = unum_open(style, NULL, 0, known, NULL, &error);
  if (U_SUCCESS(error) && name != NULL) {
    choose_rule_set(format, name, &error);
    if (error == U_UNSUPPORTED_ERROR && set == cnicu_rule_set_spellout_cardinal) {
      error = U_ZERO_ERROR;
      choose_rule_set(format, u"%spellout-numbering", &error);
    }
  }
  *status = error;
  if (U_SUCCESS(error)) return (cnicu_rule_based_format *)format;
  unum_close(format);
  return NULL;
}

void cnicu_rule_based_format_close(cnicu_rule_based_format *format) {
  unum_close((UNumberFormat *)format);
}

int32_t cnicu_rule_based_format_format(
    cnicu_rule_based_format *format, const char *decimal, char *buffer, int32_t capacity,
    int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  UNumberFormat *icu_format = (UNumberFormat *)format;
  UChar stack_text[256];
  UChar *text = stack_text;
  int32_t length = unum_formatDecimal(
      icu_format, decimal, (int32_t)strlen(decimal), text, 256, NULL, &error);
  if (error == U_BUFFER_OVERFLOW_ERROR) {
    error = U_ZERO_ERROR;
    int32_t text_capacity = length + 1;
    text = malloc((size_t)text_capacity * sizeof(UChar));
    if (text == NULL) {
      error = U_MEMORY_ALLOCATION_ERROR;
    } else {
      length = unum_formatDecimal(
          icu_format, decimal, (int32_t)strlen(decimal), text, text_capacity, NULL, &error);
    }
  }
  int32_t written = cnicu_utf8_from_utf16(text, length, buffer, capacity, &error);
  if (text != stack_text) free(text);
  *status = error;
  return written;
}
