import ReversiCore

/// A game with a move on each line of a table, below names of columns such as
/// `step,player,position`; or with the moves of both sides, below `black,white`.
struct MoveTable: GameForm {
  struct Columns {
    fileprivate let separator: Unicode.Scalar
    /// The side is named if there are two columns of squares.
    fileprivate let squares: [(column: Int, side: Disk?)]
    fileprivate let mover: Int?
    fileprivate let number: Int?

    private static let longest = 256

    init?(_ line: TextScanner) {
      guard line.remaining <= Self.longest, line.square == nil, line.peek()?.isDigit == false else {
        return nil
      }
      let found = (TextScanner.separators + [" "]).compactMap { separator in
        Columns(names: line.fields(between: separator), separator)
      }
      guard let columns = found.first else { return nil }
      self = columns
    }

    private init?(names: [String], _ separator: Unicode.Scalar) {
      let keys = names.map { MoveKey($0) }
      let sides = names.map { Disk(GameHeader.Key($0)) }
      let known = zip(keys, sides).count { $0 != nil || $1 != nil }
      // Words of a sentence are names only if all of them are.
      guard known > 1, separator != " " || known == names.count else { return nil }
      if let square = keys.firstIndex(of: .square) ?? keys.firstIndex(of: .move) {
        squares = [(square, nil)]
      } else {
        squares = Disk.allCases.compactMap { side in
          sides.firstIndex(of: side).map { ($0, side) }
        }
        guard squares.count == 2, known == names.count else { return nil }
      }
      self.separator = separator
      mover = keys.firstIndex(of: .mover)
      number = keys.firstIndex(of: .number) ?? keys.firstIndex(of: .move)
    }

    fileprivate func moves(_ row: [String]) -> [(text: String, side: Disk?)] {
      squares.filter { row.indices.contains($0.column) }.map { column, side in
        (
          row[column],
          side ?? mover.flatMap { row.indices.contains($0) ? Disk(named: row[$0]) : nil }
        )
      }.filter { squares.count == 1 || !$0.text.isEmpty }
    }
  }

  static func game(in scanner: inout TextScanner) throws(GameTextError) -> GGFGame? {
    var rest = scanner
    rest.skipBlanks()
    guard let columns = Columns(rest.line) else { return nil }
    var rows: [[String]] = []
    rest.skipLine()
    while !rest.isAtEnd {
      let row = rest.line.fields(between: columns.separator)
      // A line of dashes stands below the names.
      if !row.allSatisfy({ $0.allSatisfy("-:".contains) }) { rows.append(row) }
      rest.skipLine()
    }
    guard let first = rows.first.flatMap({ columns.moves($0).first }),
      ParsedMove(field: first.text) != nil
    else { return nil }
    scanner = rest
    var record = GameRecord()
    for (text, side) in try columns.sorted(rows).flatMap(columns.moves) {
      do throws(MoveDefect) {
        guard let move = ParsedMove(field: text) else {
          throw record.defect(.noSquare(String(text.unicodeScalars.prefix(16))))
        }
        try record.play(move, by: side)
      } catch {
        throw .move(error)
      }
    }
    return GGFGame(record: record)
  }
}

extension MoveTable.Columns {
  /// The numbers can fall from the first row on. If they begin again, there are several games.
  fileprivate func sorted(_ rows: [[String]]) throws(GameTextError) -> [[String]] {
    let numbers = rows.compactMap { row in
      number.flatMap { row.indices.contains($0) ? Int(row[$0]) : nil }
    }
    guard numbers.count == rows.count else { return rows }
    let falls = zip(numbers, numbers.dropFirst()).count { $0 > $1 }
    guard falls > 0 else { return rows }
    guard falls == rows.count - 1 else { throw .severalGames(falls + 1) }
    return rows.reversed()
  }
}

/// What a column of a table, or a member of a JSON object, says about one move.
enum MoveKey {
  case square
  case mover
  case number
  /// The square, or the number beside one.
  case move

  /// Reads a name in any case, with any signs between its words. Columns without a name are
  /// numbers.
  init?(_ name: some StringProtocol) {
    switch name.lowercased().filter({ $0.isLetter || $0 == "#" }) {
    case "square", "sq", "position", "pos", "coordinate", "coordinates", "coord", "coords", "cell",
      "point", "着手", "位置", "座標", "マス", "手":
      self = .square
    case "player", "color", "colour", "side", "disc", "disk", "piece", "stone", "mover", "手番",
      "番", "色", "石", "プレイヤー", "先後":
      self = .mover
    case "step", "no", "num", "number", "n", "movenumber", "moveno", "movenum", "moveindex", "ply",
      "index", "i", "turn", "turnnumber", "#", "", "手数", "手目", "番号":
      self = .number
    case "move", "m": self = .move
    default: return nil
    }
  }
}

extension Disk {
  fileprivate init?(_ key: GameHeader.Key?) {
    switch key {
    case .black: self = .dark
    case .white: self = .light
    default: return nil
    }
  }

  init?(named text: String) {
    var scanner = TextScanner(text)
    scanner.skipBlanks()
    guard let side = scanner.scanWord().flatMap({ Disk(word: $0) }) else { return nil }
    scanner.skipBlanks()
    guard scanner.isAtEnd || scanner.scanWord() == "番" else { return nil }
    self = side
  }
}

extension ParsedMove {
  /// An empty field can be a pass.
  init?(field text: String) {
    if text.isEmpty || text == "-" { self = .pass } else { self.init(wholeOf: text) }
  }
}
