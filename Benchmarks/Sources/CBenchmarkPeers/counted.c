#include "CBenchmarkPeers.h"

// A profiler that counts instructions is told to count inside of this function, so it must stay one.
__attribute__((noinline)) void bench_counted(void (*work)(void *), void *context) {
  work(context);
  // Something behind the call, which keeps it from becoming a jump out of the function.
  __asm__ volatile("");
}
