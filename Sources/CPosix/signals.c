#include "CPosix.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <unistd.h>

/// The signals that have arrived. A pipe of their numbers could be full, and lose one.
static atomic_bool arrived[NSIG];
/// Readable while signals may have arrived.
static int wake[2] = {-1, -1};

static void note(int number) {
  int old = errno;
  atomic_store(&arrived[number], true);
  char byte = 0;
  // A full pipe is readable already.
  ssize_t written = write(wake[1], &byte, 1);
  (void)written;
  errno = old;
}

int signals_open(void) {
  if (wake[0] != -1) {
    return wake[0];
  }
  if (pipes_open(wake) == -1) {
    return -1;
  }
  for (int end = 0; end < 2; end++) {
    fcntl(wake[end], F_SETFL, O_NONBLOCK);
  }
  // The write that fails reports the reason.
  signal(SIGPIPE, SIG_IGN);
  signal(SIGXFSZ, SIG_IGN);
  return wake[0];
}

static void catch(int number) {
  struct sigaction action = {.sa_handler = note};
  // Restarted, a call from the background would raise these again and again.
  if (number != SIGTTIN && number != SIGTTOU) {
    action.sa_flags = SA_RESTART;
  }
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, NULL);
}

void signals_catch(int number) {
  struct sigaction old;
  if (sigaction(number, NULL, &old) == 0 && old.sa_handler != SIG_IGN) {
    catch(number);
  }
}

bool signals_take(int number) { return atomic_exchange(&arrived[number], false); }

void signals_obey(int number) {
  if (number != SIGTSTP && number != SIGTTIN && number != SIGTTOU) {
    children_kill();
  }
  signal(number, SIG_DFL);
  raise(number);
  catch(number);
}
