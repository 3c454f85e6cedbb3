#include "BoardMoves.h"

#include "BoardLanes.h"

/// The number of replies, corners counted twice.
ALWAYS_INLINE int32_t weighted_mobility(uint64_t replies, bool counts_bits) {
  const uint64_t corners = replies & 0x8100000000000081;
  if (counts_bits) return __builtin_popcountll(replies) + __builtin_popcountll(corners);
  // Both in one sum of bits, since a count takes a dozen steps here.
  const uint64_t pairs = replies - ((replies >> 1) & 0x5555555555555555) +
                         (corners & 0x0100000000000001) + ((corners >> 1) & 0x4000000000000040);
  const uint64_t fours = (pairs & 0x3333333333333333) + ((pairs >> 2) & 0x3333333333333333);
  const uint64_t bytes = (fours + (fours >> 4)) & 0x0F0F0F0F0F0F0F0F;
  return (int32_t)((bytes * 0x0101010101010101) >> 56);
}

ALWAYS_INLINE void list_with(uint64_t player, uint64_t opponent, uint64_t moves,
                             ListedMove *_Nonnull list, bool is_fast) {
  for (; moves != 0; moves &= moves - 1, list++) {
    const int32_t square = __builtin_ctzll(moves);
    const uint64_t flips = is_fast ? lanes_flips(player, opponent, square)
                                   : rays_flips(player, opponent, square);
    const uint64_t own = player | flips | (moves & -moves), others = opponent & ~flips;
    const uint64_t beyond =
        is_fast ? lanes_beyond_runs(others, own) : pairs_beyond_runs(others, own);
    const uint64_t replies = beyond & ~(own | others);
    *list = (ListedMove){flips, replies, square, -weighted_mobility(replies, is_fast)};
  }
}

#if defined(__x86_64__) && !defined(__AVX2__)

/// For processors with four lanes, in a program that runs on others, too.
__attribute__((target("avx2,bmi,bmi2,popcnt"))) static void list_fast(
    uint64_t player, uint64_t opponent, uint64_t moves, ListedMove *_Nonnull list) {
  list_with(player, opponent, moves, list, true);
}

void list_moves(uint64_t player, uint64_t opponent, uint64_t moves, ListedMove *_Nonnull list) {
  if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2") &&
      __builtin_cpu_supports("popcnt")) {
    list_fast(player, opponent, moves, list);
  } else {
    list_with(player, opponent, moves, list, false);
  }
}

#else

void list_moves(uint64_t player, uint64_t opponent, uint64_t moves, ListedMove *_Nonnull list) {
  list_with(player, opponent, moves, list, lanes_are_fast());
}

#endif
