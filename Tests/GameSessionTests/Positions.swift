import GameSession
import ReversiCore
import ReversiTesting
import Testing

/// The positions and games that the tests start from.
enum Positions {
  /// A position from a picture, with a side to move.
  static func picture(_ turn: Disk, _ board: String) throws -> Position {
    Position(board: try Board(rows: board.split(separator: "\n")), turn: turn)
  }

  /// The position after some moves, and the passes between them, from a new game.
  static func after(_ squares: [Square]) throws -> Position {
    var position = Position.newGame
    for square in squares {
      if case .passDue = position.state { try position.pass() }
      try position.play(square)
    }
    return position
  }

  /// Dark has to pass.
  static func passDue() throws -> Position {
    try after(KnownGame.lineToPass)
  }

  /// Light's h6 leaves dark without a move.
  static func beforePass() throws -> Position {
    try after(KnownGame.lineToPass.dropLast())
  }

  /// A game with four passes among its last eight plies, that ends 32 to 32 on a full board.
  ///
  /// - Parameter plies: How many of its 60 plies have been played.
  static func tiedGame(plies: Int) throws -> Position {
    try after(Array(KnownGame.tie.squares.prefix(plies)))
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
  /// A session that resumes a position.
  static func resuming(
    _ position: Position, dark: Mode = .manual, light: Mode = .manual,
    speed: AnimationSpeed = .normal
  ) -> GameSession {
    let game = SavedGame(position: position, modes: Sides(dark: dark, light: light))
    return begin(game, stored: game, speed: speed).session
  }

  /// The identity of the live frame, if a move is being shown.
  var frameID: RequestID? { animation?.frameID }

  /// The identity of the live thought, if there is one.
  var thoughtID: RequestID? {
    if case .thinking(let id) = phase { id } else { nil }
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
