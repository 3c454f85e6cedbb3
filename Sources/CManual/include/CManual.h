#ifndef C_MANUAL_H
#define C_MANUAL_H

#include <stddef.h>
#include <stdint.h>

/// The manual page without its tables, a file embedded in the program.
const uint8_t *_Nonnull manual_page(void);

/// The number of bytes of the page.
size_t manual_page_size(void);

#endif
