#include "number_locale.h"

#include "CNumerusICU.h"
#include "transcode.h"

#include <string.h>
#include <unicode/unumsys.h>
#include <unicode/ures.h>

/// Makes an error of ICU's warning that a text just fills its buffer: there is no NUL behind it, and
/// the next function would read on.
static void check_terminated(UErrorCode *error) {
  if (*error == U_STRING_NOT_TERMINATED_WARNING) *error = U_BUFFER_OVERFLOW_ERROR;
}

void cnicu_set_numbers(char *locale, const char *system, UErrorCode *error) {
  uloc_setKeywordValue("numbers", system, locale, ULOC_FULLNAME_CAPACITY, error);
  check_terminated(error);
}

/// Writes the numbering system that a canonical locale asks for; an empty text for none. Of a name
/// that is too long to be one, the beginning is enough.
static void requested_numbers(const char *locale, char *system, UErrorCode *error) {
  system[0] = 0;
  if (U_FAILURE(*error)) return;
  UErrorCode found = U_ZERO_ERROR;
  int32_t length =
      uloc_getKeywordValue(locale, "numbers", system, ULOC_KEYWORDS_CAPACITY, &found);
  if (U_FAILURE(found) && found != U_BUFFER_OVERFLOW_ERROR) length = 0;
  if (length >= ULOC_KEYWORDS_CAPACITY) length = ULOC_KEYWORDS_CAPACITY - 1;
  system[length] = 0;
  // ICU's word for an extension without a value, which BCP 47 holds for "true".
  if (strcmp(system, "yes") == 0) strcpy(system, "true");
}

/// The names that stand for one of a locale's own systems, and are none themselves.
static int is_role(const char *system) {
  static const char *const roles[] = {"default", "native", "traditional", "traditio", "finance"};
  for (size_t index = 0; index < sizeof roles / sizeof roles[0]; index += 1) {
    if (strcmp(system, roles[index]) == 0) return 1;
  }
  return 0;
}

static int is_known_system(const char *system) {
  if (is_role(system)) return 1;
  UErrorCode unknown = U_ZERO_ERROR;
  unumsys_close(unumsys_openByName(system, &unknown));
  return U_SUCCESS(unknown);
}

int cnicu_has_numbers_of_rules(const char *locale) {
  UErrorCode error = U_ZERO_ERROR;
  UNumberingSystem *system = unumsys_open(locale, &error);
  int is_made_of_rules = U_SUCCESS(error) && unumsys_isAlgorithmic(system);
  unumsys_close(system);
  return is_made_of_rules;
}

static void find_locale(const char *locale, char *known, UErrorCode *error) {
  uloc_canonicalize(locale, known, ULOC_FULLNAME_CAPACITY, error);
  check_terminated(error);
  char system[ULOC_KEYWORDS_CAPACITY];
  requested_numbers(known, system, error);
  if (system[0] != 0 && !is_known_system(system)) {
    cnicu_set_numbers(known, NULL, error);
    system[0] = 0;
  }
  char base[ULOC_FULLNAME_CAPACITY];
  if (U_SUCCESS(*error)) uloc_getBaseName(known, base, ULOC_FULLNAME_CAPACITY, error);
  check_terminated(error);
  if (U_FAILURE(*error)) return;

  UErrorCode found = U_ZERO_ERROR;
  ures_close(ures_open(NULL, base, &found));
  if (base[0] != 0 && found != U_USING_DEFAULT_WARNING && U_SUCCESS(found)) return;
  strcpy(known, "root");
  if (system[0] != 0) cnicu_set_numbers(known, system, error);
}

void cnicu_number_locale(const char *locale, char *known, UErrorCode *error) {
  find_locale(locale, known, error);
  if (U_SUCCESS(*error)) return;
  // What is no identifier at all is no reason to write no numbers.
  *error = U_ZERO_ERROR;
  strcpy(known, "root");
}

int32_t cnicu_locale_unknown_numbers(
    const char *locale, char *buffer, int32_t capacity, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  char canonical[ULOC_FULLNAME_CAPACITY];
  uloc_canonicalize(locale, canonical, ULOC_FULLNAME_CAPACITY, &error);
  check_terminated(&error);
  char system[ULOC_KEYWORDS_CAPACITY];
  requested_numbers(canonical, system, &error);
  // A text that is no identifier asks for nothing.
  error = U_ZERO_ERROR;
  if (system[0] != 0 && is_known_system(system)) system[0] = 0;
  int32_t length = cnicu_copy(system, buffer, capacity, &error);
  *status = error;
  return length;
}

/// Writes a name in small letters, with ICU's spelling of BCP 47's `traditio`.
static void normalize_system(const char *name, char *system, UErrorCode *error) {
  size_t length = strlen(name);
  if (length >= ULOC_KEYWORDS_CAPACITY) {
    *error = U_ILLEGAL_ARGUMENT_ERROR;
    return;
  }
  for (size_t index = 0; index <= length; index += 1) {
    char character = name[index];
    int is_capital = character >= 'A' && character <= 'Z';
    system[index] = (char)(is_capital ? character | 0x20 : character);
  }
  if (strcmp(system, "traditio") == 0) strcpy(system, "traditional");
}

int32_t cnicu_locale_with_numbers(
    const char *locale, const char *system, char *buffer, int32_t capacity, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  char changed[ULOC_FULLNAME_CAPACITY];
  uloc_canonicalize(locale, changed, ULOC_FULLNAME_CAPACITY, &error);
  check_terminated(&error);
  char name[ULOC_KEYWORDS_CAPACITY];
  if (U_SUCCESS(error)) normalize_system(system, name, &error);
  if (U_SUCCESS(error)) cnicu_set_numbers(changed, name, &error);
  int32_t length = cnicu_copy(changed, buffer, capacity, &error);
  *status = error;
  return length;
}

int32_t cnicu_locale_of_numbers(
    const char *locale, char *buffer, int32_t capacity, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  char known[ULOC_FULLNAME_CAPACITY];
  cnicu_number_locale(locale, known, &error);
  char system[ULOC_KEYWORDS_CAPACITY];
  requested_numbers(known, system, &error);
  char base[ULOC_FULLNAME_CAPACITY];
  if (U_SUCCESS(error)) uloc_getBaseName(known, base, ULOC_FULLNAME_CAPACITY, &error);
  check_terminated(&error);
  if (U_SUCCESS(error) && system[0] != 0) cnicu_set_numbers(base, system, &error);
  int32_t length = cnicu_copy(base, buffer, capacity, &error);
  *status = error;
  return length;
}
