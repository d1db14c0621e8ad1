#ifndef CNUMERUSICU_TRANSCODE_H
#define CNUMERUSICU_TRANSCODE_H

#include <stdint.h>
#include <unicode/utypes.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Writes UTF-16 as UTF-8 by the rules of CNumerusICU.h.
int32_t cnicu_utf8_from_utf16(
    const UChar *text, int32_t length, char *buffer, int32_t capacity, UErrorCode *error);

/// Copies NUL-terminated ASCII by the rules of CNumerusICU.h.
int32_t cnicu_copy(const char *text, char *buffer, int32_t capacity, UErrorCode *error);

#ifdef __cplusplus
}
#endif

#endif
