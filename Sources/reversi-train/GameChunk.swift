/// A file of games: for each the number of random plies, the number of moves, and the moves, in
/// bytes.
enum GameChunk {
  /// The file's bytes.
  static func encode(_ games: [GameRecord]) -> [UInt8] {
    games.flatMap { game in
      [UInt8(game.randomPlies), UInt8(game.moves.count)] + game.moves.map(UInt8.init)
    }
  }

  /// The games of a file; nil if it is damaged.
  static func decode(_ bytes: [UInt8]) -> [GameRecord]? {
    var games: [GameRecord] = []
    var offset = 0
    while offset < bytes.count {
      guard offset + 2 <= bytes.count else { return nil }
      let end = offset + 2 + Int(bytes[offset + 1])
      guard end <= bytes.count, bytes[offset + 2..<end].allSatisfy({ $0 < 64 }) else { return nil }
      games.append(
        GameRecord(
          randomPlies: Int(bytes[offset]), moves: bytes[offset + 2..<end].map(Int.init)))
      offset = end
    }
    return games
  }
}
