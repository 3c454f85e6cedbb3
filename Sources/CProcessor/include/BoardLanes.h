/// Flips and moves of a board ray by ray, or in vectors: of four lanes, one for each axis, or of
/// two, for both ways on an axis.
///
/// In C, since there a vector stays one, and a word: what Swift writes lane by lane takes longer
/// than one word after the other. Four lanes need a processor that shifts each by its own count.
#ifndef BOARD_LANES_H
#define BOARD_LANES_H

#include <stdbool.h>
#include <stdint.h>

#include "RayMasks.h"

/// Even into functions that are compiled for another processor than the rest.
#define ALWAYS_INLINE static inline __attribute__((always_inline))

/// One word for each axis: row, column, falling and rising diagonal, as in the rays.
typedef uint64_t Lanes __attribute__((vector_size(32)));

/// A word, and the same upside down.
typedef uint64_t Pair __attribute__((vector_size(16)));

/// Whether the program is built for a processor to which four lanes are one vector.
ALWAYS_INLINE bool lanes_are_fast(void) {
#ifdef __AVX2__
  return true;
#else
  return false;
#endif
}

/// The distance between neighbours on each axis.
#define LANES_STEPS {1, 8, 9, 7}

/// All bits of all lanes. By reference, since how vectors are passed depends on the processor.
ALWAYS_INLINE uint64_t lanes_joined(const Lanes *_Nonnull lanes) {
  const Pair pair = __builtin_shufflevector(*lanes, *lanes, 0, 1) |
                    __builtin_shufflevector(*lanes, *lanes, 2, 3);
  return pair[0] | pair[1];
}

/// What is turned over on a ray of rising square numbers: the run from the square to the first one
/// that the opponent does not hold, if that holds a disk of the player.
///
/// Both kinds of rays are kept in general registers: there the compiler's own vectors take longer.
ALWAYS_INLINE uint64_t rising_flips(uint64_t ray, uint64_t player, uint64_t opponent) {
  const uint64_t others = ray & ~opponent;
  uint64_t end = others & -others & player;
  end -= end != 0;
  __asm__("" : "+r"(end));
  return end & ray;
}

/// What is turned over on a ray of falling square numbers.
///
/// If the opponent holds all of the ray, a count of 64 shifts by nothing, and no bit is left of it.
ALWAYS_INLINE uint64_t falling_flips(uint64_t ray, uint64_t player, uint64_t opponent) {
  uint64_t others = ray & ~opponent;
  __asm__("" : "+r"(others));
  const int zeros = others != 0 ? __builtin_clzll(others) : 64;
  const uint64_t end = (UINT64_C(1) << 63 >> (zeros & 63)) & others & player;
  return -(end << 1) & ray;
}

/// The disks that a disk of the player on the empty square turns over; 0 where that is no move.
///
/// On the rays of rising numbers the first square that the opponent does not hold is the lowest
/// bit, which lanes find. On the others it is the highest one: there one ray after the other is
/// faster, and goes on beside the lanes.
ALWAYS_INLINE uint64_t lanes_flips(uint64_t player, uint64_t opponent, intptr_t square) {
  const uint64_t *rays = ray_masks() + 8 * square;
  const Lanes rising = *(const Lanes *)rays;
  const Lanes none = {};
  Lanes ends = rising & (none + ~opponent);
  ends &= -ends & (none + player);
  const Lanes flips = (ends + (Lanes)(ends != 0)) & rising;
  return lanes_joined(&flips) | falling_flips(rays[4], player, opponent) |
         falling_flips(rays[5], player, opponent) | falling_flips(rays[6], player, opponent) |
         falling_flips(rays[7], player, opponent);
}

/// The same ray by ray, for processors without four lanes.
ALWAYS_INLINE uint64_t rays_flips(uint64_t player, uint64_t opponent, intptr_t square) {
  const uint64_t *rays = ray_masks() + 8 * square;
  uint64_t flips = 0;
#pragma unroll
  for (int ray = 0; ray < 4; ray++) flips |= rising_flips(rays[ray], player, opponent);
#pragma unroll
  for (int ray = 4; ray < 8; ray++) flips |= falling_flips(rays[ray], player, opponent);
  return flips;
}

/// The squares next behind a run of the opponent's disks that starts beside a disk of the player.
///
/// Runs grow in doubling steps both ways; the outer columns are masked off where a run could wrap
/// around the board's edge.
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

/// The squares behind runs that rise by `step`, on the board and on the one upside down.
ALWAYS_INLINE Pair pairs_beyond_rising(Pair own, Pair over, int step) {
  Pair runs = over & (own << step);
  runs |= over & (runs << step);
  const Pair pairs = over & (over << step);
  runs |= pairs & (runs << 2 * step);
  runs |= pairs & (runs << 2 * step);
  return runs << step;
}

/// The same as `lanes_beyond_runs` in two lanes: columns and diagonals that fall on the board rise
/// on the one upside down. Rows are left, which fall in one lane and rise in the other.
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
