// Starts the program that is compiled for this processor. Both are in the folder lib/reversi beside
// that of this one.

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <unistd.h>

int main(int count, char **arguments) {
  char path[PATH_MAX];
  // The path of this file, also without /proc.
  if (realpath((const char *)getauxval(AT_EXECFN), path) == NULL) {
    perror("reversi");
    return 1;
  }
  (void)count;
  for (int folders = 0; folders < 2; folders++) {
    char *end = strrchr(path, '/');
    if (end != NULL) {
      *end = '\0';
    }
  }
  const char *kind = __builtin_cpu_supports("x86-64-v3") ? "x86-64-v3" : "x86-64";
  char program[PATH_MAX + 64];
  snprintf(program, sizeof program, "%s/lib/reversi/%s/reversi", path, kind);
  execv(program, arguments);
  perror(program);
  return 1;
}
