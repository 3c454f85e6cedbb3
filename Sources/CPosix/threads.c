#include "CPosix.h"
#include "traps.h"

#include <pthread.h>
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
  *start = (struct start){work, context};
  pthread_attr_setstacksize(&attributes, stack);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  pthread_t thread;
  error = pthread_create(&thread, &attributes, run, start);
  if (error) {
    free(start);
  }
  pthread_attr_destroy(&attributes);
  return error;
}
