#include "CEvaluationWeights.h"

// Embedding is C23; compilers that default to an older language know it as an extension.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t weights[] = {
#embed "evaluation.weights"
};

const uint8_t *evaluation_weights(void) { return weights; }

size_t evaluation_weights_size(void) { return sizeof weights; }
