import ReversiCore

/// The text of a saved game: UTF-8 lines that end in `\n`.
///
/// Line 1 is the turn (`x`, `o`, or `-` when the game is over), then the dark and the light mode (`0` Manual,
/// `1` Computer); lines 2–9 are the rows of the board. Further lines are `key value`; unknown keys are skipped.
extension SavedGame {
  /// The game as text.
  public var text: String {
    let turn = position.turn?.symbol ?? "-"
    let state = "\(turn)\(modes.dark.digit)\(modes.light.digit)"
    return ([state] + position.board.rows).map { $0 + "\n" }.joined()
  }

  /// The game of a text.
  ///
  /// - Throws: `FormatError` for the first thing that cannot be read.
  public init(text: some Collection<UInt8>) throws(FormatError) {
    guard let text = String(validating: text, as: UTF8.self) else { throw .notUTF8 }
    // Split at scalars: as a Character, a carriage return would swallow the line end that follows it.
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { Substring($0) }
    if lines.last == "" { lines.removeLast() }
    guard lines.count >= 9 else { throw .lineMissing(lines.count + 1) }

    let state = Array(lines[0])
    guard state.count == 3 else { throw .stateLength(state.count) }
    guard let dark = Mode(digit: state[1]) else { throw .unknownMode(state[1]) }
    guard let light = Mode(digit: state[2]) else { throw .unknownMode(state[2]) }

    let board: Board
    do {
      board = try Board(rows: lines[1...8])
    } catch {
      throw .board(error)
    }
    if let line = lines.indices.dropFirst(9).first(where: { !Self.isKeyValue(lines[$0]) }) {
      throw .notKeyValue(line: line + 1)
    }

    let modes = Sides(dark: dark, light: light)
    if let turn = Disk(symbol: state[0]) {
      self.init(position: Position(board: board, turn: turn), modes: modes)
    } else if state[0] == "-" {
      self.init(position: Position(board: board, turn: .dark), modes: modes)
      guard position.outcome != nil else { throw .moveLeft }
    } else {
      throw .unknownTurn(state[0])
    }
  }

  private static func isKeyValue(_ line: Substring) -> Bool {
    guard let blank = line.firstIndex(of: " ") else { return false }
    return blank > line.startIndex && line.index(after: blank) < line.endIndex
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
