import GameSession
import ReversiCore

/// The text of a saved game: UTF-8 lines that end in `\n`.
///
/// Line 1 is the turn (`x`, `o`, or `-` when the game is over), then the dark and the light mode
/// (`0` Manual, `1` Computer); lines 2–9 are the rows of the board. Further lines are `key value`:
/// `dark-level` and `light-level` (0 to 10) stand there if they are not the standard level. Unknown
/// keys are skipped.
extension SavedGame {
  /// The game as text.
  public var text: String {
    let turn = record.position.turn?.symbol ?? "-"
    let state = "\(turn)\(modes.dark.digit)\(modes.light.digit)"
    let settings = Disk.allCases.filter { levels[$0] != .standard }.map {
      "\(Self.levelKey(of: $0)) \(levels[$0].number)"
    }
    return ([state] + record.position.board.rows + settings).map { $0 + "\n" }.joined()
  }

  /// The game of a text.
  ///
  /// - Throws: `FormatError` for the first thing that cannot be read.
  public init(text: some Collection<UInt8>) throws(FormatError) {
    guard let text = String(validating: text, as: UTF8.self) else { throw .notUTF8 }
    // Split at scalars: as a Character, a carriage return would swallow the line end that follows
    // it.
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { Substring($0) }
    if lines.last == "" { lines.removeLast() }
    guard lines.count >= 9 else { throw .lineMissing(lines.count + 1) }

    let state = Array(lines[0])
    guard state.count == 3 else { throw .stateLength(state.count) }
    let turn = Disk(symbol: state[0])
    guard turn != nil || state[0] == "-" else { throw .unknownTurn(state[0]) }
    guard let dark = Mode(digit: state[1]) else { throw .unknownMode(state[1]) }
    guard let light = Mode(digit: state[2]) else { throw .unknownMode(state[2]) }

    let board: Board
    do {
      board = try Board(rows: lines[1...8])
    } catch {
      throw .board(error)
    }
    self.init(
      record: GameRecord(start: Position(board: board, turn: turn ?? .dark)), modes: Sides(dark: dark, light: light))
    guard turn != nil || record.position.outcome != nil else { throw .moveLeft }
    for index in lines.indices.dropFirst(9) { try readSetting(lines[index], line: index + 1) }
  }

  private mutating func readSetting(_ text: Substring, line: Int) throws(FormatError) {
    let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
      throw .notKeyValue(line: line)
    }
    for side in Disk.allCases where parts[0] == Self.levelKey(of: side) {
      guard let level = Level.all.first(where: { String($0.number) == parts[1] }) else {
        throw .unknownLevel(line: line)
      }
      levels[side] = level
    }
  }

  private static func levelKey(of side: Disk) -> String {
    switch side {
    case .dark: "dark-level"
    case .light: "light-level"
    }
  }
}

extension Mode {
  fileprivate var digit: Character {
    switch self {
    case .manual: "0"
    case .computer: "1"
    }
  }

  fileprivate init?(digit: Character) {
    guard let mode = Mode.allCases.first(where: { $0.digit == digit }) else { return nil }
    self = mode
  }
}
