// The target exists for its pkg-config flags. The module map needs a header to name.
#include <unicode/uversion.h>
