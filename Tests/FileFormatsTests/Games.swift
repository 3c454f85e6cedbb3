import Analysis
import FileFormats
import GameSession
import Notation
import ReversiCore
import ReversiTesting
import Testing

enum Games {
  /// A game with four passes among its last plies, that ends in a tie.
  static func tied() throws -> GameRecord { try GameRecord(transcript: KnownGame.tie.transcript) }

  /// Starts with a new game or in the middle of another one; a random number of its plies stands.
  static func random(_ generator: inout SeededGenerator) throws -> SavedGame {
    let start =
      Bool.random(using: &generator)
      ? .newGame : try randomRecord(start: .newGame, &generator).position
    let all = try randomRecord(start: start, &generator)
    let standing = Int.random(in: 0...all.plies.count, using: &generator)
    let record = Bool.random(using: &generator) ? all : all.standing(at: standing)
    return SavedGame(
      record: record,
      modes: Sides(
        dark: try random(Mode.own, &generator), light: try random(Mode.own, &generator)),
      moveLimits: Sides(
        dark: try random(moveLimits, &generator), light: try random(moveLimits, &generator)))
  }

  private static let moveLimits =
    Level.all.map { MoveLimit.level($0) }
    + [100, 2500, 3_600_000].map { .moveTime(.milliseconds($0)) }

  private static func randomRecord(
    start: Position, _ generator: inout SeededGenerator
  ) throws -> GameRecord {
    var record = GameRecord(start: start)
    try record.playAtRandom(.random(in: 0...70, using: &generator), using: &generator)
    return record
  }

  private static func random<Value>(
    _ values: [Value], _ generator: inout SeededGenerator
  ) throws -> Value {
    try #require(values.randomElement(using: &generator))
  }
}

extension SavedGame {
  var text: String { SavedGameText(self).text }
}

extension SavedGameText {
  var text: String { String(decoding: bytes, as: UTF8.self) }

  init(_ text: String) throws(SavedGameDefect) {
    try self.init(bytes: text.utf8)
  }
}
