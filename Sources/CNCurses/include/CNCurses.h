/// The drawing part of ncurses, in types that Swift can import.
///
/// ncurses.h is not included: Swift rejects its mutable globals and does not see its macros, and
/// its functions have names such as `move` and `clear`. There is one screen at a time, so nothing
/// takes a handle.
///
/// The output of ncurses is kept for the caller to send. ncurses itself blocks while a terminal
/// takes no output, whatever signals come, and keeps a processor busy if writes do not wait
/// (ncurses 6.4, `_nc_flush`).
#ifndef CNCURSES_H
#define CNCURSES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The result of starting the screen.
typedef enum __attribute__((enum_extensibility(closed))) {
  CursesStartSucceeded,
  /// The terminal database does not have the name.
  CursesStartUnknownTerminal,
  /// The terminal cannot place its cursor.
  CursesStartNoCursorMovement,
  /// The system has no descriptors or memory left.
  CursesStartNoResources,
} CursesStart;

/// A character cell.
typedef struct {
  /// A letter and the marks over it, followed by zeros. Only zeros in the right half of a wide
  /// character.
  uint32_t text[5];
  /// The terminal's colour numbers; -1 is its default colour.
  int32_t foreground;
  int32_t background;
  bool is_bold;
  bool is_reversed;
  bool is_underlined;
} CursesCell;

/// Prepares a screen for a terminal, without sending it anything. `curses_resume` comes next.
///
/// @param terminal The name in the terminal database; null for that in the environment.
CursesStart curses_start(const char *terminal);

/// Frees the screen. It must be suspended.
void curses_end(void);

/// Takes over the terminal, the first time or again. The next update draws everything.
void curses_resume(void);

/// Undoes what ncurses has changed in the terminal.
void curses_suspend(void);

/// Sets the size of the screen, unless one of the numbers is 0.
void curses_fit(int width, int height);
int curses_columns(void);
int curses_rows(void);

/// Makes the next update draw everything, because something else has drawn.
void curses_forget(void);

/// Sets cells of a row, the first of them in a column. A character that the system measures
/// differently becomes a question mark; half a character becomes a blank.
void curses_set_row(int row, int column, const CursesCell *cells, int count);

/// Updates the terminal and places its cursor, which may be hidden, on a cell.
///
/// @return Whether the cells keep their colours. If not, all rows must be set before the next
/// update.
bool curses_update(int column, int row, bool shows_cursor);

/// The number of bytes written and not taken yet.
size_t curses_output_size(void);

/// Takes all of these bytes.
void curses_take_output(uint8_t *bytes, size_t size);

/// The number of colours of the terminal; 0 if it has none.
int curses_colors(void);

/// The value of a capability in the terminal database; null if it has none.
const char *curses_string(const char *name);

#endif
