import Posix
import ReversiEngine

/// `book make`: searches the openings, and writes a book.
struct MakeBookCommand: Command {
  private static let data = Parameter.path(
    "--data", "FOLDER", standard: "book-data", "where searched positions are kept")
  private static let output = Parameter.path(
    "--output", standard: "opening.book", "the book that is written")
  private static let plies = Parameter.number(
    "--plies", in: 1...40, standard: 14, "plies of the longest line")
  private static let width = Parameter.number(
    "--width", in: 0...10, standard: 3,
    "disks by which a move may be worse than the best for the book to go on after it")
  private static let loss = Parameter.number(
    "--loss", in: 0...100, standard: 6, "disks that both sides may give away on a line")
  private static let depth = Parameter.number(
    "--depth", in: 1...40, standard: 14, "plies that a good move is searched, 73 % sure")
  private static let positions = Parameter.number(
    "--positions", in: 0...1_000_000, standard: 20_000,
    "ends when so many are searched; if they are already, the book is only written")
  private static let evaluation = Parameter.evaluation(
    "--evaluation", "what is searched with")
  private static let threads = Parameter.workers(standard: 1)

  static let syntax = Syntax(
    "make", "makes an opening book; a run that was interrupted goes on",
    data.entry, output.entry, plies.entry, width.entry, loss.entry, depth.entry, positions.entry,
    evaluation.entry, threads.entry)

  /// Positions in a file; an interruption loses the file in work. Always the same, since it decides
  /// about what is searched next.
  private static let chunk = 16

  private let path: String
  private let output: String
  private let extent: BookTree.Extent
  private let depth: Int
  private let positions: Int
  private let evaluation: LeafEvaluation
  private let threads: Int

  init(_ arguments: Arguments) throws {
    path = try arguments.value(of: Self.data)
    output = try arguments.value(of: Self.output)
    extent = BookTree.Extent(
      plies: try arguments.value(of: Self.plies), width: try arguments.value(of: Self.width),
      loss: try arguments.value(of: Self.loss))
    depth = try arguments.value(of: Self.depth)
    positions = try arguments.value(of: Self.positions)
    evaluation = try arguments.value(of: Self.evaluation)
    threads = try arguments.value(of: Self.threads)
  }

  func run(on console: Console) throws {
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
      let searched = try search(next)
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

  private func search(_ boards: [SearchBoard]) throws -> [SearchedPosition] {
    let found = Monitor([SearchedPosition?](repeating: nil, count: boards.count))
    try Chunks(threads: threads, console: nil).run(Array(boards.indices)) {
      [evaluation, depth, extent] in
      let search = PositionSearch(evaluation: evaluation, depth: depth, width: extent.width)
      return { index in
        let position = search.search(boards[index])
        found.withValue { $0[index] = position }
      }
    }
    return found.withValue { $0.compactMap(\.self) }
  }

  private func name(_ file: Int) -> String { "positions/\(file)" }
}
