#include "COpeningBook.h"

// In a package, the programs load the book from one shared library.
#ifndef SHARED_DATA

#ifdef __has_embed

// `#embed` is C23. Compilers with an older default language support it as an extension.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t book[] = {
#embed "opening.book"
};
static const uint8_t *const book_end = book + sizeof book;

#else

#include "EmbeddedFile.h"

EMBEDDED_FILE(book, "opening.book");

#endif

const uint8_t *opening_book(void) { return book; }

size_t opening_book_size(void) { return (size_t)(book_end - book); }

#endif
