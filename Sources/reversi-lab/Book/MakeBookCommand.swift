import CommandLine
import Posix
import ReversiEngine

/// `book make`: searches the openings and writes a book.
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
  private var extent = BookTree.Extent(plies: 14, width: 3, loss: 6)
  private var depth = 14
  private var positions = 20_000
  private var evaluation = "embedded"
  private var threads = 1

  /// The number of positions in a file. An interruption loses the unfinished file. The number is
  /// fixed, since it decides which positions are searched next.
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
    let found = Monitor([SearchedPosition?](repeating: nil, count: boards.count))
    try Chunks(threads: threads, console: nil).run(Array(boards.indices)) {
      [depth, extent] in
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
