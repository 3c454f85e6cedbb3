// The least that a program on ncurses can do: what others are measured against.
#include <curses.h>

int main(void) {
  initscr();
  mvaddstr(LINES - 1, 0, "quit");
  refresh();
  getch();
  endwin();
  return 0;
}
