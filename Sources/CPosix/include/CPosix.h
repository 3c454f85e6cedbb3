/// The parts of POSIX that Swift cannot use: signal handlers and forked children, which may call
/// almost nothing.
#ifndef CPOSIX_H
#define CPOSIX_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>
#include <termios.h>

// Arguments.

/// The number of arguments that the program was started with, with its name; 0 if the system did
/// not say.
int arguments_count(void);

/// An argument by its number from 0, in bytes of any encoding.
const char *arguments_at(int index);

// Owners of files.

/// Lets the superuser's calling thread use files as another user does, until it does so as `user`
/// 0. Nobody else can, and only Linux does that for one thread: otherwise nothing changes.
void owners_act_as(uid_t user, gid_t group);

// Processors.

/// The number of processors on which the calling thread may run.
int processors_allowed(void);

// Signals that end or stop the program. A handler only records them for the program's loop.

/// Opens the file descriptor that is readable while signals may have arrived, at the first call.
/// From then on, writing to a pipe without a reader is an error, not a signal.
///
/// @return The descriptor, or -1 with errno set.
int signals_open(void);

/// Catches a signal, unless the program was started with it ignored.
void signals_catch(int number);

/// Whether a signal has arrived since the last call.
bool signals_take(int number);

/// Applies the default action of a caught signal. If the program goes on, the signal is caught
/// again.
void signals_obey(int number);

// Traps: signals of a broken program.

/// Sets the line of text that a trap writes to standard error before it ends the program.
void traps_say(const char *text);

/// Catches the traps. Call this once, after the first `traps_say`.
void traps_arm(void);

/// Makes traps restore the screen first.
///
/// @param end The bytes that restore the screen.
/// @param settings The settings of standard input before the screen was started.
void traps_own_screen(const void *end, size_t length, const struct termios *settings);

/// Makes traps leave the screen alone.
void traps_disown_screen(void);

// Output.

/// How long the program waits for a terminal that takes no output when it leaves it, in
/// milliseconds.
enum { output_timeout = 500 };

/// Writes to a file as long as it takes output within a time in milliseconds; -1 waits forever.
///
/// @return The number of bytes written. If not all, errno is set, to EAGAIN after the time.
size_t output_write(int file, const void *bytes, size_t size, int milliseconds);

/// Writes the bytes that give a terminal back. If it takes nothing for `output_timeout`, the
/// system drops the output that the terminal has not read, and keeps these bytes for it instead.
///
/// @return The number of bytes written. If not all, errno is set.
size_t output_write_end(int terminal, const void *bytes, size_t size);

// Pipes.

/// Opens a pipe that other programs do not inherit: ends[0] is read, ends[1] is written.
///
/// @return 0, or -1 with errno set.
int pipes_open(int ends[2]);

// Sockets: lines between programs of one person, with a name in the file system.

/// Opens a socket at a path that is free, for the person alone. It does not wait.
///
/// @return The socket, or -1 with errno set.
int sockets_listen(const char *path);

/// Accepts the next connection.
///
/// @return The connection, which does not wait, or -1 with errno set: EAGAIN if there is none.
int sockets_accept(int listener);

/// Connects with the socket at a path.
///
/// @return The connection, which does not wait, or -1 with errno set.
int sockets_connect(const char *path);

// Terminals.

/// Whether the program is in the foreground of a terminal.
bool terminal_is_own(int terminal);

// Threads.

/// Starts a detached thread. It can handle a trap even when its stack is full.
///
/// @param stack The size of its stack in bytes.
/// @return 0, or an error number.
int threads_start(size_t stack, void (*work)(void *), void *context);

// Children: other programs, which exchange lines with this one.

/// A running program in its own session, with pipes to it.
struct child {
  /// The number of its process and its group.
  pid_t process;
  /// Its input, to be written without waiting.
  int input;
  /// Its output, to be read without waiting.
  int output;
  /// What it writes about its errors, to be read without waiting; -1 if that is dropped.
  int errors;
};

/// Starts a command with the shell. On Linux it is killed when the calling thread or this process
/// ends, for any reason.
///
/// @param keeps_errors Whether its standard error is kept, or dropped.
/// @return 0, or -1 with errno set.
int children_start(const char *command, bool keeps_errors, struct child *child);

/// Kills a child with its group, and waits for its end.
///
/// @return Its exit status, or -1 if a signal ended it.
int children_end(const struct child *child);

/// Kills all children with their groups, before the process ends. May be called in a handler.
void children_kill(void);

#endif
