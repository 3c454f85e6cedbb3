/// What the files of this module share.
#ifndef TRAPS_H
#define TRAPS_H

#include <signal.h>

/// Lets the calling thread handle a trap also when its stack is full.
void traps_prepare_thread(void);

/// Lets traps have the effect that they had before the program caught them.
void traps_rest(void);

/// Catches them again.
void traps_rearm(void);

/// Takes the traps out of a set of signals.
void traps_exclude(sigset_t *signals);

#endif
