#include "CPosix.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

/// A socket that does not wait, and that other programs do not inherit.
static int open_socket(void) {
#ifdef __linux__
  return socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
#else
  int file = socket(AF_UNIX, SOCK_STREAM, 0);
  if (file != -1) {
    fcntl(file, F_SETFD, FD_CLOEXEC);
    fcntl(file, F_SETFL, O_NONBLOCK);
  }
  return file;
#endif
}

/// Opens a socket for a path, and fills in the address.
static int open_for(const char *path, struct sockaddr_un *address) {
  if (strlen(path) >= sizeof address->sun_path) {
    errno = ENAMETOOLONG;
    return -1;
  }
  memset(address, 0, sizeof *address);
  address->sun_family = AF_UNIX;
  strcpy(address->sun_path, path);
  return open_socket();
}

/// Closes a socket after an error, and keeps the error.
static int give_up(int file) {
  int error = errno;
  close(file);
  errno = error;
  return -1;
}

int sockets_listen(const char *path) {
  struct sockaddr_un address;
  int file = open_for(path, &address);
  if (file == -1) {
    return -1;
  }
  if (bind(file, (struct sockaddr *)&address, sizeof address) == -1) {
    return give_up(file);
  }
  // Nobody can connect before `listen`.
  if (chmod(path, 0600) == -1 || listen(file, 8) == -1) {
    int error = errno;
    unlink(path);
    errno = error;
    return give_up(file);
  }
  return file;
}

int sockets_accept(int listener) {
#ifdef __linux__
  return accept4(listener, NULL, NULL, SOCK_CLOEXEC | SOCK_NONBLOCK);
#else
  int file = accept(listener, NULL, NULL);
  if (file != -1) {
    fcntl(file, F_SETFD, FD_CLOEXEC);
    fcntl(file, F_SETFL, O_NONBLOCK);
  }
  return file;
#endif
}

int sockets_connect(const char *path) {
  struct sockaddr_un address;
  int file = open_for(path, &address);
  if (file == -1) {
    return -1;
  }
  if (connect(file, (struct sockaddr *)&address, sizeof address) == -1) {
    return give_up(file);
  }
  return file;
}
