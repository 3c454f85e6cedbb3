import Analysis
import Archive
import GameSession
import Notation
import ReversiCore

/// A game in the archive, which has one game on each line in the Generic Game Format.
///
/// Besides the properties that other programs use, a line has `ID`, the identity; `MO`, the players
/// of Black and White; and `ON`, the name of the opening. The identity and the date come first. An
/// unknown date is `?`. `MB` and `MW` have the players of all moves of Black and White where `MO`
/// and the name do not say all, and `MK` what happened to the game, in the words of saved games.
package struct ArchivedGame: Sendable, Hashable {
  package enum PlayerKind: String, Sendable, CaseIterable {
    /// The person at the keyboard.
    case manual
    case computer
    /// An external engine.
    case engine
  }

  /// What tells the game from others; nil if this program did not write the line.
  package let identity: GameIdentity?
  /// The time at which the game ended; nil if the line does not say.
  package let date: GameDate?
  /// The players of the sides, at the end if several played; nil if the line does not say.
  package let players: Sides<PlayerKind>?
  /// The place of the game, such as a tournament; nil if the line does not say.
  package let place: String?
  /// The moves and the names of the players. All plies stand.
  package let record: GameRecord
  /// The forfeit by which a side lost; nil if none did, or if the line does not say.
  package let forfeit: Forfeit?
  /// The value of `TI`, the time of each side; nil if the line does not say.
  let time: String?
  /// How the game was played. The players of a side are empty where `players` and the name say all.
  let course: GameCourse

  /// A game that has ended, or was given up. Plies that were taken back are left out.
  package init(_ game: SavedGame, date: GameDate, version: String) {
    identity = game.identity
    self.date = date
    place = nil
    forfeit = game.forfeit
    time = game.timeControl?.ggf
    players = Sides(
      dark: PlayerKind(game.player(of: .dark)), light: PlayerKind(game.player(of: .light)))
    var course = game.course
    for side in Disk.allCases where course.players[side] == [game.player(of: side)] {
      if game.player(of: side).isNamed { course.players[side] = [] }
    }
    self.course = course
    var record = game.record
    record.names = PlayerNames(
      dark: game.name(of: .dark, version: version), light: game.name(of: .light, version: version))
    self.record = record
  }

  /// Reads a line in the Generic Game Format.
  package init(line: some StringProtocol) throws(GameTextError) {
    let game = try GGFGame(line)
    self.init(game, identity: game.value(of: "ID").flatMap { GameIdentity(text: $0) })
  }

  /// A game from a file. If another program wrote it, its identity is derived from its content, so
  /// that it is the same each time the game is read.
  package init(imported game: GGFGame) {
    let written = game.value(of: "ID").flatMap { GameIdentity(text: $0) }
    let read = ArchivedGame(game, identity: written)
    self = ArchivedGame(game, identity: written ?? read.derivedIdentity)
  }

  private init(_ game: GGFGame, identity: GameIdentity?) {
    self.identity = identity
    date = game.value(of: "DT").flatMap { GameDate(ggf: $0) }
    // The same characters are valid in a place as in a name.
    place = game.value(of: "PC").flatMap { PlayerNames(dark: $0)[.dark] }
    let words = game.value(of: "MO")?.split(separator: " ").compactMap {
      PlayerKind(rawValue: String($0))
    }
    players = words?.count == 2 ? words.map { Sides(dark: $0[0], light: $0[1]) } : nil
    record = game.record
    let result = game.value(of: "RE").flatMap { Forfeit(ggf: $0) }
    forfeit = game.record.position.outcome == nil ? result : nil
    // The same characters are valid in a time as in a name.
    time = game.value(of: "TI").flatMap { PlayerNames(dark: $0)[.dark] }
    course = GameCourse(
      players: Sides(dark: game.value(of: "MB") ?? "", light: game.value(of: "MW") ?? ""),
      marks: game.value(of: "MK") ?? "")
  }

  private var derivedIdentity: GameIdentity {
    GameIdentity(
      derivedFrom: [
        date?.ggf, place, record.names[.dark], record.names[.light], record.start.text,
        record.transcript,
      ])
  }

  /// The side of the person at the keyboard; nil unless that person had one side.
  package var you: Disk? {
    let manual = Disk.allCases.filter { players?[$0] == .manual }
    return manual.count == 1 ? manual[0] : nil
  }

  /// The value of `MO`; nil if the line does not say.
  var modes: String? { players.map { "\($0.dark.rawValue) \($0.light.rawValue)" } }

  /// The last opening that the game went through, or nil.
  package var opening: Opening? { Opening.reached(by: record) }

  /// The line, without its end.
  package var line: String {
    var properties: [(name: String, value: String)] = []
    if let identity { properties.append(("ID", identity.text)) }
    if let date = date?.ggf ?? identity.map({ _ in "?" }) { properties.append(("DT", date)) }
    if let modes { properties.append(("MO", modes)) }
    if let players = course.playersText(of: .dark) { properties.append(("MB", players)) }
    if let players = course.playersText(of: .light) { properties.append(("MW", players)) }
    if let marks = course.marksText { properties.append(("MK", marks)) }
    if let place { properties.append(("PC", place)) }
    if let opening { properties.append(("ON", opening.name)) }
    if let time { properties.append(("TI", time)) }
    return record.ggf(properties, forfeit: forfeit)
  }
}

extension GameIdentity {
  /// An identity that depends on nothing but texts, in every version of this program.
  package init(derivedFrom texts: [String?]) {
    let bytes = texts.map { $0 ?? "" }.joined(separator: "\n").utf8
    // FNV-1a in 64 bits.
    self.init(bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 })
  }
}

extension LibraryGame {
  package init(line: [UInt8]) {
    self.init(line: line, ArchivedGame(line))
  }

  /// A game of the archive; nil if its line is not a game. The line is empty if the game is only
  /// shown.
  package init(line: [UInt8] = [], _ game: ArchivedGame?) {
    self.init(
      line: line, identity: game?.identity, day: game?.date?.day, opening: game?.opening,
      record: game?.record, exclusions: game?.exclusions ?? [])
  }
}

extension ArchivedGame {
  /// The game in the bytes of a line; nil if they are not a game, or longer than any.
  package init?(_ line: [UInt8]) {
    guard line.count <= GameLines.longestGame, let text = String(validating: line, as: UTF8.self),
      let game = try? ArchivedGame(line: text)
    else { return nil }
    self = game
  }
}

extension ArchivedGame.PlayerKind {
  init(_ player: GameCourse.Player) {
    self =
      switch player {
      case .person, .otherPerson: .manual
      case .level, .moveTime, .hurried: .computer
      case .engine: .engine
      }
  }
}

extension GameCourse.Player {
  /// Whether the kind and the name in the archive say which player it is.
  fileprivate var isNamed: Bool {
    switch self {
    case .person, .level, .moveTime, .engine: true
    case .otherPerson, .hurried: false
    }
  }
}

extension SavedGame {
  /// A person has the name from the game that was read, if there is one.
  fileprivate func name(of side: Disk, version: String) -> String {
    switch player(of: side) {
    case .person, .otherPerson: record.names[side] ?? "Manual"
    case .level(let level): "Reversi \(version) level \(level.number)"
    case .moveTime(let time): "Reversi \(version) \(time.secondsText) s"
    case .hurried: "Reversi \(version)"
    case .engine: modes[side].externalEngine?.text ?? "Engine"
    }
  }
}

extension LevelGame {
  /// The game in a line of the archive; nil if it was not one against the computer at a level.
  package init?(line: [UInt8]) {
    guard let game = ArchivedGame(played: line)?.levelGame else { return nil }
    self = game
  }
}

extension ArchivedGame {
  /// The game as one of the person against the computer at a level; nil if it was another one.
  ///
  /// A line says so by `MO` and by the name of the computer, such as `Reversi 1.9.1 level 3`.
  package var levelGame: LevelGame? {
    guard let side = you, let level = lastPlayer(of: side.opponent)?.level else { return nil }
    return LevelGame(
      identity: identity, level: level, side: side, record: record, exclusions: exclusions)
  }

  /// Why a game of the person against the computer does not count for the person's results; empty
  /// if it counts, and for other games.
  package var exclusions: [Exclusion] {
    var course = course
    for side in Disk.allCases where course.players[side].isEmpty {
      course.players[side] = [lastPlayer(of: side)].compactMap(\.self)
    }
    return course.sideAgainstComputer.map { course.exclusions(for: $0) } ?? []
  }

  /// The player of a side by `MO` and the name; nil if the line does not say.
  private func lastPlayer(of side: Disk) -> GameCourse.Player? {
    switch players?[side] {
    case .manual: return .person
    case .engine: return .engine
    case .computer:
      guard let words = record.names[side]?.split(separator: " "), words.count == 4,
        words[0] == "Reversi"
      else { return nil }
      return GameCourse.Player(
        word: words[2] == "level" ? String(words[3]) : "\(words[2])\(words[3])")
    case nil: return nil
    }
  }

  /// The game in a line of the archive that says who moved for the sides; nil if it does not. The
  /// line of a game that was imported need not be read for that.
  package init?(played line: [UInt8]) {
    guard ArchiveLine(line)?.hasModes != false, let game = ArchivedGame(line), game.players != nil
    else { return nil }
    self = game
  }
}

extension GameSummary {
  /// Counts a game of the archive, or that it does not count. The newest is added first.
  package mutating func add(_ game: ArchivedGame) {
    if let levelGame = game.levelGame {
      add(levelGame)
    } else if !game.exclusions.isEmpty {
      addExcluded()
    }
  }
}

/// Later versions may add members, but never change or remove one.
extension ArchivedGame {
  /// The game as a JSON object without line ends.
  package var json: String {
    JSON.object([
      ("identity", identity.map { .string($0.text) } ?? .null),
      ("date", date.map { .string($0.text) } ?? .null),
      ("black", json(of: .dark)),
      ("white", json(of: .light)),
      ("over", .bool(record.position.outcome != nil)),
      ("disks", .disks(of: record.position.board)),
      ("opening", opening.map { .string($0.name) } ?? .null),
      ("start", record.start == .newGame ? .null : .string(record.start.text)),
      ("game", .string(record.transcript)),
      ("place", place.map { .string($0) } ?? .null),
      ("forfeit", forfeit.map(json) ?? .null),
      ("time", time.map { .string($0) } ?? .null),
      ("marks", Self.json(ofWords: course.marksText)),
      ("counts", exclusions.isEmpty ? levelGame.map { _ in .bool(true) } ?? .null : .bool(false)),
    ]).text
  }

  private func json(of forfeit: Forfeit) -> JSON {
    let reason =
      switch forfeit {
      case .resigned: "resigned"
      case .outOfTime: "time"
      }
    return .object([
      ("side", .string(forfeit.loser == .dark ? "black" : "white")), ("reason", .string(reason)),
    ])
  }

  private static func json(ofWords text: String?) -> JSON {
    .array((text ?? "").split(separator: " ").map { .string(String($0)) })
  }

  /// `playedAs` is empty where the name and the kind say all.
  private func json(of side: Disk) -> JSON {
    .object([
      ("name", record.names[side].map { .string($0) } ?? .null),
      ("player", players.map { .string($0[side].rawValue) } ?? .null),
      ("playedAs", Self.json(ofWords: course.playersText(of: side))),
    ])
  }
}
