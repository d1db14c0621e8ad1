#include "CNumerusICU.h"

#include <unicode/ucol.h>

// The handle is ICU's own: there is nothing to keep beside it.
static UCollator *collator(const cnicu_collator *handle) { return (UCollator *)handle; }

cnicu_collator *cnicu_collator_open(const char *locale, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  UCollator *opened = ucol_open(locale, &error);
  ucol_setAttribute(opened, UCOL_NUMERIC_COLLATION, UCOL_ON, &error);
  *status = error;
  if (U_FAILURE(error)) {
    ucol_close(opened);
    return NULL;
  }
  return (cnicu_collator *)opened;
}

void cnicu_collator_close(cnicu_collator *handle) { ucol_close(collator(handle)); }

int32_t cnicu_collator_compare(
    const cnicu_collator *handle, const char *first, int32_t first_length, const char *second,
    int32_t second_length, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  UCollationResult result =
      ucol_strcollUTF8(collator(handle), first, first_length, second, second_length, &error);
  *status = error;
  return U_SUCCESS(error) ? result : 0;
}
