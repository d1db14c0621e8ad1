#include "CBenchmarkPeers.h"

#include <errno.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>

static atomic_bool is_counting;
static atomic_llong allocation_count;

void bench_allocations_start(void) {
  atomic_store(&allocation_count, 0);
  atomic_store(&is_counting, true);
}

int64_t bench_allocations_stop(void) {
  atomic_store(&is_counting, false);
  return atomic_load(&allocation_count);
}

#if defined(__linux__) && defined(__GLIBC__)

// A program's own malloc stands before the C library's for all libraries that it loads. Memory
// still comes from glibc, so its free() serves as it is.

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

// An atomic addition takes as long as a small allocation; while times are taken, none is made.
static inline void count(void) {
  if (atomic_load_explicit(&is_counting, memory_order_relaxed)) {
    atomic_fetch_add_explicit(&allocation_count, 1, memory_order_relaxed);
  }
}

void *malloc(size_t size) {
  count();
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count();
  return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
  count();
  return __libc_realloc(memory, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || alignment == 0 || (alignment & (alignment - 1)) != 0) {
    return EINVAL;
  }
  count();
  void *found = __libc_memalign(alignment, size);
  if (found == NULL) return ENOMEM;
  *memory = found;
  return 0;
}

#endif
