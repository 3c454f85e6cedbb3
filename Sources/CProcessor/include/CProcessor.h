/// What Swift cannot express: hints to the processor and to the compiler, and vectors.
#ifndef C_PROCESSOR_H
#define C_PROCESSOR_H

#include <stdbool.h>
#include <stdint.h>

#include "BoardLanes.h"
#include "BoardMoves.h"
#include "EmbeddedFile.h"
#include "NeighborMasks.h"
#include "RayMasks.h"

/// The kind of processor that the program is compiled for.
static inline const char *_Nonnull processor_kind(void) {
#if defined(__AVX2__) && defined(__BMI2__)
  return "x86-64-v3";
#elif defined(__x86_64__)
  return "x86-64";
#elif defined(__aarch64__)
  return "arm64";
#else
  return "another processor";
#endif
}

/// Prefetches a cache line. Has no other effect, whatever the address.
static inline void processor_prefetch(const void *_Nonnull address) { __builtin_prefetch(address); }

/// Returns the address, and makes the compiler reload the memory there instead of extracting lanes
/// from vector registers.
static inline const void *_Nonnull processor_memory(const void *_Nonnull address) {
  __asm__("" : "+r"(address) : : "memory");
  return address;
}

#endif
