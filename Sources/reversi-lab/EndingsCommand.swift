import Analysis
import CommandLine
import ReversiCore
import ReversiEngine

struct EndingsCommand: LabCommand {
  static let syntax = CommandSyntax<Self>(
    "endings", "finds endgame exercises, and writes the source file that embeds them",
    options: [
      .seed(at: \.seed),
      .number("count", in: 1...1_000, at: \.count, "how many exercises"),
      .path("output", at: \.output, "the file that is written"),
    ])

  private var seed: UInt64 = 1
  private var count = 200
  private var output = "EndgameExercise+Table.swift"

  func run(on console: Console) throws {
    var progress = ProgressLine(name: "exercises", total: count, console: console)
    var search = ExerciseSearch(seed: seed)
    let exercises = search.find(count) { progress.advance() }
    progress.finish()
    let source = Self.source(
      exercises, madeBy: "reversi-lab endings --seed \(seed) --count \(count)")
    try Files.write(Array(source.utf8), to: output)
  }

  private static func source(_ exercises: [EndgameExercise], madeBy command: String) -> String {
    """
    // Made by `\(command)`.
    extension EndgameExercise {
      /// The exercises, one a line, easy ones first.
      static let table = ""\"
    \(exercises.map { "    \($0.text)" }.joined(separator: "\n"))
        ""\"
    }

    """
  }
}

/// Takes exercises from games of the engine against itself. The seed and the number of exercises
/// determine what it finds.
struct ExerciseSearch {
  private let player: GamePlayer
  private let engine = Engine(tableBytes: tableBytes)
  private var played = 0
  private var used: Set<PlayedGame> = []

  /// Enough for 14 empty squares. The size changes the visited positions.
  private static let tableBytes = 1 << 20
  /// In plies. The players' mistakes make lively endings.
  private static let depth = 2
  static let empties = 6...14
  private static let minimumMoves = 4
  /// The maximum lead in disks: lopsided endings are dull.
  private static let maximumScore = 20

  init(seed: UInt64) {
    player = GamePlayer(evaluation: .embedded, depth: Self.depth, seed: seed)
  }

  /// The empty squares are spread evenly, and greed solves a third. No two come from the same game.
  mutating func find(_ count: Int, found: () -> Void = {}) -> [EndgameExercise] {
    var exercises: [EndgameExercise] = []
    for number in 0..<count {
      let (round, place) = number.quotientAndRemainder(dividingBy: Self.empties.count)
      exercises.append(
        next(empties: Self.empties.lowerBound + place, isGreedy: round.isMultiple(of: 3)))
      found()
    }
    return exercises.sorted { $0.isEasier(than: $1) }
  }

  private mutating func next(empties: Int, isGreedy: Bool) -> EndgameExercise {
    while true {
      let game = player.play(played)
      played += 1
      guard !used.contains(game),
        let position = game.positions.first(where: { $0.board.empties.count == empties }),
        let exercise = exercise(in: position), exercise.isGreedy == isGreedy
      else { continue }
      used.insert(game)
      return exercise
    }
  }

  /// Nil if it is not clear, lively and close.
  private func exercise(in position: Position) -> EndgameExercise? {
    guard position.legalMoves.count >= Self.minimumMoves else { return nil }
    engine.forget()
    let moves = engine.rank(position, limits: SearchLimits())
    guard let best = moves.first, let second = moves.dropFirst().first, let worst = moves.last,
      second.score < best.score, abs(best.score) <= Self.maximumScore
    else { return nil }
    engine.forget()
    let nodes = engine.solve(position).nodes
    return EndgameExercise(
      position: position, best: best.square, score: best.score, worst: worst.score,
      nodes: Int(nodes))
  }
}

extension PlayedGame {
  fileprivate var positions: [Position] {
    var position = Position.newGame
    var positions: [Position] = []
    for (ply, move) in moves.enumerated() {
      guard let square = Square(rawValue: UInt8(move)) else { continue }
      if case .passDue = position.state { try? position.pass() }
      if ply >= randomPlies { positions.append(position) }
      guard (try? position.play(square)) != nil else {
        preconditionFailure("\(square) is not legal in \(position.text)")
      }
    }
    return positions
  }
}
