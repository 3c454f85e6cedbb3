#include "CPosix.h"

#include "output.h"
#include "traps.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <unistd.h>

/// Which signals are caught.
static bool is_caught[NSIG];
/// Which signals have arrived. A pipe of their numbers could be full of others.
static atomic_bool arrived[NSIG];
/// Readable while signals may have arrived.
static int bell[2] = {-1, -1};

static const int stops[] = {SIGTSTP, SIGTTIN, SIGTTOU};

/// Whether a signal only reports a failed write of this process, which the call reports, too.
static bool tells_of_own_write(int number, const siginfo_t *info) {
  return (number == SIGPIPE || number == SIGXFSZ) && info->si_code <= SI_USER &&
      (info->si_pid == getpid() || info->si_pid == 0);
}

static void note(int number, siginfo_t *info, void *context) {
  (void)context;
  if (tells_of_own_write(number, info)) {
    return;
  }
  int old = errno;
  if (number == SIGCONT) {
    // It cancels earlier stops, as it does for programs that do not catch them.
    for (size_t index = 0; index < sizeof stops / sizeof stops[0]; index++) {
      atomic_store(&arrived[stops[index]], false);
    }
  }
  atomic_store(&arrived[number], true);
  char byte = 0;
  // A full pipe rings already.
  ssize_t written = write(bell[1], &byte, 1);
  (void)written;
  errno = old;
}

int signals_open(void) {
  if (pipes_open(bell) == -1) {
    return -1;
  }
  for (int end = 0; end < 2; end++) {
    fcntl(bell[end], F_SETFL, O_NONBLOCK);
  }
  return bell[0];
}

static void catch(int number) {
  struct sigaction action = {.sa_sigaction = note, .sa_flags = SA_SIGINFO};
  // Restarted, a call from the background would raise these again and again.
  if (number != SIGTTIN && number != SIGTTOU) {
    action.sa_flags |= SA_RESTART;
  }
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, NULL);
}

void signals_catch(int number) {
  struct sigaction old;
  if (sigaction(number, NULL, &old) == 0 && old.sa_handler != SIG_IGN) {
    is_caught[number] = true;
    catch(number);
  }
}

bool signals_take(int number) { return atomic_exchange(&arrived[number], false); }

static bool is_stop(int number) {
  for (size_t index = 0; index < sizeof stops / sizeof stops[0]; index++) {
    if (stops[index] == number) {
      return true;
    }
  }
  return false;
}

static bool ends(int number) {
  return is_caught[number] && !is_stop(number) && number != SIGCONT && number != SIGWINCH;
}

void signals_obey(int number) {
  signal(number, SIG_DFL);
  raise(number);
  catch(number);
}

void signals_stop(int number) {
  // If a signal were only recorded and a continuation came before the stop, a program that must end
  // would stay stopped. Nothing is left to do before the end, so the system may handle it.
  traps_rest();
  bool is_over = false;
  for (int other = 1; other < NSIG; other++) {
    if (ends(other)) {
      signal(other, SIG_DFL);
      is_over = is_over || atomic_load(&arrived[other]);
    }
  }
  output_wait_if_closed();
  if (!is_over) {
    signals_obey(number);
  }
  for (int other = 1; other < NSIG; other++) {
    if (ends(other)) {
      catch(other);
    }
  }
  traps_rearm();
}

int signals_first_real_time(void) {
#ifdef SIGRTMIN
  return SIGRTMIN;
#else
  return 1;
#endif
}

int signals_last_real_time(void) {
#ifdef SIGRTMAX
  return SIGRTMAX;
#else
  return 0;
#endif
}
