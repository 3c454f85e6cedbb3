#include "CPosix.h"

#include <unistd.h>

bool terminal_is_own(int terminal) {
  pid_t owner = tcgetpgrp(terminal);
  // A terminal that does not control the session has no owner.
  return owner == -1 || owner == getpgrp();
}
