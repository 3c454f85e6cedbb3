#include "CEvaluationWeights.h"

// `#embed` is C23. Compilers with an older default language support it as an extension.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t weights[] = {
#embed "evaluation.weights"
};

const uint8_t *evaluation_weights(void) { return weights; }

size_t evaluation_weights_size(void) { return sizeof weights; }
