/// Small functions over ICU, for `NumerusICU` alone.
///
/// ICU's C functions carry its version in their names, which Swift can't follow, and its language
/// matcher exists in C++ only. Here both get plain C names. Four rules hold for every function:
///
/// - The last parameter, `status`, is an ICU error code and is set by every call; values over zero
///   are errors. A function that fails returns NULL or 0 and leaves nothing to close.
/// - Text comes in as NUL-terminated UTF-8, or with its length where it may hold a NUL, and goes out as UTF-8 into the caller's buffer. The
///   result is the length in bytes, without a NUL; when it exceeds the capacity the status is
///   `CNICU_BUFFER_OVERFLOW` and a second call with that capacity succeeds. A symbol
///   of more than 64 UTF-16 code units fails with that status and a length of 0.
/// - What an `_open` function returns is the caller's, to be given to the `_close` beside it.
/// - Handles may be used by several threads at once unless a comment says otherwise.

#ifndef CNUMERUSICU_H
#define CNUMERUSICU_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// ICU's U_BUFFER_OVERFLOW_ERROR.
#define CNICU_BUFFER_OVERFLOW 15

/// The name ICU gives to an error code, as `U_ILLEGAL_ARGUMENT_ERROR`. Static text.
const char *cnicu_error_name(int32_t status);

/// The version of the linked ICU, as `72.1`.
int32_t cnicu_icu_version(char *buffer, int32_t capacity, int32_t *status);

/// The version of the CLDR data in the linked ICU, as `42`.
int32_t cnicu_cldr_version(char *buffer, int32_t capacity, int32_t *status);

// Locales

/// The number of locales that ICU has data for.
int32_t cnicu_locale_count(int32_t *status);

/// The identifier of a locale by its number in ICU's order, as `pt_PT`.
int32_t cnicu_locale_name(int32_t index, char *buffer, int32_t capacity, int32_t *status);

/// The BCP 47 form of an identifier with deprecated subtags replaced by CLDR's aliases, and the likely
/// script and region filled in: `zh-TW` gives `zh-Hant-TW`, `iw` gives `he-Hebr-IL`.
int32_t cnicu_locale_maximized(
    const char *locale, char *buffer, int32_t capacity, int32_t *status);

/// CLDR's language matching over a list of locales, built once. It does not change once it is open,
/// and may be used by several threads at once.
typedef struct cnicu_language_matcher cnicu_language_matcher;

/// Opens a matcher. One identifier that is malformed fails the call.
cnicu_language_matcher *cnicu_language_matcher_open(
    const char *const *supported, int32_t count, int32_t *status);
void cnicu_language_matcher_close(cnicu_language_matcher *matcher);

/// The place in the list of the locale that serves `desired` best, or -1 where none does or the call
/// fails.
int32_t cnicu_language_matcher_best(
    const cnicu_language_matcher *matcher, const char *desired, int32_t *status);

// Numbers

/// A decimal number format of a locale, as its readers write plain numbers. A locale that ICU has no
/// data for is written as the root is. A numbering system without digits, such as Roman numerals,
/// gives way to the Latin digits, and one that ICU does not know to the locale's own.
typedef struct cnicu_number_format cnicu_number_format;

typedef enum {
  cnicu_symbol_decimal = 0,
  cnicu_symbol_group = 1,
  cnicu_symbol_plus = 2,
  cnicu_symbol_minus = 3,
  cnicu_symbol_exponent = 4,
  cnicu_symbol_infinity = 5,
  cnicu_symbol_nan = 6,
  /// The text before and after the digits of a negative number.
  cnicu_symbol_negative_prefix = 7,
  cnicu_symbol_negative_suffix = 8,
  /// The digits 0 to 9 are `cnicu_symbol_zero` to `cnicu_symbol_zero + 9`.
  cnicu_symbol_zero = 16,
} cnicu_symbol;

typedef enum {
  cnicu_grouping_primary_size = 0,
  cnicu_grouping_secondary_size = 1,
  /// The least number of digits before the first separator for grouping to begin.
  cnicu_grouping_minimum_digits = 2,
} cnicu_grouping;

/// Opens a format. `rule_based` tells whether the locale asks for a numbering system without digits.
cnicu_number_format *cnicu_number_format_open(
    const char *locale, int32_t *rule_based, int32_t *status);
void cnicu_number_format_close(cnicu_number_format *format);

int32_t cnicu_number_format_symbol(
    const cnicu_number_format *format, cnicu_symbol symbol, char *buffer, int32_t capacity,
    int32_t *status);

/// A grouping size; 0 where the locale does not group.
int32_t cnicu_number_format_grouping(
    const cnicu_number_format *format, cnicu_grouping which, int32_t *status);

/// The numbering system that a locale asks for and ICU does not know, as `nonsense` of
/// `en-u-nu-nonsense`; empty where there is no such.
int32_t cnicu_locale_unknown_numbers(
    const char *locale, char *buffer, int32_t capacity, int32_t *status);

/// ICU's identifier of a locale that asks for a numbering system.
int32_t cnicu_locale_with_numbers(
    const char *locale, const char *system, char *buffer, int32_t capacity, int32_t *status);

/// What numbers depend on in a locale: its language, script, region and numbering system.
int32_t cnicu_locale_of_numbers(
    const char *locale, char *buffer, int32_t capacity, int32_t *status);

/// ICU's number formatter for a skeleton (`compact-short`, `currency/EUR .00`) and a locale, which is
/// looked up as for `cnicu_number_format`. It does not change once it is open, and may be used by
/// several threads at once.
typedef struct cnicu_number_formatter cnicu_number_formatter;

/// A unit that ICU can't write is an error here.
cnicu_number_formatter *cnicu_number_formatter_open(
    const char *skeleton, const char *locale, int32_t *status);
void cnicu_number_formatter_close(cnicu_number_formatter *formatter);

/// Writes a decimal number (`-1234.50`, `1e3`, `NaN`, `-Infinity`), and into `digits` the digits on show
/// as ASCII with a point: `1.2` for "1.2M", and where there are none those of the number that a word
/// stands for, as `~2` for an Arabic dual; NaN has none that mean anything. Both texts follow the rule above; there is room enough
/// when both are asked for again with the lengths that were told.
int32_t cnicu_number_formatter_format(
    const cnicu_number_formatter *formatter, const char *decimal, char *buffer, int32_t capacity,
    char *digits, int32_t digits_capacity, int32_t *digits_length, int32_t *status);

/// ICU's formatter of the range between two numbers, in a style as above.
typedef struct cnicu_range_formatter cnicu_range_formatter;

/// What is written for a range whose ends look the same.
typedef enum {
  cnicu_range_identity_approximately = 0,
  cnicu_range_identity_single = 1,
  cnicu_range_identity_range = 2,
} cnicu_range_identity;

cnicu_range_formatter *cnicu_range_formatter_open(
    const char *skeleton, const char *locale, cnicu_range_identity identity, int32_t *status);
void cnicu_range_formatter_close(cnicu_range_formatter *formatter);

int32_t cnicu_range_formatter_format(
    const cnicu_range_formatter *formatter, const char *first, const char *last, char *buffer,
    int32_t capacity, int32_t *status);

/// ICU's rules for numbers in words, ordinal numbers in digits, and numbering systems without
/// digits of their own.
typedef struct cnicu_rule_based_format cnicu_rule_based_format;

typedef enum {
  /// The numbering system that the locale asks for, which must be one without digits.
  cnicu_rule_set_numbering_system = 0,
  cnicu_rule_set_digits_ordinal = 1,
  /// Words for a number that stands by itself.
  cnicu_rule_set_spellout_cardinal = 2,
  cnicu_rule_set_spellout_ordinal = 3,
} cnicu_rule_set;

/// Opens rules. A language without rules has digits for words and "5." for places; where it has no
/// ordinal numbers in words, the status is `U_UNSUPPORTED_ERROR`.
cnicu_rule_based_format *cnicu_rule_based_format_open(
    cnicu_rule_set set, const char *locale, int32_t *status);
void cnicu_rule_based_format_close(cnicu_rule_based_format *format);

/// Writes a decimal number. Not for several threads at once. A numbering system may be asked for whole
/// numbers between -2⁶³ and 2⁶³ only, both excluded: beyond, ICU never returns.
int32_t cnicu_rule_based_format_format(
    cnicu_rule_based_format *format, const char *decimal, char *buffer, int32_t capacity,
    int32_t *status);

// Plural rules

/// ICU's own plural rules of a locale.
typedef struct cnicu_plural_rules cnicu_plural_rules;

cnicu_plural_rules *cnicu_plural_rules_open(
    const char *locale, int32_t ordinal, int32_t *status);
void cnicu_plural_rules_close(cnicu_plural_rules *rules);

/// The keyword (`one`, `few`, …) of a decimal number with a fixed count of fraction digits, 30 at
/// most. With `compact`, the number is shown as `1.2M` is, and its digits are those of `1.2`.
/// Not for several threads at once.
int32_t cnicu_plural_rules_select(
    cnicu_plural_rules *rules, const char *decimal, int32_t fraction_digits, int32_t compact,
    char *buffer, int32_t capacity, int32_t *status);

/// The keyword of a number as a formatter writes it. Not for several threads at once.
int32_t cnicu_plural_rules_select_formatted(
    const cnicu_plural_rules *rules, const cnicu_number_formatter *formatter, const char *decimal,
    char *buffer, int32_t capacity, int32_t *status);

/// The keyword of the range between two decimal numbers. Not for several threads at once.
int32_t cnicu_plural_rules_select_range(
    cnicu_plural_rules *rules, const char *first, const char *last, char *buffer,
    int32_t capacity, int32_t *status);

/// The count of keywords that the rules have.
int32_t cnicu_plural_rules_keyword_count(const cnicu_plural_rules *rules, int32_t *status);

/// A keyword by its place in ICU's order.
int32_t cnicu_plural_rules_keyword(
    const cnicu_plural_rules *rules, int32_t index, char *buffer, int32_t capacity,
    int32_t *status);

// Collation

/// The order of texts in a locale, with runs of digits by their value: `key2` before `key10`.
typedef struct cnicu_collator cnicu_collator;

cnicu_collator *cnicu_collator_open(const char *locale, int32_t *status);
void cnicu_collator_close(cnicu_collator *collator);

/// -1, 0 or 1 as the first text stands before, with or behind the second.
int32_t cnicu_collator_compare(
    const cnicu_collator *collator, const char *first, int32_t first_length, const char *second,
    int32_t second_length, int32_t *status);

#ifdef __cplusplus
}
#endif

#endif
