import ReversiCore

/// A game with the properties of the Generic Game Format: its record, the time left to each player,
/// and what else a text says about it.
package struct GGFGame: Sendable, Hashable {
  private struct Property: Hashable {
    let name: GGFName
    let value: String
  }

  /// All its plies stand.
  package private(set) var record: GameRecord
  /// Why the side to move at the start is to move, if the text does not name it.
  package internal(set) var assumedTurn: AssumedTurn?
  private var seconds: [Disk: Double]
  /// The properties. Of several with one name, the first counts.
  private var properties: [Property]

  /// Creates a game with the seconds left to each side that has a clock.
  package init(
    record: GameRecord, seconds: [Disk: Double] = [:], properties: [String: String] = [:]
  ) {
    let sorted = properties.sorted { $0.key < $1.key }
    self.init(record: record, seconds: seconds, tags: sorted.map { (GGFName($0), $1) })
  }

  init(
    record: GameRecord, seconds: [Disk: Double] = [:], tags: [(name: GGFName, value: String)]
  ) {
    self.record = record
    self.seconds = seconds
    self.properties = tags.map { Property(name: $0.name, value: $0.value) }
  }

  /// The value of a property other than a move; nil if the game has no property of this name. Names
  /// have one or two capital letters.
  package func value(of property: String) -> String? {
    let name = GGFName(property)
    return properties.first { $0.name == name }?.value
  }

  /// Keeps what the game already has.
  mutating func add(_ names: PlayerNames, date: String?, place: String?) {
    record.names = PlayerNames(
      dark: record.names[.dark] ?? names[.dark] ?? "",
      light: record.names[.light] ?? names[.light] ?? "")
    for (name, value) in [("DT", date.map(Self.date)), ("PC", place)] {
      guard let value, self.value(of: name) == nil else { continue }
      properties.append(Property(name: GGFName(name), value: value))
    }
  }

  /// Also reads a date such as `2026-01-02T03:04:05.678Z`.
  private static func date(_ text: String) -> String {
    let parts = text.split(separator: "T")
    guard parts.count == 2, parts[0].count == 10 else { return text }
    let time = parts[1].prefix { $0.isNumber || $0 == ":" }
    let zone = parts[1].drop { $0.isNumber || $0 == ":" || $0 == "." }
    return "\(parts[0]) \(time) \(zone == "Z" ? "UTC" : zone.filter { $0 != ":" })"
  }

  /// Reads the first game of a text, or throws its first defect.
  package init(_ text: some StringProtocol) throws(GameTextError) {
    var scanner = TextScanner(text)
    guard scanner.skip(past: "(", ";") else { throw .empty }
    self = try GGFReader.game(in: &scanner)
  }

  /// The seconds left to a side for all its moves, negative after a time-out; nil without a clock.
  package func secondsLeft(of side: Disk) -> Double? { seconds[side] }

  /// Places a disk for the side to move, which took `seconds`, after a pass if one is due; passes
  /// if the square is nil. Returns whether this is legal. If not, nothing changes.
  package mutating func play(_ square: Square?, seconds: Double) -> Bool {
    let record = record
    self.record.passWhereDue()
    if let square {
      let side = self.record.position.turn
      guard (try? self.record.play(square)) != nil else {
        self.record = record
        return false
      }
      if let side, seconds.isFinite { self.seconds[side]? -= max(0, seconds) }
    }
    return self.record != record
  }
}

extension StringProtocol {
  /// A time such as `15:00`, `1:02:03` or `0.25`; a number without colons counts `unit` seconds.
  func secondsOfClock(unit: Double) -> Double? {
    let parts = split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double(String($0.filter { !$0.isWhitespace })) }
    guard (1...3).contains(parts.count), numbers.count == parts.count,
      numbers.allSatisfy({ (0...1e9).contains($0) })
    else { return nil }
    return numbers.count == 1 ? numbers[0] * unit : numbers.reduce(0) { $0 * 60 + $1 }
  }
}

extension GameRecord {
  /// The standing plies as a game in the Generic Game Format, on one line, with the names of the
  /// players. `properties` follow in their order; a value has no line end and no `]`. `forfeit` is
  /// how a side lost before the last move.
  package func ggf(
    _ properties: [(name: String, value: String)] = [], forfeit: Forfeit? = nil
  ) -> String {
    let moves = plies.prefix(standing).map { ply in
      let move =
        switch ply {
        case .place(let move): move.square.description
        case .pass: "PA"
        }
      return "\(ply.side == .dark ? "B" : "W")[\(move)]"
    }
    let added = properties.map { "\($0.name)[\($0.value)]" }.joined()
    return
      "(;GM[Othello]\(added)PB[\(names[.dark] ?? "")]PW[\(names[.light] ?? "")]RE[\(ggfResult(forfeit))]TY[8]"
      + "BO[\(Self.ggfBoard(of: start))]"
      + "\(moves.joined());)"
  }

  static func ggfBoard(of start: Position) -> String {
    let cells = start.board.rows.joined().map { ggfCell($0) }
    return "8 \(String(cells)) \(ggfCell((start.turn ?? .dark).symbol))"
  }

  /// For dark, with empty squares counted for the winner; `?` while the game goes on.
  private func ggfResult(_ forfeit: Forfeit?) -> String {
    guard let score = position.finalScore else { return forfeit?.ggf ?? "?" }
    return score < 0 ? "\(score)" : "+\(score)"
  }

  private static func ggfCell(_ cell: Character) -> Character {
    switch Disk(symbol: cell) {
    case .dark: "*"
    case .light: "O"
    case nil: cell
    }
  }
}

extension Forfeit {
  var ggf: String {
    let score = loser == .light ? "+64" : "-64"
    return switch self {
    case .resigned: score + ":r"
    case .outOfTime: score + ":t"
    }
  }

  /// Reads a result such as `-64:t`; nil if the game was not lost before its last move.
  package init?(ggf result: String) {
    let parts = result.split(separator: ":")
    guard parts.count == 2, let score = Double(String(parts[0])), score != 0 else { return nil }
    let loser: Disk = score > 0 ? .light : .dark
    switch parts[1] {
    case "r": self = .resigned(loser)
    case "t": self = .outOfTime(loser)
    default: return nil
    }
  }
}

/// Names that the Generic Game Format can hold.
///
/// Such a name is one line without brackets, control characters, and blanks at its ends, and has at
/// most `longest` scalars.
extension PlayerNames {
  /// The length of the longest name, in Unicode scalars.
  package static let longest = 80

  /// The names in two texts. What a name cannot hold is left out; an empty name is unknown.
  package init(dark: String = "", light: String = "") {
    self.init()
    self[.dark] = Self.name(dark)
    self[.light] = Self.name(light)
  }

  /// The names with another one for a side, from a text.
  package func with(_ name: String, of side: Disk) -> PlayerNames {
    var names = self
    names[side] = Self.name(name)
    return names
  }

  private static func name(_ text: String) -> String? {
    // Nearly all games have none, and the filters below would cost each of them their time.
    guard !text.isEmpty else { return nil }
    if isPlain(text) { return text }
    let scalars = text.unicodeScalars.lazy.filter(isAllowed).drop { $0 == " " }.prefix(longest)
    var name = String.UnicodeScalarView(scalars)
    while name.last == " " { name.removeLast() }
    return name.isEmpty ? nil : String(name)
  }

  private static func isPlain(_ text: String) -> Bool {
    let bytes = text.utf8
    return bytes.count <= longest && bytes.first != UInt8(ascii: " ")
      && bytes.last != UInt8(ascii: " ")
      && bytes.allSatisfy {
        (0x20..<0x7F).contains($0) && $0 != UInt8(ascii: "[") && $0 != UInt8(ascii: "]")
      }
  }

  /// The brackets of the Generic Game Format, and marks that are not shown.
  private static let excluded: [Unicode.Scalar] = ["[", "]", "\u{FEFF}", "\u{FE0F}"]

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    !excluded.contains(scalar) && (scalar == " " || !scalar.properties.isWhitespace)
      && scalar.properties.generalCategory != .control
  }
}
