#include "CPosix.h"

void options_restart(void) {
  opterr = 0;
#ifdef __GLIBC__
  optind = 0;
#else
  optind = 1;
  optreset = 1;
#endif
}

int options_next(
    int count, char *const arguments[], const char *letters, const struct option *names) {
  return getopt_long(count, arguments, letters, names, NULL);
}

const char *options_value(void) { return optarg; }
int options_culprit(void) { return optopt; }
int options_index(void) { return optind; }

const char *options_pass_over_word(int count, char *const arguments[]) {
  return optind < count ? arguments[optind++] : NULL;
}
