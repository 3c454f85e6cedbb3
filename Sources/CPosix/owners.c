#include "CPosix.h"

#ifdef __linux__
#include <sys/fsuid.h>
#endif

void owners_act_as(uid_t user, gid_t group) {
#ifdef __linux__
  setfsgid(group);
  setfsuid(user);
#endif
}
