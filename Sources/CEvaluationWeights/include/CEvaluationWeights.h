#ifndef C_EVALUATION_WEIGHTS_H
#define C_EVALUATION_WEIGHTS_H

#include <stddef.h>
#include <stdint.h>

/// The trained weights of the evaluation, a file embedded in the program.
const uint8_t *_Nonnull evaluation_weights(void);

/// The number of bytes of the weights.
size_t evaluation_weights_size(void);

#endif
