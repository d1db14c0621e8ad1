#include "CNumerusICU.h"
#include "transcode.h"

#include <algorithm>
#include <string>
#include <utility>
#include <unicode/localematcher.h>
#include <unicode/locid.h>
#include <unicode/uloc.h>

namespace {

/// Reads a BCP 47, an ICU or a POSIX identifier; `Locale` alone takes `zh-Hant-TW` for a variant.
icu::Locale parsed(const char *identifier, UErrorCode &error) {
  std::string tag(identifier);
  // What POSIX appends says nothing of the language; ICU's keywords are of use to numbers only.
  tag.resize(std::min(tag.size(), tag.find_first_of(".@")));
  for (char &character : tag) {
    if (character == '_') character = '-';
  }
  icu::Locale locale = icu::Locale::forLanguageTag(tag, error);
  locale.canonicalize(error);
  return locale;
}

int32_t write_tag(
    const icu::Locale &locale, char *buffer, int32_t capacity, UErrorCode error,
    int32_t *status) {
  int32_t length = 0;
  if (U_SUCCESS(error)) {
    std::string tag = locale.toLanguageTag<std::string>(error);
    length = cnicu_copy(tag.c_str(), buffer, capacity, &error);
  }
  *status = error;
  return length;
}

/// Runs what may run out of memory: no exception may leave for C.
template <typename Body>
auto guarded(int32_t *status, decltype(std::declval<Body>()()) failure, Body body)
    -> decltype(body()) {
  try {
    return body();
  } catch (...) {
    *status = U_MEMORY_ALLOCATION_ERROR;
    return failure;
  }
}

}  // namespace

extern "C" int32_t cnicu_locale_count(int32_t *status) {
  *status = U_ZERO_ERROR;
  return uloc_countAvailable();
}

extern "C" int32_t cnicu_locale_name(
    int32_t index, char *buffer, int32_t capacity, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  int32_t length = 0;
  if (index < 0 || index >= uloc_countAvailable()) {
    error = U_INDEX_OUTOFBOUNDS_ERROR;
  } else {
    length = cnicu_copy(uloc_getAvailable(index), buffer, capacity, &error);
  }
  *status = error;
  return length;
}

extern "C" int32_t cnicu_locale_maximized(
    const char *locale, char *buffer, int32_t capacity, int32_t *status) {
  return guarded(status, 0, [&]() -> int32_t {
    UErrorCode error = U_ZERO_ERROR;
    icu::Locale maximized = parsed(locale, error);
    maximized.addLikelySubtags(error);
    return write_tag(maximized, buffer, capacity, error, status);
  });
}

/// ICU's matcher and nothing else: the C++ type as C names it.
struct cnicu_language_matcher {
  icu::LocaleMatcher matcher;
};

extern "C" cnicu_language_matcher *cnicu_language_matcher_open(
    const char *const *supported, int32_t count, int32_t *status) {
  return guarded(status, nullptr, [&]() -> cnicu_language_matcher * {
    UErrorCode error = U_ZERO_ERROR;
    icu::LocaleMatcher::Builder builder;
    builder.setNoDefaultLocale();
    for (int32_t index = 0; index < count; index += 1) {
      builder.addSupportedLocale(parsed(supported[index], error));
    }
    icu::LocaleMatcher matcher = builder.build(error);
    *status = error;
    if (U_FAILURE(error)) return nullptr;
    return new cnicu_language_matcher{std::move(matcher)};
  });
}

extern "C" void cnicu_language_matcher_close(cnicu_language_matcher *matcher) { delete matcher; }

extern "C" int32_t cnicu_language_matcher_best(
    const cnicu_language_matcher *matcher, const char *desired, int32_t *status) {
  return guarded(status, -1, [&]() -> int32_t {
    UErrorCode error = U_ZERO_ERROR;
    icu::Locale wanted = parsed(desired, error);
    int32_t best = -1;
    if (U_SUCCESS(error)) {
      icu::LocaleMatcher::Result result = matcher->matcher.getBestMatchResult(wanted, error);
      if (U_SUCCESS(error)) best = result.getSupportedIndex();
    }
    *status = error;
    return best;
  });
}
