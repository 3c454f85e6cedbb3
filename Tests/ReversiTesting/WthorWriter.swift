import ReversiCore

/// Writes files of a WTHOR database.
package enum WthorWriter {
  /// A game with the numbers of its tournament and its players, and Black's disks at the end.
  package struct Game: Sendable {
    package let tournament: Int
    package let dark: Int
    package let light: Int
    package let darkDisks: Int
    package let record: GameRecord

    package init(
      tournament: Int = 0, dark: Int, light: Int, darkDisks: Int, _ record: GameRecord
    ) {
      self.tournament = tournament
      self.dark = dark
      self.light = light
      self.darkDisks = darkDisks
      self.record = record
    }
  }

  /// A file of games, by players and tournaments with the numbers of the games.
  package static func games(_ records: [GameRecord], year: Int) -> [UInt8] {
    let games = records.enumerated().map { number, record in
      Game(
        tournament: number, dark: 2 * number, light: 2 * number + 1,
        darkDisks: record.position.board.count(of: .dark), record)
    }
    return self.games(games, year: year)
  }

  /// A file of games.
  package static func games(_ games: [Game], year: Int) -> [UInt8] {
    header(games: games.count, names: 0, year: year)
      + games.flatMap { game in
        word(game.tournament) + word(game.dark) + word(game.light)
          + result(of: game.record, darkDisks: UInt8(game.darkDisks))
      }
  }

  /// Black's disks, twice, and the moves.
  private static func result(of record: GameRecord, darkDisks disks: UInt8) -> [UInt8] {
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
