#include "input.h"
#include "CNCurses.h"

#include <curses.h>
#include <stdio.h>
#include <string.h>

/// Key codes of our own, above those of ncurses.
enum {
  KEY_PASTE_BEGIN = KEY_MAX + 1,
  KEY_PASTE_END,
  /// A mouse report follows, in decimal numbers or, on old terminals, in three bytes.
  KEY_MOUSE_NUMBERS,
  KEY_MOUSE_BYTES,
  /// A character took no column; the codes of one, two and three columns follow.
  KEY_WIDTH,
};

enum { WIDEST = 3 };

/// Keys are read from a window that is never shown: reading from one that is could draw it.
static WINDOW *keyboard;

void input_start(void) {
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
  define_key("\033[<", KEY_MOUSE_NUMBERS);
  define_key("\033[M", KEY_MOUSE_BYTES);
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

/// What has arrived of a mouse report: the button, column and row, both from 1.
static struct {
  bool is_open;
  bool is_bytes;
  int numbers[3];
  int count;
} report;

static void open_report(bool is_bytes) {
  memset(&report, 0, sizeof report);
  report.is_open = true;
  report.is_bytes = is_bytes;
}

/// Takes the next key of a report. Returns whether the report is complete and a press of the first
/// button, without Shift and the like; a release ends in `m`, or is button 3.
static bool add_to_report(int key) {
  if (report.is_bytes) {
    report.numbers[report.count++] = key - ' ';
    report.is_open = report.count < 3;
    return !report.is_open && report.numbers[0] == 0;
  }
  if (key >= '0' && key <= '9') {
    int *number = &report.numbers[report.count];
    // Cut where no screen reaches and nothing overflows.
    *number = *number > 99999 ? *number : *number * 10 + key - '0';
  } else if (key == ';' && report.count < 2) {
    report.count++;
  } else {
    report.is_open = false;
    return key == 'M' && report.count == 2 && report.numbers[0] == 0;
  }
  return false;
}

/// Reads a mouse report as far as it has arrived; the rest is read when it comes.
///
/// ncurses could read it too. But it waits for the rest, and after the release of a button for the
/// next report: all else would stand still meanwhile.
static CursesInput read_report(void) {
  CursesInput input = {.kind = CursesInputOther};
  while (report.is_open) {
    int key = wgetch(keyboard);
    if (key == ERR) {
      input.kind = CursesInputNone;
      return input;
    }
    if (add_to_report(key)) {
      input.kind = CursesInputPress;
      input.column = report.numbers[1] - 1;
      input.row = report.numbers[2] - 1;
    }
  }
  return input;
}

CursesInput curses_read(void) {
  if (report.is_open) {
    return read_report();
  }
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
    case KEY_MOUSE_NUMBERS:
    case KEY_MOUSE_BYTES:
      open_report(key == KEY_MOUSE_BYTES);
      return read_report();
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
