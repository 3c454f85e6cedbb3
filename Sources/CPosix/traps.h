/// What the files of this module share.
#ifndef TRAPS_H
#define TRAPS_H

/// Lets the calling thread handle a trap also when its stack is full.
void traps_prepare_thread(void);

#endif
