#include <stdbool.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#ifdef __linux__
#include <stdint.h>
#include <sys/auxv.h>
#include <sys/resource.h>
#endif

#ifndef __has_feature
#define __has_feature(name) 0
#endif

// A sanitizer must come first.
#if defined __ELF__ && !__has_feature(thread_sanitizer) && !__has_feature(address_sanitizer)

/// More than Swift's libraries allocate before the program's first statement. Without it they end
/// the process silently.
static const size_t needed_to_start = 1 << 20;

static void refuse(const char *text) {
  ssize_t written = write(STDERR_FILENO, text, strlen(text));
  (void)written;
  _exit(1);
}

static bool has_memory(void) {
  void *block =
      mmap(NULL, needed_to_start, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  return block != MAP_FAILED && munmap(block, needed_to_start) == 0;
}

#ifdef __linux__

/// Twice the stack that the main thread uses: 128 KB in a debug build, on 300 by 120 cells.
static const uintptr_t needed_stack = 256 << 10;

/// Whether the limit leaves the main thread enough stack. Arguments and environment take some.
static bool has_stack(void) {
  struct rlimit limit;
  // The name of the program's file lies at the end where the stack starts.
  uintptr_t start = getauxval(AT_EXECFN);
  if (!start || getrlimit(RLIMIT_STACK, &limit) == -1 || limit.rlim_cur == RLIM_INFINITY) {
    return true;
  }
  return start - (uintptr_t)&limit + needed_stack <= limit.rlim_cur;
}

#else

/// The linker sets the size.
static bool has_stack(void) { return true; }

#endif

static void check_memory(void) {
  if (!has_memory()) {
    refuse("reversi: too little memory\n");
  }
  if (!has_stack()) {
    refuse("reversi: too little memory for the stack (ulimit -s)\n");
  }
}

/// Called before the libraries start.
__attribute__((used, section(".preinit_array"))) static void (*const first)(void) = check_memory;

#endif
