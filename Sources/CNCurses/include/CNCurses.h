/// The part of ncurses that draws, in types that Swift can import.
///
/// ncurses.h is not included here: Swift rejects its mutable globals and does not see its macros,
/// and its functions have names such as `move` and `clear`. There is one screen at a time, so
/// nothing takes a handle.
///
/// What ncurses writes is kept, for the caller to send. Left to itself it blocks where a terminal
/// takes no output, whatever signals come, and keeps a processor busy where writes do not wait
/// (ncurses 6.4, `_nc_flush`).
#ifndef CNCURSES_H
#define CNCURSES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// What came of starting the screen.
typedef enum __attribute__((enum_extensibility(closed))) {
  CursesStartSucceeded,
  /// The terminal's name is not in the terminal database.
  CursesStartUnknownTerminal,
  /// The terminal cannot put its cursor anywhere.
  CursesStartNoCursorMovement,
  /// The system has no descriptors or memory left.
  CursesStartNoResources,
} CursesStart;

/// A character cell.
typedef struct {
  /// A letter and the marks over it, with zeros behind them; nothing but zeros in the right half of
  /// a character of two columns.
  uint32_t text[5];
  /// Colours by the terminal's numbers; -1 is the terminal's own.
  int32_t foreground;
  int32_t background;
  bool is_bold;
  bool is_reversed;
} CursesCell;

/// Prepares a screen for a terminal, without a word to it: `curses_resume` comes next.
///
/// @param terminal The name in the terminal database; null for that in the environment.
CursesStart curses_start(const char *terminal);

/// Frees the screen; it must have been suspended.
void curses_end(void);

/// Takes the terminal over, or over again. The next update draws everything.
void curses_resume(void);

/// Gives the terminal back, as far as ncurses has changed it.
void curses_suspend(void);

/// Gives the screen a size, unless one of the numbers is 0.
void curses_fit(int width, int height);
int curses_columns(void);
int curses_rows(void);

/// Lets the next update draw everything, since something else has drawn.
void curses_forget(void);

/// Sets the cells at the left of a row. What the system does not measure as it is laid out here, or
/// is half a character, becomes a question mark or a blank.
void curses_set_row(int row, const CursesCell *cells, int count);

/// Brings the terminal up to date, and puts its cursor on a cell; a column below 0 hides it.
///
/// @return Whether the cells keep their colours; if not, all rows have to be set before the next
///   update.
bool curses_update(int column, int row);

/// How many bytes have been written that were not taken yet.
size_t curses_output_size(void);

/// Takes these bytes, all of them.
void curses_take_output(uint8_t *bytes, size_t size);

/// How many colours the terminal has; 0 if it has none.
int curses_colors(void);

/// What a capability of the terminal stands for in the terminal database; null if it has none.
const char *curses_string(const char *name);

#endif
