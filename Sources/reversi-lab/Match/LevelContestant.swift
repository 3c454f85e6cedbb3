import Analysis
import Posix
import ReversiCore
import ReversiEngine

/// A level of the game's computer player.
final class LevelContestant: Contestant {
  private let level: Level
  private let book: OpeningBook?
  private let engine = Engine()
  private var generator = SeededGenerator(seed: 0)

  /// A level and the opening book it uses, if any.
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

  /// With a book, only the positions in the book are balanced. Without one, every position is.
  func isBalanced(_ position: Position) -> Bool {
    book?.moves(in: position).isEmpty != true
  }
}
