#include "CNCurses.h"

#include <curses.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <term.h>
#include <unistd.h>

static SCREEN *screen;
/// In place of the terminal.
static FILE *output;

/// Whether the terminal's own colours can be part of a pair.
static bool has_own_colors;

enum { PAIR_CAPACITY = 1024 };

/// The pairs of colours in use, by their numbers; 0 is the terminal's own pair.
static struct {
  int16_t foreground, background;
} pairs[PAIR_CAPACITY];
static int pair_count;
/// That of the last cell; the next is often the same.
static int last_pair;

static FILE *open_output(void) {
#ifdef __linux__
  int file = memfd_create("screen", MFD_CLOEXEC);
  return file < 0 ? NULL : fdopen(file, "w");
#else
  return tmpfile();
#endif
}

static int pair_limit(void) { return COLOR_PAIRS < PAIR_CAPACITY ? COLOR_PAIRS : PAIR_CAPACITY; }

static void prepare_colors(void) {
  pair_count = 1;
  last_pair = 0;
  pairs[0].foreground = pairs[0].background = -1;
  has_own_colors = false;
  if (has_colors() && start_color() == OK) {
    has_own_colors = use_default_colors() == OK;
    // ncurses would reset the terminal's palette, which the player's shell may have set.
    orig_colors = NULL;
  }
}

/// Whether the terminal is known, and can show a screen.
static CursesStart judge(const char *terminal) {
  int found;
  if (setupterm(terminal, fileno(output), &found) == ERR) {
    return CursesStartUnknownTerminal;
  }
  bool is_able = cursor_address && clear_screen;
  del_curterm(cur_term);
  return is_able ? CursesStartSucceeded : CursesStartNoCursorMovement;
}

static void discard_output(void) { lseek(fileno(output), 0, SEEK_SET); }

CursesStart curses_start(const char *terminal) {
  output = open_output();
  if (!output) {
    return CursesStartNoResources;
  }
  CursesStart judgement = judge(terminal);
  if (judgement == CursesStartSucceeded) {
    // The size is that of the terminal, whatever COLUMNS and LINES say.
    use_env(FALSE);
    screen = newterm(terminal, output, stdin);
    judgement = screen ? CursesStartSucceeded : CursesStartNoResources;
  }
  if (!screen) {
    fclose(output);
    return judgement;
  }
  // Else an update stops where keys are waiting, and leaves half a screen.
  typeahead(-1);
  // Where a terminal disagrees about the width of a character, shifting cells would spread that.
  idcok(stdscr, FALSE);
  leaveok(stdscr, FALSE);
  prepare_colors();
  // What newterm has to say depends on a size that is not the terminal's; resuming says it again.
  doupdate();
  endwin();
  discard_output();
  return CursesStartSucceeded;
}

void curses_end(void) {
  delscreen(screen);
  screen = NULL;
  fclose(output);
}

void curses_suspend(void) { endwin(); }

void curses_resume(void) {
  // Resumes only what was suspended: a program that was stopped unawares still has the screen.
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

void curses_forget(void) { clearok(curscr, TRUE); }

static bool is_pair(int number, int foreground, int background) {
  return pairs[number].foreground == foreground && pairs[number].background == background;
}

/// The number of a pair of colours. Where there are too many, it is that of the terminal's own.
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
  if (pair_count >= pair_limit() ||
      init_pair((short)pair_count, (short)foreground, (short)background) == ERR) {
    return 0;
  }
  pairs[pair_count].foreground = (int16_t)foreground;
  pairs[pair_count].background = (int16_t)background;
  return last_pair = pair_count++;
}

static void set_cell(cchar_t *place, CursesCell cell) {
  const wchar_t text[] = {(wchar_t)cell.character, L'\0'};
  attr_t attributes = (cell.is_bold ? A_BOLD : A_NORMAL) | (cell.is_reversed ? A_REVERSE : 0);
  // Not by COLOR_PAIR, which wraps at 256.
  short pair = (short)pair_number(cell.foreground, cell.background);
  setcchar(place, text, attributes, pair, NULL);
}

void curses_set_row(int row, const CursesCell *cells, int count) {
  if (row < 0 || row >= LINES) {
    return;
  }
  cchar_t *line = calloc((size_t)count + 1, sizeof *line);
  if (!line) {
    return;
  }
  for (int column = 0; column < count; column++) {
    set_cell(&line[column], cells[column]);
  }
  mvadd_wchnstr(row, 0, line, count);
  free(line);
}

void curses_update(int column, int row) {
  curs_set(column >= 0);
  move(row < 0 ? 0 : row, column < 0 ? 0 : column);
  wnoutrefresh(stdscr);
  doupdate();
  // Each screen sets all of its cells: the next one may number the pairs from the beginning.
  if (pair_count > pair_limit() / 4 * 3) {
    pair_count = 1;
    last_pair = 0;
  }
}

size_t curses_output_size(void) {
  off_t size = lseek(fileno(output), 0, SEEK_CUR);
  return size > 0 ? (size_t)size : 0;
}

void curses_take_output(uint8_t *bytes, size_t size) {
  ssize_t count = pread(fileno(output), bytes, size, 0);
  (void)count;
  discard_output();
}

int curses_colors(void) { return max_colors > 0 ? max_colors : 0; }

const char *curses_string(const char *name) {
  const char *text = tigetstr(name);
  return text == (const char *)-1 ? NULL : text;
}
