#include "CPosix.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <termios.h>
#include <unistd.h>

/// On Linux, a terminal that is ready takes this many bytes at once, so writes do not wait.
enum { PORTION = 256 };

/// The bytes to write at once. A descriptor that does not wait takes what there is room for.
static size_t portion(int file, size_t size) {
  return size <= PORTION || (fcntl(file, F_GETFL) & O_NONBLOCK) ? size : PORTION;
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

size_t output_write(int file, const void *bytes, size_t size, int milliseconds) {
  size_t done = 0;
  size_t maximum = portion(file, size);
  while (done < size) {
    if (!is_ready(file, milliseconds)) {
      errno = EAGAIN;
      break;
    }
    size_t next = size - done < maximum ? size - done : maximum;
    ssize_t count = write(file, (const char *)bytes + done, next);
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

size_t output_write_end(int terminal, const void *bytes, size_t size) {
  size_t done = output_write(terminal, bytes, size, output_timeout);
  if (done == size || errno != EAGAIN) {
    return done;
  }
  // The dropped output may include some of these bytes, so all are written again.
  tcflush(terminal, TCOFLUSH);
  return output_write(terminal, bytes, size, 0);
}
