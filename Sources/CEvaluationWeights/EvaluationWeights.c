#include "CEvaluationWeights.h"

static const uint8_t weights[] = {
#embed "evaluation.weights"
};

const uint8_t *evaluation_weights(void) { return weights; }

size_t evaluation_weights_size(void) { return sizeof weights; }
