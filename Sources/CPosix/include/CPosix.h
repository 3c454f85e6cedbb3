/// What Swift cannot reach in POSIX: handlers of signals, which may call almost nothing, and the
/// globals of getopt.
#ifndef CPOSIX_H
#define CPOSIX_H

#include <getopt.h>
#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>
#include <termios.h>

// Signals that end or stop the program: they are only noted, for its loop to act on.

/// Makes the file descriptor that can be read while signals may have arrived.
///
/// @return The descriptor, or -1 with errno set.
int signals_open(void);

/// Catches a signal, unless it has been ignored since the program started.
void signals_catch(int number);

/// Whether a signal has arrived since the last call.
bool signals_take(int number);

/// Lets a caught signal have the effect that it has without a handler; it is caught again if the
/// program goes on.
void signals_obey(int number);

/// The same for a signal that stops the program, unless one has arrived that ends it. Those that
/// come while it is stopped end it at once; the screen has been given back.
void signals_stop(int number);

/// The first of the signals that programs give a meaning to, and the last: less if there are none.
int signals_first_real_time(void);
int signals_last_real_time(void);

// Traps: signals that say that the program is broken.

/// Lets a trap say a line of text on standard error before it ends the program.
///
/// @param fault What is said.
/// @param memory What is said if the system has no memory left.
void traps_arm(const char *fault, const char *memory);

/// Has the next trap say that memory is short: the system has refused some.
void traps_note_shortage(void);

/// Makes sure that a trap gives the screen back, too, and that nothing is written after that.
///
/// What is written to standard error meanwhile is held back if that is a terminal: it would be lost
/// with the screen.
///
/// @param end What gives the screen back.
/// @param settings What standard input was set to before the screen was started.
void traps_own_screen(const void *end, size_t length, const struct termios *settings);

/// Has traps leave the screen alone, and lets out what was held back.
void traps_disown_screen(void);

// Output.

/// In milliseconds: how long a terminal that takes nothing is given when the program leaves it.
enum { output_patience = 500 };

/// Writes to a file as long as it takes anything within a time, in milliseconds; -1 to wait for
/// ever.
///
/// @return How many bytes were written; if not all, errno is set, to EAGAIN if the time is over.
size_t output_write(int file, const void *bytes, size_t size, int milliseconds);

// Pipes.

/// Opens a pipe that other programs do not inherit: ends[0] is read, ends[1] is written.
///
/// @return 0, or -1 with errno set.
int pipes_open(int ends[2]);

// Terminals.

/// Whether the program is in the foreground of a terminal.
bool terminal_is_own(int terminal);

// Threads.

/// Starts a thread that nobody waits for; it can handle a trap also when its stack is full.
///
/// @param stack The size of its stack in bytes.
/// @return 0, or an error number.
int threads_start(size_t stack, void (*work)(void *), void *context);

// Children: other programs, with which lines are exchanged.

/// A program that runs, alone in its session, with pipes to it.
struct child {
  /// The number of its process, and of its group.
  pid_t process;
  /// What it reads is written here; it does not wait.
  int input;
  /// What it writes is read here; that does not wait either.
  int output;
  /// As long as this is open, its group runs.
  int guard;
};

/// Starts a command by the shell. What it says on standard error is dropped. It ends with this
/// process at the latest, and all of its group with it, however this process ends.
///
/// @return 0, or an error number.
int children_start(const char *command, struct child *child);

/// Writes as much as is taken at once; where nobody reads, that is an error, not a signal.
///
/// @return How many bytes were written, or -1 with errno set.
ssize_t children_write(int file, const void *bytes, size_t size);

/// Ends a child and all of its group, and waits until it has ended.
///
/// @return Its exit status, or -1 if it ended otherwise.
int children_end(const struct child *child);

// Options.

/// What `options_next` found, beside the values of the options.
enum { options_end = -1, options_word = 1, options_unknown = '?', options_incomplete = ':' };

/// Starts a new walk over arguments.
void options_restart(void);

/// The next option, as `getopt_long` has it, which does not print.
int options_next(
    int count, char *const arguments[], const char *letters, const struct option *names);

/// The value of the option that was found last, or null.
const char *options_value(void);

/// The option that was wrong, if it is a known one or a letter; else 0.
int options_culprit(void);

/// The index of the argument after those that have been read.
int options_index(void);

/// After the options have ended: the next word, or null.
const char *options_pass_over_word(int count, char *const arguments[]);

#endif
