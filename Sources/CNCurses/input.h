/// What the two halves of the shim share.
#ifndef INPUT_H
#define INPUT_H

#include <stdbool.h>

/// Prepares reading keys; the screen must have been started.
void input_start(void);

/// Prepares reading the answer to a question for the cursor's place in the first row.
///
/// @return Whether the terminal is known to answer.
bool input_expect_width(void);

#endif
