import ReversiCore
import ReversiEngine

/// A level of the game's computer player.
final class LevelContestant: Contestant {
  private let level: Level
  private let book: OpeningBook?
  private let engine = Engine()
  private var generator = SeededGenerator(seed: 0)

  /// A level, with what it knows of openings; nil for nothing.
  init(level: Level, book: OpeningBook? = nil) {
    self.level = level
    self.book = book
  }

  func startGame(with generator: SeededGenerator) {
    engine.forget()
    self.generator = generator
  }

  func move(in record: GameRecord) -> Square? {
    ComputerPlayer(engine: engine, book: self.book).chooseMove(
      in: record.position, settings: PlaySettings(level), using: &generator, stop: StopToken())
  }

  /// All are to a player who knows no openings; one who does starts where they are of use.
  func isBalanced(_ position: Position) -> Bool {
    book?.moves(in: position).isEmpty != true
  }
}
