import Libc

/// A terminal, opened a second time to write to it without waiting.
///
/// The descriptor that the program inherited waits as before, because other programs have it, too.
public struct TerminalOutput: ~Copyable {
  /// Takes as much as there is room for. The inherited descriptor if the terminal cannot be opened
  /// by its name, as after a change of the user.
  public let descriptor: Int32
  private let isOpened: Bool

  /// The output of a terminal.
  public init(of terminal: Int32) {
    let flags = O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
    let opened = ttyname(terminal).map { open($0, flags) } ?? -1
    isOpened = opened != -1
    descriptor = isOpened ? opened : terminal
  }

  deinit {
    if isOpened { close(descriptor) }
  }
}
