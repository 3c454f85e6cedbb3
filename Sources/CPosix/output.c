#include "CPosix.h"
#include "output.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdatomic.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

/// Every terminal that is ready takes this much at once, by what Linux means by "ready". So writes
/// do not wait.
enum { PORTION = 256 };

/// The bytes to write at once. A descriptor that does not wait takes what there is room for.
static size_t portion(int file, size_t size) {
  return size <= PORTION || (fcntl(file, F_GETFL) & O_NONBLOCK) ? size : PORTION;
}

/// The number of threads in a call that writes, and whether this is one of them.
static atomic_int writers;
static _Thread_local volatile bool is_writer;
/// Whether a trap has the last word.
static atomic_bool is_closed;

void output_wait_if_closed(void) {
  while (atomic_load(&is_closed)) {
    // The process is about to end.
    pause();
  }
}

static void enter(void) {
  is_writer = true;
  atomic_fetch_add(&writers, 1);
  if (atomic_load(&is_closed)) {
    atomic_fetch_sub(&writers, 1);
    is_writer = false;
    output_wait_if_closed();
  }
}

static void leave(void) {
  atomic_fetch_sub(&writers, 1);
  is_writer = false;
}

/// The bytes that a terminal has taken but not sent; 0 if it does not say.
static int unsent(int file) {
  int count = 0;
  return ioctl(file, TIOCOUTQ, &count) == -1 ? 0 : count;
}

/// Whether a file becomes ready within a time. An error counts, because the write will report it.
static bool is_ready(int file, int milliseconds) {
  struct pollfd waited = {.fd = file, .events = POLLOUT};
  int count;
  do {
    count = poll(&waited, 1, milliseconds);
  } while (count == -1 && errno == EINTR);
  return count != 0;
}

/// Whether a file has taken nothing for as long as the program waits when it leaves. It does not
/// get that time again.
static atomic_bool has_given_up;

/// Waits until a file takes more, as long as something moves within the time.
static bool wait_for_room(int file, int milliseconds) {
  if (is_ready(file, 0)) {
    atomic_store(&has_given_up, false);
    return true;
  }
  if (milliseconds > 0 && atomic_load(&has_given_up)) {
    milliseconds = 0;
  }
  int before, after = unsent(file);
  do {
    before = after;
    if (milliseconds != 0 && is_ready(file, milliseconds)) {
      return true;
    }
    after = unsent(file);
  } while (milliseconds != 0 && after < before);
  if (milliseconds > 0) {
    atomic_store(&has_given_up, true);
  }
  return false;
}

static size_t write_in_time(
    int file, const char *bytes, size_t size, int milliseconds, bool is_last) {
  size_t done = 0;
  size_t most = portion(file, size);
  while (done < size) {
    if (!wait_for_room(file, milliseconds)) {
      errno = EAGAIN;
      break;
    }
    if (!is_last) {
      enter();
    }
    ssize_t count = write(file, bytes + done, size - done < most ? size - done : most);
    if (!is_last) {
      leave();
    }
    if (count > 0) {
      done += (size_t)count;
    } else if (count == -1 && errno != EINTR && errno != EAGAIN) {
      break;
    } else if (milliseconds == 0) {
      break;
    }
  }
  return done;
}

size_t output_write(int file, const void *bytes, size_t size, int milliseconds) {
  return write_in_time(file, bytes, size, milliseconds, false);
}

static size_t write_end(int terminal, const void *bytes, size_t size, bool is_last) {
  size_t done = write_in_time(terminal, bytes, size, output_timeout, is_last);
  if (done == size || errno != EAGAIN) {
    return done;
  }
  // Some of these bytes may be among what is dropped.
  tcflush(terminal, TCOFLUSH);
  return write_in_time(terminal, bytes, size, 0, is_last);
}

size_t output_write_end(int terminal, const void *bytes, size_t size) {
  return write_end(terminal, bytes, size, false);
}

size_t output_write_last_end(int terminal, const void *bytes, size_t size) {
  return write_end(terminal, bytes, size, true);
}

size_t output_write_last(int file, const void *bytes, size_t size) {
  return write_in_time(file, bytes, size, output_timeout, true);
}

bool output_close(void) {
  if (atomic_exchange(&is_closed, true)) {
    return false;
  }
  // Half a second is longer than a write to a ready terminal.
  for (int attempt = 0; attempt < 100 && atomic_load(&writers) > is_writer; attempt++) {
    poll(NULL, 0, 5);
  }
  return true;
}
