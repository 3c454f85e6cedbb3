#include "CPosix.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <unistd.h>

static int notes[2] = {-1, -1};

static void note(int number) {
  int old = errno;
  char byte = (char)number;
  // A full pipe has enough to say already.
  ssize_t written = write(notes[1], &byte, 1);
  (void)written;
  errno = old;
}

int signals_open(void) {
  if (pipe(notes) == -1) {
    return -1;
  }
  for (int end = 0; end < 2; end++) {
    fcntl(notes[end], F_SETFD, FD_CLOEXEC);
    fcntl(notes[end], F_SETFL, O_NONBLOCK);
  }
  return notes[0];
}

static void handle(int number, void (*handler)(int)) {
  struct sigaction action = {.sa_handler = handler, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, NULL);
}

void signals_catch(int number) {
  struct sigaction old;
  if (sigaction(number, NULL, &old) == 0 && old.sa_handler != SIG_IGN) {
    handle(number, note);
  }
}

void signals_obey(int number) {
  handle(number, SIG_DFL);
  raise(number);
  handle(number, note);
}
