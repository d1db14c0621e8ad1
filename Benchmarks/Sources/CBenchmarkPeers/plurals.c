#include "CBenchmarkPeers.h"

#include <unicode/upluralrules.h>

bench_plurals *bench_plurals_open(const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  UPluralRules *rules = uplrules_open(locale, &status);
  if (U_SUCCESS(status)) return (bench_plurals *)rules;
  uplrules_close(rules);
  return NULL;
}

void bench_plurals_close(bench_plurals *rules) { uplrules_close((UPluralRules *)rules); }

int32_t bench_plurals_select(const bench_plurals *rules, double number) {
  enum { keyword_capacity = 16 };
  UErrorCode status = U_ZERO_ERROR;
  UChar keyword[keyword_capacity];
  uplrules_select(
      (const UPluralRules *)rules, number, keyword, keyword_capacity, &status);
  if (U_FAILURE(status)) return -1;
  // A caller needs the category, not the word; two letters tell the six words apart.
  switch (keyword[0]) {
  case u'z': return 0;
  case u't': return 2;
  case u'f': return 3;
  case u'm': return 4;
  case u'o': return keyword[1] == u'n' ? 1 : 5;
  default: return -1;
  }
}
