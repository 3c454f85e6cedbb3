#include "COpeningBook.h"

// Embedding is C23; compilers that default to an older language know it as an extension.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t book[] = {
#embed "opening.book"
};

const uint8_t *opening_book(void) { return book; }

size_t opening_book_size(void) { return sizeof book; }
