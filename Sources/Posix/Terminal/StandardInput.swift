#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Makes the terminal to which the program writes its standard input, where that was something else
/// which has been read to its end.
///
/// - Throws: `SystemError` if there is no such terminal.
public func readFromTerminal() throws(SystemError) {
  if isTerminal(StandardStream.input) { return }
  // By its own name: some systems cannot wait for /dev/tty.
  guard let name = ttyname(StandardStream.output) else { throw .last }
  let terminal = try check(open(name, O_RDWR))
  try check(dup2(terminal, StandardStream.input))
  close(terminal)
}
