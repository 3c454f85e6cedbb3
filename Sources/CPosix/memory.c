#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#ifndef __has_feature
#define __has_feature(name) 0
#endif

// A sanitizer must come first.
#if defined __ELF__ && !__has_feature(thread_sanitizer) && !__has_feature(address_sanitizer)

/// More than Swift's libraries allocate before the program's first statement. Without it they end
/// the process silently.
static const size_t needed_to_start = 1 << 20;

static void check_memory(void) {
  void *block =
      mmap(NULL, needed_to_start, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (block == MAP_FAILED) {
    static const char text[] = "reversi: too little memory\n";
    ssize_t written = write(STDERR_FILENO, text, strlen(text));
    (void)written;
    _exit(1);
  }
  munmap(block, needed_to_start);
}

/// Called before the libraries start.
__attribute__((used, section(".preinit_array"))) static void (*const first)(void) = check_memory;

#endif
