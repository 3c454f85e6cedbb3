import Analysis
import FileFormats
import GameSession
import ReversiCore
import Testing

/// The games that the tests save.
enum Games {
  /// A game in which dark has to pass after eight moves.
  static func passDue() throws -> GameRecord {
    try GameRecord(start: .newGame, plies: "f5f6c4g5h5h4f7h6")
  }

  /// A game with four passes among its last plies, that ends 32 to 32 on a full board.
  ///
  /// - Parameter moves: How many of its 60 disks have been placed.
  static func tied(moves: Int = 60) throws -> GameRecord {
    let transcript = """
      c4c5b6b3f6b5c6d7a2a7a5a4c7a6e8d8b7c8a8e6b4d6a3d3e2f5b8c2g5b2e3f3d2c1f4h5h6f2g3g2g4h3e7d1b1h4h2e1c3f1g1\
      h1h7f7g6a1g7g8h8f8
      """
    var record = GameRecord()
    for start in stride(from: 0, to: moves * 2, by: 2) {
      if case .passDue = record.position.state { try record.pass() }
      let square = try #require(Square(String(transcript.dropFirst(start).prefix(2))))
      try record.play(square)
    }
    return record
  }

  /// A random game with random modes and limits. A random number of its plies stands, and it starts
  /// with a new game or in the middle of another one.
  static func random(_ generator: inout SeededGenerator) throws -> SavedGame {
    let start =
      Bool.random(using: &generator)
      ? .newGame : try randomRecord(start: .newGame, &generator).position
    let all = try randomRecord(start: start, &generator)
    let standing = Int.random(in: 0...all.plies.count, using: &generator)
    let record = Bool.random(using: &generator) ? all : try #require(all.standing(at: standing))
    return SavedGame(
      record: record,
      modes: Sides(
        dark: random(Mode.own, &generator), light: random(Mode.own, &generator)),
      moveLimits: Sides(dark: random(moveLimits, &generator), light: random(moveLimits, &generator))
    )
  }

  private static let moveLimits =
    Level.all.map { MoveLimit.level($0) }
    + [100, 2500, 3_600_000].map { .moveTime(.milliseconds($0)) }

  private static func randomRecord(
    start: Position, _ generator: inout SeededGenerator
  ) throws -> GameRecord {
    var record = GameRecord(start: start)
    for _ in 0..<Int.random(in: 0...70, using: &generator) where record.position.outcome == nil {
      if let square = Array(record.position.legalMoves).randomElement(using: &generator) {
        try record.play(square)
      } else {
        try record.pass()
      }
    }
    return record
  }

  private static func random<Value>(
    _ values: [Value], _ generator: inout SeededGenerator
  ) -> Value {
    values[Int.random(in: values.indices, using: &generator)]
  }
}

extension SavedGame {
  /// The text of the game alone.
  var text: String { SavedGameText(self).text }
}

extension SavedGameText {
  var text: String { String(decoding: bytes, as: UTF8.self) }

  init(_ text: String) throws(SavedGameDefect) {
    try self.init(bytes: text.utf8)
  }
}
