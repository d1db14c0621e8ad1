/// What Numerus is timed beside: ICU's C functions, whose names carry its version and whose
/// arguments are variadic, both of which Swift can't call. And a count of allocations.
///
/// An `_open` function returns NULL where ICU fails; what it returns goes to the `_close` beside
/// it. A function that writes puts UTF-8 without a NUL into the buffer and returns its length in
/// bytes, or -1 where ICU fails or the buffer is too small.

#ifndef CBENCHMARKPEERS_H
#define CBENCHMARKPEERS_H

#include <stdint.h>

/// The value itself, unknown to the optimizer.
int64_t bench_opaque(int64_t value);

// Messages

/// A `UMessageFormat`, its pattern parsed.
typedef struct bench_message bench_message;

bench_message *bench_message_open(const char *locale, const char *pattern);
void bench_message_close(bench_message *message);

int32_t bench_message_number(
    const bench_message *message, int64_t number, char *buffer, int32_t capacity);
int32_t bench_message_numbers(
    const bench_message *message, int64_t first, int64_t second, char *buffer, int32_t capacity);
int32_t bench_message_text(
    const bench_message *message, const char *text, char *buffer, int32_t capacity);

int32_t bench_message_number_text(
    const bench_message *message, int64_t number, const char *text, char *buffer,
    int32_t capacity);

// A message by hand

/// Plural forms with a number before them, in C: a table of categories, digits with separators and a
/// copy of the text, with nothing looked up or checked.
typedef struct bench_floor bench_floor;

/// Takes a separator of one byte or two.
bench_floor *bench_floor_open(const char *separator);
void bench_floor_close(bench_floor *floor);

/// Sets the text behind the number, or instead of it; returns -1 where it is longer than 64 bytes.
int32_t bench_floor_set_form(
    bench_floor *floor, int32_t category, const char *text, int32_t has_number);

/// The category of a number below 100, or for one from 100 to 199 that of all from 100 on with the
/// same last two digits.
void bench_floor_set_category(bench_floor *floor, int32_t number, int32_t category);

/// Writes the message of a number that is not negative. There must be room for 96 bytes.
int32_t bench_floor_write(const bench_floor *floor, int64_t number, char *buffer);

// gettext

/// Sets the process's locale to one in which gettext translates, and where its catalogs for `en` are;
/// 0 where there is no gettext.
int32_t bench_gettext_open(const char *folder, const char *domain);

/// `dngettext` and `snprintf`.
int32_t bench_gettext_number(
    const char *domain, const char *one, const char *other, int64_t number, char *buffer,
    int32_t capacity);
int32_t bench_gettext_number_text(
    const char *domain, const char *one, const char *other, int64_t number, const char *text,
    char *buffer, int32_t capacity);

// Plural rules

/// A `UPluralRules`.
typedef struct bench_plurals bench_plurals;

bench_plurals *bench_plurals_open(const char *locale);
void bench_plurals_close(bench_plurals *rules);

/// The category of an integer: 0 to 5 for zero, one, two, few, many, other; -1 where ICU fails.
int32_t bench_plurals_select(const bench_plurals *rules, double number);

// Numbers

/// A `UNumberFormat`.
typedef struct bench_numbers bench_numbers;

bench_numbers *bench_numbers_open(const char *locale);
void bench_numbers_close(bench_numbers *format);

int32_t bench_numbers_format(
    const bench_numbers *format, int64_t number, char *buffer, int32_t capacity);

/// Two fraction digits.
int32_t bench_numbers_format_decimal(
    const bench_numbers *format, double number, char *buffer, int32_t capacity);

/// A `UNumberFormatter` and its result, for integers or for decimals of two fraction digits.
typedef struct bench_formatter bench_formatter;

bench_formatter *bench_formatter_open(const char *locale, int32_t has_fraction);
void bench_formatter_close(bench_formatter *formatter);

int32_t bench_formatter_format(
    const bench_formatter *formatter, int64_t number, char *buffer, int32_t capacity);
int32_t bench_formatter_format_decimal(
    const bench_formatter *formatter, double number, char *buffer, int32_t capacity);

/// English digits and commas, written by a few lines of C: what no library can go below by much.
/// The buffer has room for 27 bytes.
int32_t bench_floor_number(int64_t number, char *buffer);

// Languages

/// The languages that are offered, as ICU takes them.
typedef struct bench_languages bench_languages;

/// Takes identifiers with commas between them.
bench_languages *bench_languages_open(const char *list);
void bench_languages_close(bench_languages *languages);

/// `uloc_acceptLanguageFromHTTP`.
int32_t bench_languages_accept(
    const bench_languages *languages, const char *header, char *buffer, int32_t capacity);

// Instructions

/// Calls a function; a profiler finds it by this one's name.
void bench_counted(void (*work)(void *context), void *context);

// Allocations

/// Counts from zero, in all threads. Without glibc nothing is ever counted.
void bench_allocations_start(void);

/// Stops counting and returns how often memory was asked for.
int64_t bench_allocations_stop(void);

#endif
