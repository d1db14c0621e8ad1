#include "CNumerusICU.h"
#include "transcode.h"

#include <string.h>
#include <unicode/ulocdata.h>
#include <unicode/uversion.h>

/// Writes the first parts of a version without the zeros at its end: 42.0.0.0 is `42`.
static int32_t write_version(
    const UVersionInfo version, int32_t least_parts, char *buffer, int32_t capacity,
    int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  UVersionInfo shown;
  memcpy(shown, version, sizeof(UVersionInfo));
  char text[U_MAX_VERSION_STRING_LENGTH];
  u_versionToString(shown, text);
  // ICU prints two parts at least, so `42.0` is cut by hand.
  if (least_parts == 1 && shown[1] == 0 && shown[2] == 0 && shown[3] == 0) {
    *strchr(text, '.') = 0;
  }
  int32_t length = cnicu_copy(text, buffer, capacity, &error);
  *status = error;
  return length;
}

const char *cnicu_error_name(int32_t status) { return u_errorName((UErrorCode)status); }

int32_t cnicu_icu_version(char *buffer, int32_t capacity, int32_t *status) {
  UVersionInfo version;
  u_getVersion(version);
  return write_version(version, 2, buffer, capacity, status);
}

int32_t cnicu_cldr_version(char *buffer, int32_t capacity, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  UVersionInfo version;
  ulocdata_getCLDRVersion(version, &error);
  *status = error;
  if (U_FAILURE(error)) return 0;
  return write_version(version, 1, buffer, capacity, status);
}
