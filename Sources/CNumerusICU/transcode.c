#include "transcode.h"

#include <string.h>
#include <unicode/ustring.h>

int32_t cnicu_utf8_from_utf16(
    const UChar *text, int32_t length, char *buffer, int32_t capacity, UErrorCode *error) {
  if (U_FAILURE(*error)) return 0;
  int32_t written = 0;
  u_strToUTF8(buffer, capacity, &written, text, length, error);
  // A result that fills the buffer has no room for the NUL that nobody reads.
  if (*error == U_STRING_NOT_TERMINATED_WARNING) *error = U_ZERO_ERROR;
  return written;
}

int32_t cnicu_copy(const char *text, char *buffer, int32_t capacity, UErrorCode *error) {
  if (U_FAILURE(*error)) return 0;
  int32_t length = (int32_t)strlen(text);
  if (length > capacity) {
    *error = U_BUFFER_OVERFLOW_ERROR;
  } else {
    memcpy(buffer, text, (size_t)length);
  }
  return length;
}
