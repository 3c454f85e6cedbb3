import CommandLine
import ReversiCore
import ReversiEngine

struct LabelCommand: LabCommand {
  static let syntax = CommandSyntax<Self>(
    "label", "labels positions by searches; continues an interrupted run",
    options: [
      .path("data", "FOLDER", at: \.data, "where the games are"),
      .path("labels", "FOLDER", at: \.path, "where labels are kept"),
      .number(
        "games", in: 1...100_000_000, at: \.games, "how many games are used, in whole files"),
      .number("every", in: 1...60, at: \.every, "labels every Nth position of a game"),
      .evaluation(at: \.evaluation, "what the searches look ahead with"),
      .number(
        "depth", in: 1...20, at: \.depth, "plies of search; one more for every other game"),
      .number(
        "exact-from", in: 6...20, at: \.exactFrom, "empty squares up to which labels are exact"),
      .number(
        "empties", in: 6...60, at: \.empties,
        "positions with fewer empty squares are left out"),
      .number(
        "most", in: 6...60, at: \.most, "positions with more empty squares are left out"),
      .part(at: \.part), .workers(at: \.threads),
    ])

  static func fileName(_ chunk: Int) -> String { "\(directory)/\(chunk)" }

  static let directory = "labels"

  var data = DataFolder.standardPath
  var path = "training-labels"
  var games = 100_000
  var every = 3
  var evaluation = "embedded"
  var depth = 3
  var exactFrom = 13
  private var empties = 6
  var most = 60
  private var part = Part.whole
  var threads = 2

  func run(on console: Console) throws {
    let evaluation = try EvaluationWeights(named: evaluation)
    let data = DataFolder(path: data)
    let games = try PlayedGames(of: data, count: games)
    let selective = depth + 1 >= Labeller.selectiveDepth ? ", selective" : ""
    let settings =
      "labels of games with \(try data.settings())"
      + "one in \(every) from \(empties)\(most < 60 ? " to \(most)" : ""), "
      + "evaluation \(evaluation.fingerprint), "
      + "depth \(depth)\(selective), exact from \(exactFrom)\n"
    let folder = try DataFolder.open(path, settings: settings)
    let missing = folder.missing(of: games.chunkCount, part: part, Self.fileName)
    try Chunks(threads: threads, console: console).run(missing, name: "files of labels") {
      let labeller = Labeller(evaluation: evaluation, depth: depth, exactFrom: exactFrom)
      return { chunk in
        var positions: [LabelledPosition] = []
        for (number, game) in try games.chunk(chunk).enumerated() {
          // Neighbouring positions in a game teach almost the same, so some are skipped. The next
          // game skips others.
          var ply = number / 2
          game.replay { board in
            ply += 1
            if ply % every == 0 && board.emptyCount >= empties && board.emptyCount <= most {
              positions.append(labeller.label(board, deeper: number % 2 == 1))
            }
          }
        }
        try folder.write(LabelledPosition.encode(positions), to: Self.fileName(chunk))
      }
    }
  }
}

final class Labeller {
  private let search: FixedDepthSearch
  private let engine: Engine
  private let depth: Int
  private let exactFrom: Int

  /// A labeller whose scores are exact with up to `exactFrom` empty squares. From
  /// ``selectiveDepth`` on they are in whole disks.
  init(evaluation: EvaluationWeights, depth: Int, exactFrom: Int) {
    search = FixedDepthSearch(evaluation)
    engine = Engine(evaluation: evaluation, tableBytes: 1 << 20)
    self.depth = depth
    self.exactFrom = exactFrom
  }

  /// Scores a position. `deeper` adds one ply. Label half of the games deeper: at its last ply, a
  /// search takes the maximum of inexact values, so scores of odd depth are too high for the side
  /// to move, and scores of even depth too low.
  func label(_ board: SearchBoard, deeper: Bool) -> LabelledPosition {
    let depth = deeper ? depth + 1 : depth
    let score =
      if board.emptyCount <= exactFrom {
        engine.solve(Position(board)).score * Evaluator.unitsPerDisk
      } else if depth >= Self.selectiveDepth {
        selectiveScore(board, depth) * Evaluator.unitsPerDisk
      } else {
        search.score(board, depth: depth)
      }
    return LabelledPosition(board: board, score: score)
  }

  /// From this depth on, a selective search takes a fraction of the time for nearly the same score:
  /// 1 ms for 8 or 9 plies.
  static let selectiveDepth = 7

  /// The score in disks, the same whatever was labelled before.
  private func selectiveScore(_ board: SearchBoard, _ depth: Int) -> Int {
    engine.forget()
    let limits = SearchLimits(depth: depth, selectivity: .percent73)
    return engine.search(Position(board), limits: limits).score
  }
}

struct LabelledPosition: Equatable {
  let board: SearchBoard
  /// The score for the side to move, in units of `Evaluator`.
  let score: Int

  private static let mark = "RVLB"

  /// The bytes of positions: for each, two words of disks and the score.
  static func encode(_ positions: [LabelledPosition]) -> [UInt8] {
    var content: [UInt8] = []
    content.reserveCapacity(positions.count * 18)
    for position in positions {
      content.append(number: position.board.player)
      content.append(number: position.board.opponent)
      content.append(number: Int16(position.score))
    }
    return SealedFile.encode(content, mark: mark)
  }

  static func decode(_ bytes: [UInt8]) throws(Damage) -> [LabelledPosition] {
    var reader = ByteReader(try SealedFile.decode(bytes, mark: mark))
    var positions: [LabelledPosition] = []
    while !reader.isAtEnd {
      guard let player = reader.number(UInt64.self), let opponent = reader.number(UInt64.self),
        let score = reader.number(Int16.self)
      else { throw Damage("it is cut off") }
      let board = SearchBoard(player: player, opponent: opponent)
      let name = "its position \(positions.count + 1)"
      guard player & opponent == 0 else { throw Damage("\(name) has two disks on a square") }
      let (empties, maximum) = (board.emptyCount, Stage.emptiesRange.upperBound)
      guard empties <= maximum else {
        throw Damage("\(name) has \(empties) empty squares, and none has more than \(maximum)")
      }
      positions.append(LabelledPosition(board: board, score: Int(score)))
    }
    return positions
  }
}
