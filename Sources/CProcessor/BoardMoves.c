#include "BoardMoves.h"

ALWAYS_INLINE void list_with(uint64_t player, uint64_t opponent, uint64_t moves, uint64_t odd,
                             ListedMove *_Nonnull list, bool is_fast, bool counts_bits) {
  for (; moves != 0; moves &= moves - 1, list++) {
    const int32_t square = __builtin_ctzll(moves);
    const uint64_t flips = is_fast ? lanes_flips(player, opponent, square)
                                   : rays_flips(player, opponent, square);
    const uint64_t own = player | flips | (moves & -moves), others = opponent & ~flips;
    const uint64_t beyond =
        is_fast ? lanes_beyond_runs(others, own) : pairs_beyond_runs(others, own);
    const uint64_t replies = beyond & ~(own | others);
    *list = (ListedMove){flips, replies, square, move_rank(own, replies, square, odd, counts_bits)};
  }
}

#if defined(__x86_64__) && !defined(__AVX2__)

/// For processors with four lanes. The program also runs on others.
__attribute__((target("avx2,bmi,bmi2,popcnt"))) static void list_fast(
    uint64_t player, uint64_t opponent, uint64_t moves, uint64_t odd,
    ListedMove *_Nonnull list) {
  list_with(player, opponent, moves, odd, list, true, true);
}

void list_moves(uint64_t player, uint64_t opponent, uint64_t moves, uint64_t odd,
                ListedMove *_Nonnull list) {
  if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
      __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt")) {
    list_fast(player, opponent, moves, odd, list);
  } else {
    list_with(player, opponent, moves, odd, list, false, counts_bits());
  }
}

#else

void list_moves(uint64_t player, uint64_t opponent, uint64_t moves, uint64_t odd,
                ListedMove *_Nonnull list) {
  list_with(player, opponent, moves, odd, list, lanes_are_fast(), counts_bits());
}

#endif
