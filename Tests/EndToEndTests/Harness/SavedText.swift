import ReversiCore
import ReversiTesting

/// A saved game as the tests read it: nine lines, then lines with a key and a value.
struct SavedText: Hashable {
  let state: String
  let position: Position
  /// Includes undone plies.
  let plies: String
  let standing: Int

  init?(_ text: String) {
    guard text.last == "\n" else { return nil }
    let lines = text.dropLast().split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count >= 9, let board = try? Board(rows: Array(lines[1...8])) else { return nil }
    let pairs = lines[9...].map { $0.split(separator: " ", maxSplits: 1) }
    guard pairs.allSatisfy({ $0.count == 2 }) else { return nil }
    func value(_ key: String) -> String? { pairs.first { $0[0] == key }.map { String($0[1]) } }
    let state = Array(lines[0])
    guard state.count == 3, "xo-".contains(state[0]), state[1...].allSatisfy("01".contains)
    else { return nil }
    position = Position(board: board, turn: Disk(symbol: state[0]) ?? .dark)
    self.state = String(state)
    plies = value("plies") ?? ""
    standing = value("standing").flatMap { Int($0) } ?? plies.count / 2
    guard (state[0] == "-") == (position.outcome != nil) else { return nil }
  }

  static func text(_ state: String, _ board: String) -> String { state + "\n" + board + "\n" }

  /// All plies stand. The modes are dark's and light's, as in line 1.
  static func text(_ record: GameRecord, modes: String = "00") -> String {
    let turn = record.position.turn.map { String($0.symbol) } ?? "-"
    let start = record.start == .newGame ? "" : "start \(record.start.text)\n"
    return text(turn + modes, record.position.board.description) + start
      + "plies \(record.pliesText)\n"
  }

  static let new = NewGameText.saved
}
