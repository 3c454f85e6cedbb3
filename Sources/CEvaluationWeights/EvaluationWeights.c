#include "CEvaluationWeights.h"

// In a package, the programs load the weights from one shared library.
#ifndef SHARED_DATA

#ifdef __has_embed

// `#embed` is C23. Compilers with an older default language support it as an extension.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t weights[] = {
#embed "evaluation.weights"
};
static const uint8_t *const weights_end = weights + sizeof weights;

#else

#include "EmbeddedFile.h"

EMBEDDED_FILE(weights, "evaluation.weights");

#endif

const uint8_t *evaluation_weights(void) { return weights; }

size_t evaluation_weights_size(void) { return (size_t)(weights_end - weights); }

#endif
