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

  private let solve: (String) -> Int

  /// A checker with the program that solves positions, each as 64 letters, a blank and the side.
  package init(solve: @escaping (String) -> Int) { self.solve = solve }

  /// A reason as it was read.
  struct Claim {
    let kind: String
    let squares: Set<Int>
    let isMissed: Bool
    /// The move that it follows, and the play that shows it.
    let line: Line
    let basis: String
    let share: Int
    let opponent: Pair?
    let own: Pair?

    /// The number of moves after the first one.
    var count: Int { line.steps.count - 1 }

    /// The move after which it is real.
    var last: Step { line.steps[count] }

    /// The moves after the first one.
    var squaresOfLine: [Int] { line.steps.dropFirst().map(\.square) }

    /// Whether its line is the beginning of another one.
    func follows(_ other: Line) -> Bool { other.squares.starts(with: line.squares) }
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
    /// The position after it, in which a side may have to pass.
    var next: NaivePosition { NaivePosition(board: after, side: before.other) }
  }

  /// What is false in an explanation.
  package func falsehoods(in json: String) -> [Falsehood] {
    guard let members = Self.object(json),
      let comparison = Comparison(members, play: BestPlay(solve: solve)),
      let values = members["reasons"] as? [[String: Any]]
    else { return [Falsehood(kind: "explanation", why: "it cannot be replayed")] }
    var found = scoreFalsehoods(comparison, members)
    if values.count > 2 { found.append(Falsehood(kind: "reasons", why: "there are too many")) }
    var subjects: Set<String> = []
    for value in values {
      let kind = value["kind"] as? String ?? "?"
      func object(_ objection: Comparison.Objection) {
        found.append(Falsehood(kind: kind, why: objection.rawValue))
      }
      guard let claim = comparison.claim(value) else {
        object(.form)
        continue
      }
      if !subjects.insert(Comparison.subject(of: kind)).inserted { object(.subject) }
      if let objection = comparison.objection(to: claim) { object(objection) }
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
    let play = comparison.play
    var found: [Falsehood] = []
    func demand(_ isTrue: Bool, _ kind: String, _ why: String) {
      if !isTrue { found.append(Falsehood(kind: kind, why: why)) }
    }
    if comparison.isExact {
      demand(comparison.worse.finalScore == comparison.score, "score", "the line ends otherwise")
      demand(
        comparison.better.finalScore == comparison.betterScore, "betterScore",
        "the line ends otherwise")
      demand(play.score(of: comparison.start) == comparison.betterScore, "betterScore", "not exact")
      demand(
        -play.score(of: comparison.better.next) == comparison.betterScore, "betterScore",
        "the move is not the best")
      demand(-play.score(of: comparison.worse.next) == comparison.score, "score", "not exact")
      demand(
        members["staysWon"] as? Bool == (comparison.score > 0), "staysWon", "the score differs")
    }
    if let only = members["onlyMove"] as? [String: Any], only["exact"] as? Bool == true {
      let scores = comparison.start.steps.map { -play.score(of: $0.next) }.sorted(by: >)
      demand(
        scores.count > 1 && scores[0] - scores[1] == only["disks"] as? Int, "onlyMove",
        "other moves lose otherwise")
    }
    return found
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
  var squares: [Int] { steps.map(\.square) }
  /// The board after the first move.
  var board: NaiveBoard { steps[0].after }
  /// The position after the first move, in which the opponent may have to pass.
  var next: NaivePosition { steps[0].next }

  /// The score at the end for the side that made the first move; nil if the game goes on.
  var finalScore: Int? {
    guard let last = steps.last, last.next.ready == nil else { return nil }
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

  /// The squares of a side's moves after the first move.
  func moves(of side: Character) -> [Int] {
    steps.dropFirst().filter { $0.side == side }.map(\.square)
  }

  /// Whether the play after the first move brings something about, as far as it goes.
  func shows(_ event: Event) -> Bool {
    if let isTrue = event.isTrue(in: next) { return isTrue }
    for step in steps.dropFirst() {
      if let isTrue = event.isTrue(after: step) ?? event.isTrue(in: step.next) { return isTrue }
    }
    return finalScore != nil && event.isTrueAtEnd
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
  /// Whether both scores are said to be exact.
  let isExact: Bool
  let play: BestPlay

  /// The disks by which the worse move is worse.
  var loss: Int { max(0, betterScore - score) }

  typealias Claim = ClaimChecker.Claim

  init?(_ members: [String: Any], play: BestPlay) {
    guard let text = members["position"] as? String, let start = NaivePosition(text),
      let score = members["score"] as? Int, let betterScore = members["betterScore"] as? Int,
      let isExact = members["exact"] as? Bool,
      let worse = Self.line("move", "line", members, start),
      let better = Self.line("better", "betterLine", members, start), worse.first != better.first
    else { return nil }
    self.start = start
    self.worse = worse
    self.better = better
    self.score = score
    self.betterScore = betterScore
    self.isExact = isExact
    self.play = play
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

  /// Reads a reason; nil if it does not follow one of the two moves with legal ones.
  func claim(_ value: [String: Any]) -> Claim? {
    guard let kind = value["kind"] as? String, let names = value["squares"] as? [String],
      let squares = Self.squares(names.joined()), !squares.isEmpty,
      let after = Self.squares(value["after"] as? String ?? "")?.first,
      after == worse.first || after == better.first,
      let rest = Self.squares(value["line"] as? String ?? "?"),
      let line = Line([after] + rest, from: start),
      let basis = value["basis"] as? String, let share = value["share"] as? Int,
      value["proven"] as? Bool == (basis != "example")
    else { return nil }
    func pair(_ name: String) -> ClaimChecker.Pair? {
      guard let pair = value[name] as? [String: Any], let worse = pair["worse"] as? Int,
        let better = pair["better"] as? Int
      else { return nil }
      return .init(worse: worse, better: better)
    }
    return Claim(
      kind: kind, squares: Set(squares), isMissed: after == better.first, line: line,
      basis: basis, share: share, opponent: pair("opponent"), own: pair("own"))
  }
}
