/// Trap functions for the files of this module.
#ifndef TRAPS_H
#define TRAPS_H

#include <signal.h>

/// Prepares the calling thread for traps with a full stack.
void traps_prepare_thread(void);

/// Removes the traps from a set of signals.
void traps_exclude(sigset_t *signals);

#endif
