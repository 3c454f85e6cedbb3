import CommandLine
import ReversiCore
import ReversiEngine

struct MakeBookCommand: LabCommand {
  static let syntax = CommandSyntax<Self>(
    "make", "makes an opening book; continues an interrupted run",
    options: [
      .path("data", "FOLDER", at: \.path, "where searched positions are kept"),
      .path("output", at: \.output, "the book that is written"),
      .number("plies", in: 1...40, at: \.extent.plies, "plies of the longest line"),
      .number(
        "width", in: 0...10, at: \.extent.width,
        "how many disks worse than the best a move may be for the book to follow it"),
      .number(
        "loss", in: 0...100, at: \.extent.loss, "disks that both sides may give away on a line"),
      .number("depth", in: 1...40, at: \.depth, "plies that a good move is searched, 73 % sure"),
      .number(
        "positions", in: 0...1_000_000, at: \.positions,
        "ends when this many are searched; if they are already, the book is only written"),
      .evaluation(at: \.evaluation, "what is searched with"),
      .workers(at: \.threads),
    ])

  private var path = "book-data"
  private var output = "opening.book"
  private var extent = BookTree.Extent(plies: 14, width: 3, loss: 12)
  private var depth = 16
  private var positions = 7_200
  private var evaluation = "embedded"
  private var threads = 1

  /// An interruption loses the unfinished file. The number is fixed, since it decides which
  /// positions are searched next.
  private static let chunk = 16

  func run(on console: Console) throws {
    let evaluation = try EvaluationWeights(named: evaluation)
    let settings =
      "depth \(depth), width \(extent.width), evaluation \(evaluation.fingerprint)\n"
    let folder = try DataFolder.open(path, settings: settings)
    var tree = BookTree()
    var files = 0
    while folder.has(name(files)) {
      for position in try folder.read(name(files), SearchedPosition.decode) { tree.add(position) }
      files += 1
    }
    while tree.count < positions {
      let missing = tree.missing(within: extent)
      if missing.isEmpty { break }
      let next = Array(missing.prefix(Self.chunk))
      let searched = try search(next, evaluation)
      try folder.write(SearchedPosition.encode(searched), to: name(files))
      searched.forEach { tree.add($0) }
      files += 1
      console.showProgress?("\r\(tree.count) positions, \(missing.count - next.count) wait   ")
    }
    console.showProgress?("\n")
    let book = tree.book(within: extent, depth: depth)
    try Files.write(book, to: output)
    try console.print(
      "\(tree.count) positions searched, \(tree.missing(within: extent).count) wait; "
        + "the book has \(book.count) bytes")
  }

  private func search(
    _ boards: [SearchBoard], _ evaluation: EvaluationWeights
  ) throws -> [SearchedPosition] {
    try Chunks(threads: threads, console: nil).results(of: boards.count) { [depth, extent] in
      let search = PositionSearch(evaluation: evaluation, depth: depth, width: extent.width)
      return { search.search(boards[$0]) }
    }
  }

  private func name(_ file: Int) -> String { "positions/\(file)" }
}

/// Promising moves get a deep search, the others a shallow one.
final class PositionSearch {
  /// In plies.
  private static let lessDeep = 6

  private let engine: Engine
  private let depth: Int
  private let width: Int

  /// A move gets a deep search if it looks at most `width` disks worse than the best.
  init(evaluation: EvaluationWeights, depth: Int, width: Int) {
    engine = Engine(evaluation: evaluation, tableBytes: 16 << 20)
    self.depth = depth
    self.width = width
  }

  /// The scores do not depend on earlier searches.
  func search(_ board: SearchBoard) -> SearchedPosition {
    engine.forget()
    let squares = Array(board.legalSquares)
    var scores = firstLook(at: board, squares: squares)
    // Symmetric positions share one score.
    var deep: [SearchBoard: Int] = [:]
    var open = Set(squares.indices)
    while let index = open.max(by: { (scores[$0], $1) < (scores[$1], $0) }) {
      if let best = deep.values.max(), scores[index] < best - width { break }
      let after = board.canonical(after: squares[index])
      scores[index] = deep[after] ?? -score(of: after, depth: depth - 1)
      deep[after] = scores[index]
      open.remove(index)
    }
    return SearchedPosition(board: board, scores: scores)
  }

  private func firstLook(at board: SearchBoard, squares: [Int]) -> [Int] {
    let limits = SearchLimits(depth: max(1, depth - Self.lessDeep), selectivity: .percent73)
    var scores = [Int](repeating: 0, count: 64)
    for move in engine.rank(Position(board), limits: limits) {
      scores[Int(move.square.rawValue)] = move.score
    }
    return squares.map { scores[$0] }
  }

  private func score(of board: SearchBoard, depth: Int) -> Int {
    engine.search(
      Position(board), limits: SearchLimits(depth: max(1, depth), selectivity: .percent73)
    ).score
  }
}

struct BookTree {
  struct Extent: Sendable {
    var plies: Int
    /// The book follows moves at most this many disks worse than the best.
    var width: Int
    /// The disks that both sides together lose on a line.
    var loss: Int
  }

  struct Reached: Equatable {
    let board: SearchBoard
    /// The disks that both sides lose on the best way to the position.
    let loss: Int
    let ply: Int
  }

  private struct Node {
    let scores: [Int]
    /// In canonical form.
    let next: [SearchBoard]
  }

  private var nodes: [SearchBoard: Node] = [:]

  var count: Int { nodes.count }

  mutating func add(_ position: SearchedPosition) {
    let board = position.board
    nodes[board] = Node(
      scores: position.scores, next: board.legalSquares.map(board.canonical(after:)))
  }

  /// If the position after a move has been searched, the move's score is that of the best reply to
  /// it.
  func agreedScores() -> [SearchBoard: [Int]] {
    var agreed: [SearchBoard: [Int]] = [:]
    agreed.reserveCapacity(nodes.count)
    for (board, node) in nodes.sorted(by: { $0.key.emptyCount < $1.key.emptyCount }) {
      agreed[board] = zip(node.scores, node.next).map { score, next in
        agreed[next]?.max().map { -$0 } ?? score
      }
    }
    return agreed
  }

  /// Sorted by loss, then by ply.
  func reached(by scores: [SearchBoard: [Int]], within extent: Extent) -> [Reached] {
    var layer = [CanonicalBoard(of: .start).board: 0]
    var reached: [Reached] = []
    for ply in 0..<extent.plies {
      var next: [SearchBoard: Int] = [:]
      for (board, loss) in layer {
        // A book contains no passes.
        guard board.legalMoves != 0 else { continue }
        reached.append(Reached(board: board, loss: loss, ply: ply))
        guard let node = nodes[board], let moves = scores[board], let best = moves.max() else {
          continue
        }
        for (score, after) in zip(moves, node.next) where best - score <= extent.width {
          let sum = loss + best - score
          if sum <= extent.loss { next[after] = min(next[after] ?? sum, sum) }
        }
      }
      layer = next
    }
    return reached.sorted {
      ($0.loss, $0.ply, $0.board.player, $0.board.opponent)
        < ($1.loss, $1.ply, $1.board.player, $1.board.opponent)
    }
  }

  func missing(within extent: Extent) -> [SearchBoard] {
    reached(by: agreedScores(), within: extent).map(\.board).filter { nodes[$0] == nil }
  }

  func book(within extent: Extent, depth: Int) -> [UInt8] {
    let scores = agreedScores()
    var positions: [SearchBoard: [Int]] = [:]
    for position in reached(by: scores, within: extent) {
      positions[position.board] = scores[position.board]
    }
    return BookFormat.encode(positions, plies: extent.plies, depth: depth)
  }
}

/// In canonical form, with the scores in the order of the squares.
struct SearchedPosition: Equatable {
  let board: SearchBoard
  let scores: [Int]
}

extension SearchedPosition {
  private static let mark = "RVSP"

  static func encode(_ positions: [SearchedPosition]) -> [UInt8] {
    var content: [UInt8] = []
    for position in positions {
      content.append(number: position.board.player)
      content.append(number: position.board.opponent)
      content += position.scores.map { UInt8(bitPattern: Int8($0)) }
    }
    return SealedFile.encode(content, mark: mark)
  }

  static func decode(_ bytes: [UInt8]) throws(Damage) -> [SearchedPosition] {
    var reader = ByteReader(try SealedFile.decode(bytes, mark: mark))
    var positions: [SearchedPosition] = []
    while !reader.isAtEnd {
      guard let player = reader.number(UInt64.self), let opponent = reader.number(UInt64.self)
      else { throw Damage("it is cut off") }
      let board = SearchBoard(player: player, opponent: opponent)
      guard let scores = reader.bytes(board.legalMoves.nonzeroBitCount), !scores.isEmpty else {
        throw Damage("it is cut off")
      }
      positions.append(
        SearchedPosition(board: board, scores: scores.map { Int(Int8(bitPattern: $0)) }))
    }
    return positions
  }
}
