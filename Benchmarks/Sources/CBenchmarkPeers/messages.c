#include "CBenchmarkPeers.h"
#include "text.h"

#include <unicode/umsg.h>
#include <unicode/ustring.h>

bench_message *bench_message_open(const char *locale, const char *pattern) {
  UErrorCode status = U_ZERO_ERROR;
  UChar text[bench_text_capacity];
  int32_t length = 0;
  u_strFromUTF8(text, bench_text_capacity, &length, pattern, -1, &status);
  UMessageFormat *message = umsg_open(text, length, locale, NULL, &status);
  if (U_SUCCESS(status)) return (bench_message *)message;
  umsg_close(message);
  return NULL;
}

void bench_message_close(bench_message *message) { umsg_close((UMessageFormat *)message); }

// ICU takes an argument that a plural goes by as a double.

int32_t bench_message_number(
    const bench_message *message, int64_t number, char *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UChar text[bench_text_capacity];
  int32_t length = umsg_format(
      (const UMessageFormat *)message, text, bench_text_capacity, &status, (double)number);
  return bench_utf8(text, length, buffer, capacity, status);
}

int32_t bench_message_numbers(
    const bench_message *message, int64_t first, int64_t second, char *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UChar text[bench_text_capacity];
  int32_t length = umsg_format(
      (const UMessageFormat *)message, text, bench_text_capacity, &status, (double)first,
      (double)second);
  return bench_utf8(text, length, buffer, capacity, status);
}

int32_t bench_message_text(
    const bench_message *message, const char *argument, char *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UChar argument_text[bench_text_capacity];
  u_strFromUTF8(argument_text, bench_text_capacity, NULL, argument, -1, &status);
  UChar text[bench_text_capacity];
  int32_t length = umsg_format(
      (const UMessageFormat *)message, text, bench_text_capacity, &status, argument_text);
  return bench_utf8(text, length, buffer, capacity, status);
}

int32_t bench_message_number_text(
    const bench_message *message, int64_t number, const char *argument, char *buffer,
    int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UChar argument_text[bench_text_capacity];
  u_strFromUTF8(argument_text, bench_text_capacity, NULL, argument, -1, &status);
  UChar text[bench_text_capacity];
  int32_t length = umsg_format(
      (const UMessageFormat *)message, text, bench_text_capacity, &status, (double)number,
      argument_text);
  return bench_utf8(text, length, buffer, capacity, status);
}
