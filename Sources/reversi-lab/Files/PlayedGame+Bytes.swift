/// A file of games. Each game consists of bytes: the number of random plies, the number of moves,
/// and the moves.
extension PlayedGame {
  /// The file's bytes.
  static func encode(_ games: [PlayedGame]) -> [UInt8] {
    games.flatMap { game in
      [UInt8(game.randomPlies), UInt8(game.moves.count)] + game.moves.map(UInt8.init)
    }
  }

  /// The games in a file. There must be `count` games, each legal and complete.
  static func decode(_ bytes: [UInt8], count: Int) throws(Damage) -> [PlayedGame] {
    if bytes.isEmpty { throw Damage("it is empty") }
    var reader = ByteReader(bytes)
    var games: [PlayedGame] = []
    while !reader.isAtEnd {
      let number = games.count + 1
      guard let randomPlies = reader.number(UInt8.self), let length = reader.number(UInt8.self),
        let moves = reader.bytes(Int(length))
      else { throw Damage("it is cut off in game \(number)") }
      let game = PlayedGame(randomPlies: Int(randomPlies), moves: moves.map(Int.init))
      guard game.isWhole else { throw Damage("game \(number) is not a legal game to its end") }
      games.append(game)
    }
    guard games.count == count else {
      throw Damage("it holds \(games.count) games, not \(count)")
    }
    return games
  }
}
