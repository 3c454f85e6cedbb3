#include "CPosix.h"

static int count;
static char **arguments;

// The C libraries of both systems pass a constructor what they pass to `main`, which is Swift's
// own. Swift looks for its arguments in files of the system, which can be missing.
__attribute__((constructor)) static void keep(int argument_count, char **argument_list) {
#if defined(__GLIBC__) || defined(__APPLE__)
  count = argument_count;
  arguments = argument_list;
#endif
}

int arguments_count(void) { return count; }

const char *arguments_at(int index) { return arguments[index]; }
