#include "CNCurses.h"
#include "input.h"

#include <curses.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <term.h>
#include <termios.h>
#include <unistd.h>

/// Whether the terminal speaks the sequences of ECMA-48, as nearly all do.
static bool speaks_ecma48(void) {
  return cursor_address && strncmp(cursor_address, "\033[", 2) == 0;
}

static void send(const char *sequence) {
  if (speaks_ecma48()) {
    // Not through ncurses, whose buffer is empty here: it has no function to send it.
    ssize_t sent = write(STDOUT_FILENO, sequence, strlen(sequence));
    (void)sent;
  }
}

/// A terminal that Ctrl-S has stopped would hold up the next screen, and with it every signal.
static void ignore_flow_control(void) {
  struct termios settings;
  if (tcgetattr(STDIN_FILENO, &settings) == 0) {
    settings.c_iflag &= ~(tcflag_t)IXON;
    tcsetattr(STDIN_FILENO, TCSANOW, &settings);
    def_prog_mode();
  }
}

/// Whether the terminal is to report the mouse, and has one by the terminal database.
static bool uses_mouse;

CursesStart curses_start(bool mouse) {
  int found;
  if (setupterm(NULL, STDOUT_FILENO, &found) == ERR) {
    return CursesStartUnknownTerminal;
  }
  if (!cursor_address || !clear_screen) {
    return CursesStartNoCursorMovement;
  }
  // An Esc that nothing follows is told from the start of a sequence by waiting; the default is a
  // second.
  set_escdelay(20);
  if (!newterm(NULL, stdout, stdin)) {
    return CursesStartUnknownTerminal;
  }
  cbreak();
  noecho();
  nonl();
  ignore_flow_control();
  input_start();
  uses_mouse = mouse && key_mouse;
  curses_resume();
  return CursesStartSucceeded;
}

void curses_stop(void) {
  if (uses_mouse) {
    send("\033[?1000l\033[?1006l");
  }
  send("\033[?2004l\033[?25h");
  endwin();
}

void curses_resume(void) {
  curses_fit();
  // After a stop that was not foreseen, ncurses believes that it still has the terminal.
  reset_prog_mode();
  // Of the screen that ncurses keeps, nothing is ever drawn on; this sends the terminal's modes.
  doupdate();
  send("\033[?2004h");
  if (uses_mouse) {
    send("\033[?1006h\033[?1000h");
  }
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

size_t curses_sequence(const char *name, int first, int second, char *text, size_t capacity) {
  const char *sequence = tigetstr(name);
  if (!sequence || sequence == (char *)-1) {
    return 0;
  }
  size_t length = 0;
  append(text, capacity, &length, tiparm(sequence, first, second));
  return length;
}

size_t curses_emergency_text(char *text, size_t capacity) {
  size_t length = 0;
  if (speaks_ecma48()) {
    append(text, capacity, &length, "\033[?1000l\033[?1006l\033[?2004l");
  }
  append(text, capacity, &length, exit_attribute_mode);
  append(text, capacity, &length, keypad_local);
  append(text, capacity, &length, exit_ca_mode);
  append(text, capacity, &length, cursor_normal);
  append(text, capacity, &length, "\r\n");
  return length;
}

void curses_fit(void) {
  struct winsize size;
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_row > 0 && size.ws_col > 0) {
    resize_term(size.ws_row, size.ws_col);
  }
}

int curses_columns(void) { return COLS; }
int curses_rows(void) { return LINES; }
int curses_colors(void) { return max_colors > 0 ? max_colors : 0; }

void curses_ask_width(void) {
  if (speaks_ecma48() && input_expect_width()) {
    send("\033[H\xE2\x97\x8F\033[6n");
  }
}
