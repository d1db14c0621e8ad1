#ifndef CBENCHMARKPEERS_TEXT_H
#define CBENCHMARKPEERS_TEXT_H

#include <stdint.h>
#include <unicode/utypes.h>

/// The longest text, in UTF-16 code units.
enum { bench_text_capacity = 512 };

/// Writes UTF-16 as UTF-8; -1 where ICU failed before or the buffer is too small.
int32_t bench_utf8(
    const UChar *text, int32_t length, char *buffer, int32_t capacity, UErrorCode status);

#endif
