#ifndef C_PEOPLE_MODEL_H
#define C_PEOPLE_MODEL_H

#include <stddef.h>
#include <stdint.h>

/// What was learned from games between people, a file embedded in the program.
const uint8_t *_Nonnull people_model(void);

/// The number of bytes of the model.
size_t people_model_size(void);

#endif
