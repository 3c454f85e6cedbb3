#include "CPosix.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

/// The first descriptor that a child does not use.
enum { first_free = 10 };

/// Tells the guard the number of its group, then runs the command. Without a guard it ends here.
static const char command_script[] = "echo $$ >&3 && exec 3>&- && exec /bin/sh -c \"$1\"";

/// Kills the group when our end of its pipe closes. The system closes that even if we are killed.
/// The guard is not part of the group, which may stop or kill itself.
static const char guard_script[] =
    "read -r group && { read -r end; kill -s KILL -- -$group; kill -s CONT -- -$group; }";

/// Children start one at a time. Otherwise each would inherit pipes of the other and keep them
/// open.
static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;

/// Opens a pipe whose descriptors lie above those of a child.
static int open_high_pipe(int ends[2]) {
  int low[2];
  if (pipes_open(low) == -1) {
    return -1;
  }
  for (int end = 0; end < 2; end++) {
    ends[end] = fcntl(low[end], F_DUPFD_CLOEXEC, first_free);
  }
  int error = errno;
  close(low[0]);
  close(low[1]);
  errno = error;
  return ends[0] == -1 || ends[1] == -1 ? -1 : 0;
}

/// The settings of a child: its own session, no terminal, default signals.
static int prepare(posix_spawnattr_t *attributes) {
  int error = posix_spawnattr_init(attributes);
  if (error) {
    return error;
  }
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  posix_spawnattr_setsigmask(attributes, &none);
  posix_spawnattr_setsigdefault(attributes, &all);
  return posix_spawnattr_setflags(
      attributes, POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
}

/// What a shell runs, and its files. -1 stands for no file, or `/dev/null` for the output.
struct shell {
  const char *script, *argument;
  int input, output, guard;
};

static int spawn(pid_t *process, const struct shell *shell) {
  posix_spawnattr_t attributes;
  int error = prepare(&attributes);
  if (error) {
    return error;
  }
  posix_spawn_file_actions_t actions;
  error = posix_spawn_file_actions_init(&actions);
  if (!error) {
    posix_spawn_file_actions_adddup2(&actions, shell->input, STDIN_FILENO);
    if (shell->output == -1) {
      posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    } else {
      posix_spawn_file_actions_adddup2(&actions, shell->output, STDOUT_FILENO);
    }
    error = posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    if (!error && shell->guard != -1) {
      error = posix_spawn_file_actions_adddup2(&actions, shell->guard, STDERR_FILENO + 1);
    }
    char *arguments[] = {
      "sh", "-c", (char *)shell->script, "sh", (char *)shell->argument, NULL,
    };
    if (!error) {
      error = posix_spawn(process, "/bin/sh", &actions, &attributes, arguments, environ);
    }
    posix_spawn_file_actions_destroy(&actions);
  }
  posix_spawnattr_destroy(&attributes);
  return error;
}

/// Waits for the end of a process. Returns its exit status, or -1 if a signal ended it.
static int reap(pid_t process) {
  int status;
  while (waitpid(process, &status, 0) == -1) {
    if (errno != EINTR) {
      return -1;
    }
  }
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

static void end_guard(pid_t guard) {
  kill(guard, SIGKILL);
  reap(guard);
}

/// Starts the guard, then the command. Each pipe's end to read comes first.
static int spawn_pair(
    struct child *child, const char *command, const int input[2], const int output[2],
    const int guard[2]) {
  const struct shell watcher = {guard_script, NULL, guard[0], -1, -1};
  const struct shell runner = {command_script, command, input[0], output[1], guard[1]};
  int error = spawn(&child->guard, &watcher);
  if (error) {
    return error;
  }
  error = spawn(&child->process, &runner);
  if (error) {
    end_guard(child->guard);
  }
  return error;
}

int children_start(const char *command, struct child *child) {
  // The end to read comes first.
  int input[2] = {-1, -1}, output[2] = {-1, -1}, guard[2] = {-1, -1};
  pthread_mutex_lock(&turn);
  int error = 0;
  if (open_high_pipe(input) == -1 || open_high_pipe(output) == -1 || open_high_pipe(guard) == -1) {
    error = errno;
  } else {
    error = spawn_pair(child, command, input, output, guard);
  }
  pthread_mutex_unlock(&turn);
  int unused[] = {
    input[0], output[1], guard[0],
    error ? input[1] : -1, error ? output[0] : -1, error ? guard[1] : -1,
  };
  for (size_t index = 0; index < sizeof unused / sizeof unused[0]; index++) {
    if (unused[index] != -1) {
      close(unused[index]);
    }
  }
  if (error) {
    return error;
  }
  fcntl(input[1], F_SETFL, O_NONBLOCK);
  fcntl(output[0], F_SETFL, O_NONBLOCK);
  child->input = input[1];
  child->output = output[0];
  child->life = guard[1];
  return 0;
}

ssize_t children_write(int file, const void *bytes, size_t size) {
  // Without a reader, writing is an error, but must not end the program.
  sigset_t broken, pending, old;
  sigemptyset(&broken);
  sigaddset(&broken, SIGPIPE);
  sigpending(&pending);
  pthread_sigmask(SIG_BLOCK, &broken, &old);
  ssize_t count = write(file, bytes, size);
  int error = errno;
  if (count == -1 && error == EPIPE && !sigismember(&pending, SIGPIPE)) {
    // The signal is pending for this thread, so it is there at once.
    int number;
    sigpending(&pending);
    if (sigismember(&pending, SIGPIPE)) {
      sigwait(&broken, &number);
    }
  }
  pthread_sigmask(SIG_SETMASK, &old, NULL);
  errno = error;
  return count;
}

int children_end(const struct child *child) {
  // The child has not been waited for, so its number is still that of its group.
  kill(-child->process, SIGKILL);
  kill(-child->process, SIGCONT);
  // The guard must not see the number once it is free.
  end_guard(child->guard);
  close(child->input);
  close(child->output);
  close(child->life);
  return reap(child->process);
}
