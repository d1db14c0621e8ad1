#include "CBenchmarkPeers.h"

#include <stdlib.h>
#include <string.h>

// Texts lie in fields of one size and are copied whole, whatever their length: a compiler makes some moves
// of that. The bytes behind the result are as good as free.
enum { text_size = 64, separator_size = 2 };

struct bench_floor {
  /// The categories of the numbers below 100, and of all others by their last two digits.
  uint8_t below[100];
  uint8_t from[100];
  char separator[separator_size];
  int32_t separator_length;
  struct {
    int32_t length;
    int32_t has_number;
    char text[text_size];
  } forms[6];
};

bench_floor *bench_floor_open(const char *separator) {
  size_t length = strlen(separator);
  bench_floor *floor = length <= separator_size ? calloc(1, sizeof *floor) : NULL;
  if (floor == NULL) return NULL;
  memcpy(floor->separator, separator, length);
  floor->separator_length = (int32_t)length;
  return floor;
}

void bench_floor_close(bench_floor *floor) { free(floor); }

int32_t bench_floor_set_form(
    bench_floor *floor, int32_t category, const char *text, int32_t has_number) {
  size_t length = strlen(text);
  if (length > text_size) return -1;
  memcpy(floor->forms[category].text, text, length);
  floor->forms[category].length = (int32_t)length;
  floor->forms[category].has_number = has_number;
  return 0;
}

void bench_floor_set_category(bench_floor *floor, int32_t number, int32_t category) {
  (number < 100 ? floor->below : floor->from)[number % 100] = (uint8_t)category;
}

int32_t bench_floor_write(const bench_floor *floor, int64_t number, char *buffer) {
  uint64_t rest = (uint64_t)number;
  uint32_t category = rest < 100 ? floor->below[rest] : floor->from[rest % 100];
  int32_t end = 0;
  if (floor->forms[category].has_number) {
    int32_t digits = 1;
    for (uint64_t power = 10; digits < 19 && rest >= power; power *= 10) digits += 1;
    end = digits + (digits - 1) / 3 * floor->separator_length;
    char *place = buffer + end;
    while (rest >= 1000) {
      uint32_t group = (uint32_t)(rest % 1000);
      rest /= 1000;
      place -= 3;
      place[0] = (char)('0' + group / 100);
      place[1] = (char)('0' + group / 10 % 10);
      place[2] = (char)('0' + group % 10);
      place -= floor->separator_length;
      place[0] = floor->separator[0];
      if (floor->separator_length > 1) place[1] = floor->separator[1];
    }
    do {
      *--place = (char)('0' + rest % 10);
      rest /= 10;
    } while (rest > 0);
  }
  memcpy(buffer + end, floor->forms[category].text, text_size);
  return end + floor->forms[category].length;
}
