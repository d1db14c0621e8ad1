#ifndef CNUMERUSICU_NUMBER_LOCALE_H
#define CNUMERUSICU_NUMBER_LOCALE_H

#include <unicode/uloc.h>
#include <unicode/utypes.h>

/// Writes the locale to ask ICU for, without what it can't do.
///
/// Left alone, ICU takes a locale that it has no data for to be the process's default one, and the
/// same program would write other digits on another machine; and it fails for a numbering system
/// that it does not know, where CLDR wants it passed over. What is no identifier at all is written
/// as the root.
///
/// `known` has room for `ULOC_FULLNAME_CAPACITY`.
void cnicu_number_locale(const char *locale, char *known, UErrorCode *error);

/// Sets the numbering system of a locale, or takes it away where it is NULL.
void cnicu_set_numbers(char *locale, const char *system, UErrorCode *error);

/// Whether a locale asks for a numbering system that is made of rules, as Roman numerals are, and has
/// no digits.
int cnicu_has_numbers_of_rules(const char *locale);

#endif
