#include "COpeningBook.h"

// `#embed` is C23. Compilers with an older default language support it as an extension.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t book[] = {
#embed "opening.book"
};

const uint8_t *opening_book(void) { return book; }

size_t opening_book_size(void) { return sizeof book; }
