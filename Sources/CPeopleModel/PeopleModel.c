#include "CPeopleModel.h"

#ifdef __has_embed

// `#embed` is C23. Compilers with an older default language support it as an extension.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t model[] = {
#embed "people.model"
};
static const uint8_t *const model_end = model + sizeof model;

#else

#include "EmbeddedFile.h"

EMBEDDED_FILE(model, "people.model");

#endif

const uint8_t *people_model(void) { return model; }

size_t people_model_size(void) { return (size_t)(model_end - model); }
