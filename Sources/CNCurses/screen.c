#include "CNCurses.h"
#include "input.h"

#include <curses.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <term.h>
#include <unistd.h>
#include <wchar.h>

/// Whether the terminal speaks the sequences of ECMA-48, as nearly all do.
static bool speaks_ecma48(void) {
  return cursor_address && strncmp(cursor_address, "\033[", 2) == 0;
}

static void send(const char *sequence) {
  if (speaks_ecma48()) {
    putp(sequence);
    fflush(stdout);
  }
}

static void set_paste_marks(bool on) { send(on ? "\033[?2004h" : "\033[?2004l"); }

CursesStart curses_start(bool mouse) {
  int found;
  if (setupterm(NULL, STDOUT_FILENO, &found) == ERR) {
    return CursesStartUnknownTerminal;
  }
  if (!cursor_address) {
    return CursesStartNoCursorMovement;
  }
  // An Esc that nothing follows is told from the start of a sequence by waiting; the default is a second.
  set_escdelay(25);
  if (!newterm(NULL, stdout, stdin)) {
    return CursesStartUnknownTerminal;
  }
  cbreak();
  noecho();
  nonl();
  input_start(mouse);
  if (has_colors()) {
    start_color();
    use_default_colors();
  }
  set_paste_marks(true);
  curses_fit();
  return CursesStartSucceeded;
}

void curses_stop(void) {
  set_paste_marks(false);
  endwin();
}

void curses_resume(void) {
  set_paste_marks(true);
  curses_fit();
  curses_forget();
}

static void append(char *text, size_t capacity, size_t *length, const char *sequence) {
  if (!sequence) {
    return;
  }
  while (*sequence && *length < capacity) {
    // "$<5>" is no part of the sequence: it asks for a pause.
    if (sequence[0] == '$' && sequence[1] == '<') {
      sequence += strcspn(sequence, ">");
      sequence += *sequence == '>';
    } else {
      text[(*length)++] = *sequence++;
    }
  }
}

size_t curses_emergency_text(char *text, size_t capacity) {
  size_t length = 0;
  if (speaks_ecma48()) {
    append(text, capacity, &length, "\033[?1000l\033[?1006l\033[?2004l");
  }
  append(text, capacity, &length, exit_attribute_mode);
  append(text, capacity, &length, orig_pair);
  append(text, capacity, &length, keypad_local);
  append(text, capacity, &length, exit_ca_mode);
  append(text, capacity, &length, cursor_normal);
  append(text, capacity, &length, "\r\n");
  return length;
}

void curses_fit(void) {
  struct winsize size;
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == -1 || size.ws_row == 0 || size.ws_col == 0) {
    return;
  }
  if (size.ws_row != LINES || size.ws_col != COLS) {
    resize_term(size.ws_row, size.ws_col);
    curses_forget();
  }
}

int curses_columns(void) { return COLS; }
int curses_rows(void) { return LINES; }
int curses_colors(void) { return has_colors() ? COLORS : 0; }

int curses_pair_limit(void) {
  // Pair numbers are passed as short.
  return COLOR_PAIRS < 0x7fff ? COLOR_PAIRS : 0x7fff;
}

void curses_define_pair(short pair, short foreground, short background) {
  init_pair(pair, foreground, background);
}

/// The line that ncurses draws in the way of this terminal, if the character is one.
static const cchar_t *line(uint32_t character) {
  switch (character) {
    case 0x2500: return WACS_HLINE;
    case 0x2502: return WACS_VLINE;
    case 0x250C: return WACS_ULCORNER;
    case 0x2510: return WACS_URCORNER;
    case 0x2514: return WACS_LLCORNER;
    case 0x2518: return WACS_LRCORNER;
    case 0x251C: return WACS_LTEE;
    case 0x2524: return WACS_RTEE;
    case 0x252C: return WACS_TTEE;
    case 0x2534: return WACS_BTEE;
    case 0x253C: return WACS_PLUS;
    default: return NULL;
  }
}

void curses_put(int column, int row, const uint32_t *characters, size_t count, CursesStyle style) {
  attr_t attributes = (style.bold ? A_BOLD : 0) | (style.reverse ? A_REVERSE : 0);
  move(row, column);
  for (size_t index = 0; index < count; index++) {
    cchar_t cell;
    const cchar_t *drawn = line(characters[index]);
    if (drawn) {
      cell = *drawn;
      cell.attr |= attributes;
      // Only this writes a pair into a cell that has its character already.
      wchar_t text[CCHARW_MAX + 1] = {0};
      attr_t old;
      short pair;
      getcchar(drawn, text, &old, &pair, NULL);
      setcchar(&cell, text, old | attributes, style.pair, NULL);
    } else {
      wchar_t text[2] = {(wchar_t)characters[index], 0};
      setcchar(&cell, text, attributes, style.pair, NULL);
    }
    add_wch(&cell);
  }
}

void curses_show_cursor(int column, int row) {
  move(row, column);
  curs_set(1);
}

void curses_hide_cursor(void) { curs_set(0); }

void curses_refresh(void) { refresh(); }

void curses_forget(void) { clearok(curscr, TRUE); }

void curses_ask_width(void) {
  if (speaks_ecma48() && input_expect_width()) {
    send("\033[H\xE2\x97\x8F\033[6n");
  }
}
