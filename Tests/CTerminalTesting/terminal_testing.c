#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include "CTerminalTesting.h"

#include "CPosix.h"

#include <errno.h>
#include <fcntl.h>
#include <locale.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/select.h>
#include <sys/socket.h>
#ifdef __linux__
#include <sys/syscall.h>
#endif
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>

static const char rest_marker[] = "\033_the program does nothing more\033\\";

const char *terminal_rest_marker(void) { return rest_marker; }

/// Test threads run with signals blocked, and a started program would inherit that.
static void reset_signals(void) {
  for (int number = 1; number < NSIG; number += 1) signal(number, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

/// Other tests run at the same time; a file of theirs that stayed open here would never see its
/// end.
static void close_all_but_standard_and(int kept) {
  long limit = sysconf(_SC_OPEN_MAX);
  if (limit < 0 || limit > 4096) limit = 4096;
  for (int file = 3; file < limit; file += 1) {
    if (file != kept) close(file);
  }
}

static void become(const struct terminal_launch *launch) {
  const struct rlimit no_core = {0, 0};
  setrlimit(RLIMIT_CORE, &no_core);
  if (chdir(launch->folder) == 0) execve(launch->path, launch->arguments, launch->environment);
  _exit(127);
}

static void report(int reports, int kind, pid_t process, int status) {
  struct terminal_report message = {.kind = kind, .process = process, .status = status};
  struct termios modes;
  if (tcgetattr(0, &modes) == 0) {
    message.input_modes = (uint32_t)modes.c_iflag;
    message.output_modes = (uint32_t)modes.c_oflag;
    message.control_modes = (uint32_t)modes.c_cflag;
    message.local_modes = (uint32_t)modes.c_lflag;
  }
  while (write(reports, &message, sizeof message) < 0 && errno == EINTR) {
  }
}

static volatile pid_t watched;

/// The kernel tells the leader of the session alone that the terminal is gone; shells pass it on,
/// and so does this.
static void pass_on(int number) {
  if (watched > 0) kill(-watched, number);
}

static void wake(int number) { (void)number; }

/// As with a shell, a job that has stopped or ended no longer has the terminal.
static void report_change(pid_t program, int reports, int status) {
  report(reports, terminal_report_changed, program, status);
  tcsetpgrp(0, getpgrp());
  // The terminal may be gone, and with it the one who would read this.
  ssize_t written = write(1, rest_marker, sizeof rest_marker - 1);
  (void)written;
}

/// Lets a job that has stopped go on in the foreground.
static void resume(pid_t program, int reports) {
  tcsetpgrp(0, program);
  report(reports, terminal_report_resumed, program, 0);
  kill(-program, SIGCONT);
}

/// Stands in for the shell: runs one job, and reports every change of its state. Ends when nobody
/// looks at the terminal any more: ending before that would hang it up.
static void watch_over(const struct terminal_launch *launch, int reports) {
  report(reports, terminal_report_before, 0, 0);
  sigset_t changes, waiting;
  sigemptyset(&changes);
  sigaddset(&changes, SIGCHLD);
  sigprocmask(SIG_BLOCK, &changes, &waiting);
  signal(SIGCHLD, wake);
  pid_t program = fork();
  if (program == 0) {
    signal(SIGHUP, SIG_DFL);
    setpgid(0, 0);
    tcsetpgrp(0, getpid());
    close(reports);
    reset_signals();
    become(launch);
  }
  if (program < 0) _exit(126);
  watched = program;
  report(reports, terminal_report_started, program, 0);
  while (true) {
    int status = 0;
    if (waitpid(program, &status, WUNTRACED | WNOHANG) > 0) {
      if (!WIFSTOPPED(status)) watched = 0;
      report_change(program, reports, status);
    }
    fd_set readable;
    FD_ZERO(&readable);
    FD_SET(reports, &readable);
    if (pselect(reports + 1, &readable, NULL, NULL, NULL, &waiting) <= 0) continue;
    char command = 0;
    if (read(reports, &command, 1) <= 0) _exit(0);
    if (watched > 0) resume(program, reports);
  }
}

pid_t terminal_start(
    const struct terminal_launch *launch, int rows, int columns, int *terminal, int *reports) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0) return -1;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  int controller = posix_openpt(O_RDWR | O_NOCTTY);
  if (controller < 0 || grantpt(controller) != 0 || unlockpt(controller) != 0) return -1;
  fcntl(controller, F_SETFD, FD_CLOEXEC);
  char name[128];
  int line = ptsname_r(controller, name, sizeof name) == 0 ? open(name, O_RDWR | O_NOCTTY) : -1;
  if (line < 0 || terminal_resize(line, rows, columns) != 0) return -1;

  pid_t parent = fork();
  if (parent == 0) {
    reset_signals();
    signal(SIGHUP, pass_on);
    const int ignored[] = {SIGINT, SIGQUIT, SIGTSTP, SIGTTIN, SIGTTOU, SIGPIPE};
    for (size_t i = 0; i < sizeof ignored / sizeof *ignored; i += 1) signal(ignored[i], SIG_IGN);
    setsid();
    ioctl(line, TIOCSCTTY, 0);
    for (int file = 0; file < 3; file += 1) dup2(line, file);
    close_all_but_standard_and(ends[1]);
    watch_over(launch, ends[1]);
  }
  int error = errno;
  close(line);
  close(ends[1]);
  errno = error;
  *terminal = controller;
  *reports = ends[0];
  return parent;
}

pid_t process_start(const struct terminal_launch *launch, int input, int output, int errors) {
  pid_t program = fork();
  if (program != 0) return program;
  reset_signals();
  // Away from the standard numbers first, so that no copy lands on an original.
  int copies[3] = {
      fcntl(input, F_DUPFD, 10), fcntl(output, F_DUPFD, 10), fcntl(errors, F_DUPFD, 10)};
  for (int file = 0; file < 3; file += 1) dup2(copies[file], file);
  close_all_but_standard_and(-1);
  setsid();
  become(launch);
  return -1;
}

int terminal_resize(int terminal, int rows, int columns) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  return ioctl(terminal, TIOCSWINSZ, &size);
}

int closed_pipe(int ends[2]) {
  // The reader of the other end may have ended; that is for the test to tell, not for the signal.
  signal(SIGPIPE, SIG_IGN);
  return pipes_open(ends);
}

int terminal_resume(int reports) { return write(reports, "f", 1) == 1 ? 0 : -1; }

/// The line of a terminal, without becoming its owner.
static int open_line(int terminal) {
  char name[128];
  if (ptsname_r(terminal, name, sizeof name) != 0) return -1;
  return open(name, O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC);
}

int terminal_set_output(int terminal, int is_on) {
  int line = open_line(terminal);
  if (line < 0) return -1;
  int result = tcflow(line, is_on ? TCOON : TCOOFF);
  close(line);
  return result;
}

int terminal_fill_output(int terminal) {
  int line = open_line(terminal);
  if (line < 0) return -1;
  char blanks[1024];
  memset(blanks, ' ', sizeof blanks);
  // The system passes on a part of what it has taken, a moment later, and then takes more.
  for (int idle = 0; idle < 5; idle += 1) {
    for (size_t size = sizeof blanks; size > 0; size /= 2) {
      while (write(line, blanks, size) > 0) idle = 0;
    }
    poll(NULL, 0, 10);
  }
  close(line);
  return errno == EAGAIN ? 0 : -1;
}

int thread_signal(pid_t process, pid_t thread, int number) {
#ifdef __linux__
  return (int)syscall(SYS_tgkill, process, thread, number);
#else
  (void)thread;
  return kill(process, number);
#endif
}

int system_columns(uint32_t character) {
  static locale_t unicode;
  if (!unicode) {
    unicode = newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0);
    if (!unicode) return -1;
  }
  locale_t old = uselocale(unicode);
  int columns = wcwidth((wchar_t)character);
  uselocale(old);
  return columns;
}

int thread_keep_one_processor(void) {
#ifdef __linux__
  cpu_set_t allowed, one;
  if (sched_getaffinity(0, sizeof allowed, &allowed) == -1) {
    return -1;
  }
  for (int processor = 0; processor < CPU_SETSIZE; processor++) {
    if (CPU_ISSET(processor, &allowed)) {
      CPU_ZERO(&one);
      CPU_SET(processor, &one);
      return sched_setaffinity(0, sizeof one, &one);
    }
  }
#endif
  return -1;
}
