/// Output functions for the files of this module.
#ifndef OUTPUT_H
#define OUTPUT_H

#include <stdbool.h>
#include <stddef.h>

/// Gives a trap the last word: `output_write` never returns after this.
///
/// @return Whether this is the first such thread.
bool output_close(void);

/// Never returns if a trap has the last word.
void output_wait_if_closed(void);

/// `output_write` for a trap that has the last word.
size_t output_write_last(int file, const void *bytes, size_t size);

/// `output_write_end` for a trap that has the last word.
size_t output_write_last_end(int terminal, const void *bytes, size_t size);

#endif
