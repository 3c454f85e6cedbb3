#include "CNCurses.h"

#include <curses.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <term.h>
#include <unistd.h>
#include <wchar.h>

static SCREEN *screen;

/// A file in memory, in place of the terminal. It is written again from its start after each
/// update.
static FILE *output;

/// Whether the terminal's default colours can be part of a pair.
static bool has_own_colors;

enum { PAIR_CAPACITY = 1024 };

/// The pairs of colours in use, by number; 0 is the terminal's default pair.
static struct {
  int32_t foreground, background;
} pairs[PAIR_CAPACITY];
static int pair_count;
/// The pair of the last cell, which the next often shares.
static int last_pair;

static void open_output(void) {
#ifdef __linux__
  int file = memfd_create("screen", MFD_CLOEXEC);
  output = file == -1 ? NULL : fdopen(file, "w");
#else
  output = tmpfile();
#endif
}

static void close_output(void) {
  int reason = errno;
  if (output) {
    fclose(output);
  }
  output = NULL;
  errno = reason;
}

static int pair_limit(void) { return COLOR_PAIRS < PAIR_CAPACITY ? COLOR_PAIRS : PAIR_CAPACITY; }

static void prepare_colors(void) {
  pair_count = 1;
  last_pair = 0;
  pairs[0].foreground = pairs[0].background = -1;
  has_own_colors = false;
  if (has_colors() && start_color() == OK) {
    has_own_colors = use_default_colors() == OK;
  }
}

/// Whether the terminal is known, and can show a screen. Also chooses where its first size comes
/// from; its true size follows.
static CursesStart prepare_terminal(const char *terminal) {
  int found;
  // Otherwise setupterm makes a size up.
  use_env(FALSE);
  if (setupterm(terminal, fileno(output), &found) == ERR) {
    return CursesStartUnknownTerminal;
  }
  bool is_able = cursor_address && clear_screen;
  // COLUMNS and LINES are left aside, except that ncurses 6.5 needs them, or its own defaults,
  // where the terminal database has no size, as for the Linux console.
  use_env(lines <= 0 || columns <= 0);
  del_curterm(cur_term);
  return is_able ? CursesStartSucceeded : CursesStartNoCursorMovement;
}

CursesStart curses_start(const char *terminal) {
  open_output();
  if (!output) {
    return CursesStartNoResources;
  }
  CursesStart start = prepare_terminal(terminal);
  if (start == CursesStartSucceeded) {
    use_tioctl(TRUE);
    screen = newterm(terminal, output, stdin);
    start = screen ? CursesStartSucceeded : CursesStartNoResources;
  }
  if (!screen) {
    close_output();
    return start;
  }
  // Otherwise an update stops when keys are waiting, and leaves half a screen.
  typeahead(-1);
  // If a terminal disagrees about the width of a character, shifting cells would misplace the row.
  idcok(stdscr, FALSE);
  leaveok(stdscr, FALSE);
  prepare_colors();
  // The output of newterm depends on a size that is not the terminal's. Resuming repeats it.
  doupdate();
  endwin();
  lseek(fileno(output), 0, SEEK_SET);
  return CursesStartSucceeded;
}

void curses_end(void) {
  delscreen(screen);
  screen = NULL;
  close_output();
}

void curses_suspend(void) { endwin(); }

void curses_resume(void) {
  curses_forget();
  // Resumes only a suspended screen: after SIGSTOP a program still has it.
  wnoutrefresh(stdscr);
  doupdate();
  curses_forget();
}

void curses_fit(int width, int height) {
  if (width > 0 && height > 0) {
    resize_term(height, width);
  }
}

int curses_columns(void) { return COLS; }
int curses_rows(void) { return LINES; }

void curses_forget(void) {
  erase();
  clearok(curscr, TRUE);
}

static bool is_pair(int number, int foreground, int background) {
  return pairs[number].foreground == foreground && pairs[number].background == background;
}

static bool make_pair(int number, int foreground, int background) {
#if defined NCURSES_EXT_COLORS && NCURSES_EXT_COLORS
  return init_extended_pair(number, foreground, background) != ERR;
#else
  return init_pair((short)number, (short)foreground, (short)background) != ERR;
#endif
}

/// The number of a pair of colours; 0 if there are too many.
static int pair_number(int foreground, int background) {
  if (!has_own_colors) {
    foreground = foreground < 0 ? COLOR_WHITE : foreground;
    background = background < 0 ? COLOR_BLACK : background;
  }
  if (is_pair(last_pair, foreground, background)) {
    return last_pair;
  }
  for (int number = 0; number < pair_count; number++) {
    if (is_pair(number, foreground, background)) {
      return last_pair = number;
    }
  }
  if (pair_count >= pair_limit() || !make_pair(pair_count, foreground, background)) {
    return 0;
  }
  pairs[pair_count].foreground = foreground;
  pairs[pair_count].background = background;
  return last_pair = pair_count++;
}

static bool is_right_half(CursesCell cell) { return cell.text[0] == 0; }

/// The number of columns of the first cell.
static int cell_width(const CursesCell *cells, int count) {
  return count > 1 && !is_right_half(cells[0]) && is_right_half(cells[1]) ? 2 : 1;
}

/// Whether a wide character would be torn. If a terminal might scroll, ncurses shifts the last cell
/// of the screen into place, and mistakes the half to the left of it for that cell (6.4,
/// `PutChar`).
static bool is_torn(int row, int column) {
  bool is_shifted = auto_right_margin && !(enter_am_mode && exit_am_mode);
  return is_shifted && row == LINES - 1 && column == COLS - 3;
}

/// Sets a character within a number of columns, and returns the number it takes.
static int set_character(cchar_t *place, CursesCell cell, int width) {
  static_assert(sizeof cell.text / sizeof *cell.text == CCHARW_MAX);
  wchar_t text[CCHARW_MAX + 1] = L" ";
  if (!is_right_half(cell)) {
    for (int index = 0; index < CCHARW_MAX; index++) {
      text[index] = (wchar_t)cell.text[index];
    }
    if (wcwidth(text[0]) != width) {
      // A right half becomes a blank.
      wcscpy(text, L"?");
      width = 1;
    }
  }
  attr_t attributes = (cell.is_bold ? A_BOLD : A_NORMAL) | (cell.is_reversed ? A_REVERSE : 0)
    | (cell.is_underlined ? A_UNDERLINE : 0);
  // Not COLOR_PAIR, which wraps at 256.
  short pair = (short)pair_number(cell.foreground, cell.background);
  setcchar(place, text, attributes, pair, NULL);
  return width;
}

void curses_set_row(int row, int column, const CursesCell *cells, int count) {
  if (row < 0 || row >= LINES || count <= 0) {
    return;
  }
  cchar_t line[count];
  memset(line, 0, sizeof line);
  // ncurses expects each character once, however wide.
  int length = 0;
  for (int index = 0; index < count;) {
    bool is_narrow = is_torn(row, column + index);
    int width = is_narrow ? 1 : cell_width(&cells[index], count - index);
    index += set_character(&line[length++], cells[index], width);
  }
  mvadd_wchnstr(row, column, line, length);
}

bool curses_update(int column, int row, bool shows_cursor) {
  curs_set(shows_cursor);
  move(row, column);
  wnoutrefresh(stdscr);
  doupdate();
  // If the next screen sets all of its cells, it may number the pairs from the beginning.
  if (pair_count <= pair_limit() / 4 * 3) {
    return true;
  }
  pair_count = 1;
  last_pair = 0;
  return false;
}

size_t curses_output_size(void) {
  off_t size = lseek(fileno(output), 0, SEEK_CUR);
  return size > 0 ? (size_t)size : 0;
}

void curses_take_output(uint8_t *bytes, size_t size) {
  ssize_t count = pread(fileno(output), bytes, size, 0);
  (void)count;
  lseek(fileno(output), 0, SEEK_SET);
}

int curses_colors(void) {
  // Not `max_colors`, which ends at 32767.
  int count = tigetnum("colors");
  return count > 0 ? count : 0;
}

const char *curses_string(const char *name) {
  const char *text = tigetstr(name);
  return text == (const char *)-1 ? NULL : text;
}
