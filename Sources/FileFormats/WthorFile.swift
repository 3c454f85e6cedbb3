import Notation
import ReversiCore

/// Why a WTHOR file cannot be read.
package enum WthorDefect: Error, Sendable, Hashable {
  /// The board has this many squares in a row instead of 8.
  case boardSize(Int)
  /// The file ends within a game, or before its last one.
  case unfinished
}

/// The beginning of a file of the WTHOR database, which the French Othello federation keeps: games
/// in `.wtb`, players in `.jou`, tournaments in `.trn`. All numbers are little-endian.
package struct WthorHeader: Sendable, Hashable {
  /// The length in bytes.
  package static let length = 16

  /// The number of games in a file of games.
  package let games: Int
  /// The number of names in a file of names.
  package let names: Int
  /// The year in which the games were played; nil if the file does not say.
  package let year: Int?
  /// The squares in a row of the board.
  package let boardSize: Int

  /// The header of a file of games; nil if the bytes are not one.
  ///
  /// The format has no signature, but its first byte is the century of the file, 19, 20 or 21, and
  /// no text begins with such a byte.
  package init?(ofGames bytes: [UInt8]) {
    self.init(bytes)
    guard names == 0, [0, 8, 10].contains(bytes[12]), bytes[13] <= 1 else { return nil }
  }

  static func canBegin(with bytes: [UInt8]) -> Bool {
    bytes.first.map(centuries.contains) ?? true
  }

  private static let centuries: ClosedRange<UInt8> = 19...21

  init?(ofNames bytes: [UInt8]) {
    self.init(bytes)
    guard games == 0 else { return nil }
  }

  private init?(_ bytes: [UInt8]) {
    guard bytes.count >= Self.length, Self.canBegin(with: bytes), bytes[1] < 100,
      (1...12).contains(bytes[2]), (1...31).contains(bytes[3])
    else { return nil }
    func number(_ place: Int, _ length: Int) -> Int {
      (0..<length).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
    }
    games = number(4, 4)
    names = number(8, 2)
    let year = number(10, 2)
    self.year = (1...9999).contains(year) ? year : nil
    boardSize = bytes[12] == 0 ? 8 : Int(bytes[12])
    guard games <= Self.maximumGames else { return nil }
  }

  /// Numbers are signed.
  private static let maximumGames = Int(Int32.max)
}

/// The names of the players, or of the tournaments, in a WTHOR database.
package struct WthorNames: Sendable, Hashable {
  /// What the names belong to.
  package enum Kind: Sendable, Hashable, CaseIterable {
    /// The players, in a `.jou` file.
    case players
    /// The tournaments, in a `.trn` file.
    case tournaments

    /// The length of a name with the zeros after it, in bytes.
    var length: Int {
      switch self {
      case .players: 20
      case .tournaments: 26
      }
    }

    package var suffix: String {
      switch self {
      case .players: "jou"
      case .tournaments: "trn"
      }
    }
  }

  private let names: [String]

  /// The names in the content of a file; nil if it is not a file of names. A file that ends too
  /// soon has fewer names.
  ///
  /// Names are in Latin-1. The first one stands for unknown players or tournaments.
  package init?(_ bytes: [UInt8], of kind: Kind) {
    guard let header = WthorHeader(ofNames: bytes) else { return nil }
    let rest = bytes.dropFirst(WthorHeader.length)
    names = (0..<min(header.names, rest.count / kind.length)).map { index in
      let start = rest.startIndex + index * kind.length
      let name = rest[start..<start + kind.length].prefix { $0 != 0 }
      return String(String.UnicodeScalarView(name.map { Unicode.Scalar($0) }))
    }
  }

  /// The longest content, in bytes: a name for each number that a game can have.
  package static let longest = WthorHeader.length + 26 * 65536

  package subscript(number: Int) -> String? {
    names.indices.contains(number) ? names[number] : nil
  }

  /// Whether a player is a program. Its author follows in parentheses, and the length of a name can
  /// cut off the closing one.
  package func isProgram(_ number: Int) -> Bool { self[number]?.contains("(") ?? false }
}

/// The beginning of a game in a WTHOR database: who played it where, and how it ended.
package struct WthorGameHeader: Sendable, Hashable {
  static let length = 8

  /// The number of the tournament among the names.
  package let tournament: Int
  /// The number of Black among the names of the players; 0 is unknown.
  package let dark: Int
  /// The number of White.
  package let light: Int
  /// Black's disks at the end. The winner gets the empty squares. A game that stops before its end
  /// has a result, too.
  package let darkDisks: Int

  /// Reads the first 8 bytes of a game.
  package init(_ bytes: some Collection<UInt8>) {
    precondition(bytes.count >= Self.length, "\(bytes.count) bytes of a game")
    let bytes = Array(bytes.prefix(Self.length))
    func number(_ place: Int) -> Int { Int(bytes[place]) | Int(bytes[place + 1]) << 8 }
    tournament = number(0)
    dark = number(2)
    light = number(4)
    darkDisks = Int(bytes[6])
  }
}

/// A file of games in a WTHOR database, which are read one by one.
package struct WthorFile: Sendable {
  /// The length of a game, in bytes.
  package static let gameLength = 68

  private let header: WthorHeader
  private let players: WthorNames?
  private let tournaments: WthorNames?

  /// A file with some names.
  ///
  /// - Throws: `WthorDefect` if its games have another board.
  package init(
    _ header: WthorHeader, players: WthorNames? = nil, tournaments: WthorNames? = nil
  ) throws(WthorDefect) {
    guard header.boardSize == 8 else { throw .boardSize(header.boardSize) }
    self.header = header
    self.players = players
    self.tournaments = tournaments
  }

  /// Reads a game: the numbers of the tournament, of Black and of White, two bytes each, Black's
  /// disks, their number with best play, and 60 moves. A move is ten times its row and its column,
  /// both from 1; zeros follow the last one. Passes are left out.
  package func game(_ bytes: some RandomAccessCollection<UInt8>) -> Result<GGFGame, GameTextError> {
    precondition(bytes.count == Self.gameLength, "\(bytes.count) bytes of a game")
    let head = WthorGameHeader(bytes)
    let moves = Array(bytes).dropFirst(WthorGameHeader.length).prefix { $0 != 0 }
    let squares = moves.prefix { Self.square($0) != nil }
    do throws(MoveDefect) {
      let names = squares.compactMap { Self.square($0)?.description }
      var record = try GameRecord(transcript: names.joined())
      if squares.count < moves.count {
        throw MoveDefect(
          number: record.moveNumber, side: record.position.turn,
          reason: .noSquare(String(moves[squares.endIndex])))
      }
      guard record.standing > 0 else { return .failure(.empty) }
      record.names = PlayerNames(
        dark: players?[head.dark] ?? "", light: players?[head.light] ?? "")
      var properties: [String: String] = [:]
      properties["DT"] = header.year.map { String($0) }
      properties["PC"] = tournaments?[head.tournament]
      return .success(GGFGame(record: record, properties: properties))
    } catch {
      return .failure(.move(error))
    }
  }

  private static func square(_ move: UInt8) -> Square? {
    Square(column: Int(move) % 10 - 1, row: Int(move) / 10 - 1)
  }
}
