#include "CNumerusICU.h"
#include "number_locale.h"
#include "transcode.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/unum.h>
#include <unicode/ures.h>
#include <unicode/ustring.h>

/// Finds a name in a list with semicolons between the names.
static int has_rule_set(const UChar *sets, const UChar *name) {
  int32_t length = u_strlen(name);
  const UChar *found = sets;
  while ((found = u_strstr(found, name)) != NULL) {
    int begins = found == sets || found[-1] == u';';
    if (begins && (found[length] == u';' || found[length] == 0)) return 1;
    found += length;
  }
  return 0;
}

/// Writes the first name of a list that goes on with a dash after `stem`; 0 where there is none.
static int first_rule_set(const UChar *sets, const UChar *stem, UChar *name, int32_t capacity) {
  int32_t stem_length = u_strlen(stem);
  const UChar *set = sets;
  while (set != NULL && *set != 0) {
    const UChar *end = u_strchr(set, u';');
    int32_t length = end == NULL ? u_strlen(set) : (int32_t)(end - set);
    if (length > stem_length && length < capacity && u_strncmp(set, stem, stem_length) == 0
        && set[stem_length] == u'-') {
      u_strncpy(name, set, length);
      name[length] = 0;
      return 1;
    }
    set = end == NULL ? NULL : end + 1;
  }
  return 0;
}

/// Makes the rules for ordinal numbers in words the ones that are used. Where a language has several,
/// by gender and case, they are those that its dictionaries name words by.
static void choose_ordinals(UNumberFormat *format, UErrorCode *error) {
  enum { sets_capacity = 8192, name_capacity = 128 };
  static const UChar *const names[] = {
      u"%spellout-ordinal", u"%spellout-ordinal-reale", u"%spellout-ordinal-common",
      u"%spellout-ordinal-masculine"};
  UChar *sets = malloc(sets_capacity * sizeof(UChar));
  if (sets == NULL) {
    *error = U_MEMORY_ALLOCATION_ERROR;
    return;
  }
  int32_t length =
      unum_getTextAttribute(format, UNUM_PUBLIC_RULESETS, sets, sets_capacity - 1, error);
  UChar first[name_capacity];
  const UChar *chosen = NULL;
  if (U_SUCCESS(*error)) {
    sets[length] = 0;
    for (size_t index = 0; index < sizeof names / sizeof names[0] && chosen == NULL; index += 1) {
      if (has_rule_set(sets, names[index])) chosen = names[index];
    }
    if (chosen == NULL && first_rule_set(sets, names[0], first, name_capacity)) chosen = first;
    if (chosen == NULL) {
      *error = U_UNSUPPORTED_ERROR;
    } else {
      unum_setTextAttribute(format, UNUM_DEFAULT_RULESET, chosen, -1, error);
    }
  }
  free(sets);
}

/// Whether ICU has rules for the language. Left alone, it takes those of the process's own language
/// for all that has none.
static int has_rules(const char *locale) {
  char base[ULOC_FULLNAME_CAPACITY];
  UErrorCode error = U_ZERO_ERROR;
  uloc_getBaseName(locale, base, ULOC_FULLNAME_CAPACITY, &error);
  if (U_FAILURE(error) || error == U_STRING_NOT_TERMINATED_WARNING) return 0;
  error = U_ZERO_ERROR;
  ures_close(ures_open(U_ICUDATA_NAME "-rbnf", base, &error));
  return U_SUCCESS(error) && error != U_USING_DEFAULT_WARNING;
}

/// Opens the rules that CLDR's root has, with the digits of the locale: "5." for a place, and digits for
/// a number in words.
static UNumberFormat *open_root(
    cnicu_rule_set set, const char *locale, UErrorCode *error) {
  static const UChar places[] = u"%digits-ordinal:\n-x: \u2212>>;\n0: =#,##0=.;\n";
  static const UChar words[] =
      u"%spellout-numbering:\n-x: \u2212>>;\nx.x: =#,##0.#=;\n0: =#,##0=;\n";
  const UChar *rules = set == cnicu_rule_set_digits_ordinal ? places : words;
  UParseError parse_error;
  return unum_open(UNUM_PATTERN_RULEBASED, rules, -1, locale, &parse_error, error);
}

cnicu_rule_based_format *cnicu_rule_based_format_open(
    cnicu_rule_set set, const char *locale, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  char known[ULOC_FULLNAME_CAPACITY];
  cnicu_number_locale(locale, known, &error);
  UNumberFormat *format = NULL;
  if (set == cnicu_rule_set_numbering_system) {
    if (U_SUCCESS(error)) format = unum_open(UNUM_DECIMAL, NULL, 0, known, NULL, &error);
  } else {
    // What is too large for the rules of words and of places ICU writes in the locale's digits, and
    // with a system that is made of rules it never returns.
    if (U_SUCCESS(error) && cnicu_has_numbers_of_rules(known)) {
      cnicu_set_numbers(known, NULL, &error);
    }
    UNumberFormatStyle style =
        set == cnicu_rule_set_digits_ordinal ? UNUM_ORDINAL : UNUM_SPELLOUT;
    if (U_SUCCESS(error) && has_rules(known)) {
      format = unum_open(style, NULL, 0, known, NULL, &error);
      if (U_SUCCESS(error) && set == cnicu_rule_set_spellout_ordinal) {
        choose_ordinals(format, &error);
      }
    } else if (U_SUCCESS(error)) {
      if (set == cnicu_rule_set_spellout_ordinal) error = U_UNSUPPORTED_ERROR;
      format = U_SUCCESS(error) ? open_root(set, known, &error) : NULL;
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
