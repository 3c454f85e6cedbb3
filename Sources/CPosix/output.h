/// What the files of this module share about output.
#ifndef OUTPUT_H
#define OUTPUT_H

#include <stdbool.h>
#include <stddef.h>

/// Gives a trap the last word: from then on `output_write` never returns.
///
/// @return Whether no other thread has done so before.
bool output_close(void);

/// Never returns if a trap has the last word.
void output_wait_if_closed(void);

/// What `output_write` does, for a trap that has the last word.
size_t output_write_last(int file, const void *bytes, size_t size);

#endif
