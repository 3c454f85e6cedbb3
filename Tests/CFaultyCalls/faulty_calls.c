// Loaded before the system's library into a program, this makes system calls fail on the files of
// one folder.
//
// The variable FAULTY_CALLS says how: the folder, then one rule or several, each after a `|`. A
// rule is a call, the number of those that go wrong (from 1; 0 for every one), and what happens: a
// number is an error, `kill` ends the process before the call, `stick` never returns, `slow` takes
// 40 ms, `gate` waits for a byte in the pipe `gate` of the folder, `half` writes half of the
// bytes. So `/tmp/x|fsync 1 5|write 0 half`. The calls are `open` (to read), `fopen`,
// `create`, `openappend`, `openlock`, `opendir`, `read`, `pread`, `write`, `ftruncate`, `fsync`,
// `syncdir`, `flock`, `link`, `rename`, `unlink`, and `any`, which counts all of them.

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#ifdef __linux__

enum { most_rules = 4, longest = 4096 };

struct rule {
  char call[16];
  int number;
  char action[16];
  int count;
};

static char folder[longest];
static struct rule rules[most_rules];
static int rule_count;

__attribute__((constructor)) static void read_rules(void) {
  const char *text = getenv("FAULTY_CALLS");
  if (text == NULL || rule_count > 0) return;
  char copy[longest];
  snprintf(copy, sizeof copy, "%s", text);
  char *rest = NULL;
  const char *first = strtok_r(copy, "|", &rest);
  snprintf(folder, sizeof folder, "%s", first == NULL ? "" : first);
  for (const char *part; rule_count < most_rules && (part = strtok_r(NULL, "|", &rest));) {
    struct rule *rule = &rules[rule_count];
    if (sscanf(part, "%15s %d %15s", rule->call, &rule->number, rule->action) == 3) rule_count += 1;
  }
}

static bool is_path_in_folder(const char *path) {
  // Another library can be initialized before this one.
  read_rules();
  size_t length = strlen(folder);
  return length > 0 && strncmp(path, folder, length) == 0;
}

static bool is_file_in_folder(int file) {
  char link[64], path[longest];
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return false;
  path[length] = 0;
  return is_path_in_folder(path);
}

#define SYSTEMS_OWN(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static void pass_gate(void) {
  char path[longest + 8];
  snprintf(path, sizeof path, "%s/gate", folder);
  int gate = SYSTEMS_OWN(open)(path, O_RDONLY | O_CLOEXEC);
  char byte;
  while (SYSTEMS_OWN(read)(gate, &byte, 1) < 0 && errno == EINTR) {
  }
  close(gate);
}

enum outcome { as_usual, fails, is_halved };

/// What happens to a call on a file of the folder; sets errno if it fails.
static enum outcome outcome_of(const char *call) {
  for (struct rule *rule = rules; rule < rules + rule_count; rule += 1) {
    if (strcmp(rule->call, call) != 0 && strcmp(rule->call, "any") != 0) continue;
    int count = __atomic_add_fetch(&rule->count, 1, __ATOMIC_SEQ_CST);
    if (rule->number != 0 && rule->number != count) continue;
    if (strcmp(rule->action, "kill") == 0) kill(getpid(), SIGKILL);
    if (strcmp(rule->action, "stick") == 0) {
      for (;;) pause();
    }
    if (strcmp(rule->action, "slow") == 0) {
      nanosleep(&(struct timespec){.tv_nsec = 40 * 1000 * 1000}, NULL);
      continue;
    }
    if (strcmp(rule->action, "gate") == 0) {
      pass_gate();
      continue;
    }
    if (strcmp(rule->action, "half") == 0) return is_halved;
    errno = atoi(rule->action);
    return fails;
  }
  return as_usual;
}

int open(const char *path, int flags, ...) {
  mode_t mode = 0;
  if (flags & O_CREAT) {
    va_list arguments;
    va_start(arguments, flags);
    mode = va_arg(arguments, mode_t);
    va_end(arguments);
  }
  if (is_path_in_folder(path)) {
    const char *call = flags & O_DIRECTORY ? "opendir"
                       : flags & O_EXCL    ? "create"
                       : flags & O_APPEND  ? "openappend"
                       : flags & O_CREAT   ? "openlock"
                                           : "open";
    if (outcome_of(call) == fails) return -1;
  }
  return SYSTEMS_OWN(open)(path, flags, mode);
}

FILE *fopen(const char *path, const char *mode) {
  if (is_path_in_folder(path) && outcome_of("fopen") == fails) return NULL;
  return SYSTEMS_OWN(fopen)(path, mode);
}

ssize_t read(int file, void *bytes, size_t count) {
  if (is_file_in_folder(file) && outcome_of("read") == fails) return -1;
  return SYSTEMS_OWN(read)(file, bytes, count);
}

ssize_t write(int file, const void *bytes, size_t count) {
  if (is_file_in_folder(file)) {
    enum outcome outcome = outcome_of("write");
    if (outcome == fails) return -1;
    if (outcome == is_halved && count > 1) count /= 2;
  }
  return SYSTEMS_OWN(write)(file, bytes, count);
}

ssize_t pread(int file, void *bytes, size_t count, off_t place) {
  if (is_file_in_folder(file) && outcome_of("pread") == fails) return -1;
  return SYSTEMS_OWN(pread)(file, bytes, count, place);
}

int ftruncate(int file, off_t size) {
  if (is_file_in_folder(file) && outcome_of("ftruncate") == fails) return -1;
  return SYSTEMS_OWN(ftruncate)(file, size);
}

int fsync(int file) {
  if (is_file_in_folder(file)) {
    struct stat status;
    bool is_folder = fstat(file, &status) == 0 && S_ISDIR(status.st_mode);
    if (outcome_of(is_folder ? "syncdir" : "fsync") == fails) return -1;
  }
  return SYSTEMS_OWN(fsync)(file);
}

int flock(int file, int operation) {
  if (is_file_in_folder(file) && outcome_of("flock") == fails) return -1;
  return ((int (*)(int, int))dlsym(RTLD_NEXT, "flock"))(file, operation);
}

int link(const char *path, const char *second) {
  if (is_path_in_folder(path) && outcome_of("link") == fails) return -1;
  return SYSTEMS_OWN(link)(path, second);
}

int rename(const char *from, const char *to) {
  if (is_path_in_folder(from) && outcome_of("rename") == fails) return -1;
  return SYSTEMS_OWN(rename)(from, to);
}

int unlink(const char *path) {
  if (is_path_in_folder(path) && outcome_of("unlink") == fails) return -1;
  return SYSTEMS_OWN(unlink)(path);
}

#endif
