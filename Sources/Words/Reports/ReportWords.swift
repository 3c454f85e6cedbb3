import Analysis
import GameSession
import Notation
import ReversiCore
import Texts

/// What reports about games say, and the progress of making them.
package protocol ReportWords: Sendable {
  /// The disks of both sides.
  func counts(_ counts: Sides<Int>) -> String
  /// The opening of a game.
  func opening(_ opening: Opening) -> String
  /// What a move gave away, and the best line in its place with its score.
  func lost(_ disks: Int, best score: Int, _ line: String) -> String
  func move(_ square: Square, number: Int) -> String
  func pass(of side: Disk) -> String
  func worst(_ move: String, loss: Int) -> String
  /// What a side gave away with an average move, and its worst moves.
  func meanLoss(_ disks: FixedDecimal, of side: Disk, worst moves: [String]) -> String
  /// The ply that turned the game.
  func turned(with ply: String) -> String
  /// A solved position, or one whose search ended too soon.
  func solution(_ solution: Solution, line: String, seconds: FixedDecimal) -> String
  /// The progress of the search for a solution.
  func solving(_ solution: Solution, seconds: Int) -> String
  /// A position is too far from the end to be solved soon.
  func manyEmpty(_ number: Int) -> String
  /// How likely people of a rating play the moves of a side, each with its probability in percent.
  func likely(_ moves: [(square: Square, percent: FixedDecimal)], of side: Disk, rating: Int)
    -> String
  /// Nobody has a move.
  var over: String { get }
  /// The progress of an analysis.
  func analyzed(games: Int, positions: Int) -> String
  /// How a game in the archive ended, if nobody won.
  func tied(_ disks: String) -> String
  /// A game in the archive has not ended.
  var unfinished: String { get }
  /// Why a game in the archive does not count, at least one reason, in a shorter form the reasons
  /// alone.
  func excluded(_ reasons: [Exclusion]) -> Wording
  /// Lines of the archive are not games.
  func ignored(lines count: Int, of path: String) -> String
  /// The progress of adding the games of a file to the archive.
  func importing(read: Int, added: Int) -> String
  /// The result of adding the games of a file to the archive.
  func imported(to path: String, added: Int, known: Int) -> String
  /// The place of a game in a file.
  func game(_ number: Int) -> String
  /// The names of players or tournaments are missing beside a database.
  func namesMissing(beside name: String, _ files: String) -> String
}

extension Words {
  /// What reports say.
  package var reports: any ReportWords {
    switch language {
    case .english: EnglishReportWords()
    case .japanese: JapaneseReportWords()
    }
  }
}
