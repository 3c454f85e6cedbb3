/// Flips and moves of a board, ray by ray or in vectors: four lanes, one for each axis, or two, for
/// both directions of an axis.
///
/// In C, because there a vector stays a vector and a word a word. Swift's code lane by lane takes
/// longer than one word after the other. Four lanes need a processor that shifts each by its own
/// count.
#ifndef BOARD_LANES_H
#define BOARD_LANES_H

#include <stdbool.h>
#include <stdint.h>

#include "RayMasks.h"

/// Inlined even into functions for another processor.
#define ALWAYS_INLINE static inline __attribute__((always_inline))

/// One word for each axis: row, column, falling and rising diagonal, as in the rays.
typedef uint64_t Lanes __attribute__((vector_size(32)));

/// A word and its upside-down image.
typedef uint64_t Pair __attribute__((vector_size(16)));

/// Whether the program is compiled for a processor with vectors of four lanes.
ALWAYS_INLINE bool lanes_are_fast(void) {
#ifdef __AVX2__
  return true;
#else
  return false;
#endif
}

/// Whether the program is compiled for a processor that counts the leading zeros of four lanes in
/// one step.
ALWAYS_INLINE bool lanes_count_zeros(void) {
#if defined(__AVX512CD__) && defined(__AVX512VL__)
  return true;
#else
  return false;
#endif
}

/// The distance between neighbours on each axis.
#define LANES_STEPS {1, 8, 9, 7}

/// All bits of all lanes. By reference, because the processor decides how vectors are passed.
ALWAYS_INLINE uint64_t lanes_joined(const Lanes *_Nonnull lanes) {
  const Pair pair = __builtin_shufflevector(*lanes, *lanes, 0, 1) |
                    __builtin_shufflevector(*lanes, *lanes, 2, 3);
  return pair[0] | pair[1];
}

/// The flips on a ray of rising square numbers: the run from the square to the first one without an
/// opponent's disk, if that has a disk of the player.
///
/// Rays of both directions stay in general registers, because the compiler's own vectors take
/// longer.
ALWAYS_INLINE uint64_t rising_flips(uint64_t ray, uint64_t player, uint64_t opponent) {
  const uint64_t others = ray & ~opponent;
  uint64_t end = others & -others & player;
  end -= end != 0;
  __asm__("" : "+r"(end));
  return end & ray;
}

/// The flips on a ray of falling square numbers.
///
/// If the opponent has the whole ray, the count is 64, the shift is by nothing, and no bit remains.
ALWAYS_INLINE uint64_t falling_flips(uint64_t ray, uint64_t player, uint64_t opponent) {
  uint64_t others = ray & ~opponent;
  __asm__("" : "+r"(others));
  const int zeros = others != 0 ? __builtin_clzll(others) : 64;
  const uint64_t end = (UINT64_C(1) << 63 >> (zeros & 63)) & others & player;
  return -(end << 1) & ray;
}

/// The flips on the four rays of rising square numbers. There the first square without an
/// opponent's disk is the lowest bit.
ALWAYS_INLINE void rising_lanes(const uint64_t *_Nonnull rays, uint64_t player, uint64_t opponent,
                                Lanes *_Nonnull flips) {
  const Lanes rising = *(const Lanes *)rays, none = {};
  Lanes ends = rising & (none + ~opponent);
  ends &= -ends & (none + player);
  *flips = (ends + (Lanes)(ends != 0)) & rising;
}

/// The flips of a move in lanes only, for processors that count zeros in them.
///
/// The compiler turns the loop into one instruction. Without it, the compiler collected single rays
/// in a vector, and the end took 6 % longer than in a build without such vectors.
ALWAYS_INLINE uint64_t counted_flips(uint64_t player, uint64_t opponent, intptr_t square) {
  const uint64_t *rays = ray_masks() + 8 * square;
  const Lanes falling = *(const Lanes *)(rays + 4), none = {};
  const Lanes beyond = falling & (none + ~opponent);
  Lanes zeros;
#pragma unroll
  for (int lane = 0; lane < 4; lane++)
    zeros[lane] = beyond[lane] != 0 ? __builtin_clzll(beyond[lane]) : 64;
  const Lanes ends = ((none + (UINT64_C(1) << 63)) >> (zeros & 63)) & beyond & (none + player);
  Lanes flips;
  rising_lanes(rays, player, opponent, &flips);
  flips |= -(ends << 1) & falling;
  return lanes_joined(&flips);
}

/// The flips of a move on the empty square; 0 if it is not legal.
///
/// On rays of falling numbers the first square without an opponent's disk is the highest bit. There
/// one ray after the other is faster, and runs beside the lanes.
ALWAYS_INLINE uint64_t lanes_flips(uint64_t player, uint64_t opponent, intptr_t square) {
  if (lanes_count_zeros()) return counted_flips(player, opponent, square);
  const uint64_t *rays = ray_masks() + 8 * square;
  Lanes flips;
  rising_lanes(rays, player, opponent, &flips);
  return lanes_joined(&flips) | falling_flips(rays[4], player, opponent) |
         falling_flips(rays[5], player, opponent) | falling_flips(rays[6], player, opponent) |
         falling_flips(rays[7], player, opponent);
}

/// The flips of a move, found ray by ray, for processors without four lanes.
ALWAYS_INLINE uint64_t rays_flips(uint64_t player, uint64_t opponent, intptr_t square) {
  const uint64_t *rays = ray_masks() + 8 * square;
  uint64_t flips = 0;
#pragma unroll
  for (int ray = 0; ray < 4; ray++) flips |= rising_flips(rays[ray], player, opponent);
#pragma unroll
  for (int ray = 4; ray < 8; ray++) flips |= falling_flips(rays[ray], player, opponent);
  return flips;
}

/// The squares right behind a run of the opponent's disks that starts beside a disk of the player.
///
/// Runs grow in doubling steps in both directions. The outer columns are masked where a run could
/// wrap around the edge.
ALWAYS_INLINE uint64_t lanes_beyond_runs(uint64_t player, uint64_t opponent) {
  const uint64_t inner = 0x7E7E7E7E7E7E7E7E;
  const Lanes none = {}, step = LANES_STEPS;
  const Lanes own = none + player;
  const Lanes over = (none + opponent) & (Lanes){inner, ~UINT64_C(0), inner, inner};
  Lanes up = over & (own << step), down = over & (own >> step);
  up |= over & (up << step);
  down |= over & (down >> step);
  const Lanes pairs_up = over & (over << step), pairs_down = pairs_up >> step;
  up |= pairs_up & (up << 2 * step);
  down |= pairs_down & (down >> 2 * step);
  up |= pairs_up & (up << 2 * step);
  down |= pairs_down & (down >> 2 * step);
  const Lanes beyond = (up << step) | (down >> step);
  return lanes_joined(&beyond);
}

/// The squares behind runs that rise by `step`, on the board and on its upside-down image.
ALWAYS_INLINE Pair pairs_beyond_rising(Pair own, Pair over, int step) {
  Pair runs = over & (own << step);
  runs |= over & (runs << step);
  const Pair pairs = over & (over << step);
  runs |= pairs & (runs << 2 * step);
  runs |= pairs & (runs << 2 * step);
  return runs << step;
}

/// The squares that `lanes_beyond_runs` finds, in two lanes. Columns and diagonals that fall on the
/// board rise on its image. Rows remain: they fall in one lane and rise in the other.
ALWAYS_INLINE uint64_t pairs_beyond_runs(uint64_t player, uint64_t opponent) {
  const uint64_t inner = opponent & 0x7E7E7E7E7E7E7E7E;
  const Pair own = {player, __builtin_bswap64(player)};
  const Pair over = {opponent, __builtin_bswap64(opponent)};
  const Pair over_inner = over & (Pair){0x7E7E7E7E7E7E7E7E, 0x7E7E7E7E7E7E7E7E};
  const Pair beyond = pairs_beyond_rising(own, over, 8) |
                      pairs_beyond_rising(own, over_inner, 9) |
                      pairs_beyond_rising(own, over_inner, 7);
  uint64_t up = inner & (player << 1), down = inner & (player >> 1);
  up |= inner & (up << 1);
  down |= inner & (down >> 1);
  const uint64_t pairs_up = inner & (inner << 1), pairs_down = pairs_up >> 1;
  up |= pairs_up & (up << 2);
  down |= pairs_down & (down >> 2);
  up |= pairs_up & (up << 2);
  down |= pairs_down & (down >> 2);
  return beyond[0] | __builtin_bswap64(beyond[1]) | (up << 1) | (down >> 1);
}

#endif
