#include "input.h"
#include "CNCurses.h"

#include <curses.h>
#include <stdio.h>
#include <string.h>

/// Key codes of our own, above those of ncurses.
enum {
  KEY_PASTE_BEGIN = KEY_MAX + 1,
  KEY_PASTE_END,
  /// A character took no column; the codes of one, two and three columns follow.
  KEY_WIDTH,
};

enum { WIDEST = 3 };

/// Keys are read from a window that is never shown: reading from one that is could draw it.
static WINDOW *keyboard;

void input_start(bool mouse) {
  keyboard = newpad(1, 1);
  keypad(keyboard, TRUE);
  nodelay(keyboard, TRUE);
  // Terminals send either form, whatever the terminal database says.
  define_key("\033[A", KEY_UP);
  define_key("\033[B", KEY_DOWN);
  define_key("\033[C", KEY_RIGHT);
  define_key("\033[D", KEY_LEFT);
  define_key("\033OA", KEY_UP);
  define_key("\033OB", KEY_DOWN);
  define_key("\033OC", KEY_RIGHT);
  define_key("\033OD", KEY_LEFT);
  define_key("\033OM", KEY_ENTER);
  define_key("\033[Z", KEY_BTAB);
  define_key("\033[200~", KEY_PASTE_BEGIN);
  define_key("\033[201~", KEY_PASTE_END);
  if (mouse) {
    // Presses alone: to tell clicks, ncurses would wait for the release.
    mousemask(BUTTON1_PRESSED, NULL);
    mouseinterval(0);
  }
}

/// Defines what the terminal answers if a character took so many columns.
static void define_width(int columns, bool defined) {
  char answer[16];
  snprintf(answer, sizeof answer, "\033[1;%dR", columns + 1);
  define_key(answer, defined ? KEY_WIDTH + columns : 0);
}

bool input_expect_width(void) {
  const char *question = tigetstr("u7");
  if (!question || question == (char *)-1 || strcmp(question, "\033[6n") != 0) {
    return false;
  }
  for (int columns = 0; columns <= WIDEST; columns++) {
    define_width(columns, true);
  }
  return true;
}

/// What was read beyond an Esc; ERR if nothing was. Not given back by ungetch, which spoils mouse
/// events.
static int ahead = ERR;

static int next_key(void) {
  int key = ahead;
  ahead = ERR;
  return key != ERR ? key : wgetch(keyboard);
}

/// Passes over the rest of an escape sequence that nobody knows, lest its letters act as keys: a
/// keypad's 1 is ESC O q on some terminals, and would end the game.
static bool skip_sequence(void) {
  int key = wgetch(keyboard);
  if (key == 'O') {
    wgetch(keyboard);
    return true;
  }
  if (key == '[') {
    do {
      key = wgetch(keyboard);
    } while (key != ERR && (key < '@' || key > '~'));
    return true;
  }
  ahead = key;
  return false;
}

CursesInput curses_read(void) {
  CursesInput input = {.kind = CursesInputOther};
  // Not get_wch: all keys of the game are ASCII, and bytes that are not in the locale's encoding
  // would swallow the keys after them.
  int key = next_key();
  switch (key) {
    case ERR: input.kind = CursesInputNone; break;
    case KEY_UP: input.kind = CursesInputUp; break;
    case KEY_DOWN: input.kind = CursesInputDown; break;
    case KEY_LEFT: input.kind = CursesInputLeft; break;
    case KEY_RIGHT: input.kind = CursesInputRight; break;
    case KEY_ENTER: input.kind = CursesInputEnter; break;
    case KEY_BTAB: input.kind = CursesInputBackTab; break;
    case KEY_PASTE_BEGIN: input.kind = CursesInputPasteBegin; break;
    case KEY_PASTE_END: input.kind = CursesInputPasteEnd; break;
    case KEY_MOUSE: {
      MEVENT event;
      if (getmouse(&event) == OK && (event.bstate & BUTTON1_PRESSED)) {
        input.kind = CursesInputPress;
        input.column = event.x;
        input.row = event.y;
      }
      break;
    }
    default:
      if (key >= KEY_WIDTH && key <= KEY_WIDTH + WIDEST) {
        input.kind = CursesInputWidth;
        input.column = key - KEY_WIDTH;
        // The same sequence is a function key from now on.
        for (int columns = 0; columns <= WIDEST; columns++) {
          define_width(columns, false);
        }
      } else if (key == '\033' && skip_sequence()) {
        break;
      } else if (key >= 0 && key <= UINT8_MAX) {
        input.kind = CursesInputByte;
        input.byte = (uint8_t)key;
      }
  }
  return input;
}
