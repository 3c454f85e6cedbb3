import ReversiTesting

/// A program on a real terminal, tmux: the test sees what a person would see.
package final class TmuxTerminal {
  private let channel: ControlChannel
  private let folder: ScratchFolder
  private let programFolder: ScratchFolder

  /// Starts a program on a new terminal. When it has ended, the screen shows `exit status: N`.
  package init(_ launch: Launch, size: TerminalSize = .usual) throws {
    folder = try ScratchFolder()
    programFolder = launch.folder
    let environment = ["env", "-i"] + launch.assignments
    // The shell goes on after the program has ended, so that the terminal stays to be looked at.
    let script = #"cd "$0" && "$@"; echo "exit status: $?"; exec cat"#
    let tmux = Launch(
      path: try Launch.find("tmux") ?? { throw TmuxMissing() }(),
      arguments: [
        "-u", "-L", "test", "-f", "/dev/null", "-C", "start-server", ";",
        "set-option", "-g", "status", "off", ";",
        "new-session", "-x", "\(size.columns)", "-y", "\(size.rows)",
        "sh", "-c", script, launch.folder.path,
      ] + environment + [launch.path] + launch.arguments,
      environment: ["TMUX_TMPDIR": folder.path], folder: folder)
    channel = try ControlChannel(tmux)
    try resize(to: size)
  }

  private func styledLines(before deadline: Deadline) throws -> [String] {
    try channel.perform("capture-pane -p -e", deadline: deadline)
  }

  /// A variable of tmux, such as `alternate_on`.
  package func value(of variable: String) throws -> String {
    try perform("display-message -p '#{\(variable)}'").joined()
  }

  /// Types text, or sends other bytes of a keyboard or mouse.
  package func type(_ text: String) throws {
    let bytes = text.utf8.map { String($0, radix: 16) }.joined(separator: " ")
    try perform("send-keys -H \(bytes)")
  }

  /// Presses keys by tmux's names for them: `Up`, `Enter`, `Tab`, `BTab`, `Escape`, `C-c`.
  package func press(_ keys: String...) throws {
    try perform("send-keys \(keys.joined(separator: " "))")
  }

  package func click(column: Int, row: Int) throws {
    let place = "\(column + 1);\(row + 1)"
    try type("\u{1B}[<0;\(place)M\u{1B}[<0;\(place)m")
  }

  package func resize(to size: TerminalSize) throws {
    try perform("resize-window -x \(size.columns) -y \(size.rows)")
  }

  @discardableResult
  package func wait(
    for what: String, deadline: Deadline = .generous, until condition: (Screen) throws -> Bool
  ) throws -> Screen {
    var last: Screen?
    return try deadline.wait(
      for: what, instead: { last?.description ?? "no screen" },
      step: { channel.waitForNotification(before: $0) },
      until: {
        // An answer that does not come in time is not what the wait was for.
        do { last = Screen(styledLines: try styledLines(before: deadline)) } catch is TimedOut {}
        return try last.flatMap { try condition($0) ? $0 : nil }
      })
  }

  @discardableResult
  package func wait(forText text: String) throws -> Screen {
    try wait(for: "“\(text)”") { $0.shows(text) }
  }

  @discardableResult
  private func perform(_ command: String) throws -> [String] {
    try channel.perform(command, deadline: .generous)
  }
}
