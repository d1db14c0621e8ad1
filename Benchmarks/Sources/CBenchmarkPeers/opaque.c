#include "CBenchmarkPeers.h"

// Swift sees no C function's body in another module, so this suffices.
int64_t bench_opaque(int64_t value) { return value; }
