#include "CPosix.h"
#include "traps.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>

struct start {
  void (*work)(void *);
  void *context;
};

static void *run(void *argument) {
  struct start start = *(struct start *)argument;
  free(argument);
  traps_prepare_thread();
  start.work(start.context);
  return NULL;
}

int threads_start(size_t stack, void (*work)(void *), void *context) {
  pthread_attr_t attributes;
  int error = pthread_attr_init(&attributes);
  if (error) {
    return error;
  }
  struct start *start = malloc(sizeof *start);
  if (!start) {
    pthread_attr_destroy(&attributes);
    return ENOMEM;
  }
  *start = (struct start){work, context};
  pthread_attr_setstacksize(&attributes, stack);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  // Signals go to the main thread, whose calls they interrupt. Traps go to the thread that caused
  // them.
  sigset_t all, old;
  sigfillset(&all);
  traps_exclude(&all);
  pthread_sigmask(SIG_SETMASK, &all, &old);
  pthread_t thread;
  error = pthread_create(&thread, &attributes, run, start);
  pthread_sigmask(SIG_SETMASK, &old, NULL);
  if (error) {
    free(start);
  }
  pthread_attr_destroy(&attributes);
  return error;
}
