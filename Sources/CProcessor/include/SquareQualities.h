/// The quality of each square for the order of search.
#ifndef SQUARE_QUALITIES_H
#define SQUARE_QUALITIES_H

#include <stdint.h>

#include "BoardLanes.h"

/// A number for each square, from a1 to h8: corners, then the edge away from them, X-squares last.
/// Edax's order (`SQUARE_VALUE`) in fewer steps; it barely matters here.
///
/// In C for the same reason as the masks of neighbours.
ALWAYS_INLINE const uint8_t *_Nonnull square_qualities(void) {
  static const uint8_t qualities[64] = {
    7, 2, 6, 5, 5, 6, 2, 7,
    2, 0, 3, 3, 3, 3, 0, 2,
    6, 3, 5, 4, 4, 5, 3, 6,
    5, 3, 4, 4, 4, 4, 3, 5,
    5, 3, 4, 4, 4, 4, 3, 5,
    6, 3, 5, 4, 4, 5, 3, 6,
    2, 0, 3, 3, 3, 3, 0, 2,
    7, 2, 6, 5, 5, 6, 2, 7,
  };
  return qualities;
}

#endif
