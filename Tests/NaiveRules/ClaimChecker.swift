import Foundation

/// Checks what an explanation says, from its JSON.
///
/// It replays each statement by the rules, and exact scores by a solver. It knows nothing of the
/// code that found the reasons.
package struct ClaimChecker {
  /// A statement that is not true.
  package struct Falsehood: Hashable, CustomStringConvertible {
    /// The kind of the reason, or the name of another member.
    package let kind: String
    package let why: String

    package var description: String { "\(kind): \(why)" }
  }

  /// The score of a position for the side to move, by a search to the end of the game.
  private let solve: (String) -> Int

  /// A checker with the program that solves positions, each as 64 letters, a blank and the side.
  package init(solve: @escaping (String) -> Int) { self.solve = solve }

  /// A reason as it was read.
  struct Claim {
    let kind: String
    let squares: Set<Int>
    let isMissed: Bool
    /// The number of moves after the first one.
    let count: Int
    let basis: String
    let opponent: Pair?
    let own: Pair?
  }

  struct Pair: Equatable {
    let worse: Int
    let better: Int
  }

  /// A move of a line.
  struct Step {
    let before: NaivePosition
    let square: Int
    let after: NaiveBoard
    var side: Character { before.side }
  }

  /// What is false in an explanation.
  package func falsehoods(in json: String) -> [Falsehood] {
    guard let members = Self.object(json), let comparison = Comparison(members) else {
      return [Falsehood(kind: "explanation", why: "it cannot be replayed")]
    }
    var found = scoreFalsehoods(comparison, members)
    for value in members["reasons"] as? [[String: Any]] ?? [] {
      let kind = value["kind"] as? String ?? "?"
      guard let claim = comparison.claim(value) else {
        found.append(Falsehood(kind: kind, why: "its line or squares are wrong"))
        continue
      }
      if let why = comparison.objection(to: claim) {
        found.append(Falsehood(kind: kind, why: why))
      }
    }
    return found
  }

  private static func object(_ json: String) -> [String: Any]? {
    try? JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
  }

  /// Checks what is said to be exact.
  private func scoreFalsehoods(
    _ comparison: Comparison, _ members: [String: Any]
  ) -> [Falsehood] {
    var found: [Falsehood] = []
    func demand(_ isTrue: Bool, _ kind: String, _ why: String) {
      if !isTrue { found.append(Falsehood(kind: kind, why: why)) }
    }
    if members["exact"] as? Bool == true {
      demand(comparison.worse.finalScore == comparison.score, "score", "the line ends otherwise")
      demand(
        comparison.better.finalScore == comparison.betterScore, "betterScore",
        "the line ends otherwise")
      demand(score(of: comparison.start) == comparison.betterScore, "betterScore", "not exact")
      demand(score(after: comparison.worse) == comparison.score, "score", "not exact")
      demand(
        members["staysWon"] as? Bool == (comparison.score > 0), "staysWon", "the score differs")
    }
    if let only = members["onlyMove"] as? [String: Any], only["exact"] as? Bool == true {
      let start = comparison.start
      let scores = start.board.moves(of: start.side).map {
        -score(of: start.playing($0), for: start.other)
      }
      .sorted(by: >)
      demand(
        scores.count > 1 && scores[0] - scores[1] == only["disks"] as? Int, "onlyMove",
        "other moves lose otherwise")
    }
    return found
  }

  private func score(of position: NaivePosition) -> Int { solve(position.text) }

  private func score(after line: Line) -> Int {
    let step = line.steps[0]
    let next = NaivePosition(board: step.after, side: NaiveBoard.other(step.side))
    return -score(of: next, for: next.side)
  }

  /// The score of a position for a side, which may have to pass.
  private func score(of position: NaivePosition, for side: Character) -> Int {
    guard let ready = position.ready else { return Line.score(of: position.board, for: side) }
    return ready.side == side ? solve(ready.text) : -solve(ready.text)
  }
}

/// A move and the play after it.
struct Line {
  let side: Character
  let steps: [ClaimChecker.Step]

  /// Nil if a move is illegal.
  init?(_ squares: [Int], from start: NaivePosition) {
    var position = start
    var steps: [ClaimChecker.Step] = []
    for square in squares {
      guard let ready = position.ready, ready.board.moves(of: ready.side).contains(square) else {
        return nil
      }
      position = ready.playing(square)
      steps.append(.init(before: ready, square: square, after: position.board))
    }
    guard !steps.isEmpty else { return nil }
    side = start.side
    self.steps = steps
  }

  var first: Int { steps[0].square }
  var board: NaiveBoard { steps[0].after }

  /// The score at the end for the side that made the first move; nil if the game goes on.
  var finalScore: Int? {
    guard let last = steps.last,
      NaivePosition(board: last.after, side: NaiveBoard.other(last.side)).ready == nil
    else { return nil }
    return Self.score(of: last.after, for: side)
  }

  /// The difference of disks, with empty squares for the winner.
  static func score(of board: NaiveBoard, for side: Character) -> Int {
    let difference = board.count(side) - board.count(NaiveBoard.other(side))
    return difference + difference.signum() * board.count("-")
  }

  func plays(_ square: Int, by side: Character) -> Bool {
    steps.contains { $0.square == square && $0.side == side }
  }

  /// The places of the moves after which a side has to pass.
  func passes(of side: Character) -> [Int] {
    steps.indices.filter { steps[$0].side != side && steps[$0].after.isPass(of: side) }
  }

  /// The opponent's reply; nil after a pass.
  var reply: ClaimChecker.Step? {
    steps.count > 1 && steps[1].side != side ? steps[1] : nil
  }

  /// The positions after each reply of the opponent; none if that has to pass.
  var repliedBoards: [NaiveBoard] {
    let opponent = NaiveBoard.other(side)
    return board.moves(of: opponent).map { board.playing(opponent, at: $0) }
  }
}

/// The two lines of an explanation.
struct Comparison {
  let start: NaivePosition
  let worse: Line
  let better: Line
  let score: Int
  let betterScore: Int

  typealias Claim = ClaimChecker.Claim

  init?(_ members: [String: Any]) {
    guard let text = members["position"] as? String, let start = NaivePosition(text),
      let score = members["score"] as? Int, let betterScore = members["betterScore"] as? Int,
      let worse = Self.line("move", "line", members, start),
      let better = Self.line("better", "betterLine", members, start), worse.first != better.first
    else { return nil }
    self.start = start
    self.worse = worse
    self.better = better
    self.score = score
    self.betterScore = betterScore
  }

  private static func line(
    _ move: String, _ rest: String, _ members: [String: Any], _ start: NaivePosition
  ) -> Line? {
    guard let first = members[move] as? String, let rest = members[rest] as? String,
      let squares = squares(first + rest)
    else { return nil }
    return Line(squares, from: start)
  }

  /// Squares that are written one after the other.
  private static func squares(_ text: String) -> [Int]? {
    let letters = Array(text.utf8)
    guard letters.count.isMultiple(of: 2) else { return nil }
    let squares = stride(from: 0, to: letters.count, by: 2).compactMap {
      NaiveBoard.square(Int(letters[$0]) - 97, Int(letters[$0 + 1]) - 49)
    }
    return squares.count * 2 == letters.count ? squares : nil
  }

  /// Reads a reason; nil if its line does not belong to one of the two moves.
  func claim(_ value: [String: Any]) -> Claim? {
    guard let kind = value["kind"] as? String, let names = value["squares"] as? [String],
      let squares = Self.squares(names.joined()), !squares.isEmpty,
      let after = Self.squares(value["after"] as? String ?? "")?.first,
      let line = Self.squares(value["line"] as? String ?? "?"),
      let basis = value["basis"] as? String, ["rules", "exact", "estimate"].contains(basis),
      value["proven"] as? Bool == (basis != "estimate"),
      after == worse.first || after == better.first
    else { return nil }
    let shown = after == better.first ? better : worse
    guard shown.steps.dropFirst().prefix(line.count).map(\.square) == line else { return nil }
    func pair(_ name: String) -> ClaimChecker.Pair? {
      guard let pair = value[name] as? [String: Any], let worse = pair["worse"] as? Int,
        let better = pair["better"] as? Int
      else { return nil }
      return .init(worse: worse, better: better)
    }
    return Claim(
      kind: kind, squares: Set(squares), isMissed: after == better.first, count: line.count,
      basis: basis, opponent: pair("opponent"), own: pair("own"))
  }
}
