#include "CPosix.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

/// The children that run, each the leader of a group; 0 for none. More than these are killed only
/// by `children_end` and by the system.
enum { kept_count = 64 };
static _Atomic pid_t kept[kept_count];

static void replace_kept(pid_t old, pid_t new) {
  for (int index = 0; index < kept_count; index++) {
    pid_t found = old;
    if (atomic_compare_exchange_strong(&kept[index], &found, new)) {
      return;
    }
  }
}

void children_kill(void) {
  for (int index = 0; index < kept_count; index++) {
    pid_t process = atomic_load(&kept[index]);
    if (process != 0) {
      kill(-process, SIGKILL);
      kill(process, SIGKILL);
    }
  }
}

static void keep(pid_t process) {
  static atomic_flag is_prepared = ATOMIC_FLAG_INIT;
  if (!atomic_flag_test_and_set(&is_prepared)) {
    atexit(children_kill);
  }
  replace_kept(0, process);
}

/// Turns the forked child into the shell, with its own session, no terminal and default signals.
///
/// @param errors Where it writes about its errors, or -1 for nowhere.
_Noreturn static void run(
    const char *command, int input, int output, int errors, pid_t parent) {
#ifdef __linux__
  // The system kills the child as soon as the thread that forked it ends, so an engine is used only
  // by the thread that started it. If our process has ended before this call, nobody would kill the
  // child.
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) {
    _exit(1);
  }
#else
  (void)parent;
#endif
  setsid();
  if (errors == -1) {
    errors = open("/dev/null", O_WRONLY);
  }
  dup2(input, STDIN_FILENO);
  dup2(output, STDOUT_FILENO);
  dup2(errors, STDERR_FILENO);
  close(errors);
  for (int number = 1; number < NSIG; number++) {
    signal(number, SIG_DFL);
  }
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  execl("/bin/sh", "sh", "-c", command, (char *)NULL);
  _exit(127);
}

static void close_pipe(const int ends[2]) {
  close(ends[0]);
  close(ends[1]);
}

int children_start(const char *command, bool keeps_errors, struct child *child) {
  // Each pair has the end to read first.
  int input[2], output[2], errors[2] = {-1, -1};
  if (pipes_open(input) == -1) {
    return -1;
  }
  if (pipes_open(output) == -1) {
    close_pipe(input);
    return -1;
  }
  if (keeps_errors && pipes_open(errors) == -1) {
    close_pipe(input);
    close_pipe(output);
    return -1;
  }
  // A signal for us must not reach our handler in the child.
  sigset_t all, old;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &old);
  pid_t parent = getpid();
  child->process = fork();
  if (child->process == 0) {
    run(command, input[0], output[1], errors[1], parent);
  }
  if (child->process != -1) {
    keep(child->process);
  }
  pthread_sigmask(SIG_SETMASK, &old, NULL);
  if (child->process == -1) {
    close_pipe(input);
    close_pipe(output);
    close_pipe(errors);
    return -1;
  }
  close(input[0]);
  close(output[1]);
  close(errors[1]);
  child->input = input[1];
  child->output = output[0];
  child->errors = errors[0];
  fcntl(child->input, F_SETFL, O_NONBLOCK);
  fcntl(child->output, F_SETFL, O_NONBLOCK);
  fcntl(child->errors, F_SETFL, O_NONBLOCK);
  return 0;
}

int children_end(const struct child *child) {
  close(child->input);
  close(child->output);
  close(child->errors);
  // The group, and the child itself if it has not made its group yet. Nobody has waited for the
  // child, so both numbers are still its own.
  kill(-child->process, SIGKILL);
  kill(child->process, SIGKILL);
  replace_kept(child->process, 0);
  int status;
  while (waitpid(child->process, &status, 0) == -1) {
    if (errno != EINTR) {
      return -1;
    }
  }
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}
