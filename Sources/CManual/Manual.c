#include "CManual.h"

#ifdef __has_embed

// `#embed` is C23. Compilers with an older default language support it as an extension.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t page[] = {
#embed "reversi.6"
};
static const uint8_t *const page_end = page + sizeof page;

#else

#include "EmbeddedFile.h"

EMBEDDED_FILE(page, "reversi.6");

#endif

const uint8_t *manual_page(void) { return page; }

size_t manual_page_size(void) { return (size_t)(page_end - page); }
