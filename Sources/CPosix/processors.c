#include "CPosix.h"

#include <errno.h>
#include <sched.h>
#include <unistd.h>

int processors_allowed(void) {
#ifdef __linux__
  // The system refuses a set that is too small for the processors that it knows.
  for (int count = CPU_SETSIZE; count <= 1 << 20; count *= 2) {
    cpu_set_t *set = CPU_ALLOC(count);
    if (!set) {
      break;
    }
    size_t size = CPU_ALLOC_SIZE(count);
    int result = sched_getaffinity(0, size, set);
    int allowed = result == 0 ? CPU_COUNT_S(size, set) : 0;
    CPU_FREE(set);
    if (result == 0) {
      return allowed;
    }
    if (errno != EINVAL) {
      break;
    }
  }
#endif
  return (int)sysconf(_SC_NPROCESSORS_ONLN);
}
