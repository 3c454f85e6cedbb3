import CommandLine
import FileFormats
import PeopleModel

struct PeopleGamesCommand: LabCommand {
  static let syntax = CommandSyntax<Self>(
    "games", "makes the games between rated people from a folder with a WTHOR database",
    operands: [
      Option(
        "database", "FOLDER", .path, at: \.database,
        "games by year (.wtb), and their players (.jou)")
    ],
    options: [.path("output", at: \.output, "the games that are written, a line each")])

  private var database: String?
  private var output = "people.txt"

  func run(on console: Console) throws {
    let database = try WthorPeople(inFolder: database ?? "")
    let ratings = PeopleRatings(database.games)
    let lines = database.games.map { "\($0.line(ratings))\n" }
    try Files.write(Array(lines.joined().utf8), to: output)
    let leftOut = WthorPeople.Reason.allCases.map {
      "\($0.text) \(database.leftOut[$0, default: 0])"
    }
    try console.print(
      "\(lines.count) games of \(ratings.points.count) people in \(output); left out: "
        + leftOut.joined(separator: ", "))
  }
}

/// The games between people in a WTHOR database, by year, and within a year as in its file.
struct WthorPeople {
  struct Game: Sendable {
    let year: Int
    /// The database's numbers of Black and of White.
    let people: [Int]
    let darkDisks: Int
    let moves: String

    /// Black's share of the point.
    var score: Double { darkDisks > 32 ? 1 : darkDisks == 32 ? 0.5 : 0 }

    /// As `PeopleGame` reads it.
    func line(_ ratings: PeopleRatings) -> String {
      let ratings = people.map(ratings.rating)
      return "\(year) \(people[0]) \(people[1]) \(ratings[0]) \(ratings[1]) \(darkDisks) \(moves)"
    }
  }

  /// Why a game is left out. The first that holds counts.
  enum Reason: CaseIterable {
    case program, unknownPlayer, illegal

    var text: String {
      switch self {
      case .program: "of a program"
      case .unknownPlayer: "of an unknown player"
      case .illegal: "not legal"
      }
    }
  }

  private(set) var games: [Game] = []
  private(set) var leftOut: [Reason: Int] = [:]

  init(inFolder folder: String) throws(WorkError) {
    let names = try Files.names(in: folder).sorted()
    func paths(_ suffix: String) -> [String] {
      names.filter { $0.lowercased().hasSuffix(".\(suffix)") }.map { "\(folder)/\($0)" }
    }
    let playerPaths = paths(WthorNames.Kind.players.suffix)
    guard playerPaths.count == 1 else {
      throw .badFile(path: folder, why: "it has \(playerPaths.count) files of players (.jou)")
    }
    guard let players = WthorNames(try Files.read(playerPaths[0]), of: .players) else {
      throw .badFile(path: playerPaths[0], why: "it is not a file of players")
    }
    var files: [File] = []
    for path in paths("wtb") { files.append(try File(path)) }
    for file in files.sorted(by: { ($0.year, $0.path) < ($1.year, $1.path) }) {
      for game in file.games { add(game, of: file, players) }
    }
    guard !games.isEmpty else {
      throw .badFile(path: folder, why: "it has no games between people")
    }
  }

  private struct File {
    let path: String
    let year: Int
    let games: [ArraySlice<UInt8>]
    let reader: WthorFile

    init(_ path: String) throws(WorkError) {
      let bytes = try Files.read(path)
      guard let header = WthorHeader(ofGames: bytes) else {
        throw .badFile(path: path, why: "it is not a file of games")
      }
      guard let year = header.year else {
        throw .badFile(path: path, why: "it does not say the year of its games")
      }
      guard let reader = try? WthorFile(header) else {
        throw .badFile(path: path, why: "its boards have \(header.boardSize) squares in a row")
      }
      let length = WthorFile.gameLength
      guard (bytes.count - WthorHeader.length) / length >= header.games else {
        throw .badFile(path: path, why: "it is cut off")
      }
      self.path = path
      self.year = year
      self.reader = reader
      games = (0..<header.games).map { bytes[(WthorHeader.length + $0 * length)...].prefix(length) }
    }
  }

  private mutating func add(
    _ bytes: ArraySlice<UInt8>, of file: File, _ players: WthorNames
  ) {
    let head = WthorGameHeader(bytes)
    let people = [head.dark, head.light]
    if people.contains(where: players.isProgram) {
      leftOut[.program, default: 0] += 1
    } else if people.contains(where: { $0 == 0 || players[$0] == nil }) || people[0] == people[1] {
      leftOut[.unknownPlayer, default: 0] += 1
    } else if case .success(let game) = file.reader.game(bytes), head.darkDisks <= 64 {
      // Passes are left out.
      let squares = game.record.plies.compactMap { ply in
        if case .place(let move) = ply { move.square.description } else { nil }
      }
      games.append(
        Game(
          year: file.year, people: people, darkDisks: head.darkDisks, moves: squares.joined()))
    } else {
      leftOut[.illegal, default: 0] += 1
    }
  }
}
