/// Starting programs on a terminal of their own, which Swift cannot: it may not fork.
#ifndef C_TERMINAL_TESTING_H
#define C_TERMINAL_TESTING_H

#include <stdint.h>
#include <sys/types.h>

/// What to start, and in which surroundings.
struct terminal_launch {
  /// The program's file.
  const char *path;
  /// Its arguments, the name first, NULL last.
  char *const *arguments;
  /// Its whole environment, NULL last.
  char *const *environment;
  /// The folder it starts in.
  const char *folder;
};

/// What a report tells.
enum terminal_report_kind {
  /// The program is about to start; the modes are the terminal's own.
  terminal_report_before = 0,
  /// The program has this process number.
  terminal_report_started = 1,
  /// The program was stopped or has ended; see the status.
  terminal_report_changed = 2,
  /// The program goes on, with the terminal.
  terminal_report_resumed = 3,
};

/// A message of the process that watches over the program.
struct terminal_report {
  int32_t kind;
  int32_t process;
  /// As waitpid gives it.
  int32_t status;
  /// The modes of the terminal at that moment, as tcgetattr gives them; all zero without a
  /// terminal.
  uint32_t input_modes, output_modes, control_modes, local_modes;
};

/// What is written to the terminal after the last byte of a program that was stopped or has ended.
const char *terminal_rest_marker(void);

/// Starts a program in the foreground of a new terminal.
///
/// The program is not the leader of the terminal's session: when a leader ends, the kernel itself
/// resets the terminal's modes, and nobody could see what the program left behind. Its parent
/// stands in for the shell: it takes the terminal back when the program stops, and sends a
/// `terminal_report` whenever something changes, until the other end of `reports` is closed.
///
/// Returns the parent's process number, or -1 with errno set.
pid_t terminal_start(
    const struct terminal_launch *launch, int rows, int columns, int *terminal, int *reports);

/// Starts a program without a terminal, on three file descriptors of the caller's.
///
/// Returns its process number, or -1 with errno set.
pid_t process_start(const struct terminal_launch *launch, int input, int output, int errors);

/// Lets the program go on in the foreground, as `fg` does; `reports` is that of its start.
int terminal_resume(int reports);

/// Lets a terminal take output or not, as Ctrl-Q and Ctrl-S do.
int terminal_set_output(int terminal, int is_on);

/// Fills what lies between a program and a terminal that nobody reads.
int terminal_fill_output(int terminal);

/// Lets the calling thread run on one processor alone. Only on Linux.
///
/// @return 0, or -1 if that is impossible.
int thread_keep_one_processor(void);

/// Sends a signal to one thread of a process.
int thread_signal(pid_t process, pid_t thread, int number);

/// Sets the size of a terminal; the programs in its foreground get SIGWINCH.
int terminal_resize(int terminal, int rows, int columns);

/// Makes a pipe that started programs do not inherit: ends[0] is read, ends[1] written.
int closed_pipe(int ends[2]);

/// The columns that the system's `wcwidth` gives a character in the locale C.UTF-8, or -1 if it
/// does not know it. Not for several threads at once.
int system_columns(uint32_t character);

#endif
