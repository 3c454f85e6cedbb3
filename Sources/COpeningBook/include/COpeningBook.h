#ifndef C_OPENING_BOOK_H
#define C_OPENING_BOOK_H

#include <stddef.h>
#include <stdint.h>

/// The opening book, a file embedded in the program.
const uint8_t *_Nonnull opening_book(void);

/// The number of bytes of the book.
size_t opening_book_size(void);

#endif
