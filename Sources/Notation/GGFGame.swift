import ReversiCore

/// A game with the properties of the Generic Game Format: its record, the time left to each player,
/// and what else a text says about it.
package struct GGFGame: Sendable, Hashable {
  /// A property other than a move.
  private struct Property: Hashable {
    let name: GGFName
    let value: String
  }

  /// The record; all its plies stand.
  package private(set) var record: GameRecord
  /// Why the side to move at the start is to move, if the text does not name it.
  package internal(set) var assumedTurn: AssumedTurn?
  private var seconds: [Disk: Double]
  /// The properties in their order. Of those with one name, the first counts.
  private var properties: [Property]

  /// Creates a game with the seconds left to each side that has a clock.
  package init(
    record: GameRecord, seconds: [Disk: Double] = [:], properties: [String: String] = [:]
  ) {
    let sorted = properties.sorted { $0.key < $1.key }
    self.init(record: record, seconds: seconds, tags: sorted.map { (GGFName($0), $1) })
  }

  /// A game with its properties in their order.
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

  /// Adds the names of the players, the date and the place, as far as the game does not have them.
  mutating func add(_ names: PlayerNames, date: String?, place: String?) {
    record.names = PlayerNames(
      dark: record.names[.dark] ?? names[.dark] ?? "",
      light: record.names[.light] ?? names[.light] ?? "")
    for (name, value) in [("DT", date.map(Self.date)), ("PC", place)] {
      guard let value, self.value(of: name) == nil else { continue }
      properties.append(Property(name: GGFName(name), value: value))
    }
  }

  /// A date as the Generic Game Format has it, also from one such as `2026-01-02T03:04:05.678Z`.
  private static func date(_ text: String) -> String {
    let parts = text.split(separator: "T")
    guard parts.count == 2, parts[0].count == 10 else { return text }
    let time = parts[1].prefix { $0.isNumber || $0 == ":" }
    let zone = parts[1].drop { $0.isNumber || $0 == ":" || $0 == "." }
    return "\(parts[0]) \(time) \(zone == "Z" ? "UTC" : zone.filter { $0 != ":" })"
  }

  /// Reads the first game of a text.
  ///
  /// - Throws: `GameTextError` for its first defect.
  package init(_ text: some StringProtocol) throws(GameTextError) {
    var scanner = TextScanner(text)
    guard scanner.skip(past: "(", ";") else { throw .empty }
    self = try GGFReader.game(in: &scanner)
  }

  /// The seconds left to a side for all its moves, negative after a time-out; nil without a clock.
  package func secondsLeft(of side: Disk) -> Double? { seconds[side] }

  /// Places a disk for the side to move, after a pass if one is due. Passes if the square is nil.
  ///
  /// - Parameter seconds: The time the side took.
  /// - Returns: Whether this is legal. If not, nothing changes.
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
  /// The seconds of a time such as `15:00`, `1:02:03` or `0.25`; nil for any other text.
  ///
  /// - Parameter unit: The seconds in one unit of a number without colons.
  func secondsOfClock(unit: Double) -> Double? {
    let parts = split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double(String($0.filter { !$0.isWhitespace })) }
    guard (1...3).contains(parts.count), numbers.count == parts.count,
      numbers.allSatisfy({ (0...1e9).contains($0) })
    else { return nil }
    return numbers.count == 1 ? numbers[0] * unit : numbers.reduce(0) { $0 * 60 + $1 }
  }
}
