import ReversiCore

/// Writes files of a WTHOR database.
public enum WthorWriter {
  /// A file of games, by players and tournaments with the numbers of the games.
  public static func games(_ records: [GameRecord], year: Int) -> [UInt8] {
    header(games: records.count, names: 0, year: year)
      + records.enumerated().flatMap { number, record in
        let moves = record.plies.prefix(record.standing).compactMap { ply -> UInt8? in
          guard case .place(let move) = ply else { return nil }
          return UInt8(10 * (move.square.row + 1) + move.square.column + 1)
        }
        let disks = UInt8(record.position.board.count(of: .dark))
        return (word(number) + word(2 * number) + word(2 * number + 1) + [disks, disks] + moves)
          .padded(to: 68)
      }
  }

  /// A file of names with 20 bytes each for players, and 26 bytes for tournaments. They must be in
  /// Latin-1.
  public static func names(_ names: [String], length: Int) -> [UInt8] {
    header(games: 0, names: names.count, year: 0)
      + names.flatMap { name in
        name.unicodeScalars.map { UInt8($0.value) }.padded(to: length)
      }
  }

  private static func header(games: Int, names: Int, year: Int) -> [UInt8] {
    [20, 26, 11, 23] + word(games) + word(games >> 16) + word(names) + word(year) + [8, 0, 0, 0]
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
