/// A file in the program, for compilers without `#embed`.
#ifndef EMBEDDED_FILE_H
#define EMBEDDED_FILE_H

#include <stdint.h>

#ifndef __has_embed

#ifdef __APPLE__
#define EMBEDDED_FILE_SECTION ".section __TEXT,__const\n"
#else
#define EMBEDDED_FILE_SECTION ".section .rodata\n"
#endif

/// Defines the bytes of a file in the folder of the source, as an array `name` that ends at
/// `name_end`. The file must have at least one byte.
///
/// The assembler reads it, and the build does not know: after a change of the file, touch the
/// source.
#define EMBEDDED_FILE(name, file)                                                               \
  extern const uint8_t name[] __asm__("embedded_" #name);                                       \
  extern const uint8_t name##_end[] __asm__("embedded_" #name "_end");                          \
  __asm__(EMBEDDED_FILE_SECTION ".balign 64\nembedded_" #name ":\n.incbin \"" file               \
                                "\"\nembedded_" #name "_end:\n.byte 0\n.text\n")

#endif

#endif
