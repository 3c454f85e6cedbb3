#include "CPosix.h"

#include "traps.h"

#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <unistd.h>

static const int traps[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE};
enum { trap_count = sizeof traps / sizeof traps[0] };

static struct sigaction old_actions[trap_count];
static char restore_text[256];
static size_t restore_length;
static struct termios restore_settings;

/// Whether a trap has given the terminal back. Other threads go on until the program ends.
static atomic_bool has_given_back;

/// A pipe in place of standard error, and the true one.
static int held[2] = {-1, -1};
static int true_error = -1;

static void write_all(int file, const char *text, size_t length) {
  while (length > 0) {
    ssize_t written = write(file, text, length);
    if (written <= 0) {
      return;
    }
    text += written;
    length -= (size_t)written;
  }
}

static void hold_errors(void) {
  if (!isatty(STDERR_FILENO) || pipe(held) == -1) {
    return;
  }
  true_error = dup(STDERR_FILENO);
  if (true_error == -1) {
    close(held[0]);
    close(held[1]);
    return;
  }
  fcntl(true_error, F_SETFD, FD_CLOEXEC);
  // Nothing is read before the end: the excess is dropped, so that writing never blocks.
  fcntl(held[0], F_SETFL, O_NONBLOCK);
  fcntl(held[1], F_SETFL, O_NONBLOCK);
  fcntl(held[0], F_SETFD, FD_CLOEXEC);
  dup2(held[1], STDERR_FILENO);
  close(held[1]);
}

static void release_errors(void) {
  if (true_error == -1) {
    return;
  }
  dup2(true_error, STDERR_FILENO);
  close(true_error);
  true_error = -1;
  char text[1024];
  ssize_t length;
  while ((length = read(held[0], text, sizeof text)) > 0) {
    write_all(STDERR_FILENO, text, (size_t)length);
  }
  close(held[0]);
}

/// Gives the terminal back, and hands on to whatever handled the trap before. Calls only what a
/// handler may call.
static void handle_trap(int number) {
  atomic_store(&has_given_back, true);
  write_all(STDOUT_FILENO, restore_text, restore_length);
  tcsetattr(STDIN_FILENO, TCSANOW, &restore_settings);
  release_errors();
  for (int index = 0; index < trap_count; index++) {
    sigaction(traps[index], &old_actions[index], NULL);
  }
  // Blocked until this function returns, with the program still where the trap is.
  raise(number);
}

void traps_prepare_thread(void) {
  static _Thread_local char space[16 * 1024];
  stack_t stack = {.ss_sp = space, .ss_size = sizeof space};
  sigaltstack(&stack, NULL);
}

void traps_arm(const void *text, size_t length, const struct termios *settings) {
  restore_length = length < sizeof restore_text ? length : sizeof restore_text;
  memcpy(restore_text, text, restore_length);
  restore_settings = *settings;
  traps_prepare_thread();
  struct sigaction action = {.sa_handler = handle_trap, .sa_flags = SA_ONSTACK};
  sigemptyset(&action.sa_mask);
  for (int index = 0; index < trap_count; index++) {
    sigaction(traps[index], &action, &old_actions[index]);
  }
  hold_errors();
}

bool traps_have_given_back(void) { return atomic_load(&has_given_back); }

void traps_disarm(void) {
  release_errors();
  for (int index = 0; index < trap_count; index++) {
    sigaction(traps[index], &old_actions[index], NULL);
  }
}
