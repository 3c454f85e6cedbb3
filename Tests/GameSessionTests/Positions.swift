import GameSession
import ReversiCore
import Testing

/// The positions and games that the tests start from.
enum Positions {
  /// A position from a picture, with a side to move.
  static func picture(_ turn: Disk, _ board: String) throws -> Position {
    Position(board: try Board(rows: board.split(separator: "\n")), turn: turn)
  }

  /// The record of some moves, and of the passes between them, from a new game on.
  static func record(_ squares: [Square]) throws -> GameRecord {
    var record = GameRecord()
    for square in squares {
      if case .passDue = record.position.state { try record.pass() }
      try record.play(square)
    }
    return record
  }

  /// The position after some moves, and the passes between them, from a new game.
  static func after(_ squares: [Square]) throws -> Position {
    try record(squares).position
  }

  /// Dark has to pass.
  static func passDue() throws -> Position {
    try after([.f5, .f6, .c4, .g5, .h5, .h4, .f7, .h6])
  }

  /// Light's h6 leaves dark without a move.
  static func beforePass() throws -> Position {
    try after([.f5, .f6, .c4, .g5, .h5, .h4, .f7])
  }

  /// A game with four passes among its last eight plies, that ends 32 to 32 on a full board.
  ///
  /// - Parameter plies: How many of its 60 plies have been played.
  static func tiedGame(plies: Int) throws -> Position {
    let transcript = """
      c4c5b6b3f6b5c6d7a2a7a5a4c7a6e8d8b7c8a8e6b4d6a3d3e2f5b8c2g5b2e3f3d2c1f4h5h6f2g3g2g4h3e7d1b1h4h2e1c3f1g1\
      h1h7f7g6a1g7g8h8f8
      """
    let names = stride(from: 0, to: plies * 2, by: 2).map { transcript.dropFirst($0).prefix(2) }
    return try after(names.map { try #require(Square(String($0))) })
  }

  /// One square is empty; dark cannot move there, but light can.
  static func oneEmptyAndPass() throws -> Position {
    try picture(
      .dark,
      """
      -xoooooo
      oooooooo
      oooooooo
      oooooooo
      oooooooo
      oooooooo
      oooooooo
      oooooooo
      """)
  }
}

extension GameSession {
  /// A session that resumes a position, the start of its record.
  static func resuming(
    _ position: Position, dark: Mode = .manual, light: Mode = .manual,
    speed: AnimationSpeed = .normal, leastThinkTime: Duration = .zero
  ) -> GameSession {
    let game = SavedGame(
      record: GameRecord(start: position), modes: Sides(dark: dark, light: light))
    let pace = Pace(speed: speed, leastThinkTime: leastThinkTime)
    return begin(game, stored: game, pace: pace).session
  }

  /// The identity of the live frame, if a move is being shown.
  var frameID: RequestID? { animation?.frameID }

  /// The identity of the thought about the computer's move, if there is one.
  var thoughtID: RequestID? {
    if case .thinking(let id, _) = phase { id } else { nil }
  }

  /// The identity of the thought or hint that still searches, if one does.
  var liveThought: RequestID? {
    switch phase {
    case .thinking(let id, .searching), .thinking(let id, .overdue), .waiting(.searching(let id, _)):
      id
    case .waiting, .thinking, .animating, .passing, .over: nil
    }
  }

  /// Whether the player is asked if the game is to be reset.
  var isResetAsked: Bool {
    if case .resetConfirmation = overlay { true } else { false }
  }

  /// Puts an overlay over the board, in place of what is there.
  mutating func cover(with overlay: Overlay?) {
    _ = handle(.resetCancelled)
    _ = handle(.sheetClosed)
    switch overlay {
    case .sheet(let sheet): _ = handle(.sheetOpened(sheet))
    case .resetConfirmation(let sheet):
      if let sheet { _ = handle(.sheetOpened(sheet)) }
      _ = handle(.resetRequested)
    case nil: break
    }
  }

  /// Lets the frames of the move that is being shown elapse, to the last, and returns the effects
  /// of the last.
  @discardableResult
  mutating func finishAnimation() -> [Effect] {
    var effects: [Effect] = []
    while let id = frameID { effects = handle(.frameElapsed(id)) }
    return effects
  }
}
