import Libc

/// Replaces standard input with the terminal of standard output, after a file or pipe has been read
/// to its end.
///
/// - Throws: `SystemError` if there is no such terminal.
package func readFromTerminal() throws(SystemError) {
  if isTerminal(StandardStream.input) { return }
  // By its own name, because some systems cannot wait for /dev/tty.
  guard let name = ttyname(StandardStream.output) else { throw .last }
  let terminal = try check(open(name, O_RDWR))
  try check(dup2(terminal, StandardStream.input))
  close(terminal)
}
