#include "CPosix.h"

#include <unistd.h>

bool terminal_is_own(int terminal) {
  pid_t owner = tcgetpgrp(terminal);
  // A terminal that is not the one that controls the session is nobody's.
  return owner == -1 || owner == getpgrp();
}
