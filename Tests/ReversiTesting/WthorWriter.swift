import ReversiCore

/// Writes files of a WTHOR database.
package enum WthorWriter {
  /// A file of games, by players and tournaments with the numbers of the games.
  package static func games(_ records: [GameRecord], year: Int) -> [UInt8] {
    var bytes = header(games: records.count, names: 0, year: year)
    for (number, record) in records.enumerated() {
      bytes += word(number) + word(2 * number) + word(2 * number + 1)
      bytes += game(record)
    }
    return bytes
  }

  /// Black's disks, twice, and the moves.
  private static func game(_ record: GameRecord) -> [UInt8] {
    let disks = UInt8(record.position.board.count(of: .dark))
    var bytes = [disks, disks]
    for case .place(let move) in record.plies.prefix(record.standing) {
      bytes.append(UInt8(10 * (move.square.row + 1) + move.square.column + 1))
    }
    return bytes.padded(to: 62)
  }

  /// A file of names with 20 bytes each for players, and 26 bytes for tournaments. They must be in
  /// Latin-1.
  package static func names(_ names: [String], length: Int) -> [UInt8] {
    var bytes = header(games: 0, names: names.count, year: 0)
    for name in names {
      bytes += name.unicodeScalars.map { UInt8($0.value) }.padded(to: length)
    }
    return bytes
  }

  private static func header(games: Int, names: Int, year: Int) -> [UInt8] {
    let date: [UInt8] = [20, 26, 11, 23]
    let counts = word(games) + word(games >> 16) + word(names) + word(year)
    return date + counts + [8, 0, 0, 0]
  }

  private static func word(_ number: Int) -> [UInt8] {
    [UInt8(number & 0xFF), UInt8(number >> 8 & 0xFF)]
  }
}

extension [UInt8] {
  fileprivate func padded(to length: Int) -> [UInt8] {
    Array(prefix(length)) + Array(repeating: 0, count: Swift.max(0, length - count))
  }
}
