/// What Swift has no word for: hints to the processor, and to the compiler about it; vectors.
#ifndef C_PROCESSOR_H
#define C_PROCESSOR_H

#include <stdbool.h>
#include <stdint.h>

#include "BoardLanes.h"
#include "BoardMoves.h"
#include "RayMasks.h"

/// Has a cache line fetched that will be read soon; does nothing else, whatever the address.
static inline void processor_prefetch(const void *_Nonnull address) { __builtin_prefetch(address); }

/// The same value, in a general register: what is done with it is not moved into vectors.
static inline uint64_t processor_scalar(uint64_t value) {
  __asm__("" : "+r"(value));
  return value;
}

/// The same address, of memory that has to be read: what was written there is not taken out of the
/// vectors that it came from.
static inline const void *_Nonnull processor_memory(const void *_Nonnull address) {
  __asm__("" : "+r"(address) : : "memory");
  return address;
}

#endif
