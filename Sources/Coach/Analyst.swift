import Analysis
import ReversiCore

/// What the coach asks an engine. The coach itself knows the rules only.
///
/// The closures run on the calling thread, and must give the same answer each time.
package struct Analyst {
  /// The scores of the two best moves of a position in which a side has a legal move, best first,
  /// each with its line. More moves may follow.
  package let moves: (Position) -> [MoveScore]
  /// The score of a position for dark, in disks, if a side must not place disks on some squares.
  /// A side that has no other move passes. Scores of one position can be compared.
  package let score: (_ position: Position, _ side: Disk, _ banned: SquareSet) -> Double
  /// The moves that keep the exact score of a position, which is for the side to move. The position
  /// has at most ``exactEmpties`` empty squares.
  package let bestMoves: (_ position: Position, _ score: Int) -> SquareSet
  /// The static evaluation of a position, in parts.
  package let attribution: (Position) -> Attribution

  /// Creates an analyst.
  package init(
    moves: @escaping (Position) -> [MoveScore],
    score: @escaping (Position, Disk, SquareSet) -> Double,
    bestMoves: @escaping (Position, Int) -> SquareSet,
    attribution: @escaping (Position) -> Attribution
  ) {
    self.moves = moves
    self.score = score
    self.bestMoves = bestMoves
    self.attribution = attribution
  }

  /// The maximum number of empty squares of a position whose best moves are all looked for.
  package static let exactEmpties = 14
}

/// The questions to an analyst about one move. Each is asked once.
final class Inquiry {
  private struct Question: Hashable {
    let position: Position
    let side: Disk
    let banned: SquareSet
  }

  private let analyst: Analyst
  private var rankings: [Position: [MoveScore]] = [:]
  private var scores: [Question: Double] = [:]
  private var best: [Position: SquareSet] = [:]
  private var safe: [Position: SquareSet] = [:]

  init(_ analyst: Analyst) { self.analyst = analyst }

  /// The best moves of a position, best first; none if no side has one.
  func moves(of position: Position) -> [MoveScore] {
    guard case .toMove = position.state else { return [] }
    if let known = rankings[position] { return known }
    let moves = analyst.moves(position)
    rankings[position] = moves
    return moves
  }

  /// The score of a position for a side, if it must not place disks on some squares.
  func score(of position: Position, for side: Disk, without banned: SquareSet = []) -> Double {
    let question = Question(position: position, side: banned.isEmpty ? .dark : side, banned: banned)
    let score = scores[question] ?? analyst.score(position, question.side, banned)
    scores[question] = score
    return side == .dark ? score : -score
  }

  /// The moves that keep the exact score of a position, which is for dark.
  func bestMoves(of position: Position, darkScore: Int) -> SquareSet {
    if let known = best[position] { return known }
    let moves = analyst.bestMoves(position, position.turn == .light ? -darkScore : darkScore)
    best[position] = moves
    return moves
  }

  /// The moves of the side to move that give no corner away.
  func safeMoves(of position: Position) -> SquareSet {
    if let known = safe[position] { return known }
    let moves = position.safeMoves
    safe[position] = moves
    return moves
  }

  /// The static evaluation of a position, in parts.
  func attribution(of position: Position) -> Attribution { analyst.attribution(position) }
}
