/// What Swift cannot reach in POSIX: handlers of signals, which may call almost nothing, and the
/// globals of getopt.
#ifndef CPOSIX_H
#define CPOSIX_H

#include <getopt.h>
#include <stdbool.h>
#include <stddef.h>
#include <termios.h>

// Signals that end or stop the program: they are only noted, for its loop to act on.

/// Makes the file descriptor from which the numbers of caught signals are read, a byte each.
///
/// @return The descriptor, or -1 with errno set.
int signals_open(void);

/// Catches a signal, unless it has been ignored since the program started.
void signals_catch(int number);

/// Lets a caught signal have the effect that it has without a handler; it is caught again if the
/// program goes on.
void signals_obey(int number);

// Traps: signals that say that the program is broken.

/// Makes sure that a trap gives the terminal back before it ends the program.
///
/// What is written to standard error meanwhile is held back if that is a terminal: it would be lost
/// with the screen.
///
/// @param text What gives the screen back.
/// @param settings What standard input was set to before the screen was started.
void traps_arm(const void *text, size_t length, const struct termios *settings);

/// Whether a trap has given the terminal back, which nothing more is to be written to.
bool traps_have_given_back(void);

/// Leaves traps alone again, and lets out what was held back.
void traps_disarm(void);

// Threads.

/// Starts a thread that nobody waits for; it can handle a trap also when its stack is full.
///
/// @param stack The size of its stack in bytes.
/// @return 0, or an error number.
int threads_start(size_t stack, void (*work)(void *), void *context);

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
