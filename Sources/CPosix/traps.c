#include "CPosix.h"

#include "traps.h"

#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <unistd.h>

static const int traps[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGSYS};
enum { trap_count = sizeof traps / sizeof traps[0] };

/// The message of a trap.
static char message[256];

/// Whether there is a screen to restore, and how.
static atomic_bool has_screen;
static char screen_end[256];
static size_t screen_end_length;
static struct termios screen_settings;

static void give_screen_back(void) {
  // A stopped program may be in the background, where it does not own the terminal.
  if (!atomic_exchange(&has_screen, false) || !terminal_is_own(STDIN_FILENO)) {
    return;
  }
  output_write_end(STDOUT_FILENO, screen_end, screen_end_length);
  tcsetattr(STDIN_FILENO, TCSANOW, &screen_settings);
}

/// Restores the terminal, writes a message, and ends the program. Calls only functions allowed in a
/// handler.
static void handle_trap(int number) {
  give_screen_back();
  output_write(STDERR_FILENO, message, strlen(message), output_timeout);
  children_kill();
  signal(number, SIG_DFL);
  // Blocked until this function returns, with the program still where the trap is.
  raise(number);
}

void traps_prepare_thread(void) {
  static _Thread_local char space[16 * 1024];
  stack_t stack = {.ss_sp = space, .ss_size = sizeof space};
  sigaltstack(&stack, NULL);
}

void traps_exclude(sigset_t *signals) {
  for (int index = 0; index < trap_count; index++) {
    sigdelset(signals, traps[index]);
  }
}

void traps_say(const char *text) { strncpy(message, text, sizeof message - 1); }

void traps_arm(void) {
  traps_prepare_thread();
  struct sigaction action = {.sa_handler = handle_trap, .sa_flags = SA_ONSTACK};
  // A second fault in the handler ends the process.
  sigfillset(&action.sa_mask);
  for (int index = 0; index < trap_count; index++) {
    sigaction(traps[index], &action, NULL);
  }
}

void traps_own_screen(const void *end, size_t length, const struct termios *settings) {
  screen_end_length = length < sizeof screen_end ? length : sizeof screen_end;
  memcpy(screen_end, end, screen_end_length);
  screen_settings = *settings;
  atomic_store(&has_screen, true);
}

void traps_disown_screen(void) { atomic_store(&has_screen, false); }
