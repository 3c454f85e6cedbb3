#include "CPosix.h"

#include "output.h"
#include "traps.h"

#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

static const int traps[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGSYS};
enum { trap_count = sizeof traps / sizeof traps[0] };

static struct sigaction old_actions[trap_count];

/// The messages of a trap.
static char fault_text[256], memory_text[256];
/// Whether the system has refused memory.
static atomic_bool is_short;

/// Whether there is a screen to restore, and how.
static atomic_bool has_screen;
static char screen_end[256];
static size_t screen_end_length;
static struct termios screen_settings;

/// A pipe in place of standard error, and the real standard error.
static int held[2] = {-1, -1};
static int true_error = -1;

static void hold_errors(void) {
  if (true_error != -1 || !isatty(STDERR_FILENO) || pipes_open(held) == -1) {
    return;
  }
  true_error = dup(STDERR_FILENO);
  if (true_error == -1) {
    close(held[0]);
    close(held[1]);
    return;
  }
  fcntl(true_error, F_SETFD, FD_CLOEXEC);
  // The pipe is read only at the end. More than it holds is dropped, so writing never blocks.
  fcntl(held[0], F_SETFL, O_NONBLOCK);
  fcntl(held[1], F_SETFL, O_NONBLOCK);
  dup2(held[1], STDERR_FILENO);
  close(held[1]);
}

typedef size_t (*writer)(int file, const void *bytes, size_t size);

static void release_errors(writer write_out) {
  if (true_error == -1) {
    return;
  }
  dup2(true_error, STDERR_FILENO);
  close(true_error);
  true_error = -1;
  char text[1024];
  ssize_t length;
  while ((length = read(held[0], text, sizeof text)) > 0) {
    write_out(STDERR_FILENO, text, (size_t)length);
  }
  close(held[0]);
}

static size_t write_usually(int file, const void *bytes, size_t size) {
  return output_write(file, bytes, size, output_timeout);
}

void traps_rest(void) {
  for (int index = 0; index < trap_count; index++) {
    sigaction(traps[index], &old_actions[index], NULL);
  }
}

static void give_screen_back(void) {
  // A stopped program may be in the background, where it does not own the terminal.
  if (!atomic_exchange(&has_screen, false) || !terminal_is_own(STDIN_FILENO)) {
    return;
  }
  output_write_last_end(STDOUT_FILENO, screen_end, screen_end_length);
  tcsetattr(STDIN_FILENO, TCSANOW, &screen_settings);
}

/// Whether the system is out of memory. Allocators of small blocks do not report it.
static bool is_memory_short(void) {
  const size_t size = 8 << 20;
  void *block = mmap(NULL, size, PROT_NONE, MAP_PRIVATE | MAP_ANON, -1, 0);
  if (block == MAP_FAILED) {
    return true;
  }
  munmap(block, size);
  return atomic_load(&is_short);
}

static bool was_ignored(int number) {
  for (int index = 0; index < trap_count; index++) {
    if (traps[index] == number) {
      return old_actions[index].sa_handler == SIG_IGN;
    }
  }
  return false;
}

/// Restores the terminal, writes a message, and calls the previous handler of the trap. Calls only
/// functions allowed in a handler.
static void handle_trap(int number, siginfo_t *info, void *context) {
  (void)context;
  // Another program sent it. A fault in this program cannot be ignored.
  if (info->si_code <= 0 && was_ignored(number)) {
    return;
  }
  while (!output_close()) {
    // Another thread is about to end the process.
    pause();
  }
  give_screen_back();
  release_errors(output_write_last);
  const char *text = is_memory_short() ? memory_text : fault_text;
  output_write_last(STDERR_FILENO, text, strlen(text));
  traps_rest();
  if (info->si_code <= 0 && info->si_pid != getpid()) {
    // Another program sent it. The program would go on after Swift's handler.
    signal(number, SIG_DFL);
  }
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

static void keep(char *place, size_t capacity, const char *text) {
  strncpy(place, text, capacity - 1);
}

void traps_say(const char *fault, const char *memory) {
  keep(fault_text, sizeof fault_text, fault);
  keep(memory_text, sizeof memory_text, memory);
}

void traps_arm(void) {
  traps_prepare_thread();
  for (int index = 0; index < trap_count; index++) {
    sigaction(traps[index], NULL, &old_actions[index]);
  }
  traps_rearm();
}

void traps_rearm(void) {
  struct sigaction action = {.sa_sigaction = handle_trap, .sa_flags = SA_ONSTACK | SA_SIGINFO};
  // A second fault in here ends the process.
  sigfillset(&action.sa_mask);
  for (int index = 0; index < trap_count; index++) {
    sigaction(traps[index], &action, NULL);
  }
}

void traps_note_shortage(void) { atomic_store(&is_short, true); }

void traps_own_screen(const void *end, size_t length, const struct termios *settings) {
  screen_end_length = length < sizeof screen_end ? length : sizeof screen_end;
  memcpy(screen_end, end, screen_end_length);
  screen_settings = *settings;
  hold_errors();
  atomic_store(&has_screen, true);
}

void traps_disown_screen(void) {
  atomic_store(&has_screen, false);
  release_errors(write_usually);
}
