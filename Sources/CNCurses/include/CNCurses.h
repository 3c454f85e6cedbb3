/// The part of ncurses that the game needs, in types that Swift can import.
///
/// ncurses.h is not included here: Swift rejects its mutable globals and does not see its macros,
/// and its functions have names such as `move` and `clear`. There is one screen, so nothing takes a
/// handle.
#ifndef CNCURSES_H
#define CNCURSES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define CURSES_CLOSED __attribute__((enum_extensibility(closed)))

/// What came of starting the screen.
typedef enum CURSES_CLOSED {
  CursesStartSucceeded,
  /// The terminal's name is not in the terminal database.
  CursesStartUnknownTerminal,
  /// The terminal cannot put its cursor anywhere.
  CursesStartNoCursorMovement,
} CursesStart;

/// What was read from the terminal.
typedef enum CURSES_CLOSED {
  /// Nothing is waiting to be read.
  CursesInputNone,
  /// A byte that is no part of a known sequence.
  CursesInputByte,
  CursesInputUp,
  CursesInputDown,
  CursesInputLeft,
  CursesInputRight,
  CursesInputEnter,
  CursesInputBackTab,
  /// The first mouse button was pressed.
  CursesInputPress,
  CursesInputPasteBegin,
  CursesInputPasteEnd,
  /// The answer to `curses_ask_width`.
  CursesInputWidth,
  /// A key that the game has no use for.
  CursesInputOther,
} CursesInputKind;

typedef struct {
  CursesInputKind kind;
  /// The byte, where there is one.
  uint8_t byte;
  /// Where the mouse was pressed, from 0; as the answer to a width, how many columns.
  int column;
  int row;
} CursesInput;

/// Takes the terminal over, which is standard input and output.
CursesStart curses_start(bool mouse);

/// Gives the terminal back, as it was.
void curses_stop(void);

/// Takes the terminal over again, after `curses_stop` or after another program has used it.
void curses_resume(void);

/// The bytes that give the terminal back in an emergency, when no function of ncurses may be
/// called.
///
/// @return The length of the text; it is cut at the capacity.
size_t curses_emergency_text(char *text, size_t capacity);

/// Takes the size of the screen from the terminal.
void curses_fit(void);
int curses_columns(void);
int curses_rows(void);

/// How many colours the terminal has; 0 if it has none.
int curses_colors(void);

/// The bytes by which the terminal does something.
///
/// @param name The name of the capability in the terminal database.
/// @return The length of the text; 0 if the terminal cannot do it. It is cut at the capacity.
size_t curses_sequence(const char *name, int first, int second, char *text, size_t capacity);

/// Reads one key, without waiting for it.
CursesInput curses_read(void);

/// Asks the terminal how many columns the three bytes of `●` take; the answer comes as input, or
/// never.
void curses_ask_width(void);

#endif
