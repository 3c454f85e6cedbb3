/// Flips and moves of a board in vectors of four lanes, one for each axis.
///
/// In C, since there a vector stays one: what Swift writes lane by lane takes longer than one word
/// after the other. A processor whose vectors cannot shift each lane by its own count takes the
/// words one by one, too, so there these functions are not to be used.
#ifndef BOARD_LANES_H
#define BOARD_LANES_H

#include <stdbool.h>
#include <stdint.h>

#include "RayMasks.h"

/// One word for each axis: row, column, falling and rising diagonal, as in the rays.
typedef uint64_t Lanes __attribute__((vector_size(32)));

/// Whether the program is built for a processor with such vectors.
static inline bool lanes_are_fast(void) {
#ifdef __AVX2__
  return true;
#else
  return false;
#endif
}

static inline Lanes lanes_of(uint64_t word) { return (Lanes){word, word, word, word}; }

static inline uint64_t lanes_joined(Lanes lanes) {
  typedef uint64_t Pair __attribute__((vector_size(16)));
  Pair pair =
      __builtin_shufflevector(lanes, lanes, 0, 1) | __builtin_shufflevector(lanes, lanes, 2, 3);
  return pair[0] | pair[1];
}

/// The distance between neighbours on each axis.
static inline Lanes lanes_steps(void) { return (Lanes){1, 8, 9, 7}; }

/// The disks that a disk of the player on the empty square turns over; 0 where that is no move.
///
/// On the rays of rising numbers the first square that the opponent does not hold is the lowest
/// bit. On the others it is the highest one, which is found by filling all below it.
static inline uint64_t lanes_flips(uint64_t player, uint64_t opponent, intptr_t square) {
  const Lanes *rays = (const Lanes *)(ray_masks() + 8 * square);
  const Lanes own = lanes_of(player), others = ~lanes_of(opponent), step = lanes_steps();
  Lanes up = rays[0] & others;
  up &= -up & own;
  Lanes flips = (up + (Lanes)(up != 0)) & rays[0];
  Lanes down = rays[1] & others;
  down |= down >> step;
  down |= down >> 2 * step;
  down |= down >> 4 * step;
  down &= ~(down >> step) & own & rays[1];
  flips |= -(down + down) & rays[1];
  return lanes_joined(flips);
}

/// The squares next behind a run of the opponent's disks that starts beside a disk of the player.
///
/// Runs grow in doubling steps both ways; the outer columns are masked off where a run could wrap
/// around the board's edge.
static inline uint64_t lanes_beyond_runs(uint64_t player, uint64_t opponent) {
  const uint64_t inner = 0x7E7E7E7E7E7E7E7E;
  const Lanes own = lanes_of(player), step = lanes_steps();
  const Lanes over = lanes_of(opponent) & (Lanes){inner, ~UINT64_C(0), inner, inner};
  Lanes up = over & (own << step), down = over & (own >> step);
  up |= over & (up << step);
  down |= over & (down >> step);
  const Lanes pairs_up = over & (over << step), pairs_down = pairs_up >> step;
  up |= pairs_up & (up << 2 * step);
  down |= pairs_down & (down >> 2 * step);
  up |= pairs_up & (up << 2 * step);
  down |= pairs_down & (down >> 2 * step);
  return lanes_joined((up << step) | (down >> step));
}

#endif
