import Libc

/// A terminal, opened a second time to write to it without waiting.
///
/// The inherited descriptor still waits, because other programs share it.
package struct TerminalOutput: ~Copyable {
  /// The descriptor to write to. Each write takes as much as there is room for. It is the inherited
  /// descriptor if the terminal cannot be opened by its name, as after a change of the user.
  package let descriptor: Int32
  private let isOpened: Bool

  /// Opens the terminal of an inherited descriptor.
  package init(of terminal: Int32) {
    let flags = O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
    let opened = ttyname(terminal).map { open($0, flags) } ?? -1
    isOpened = opened != -1
    descriptor = isOpened ? opened : terminal
  }

  deinit {
    if isOpened { close(descriptor) }
  }
}
