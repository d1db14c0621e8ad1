#include "text.h"

#include <unicode/ustring.h>

int32_t bench_utf8(
    const UChar *text, int32_t length, char *buffer, int32_t capacity, UErrorCode status) {
  // ICU only warns of a text that it cut to bench_text_capacity or left without its NUL.
  if (U_FAILURE(status) || length > bench_text_capacity) return -1;
  int32_t written = 0;
  status = U_ZERO_ERROR;
  u_strToUTF8(buffer, capacity, &written, text, length, &status);
  return U_FAILURE(status) ? -1 : written;
}
