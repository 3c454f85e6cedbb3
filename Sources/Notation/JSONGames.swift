import ReversiCore

/// Games as JSON: those that this program writes, those of Othello Quest, and others with moves as
/// a text, as texts in a list, or as objects such as `{"m":"f5","t":1200}`.
///
/// The moves can be in any object; what the objects around them say about the players, the date and
/// the place belongs to them. Members with other names are skipped.
enum JSONGames: GameForm {
  static func game(in scanner: inout TextScanner) throws(GameTextError) -> GGFGame? {
    guard scanner.isAtObject else { return nil }
    let games = try games(in: &scanner)
    guard games.count == 1 else { throw .severalGames(games.count) }
    return try games[0].get()
  }

  /// Throws if the text is not one of games; a defect of one game stands in its place.
  static func games(
    in scanner: inout TextScanner
  ) throws(GameTextError) -> [Result<GGFGame, GameTextError>] {
    var values: [JSONValue] = []
    while true {
      scanner.skip { $0.isBlank || $0 == "," }
      guard let next = scanner.peek() else { break }
      guard next == "{" || next == "[" else { throw JSONValue.unexpected(scanner) }
      values.append(try JSONValue(&scanner))
    }
    var found = try found(in: .list(values))
    if found.isEmpty { found = otherGames(in: .list(values)) }
    guard !found.isEmpty else { throw .form(.json, .noMoves) }
    return found.map { found in Result { () throws(GameTextError) in try found.game() } }
  }

  private static func found(in value: JSONValue) throws(GameTextError) -> [FoundGame] {
    var games: [FoundGame] = []
    switch value {
    case .list(let values):
      for value in values { games += try found(in: value) }
      if let game = try FoundGame(values, texts: values.map { $0["m"]?.text }) { games = [game] }
    case .object(let members):
      for (name, value) in members {
        if GameHeader.Key(name) == .moves, let game = try FoundGame(value) {
          // One game can be written in two ways, which must agree.
          guard games.allSatisfy({ $0.isSame(as: game) }) else { throw .severalGames(2) }
          games = [game]
        } else {
          games += try found(in: value)
        }
      }
      // A move beside lists of moves belongs to none of them.
      if value["m"]?.text != nil, !games.isEmpty { throw .form(.json, .unexpected("m")) }
      if games.count == 1 { games[0].add(value) }
    case .string, .other: break
    }
    return games
  }

  /// The games in members with an unknown name, if all have the same one.
  private static func otherGames(in value: JSONValue) -> [FoundGame] {
    var names: Set<String> = []
    func games(in value: JSONValue) -> [FoundGame] {
      switch value {
      case .list(let values):
        guard values.contains(where: { $0.square != nil }), let game = FoundGame(moves: value)
        else {
          return values.flatMap(games)
        }
        names.insert("")
        return [game]
      case .object(let members):
        var found: [FoundGame] = []
        for (name, value) in members {
          if let game = FoundGame(moves: value) {
            names.insert(name)
            found.append(game)
          } else {
            found += games(in: value)
          }
        }
        if found.count == 1 { found[0].add(value) }
        return found
      case .string, .other: return []
      }
    }
    let found = games(in: value)
    return names.count == 1 ? found : []
  }
}

private struct FoundGame {
  private enum Moves {
    case text(String)
    case list([(text: String, side: Disk?)])
  }

  private let moves: Moves
  private var end: String?
  private var values: [GameHeader.Key: String] = [:]
  /// Only this program writes them, as properties of the Generic Game Format.
  private var properties: [String: String] = [:]
  private var start: String?

  init?(_ value: JSONValue) throws(GameTextError) {
    switch value {
    case .string(let text) where text.isEmpty || TextScanner(text).hasSquare: moves = .text(text)
    case .list(let values):
      let texts = values.compactMap(\.text)
      if texts.count == values.count, texts.contains(where: { TextScanner($0).hasSquare }) {
        moves = .list(texts.map { ($0, nil) })
      } else if let game = try FoundGame(values, texts: values.map(\.square)) {
        self = game
      } else {
        return nil
      }
    case .string, .object, .other: return nil
    }
  }

  /// Nil if no object has a text, an error if only some have. The last one can say how the game
  /// ended.
  init?(_ values: [JSONValue], texts: [String?]) throws(GameTextError) {
    var moves = texts
    guard moves.contains(where: { $0 != nil }) else { return nil }
    if moves.last == .some(nil), let end = values.last?["s"]?.text {
      self.end = end
      moves.removeLast()
    }
    let found = zip(moves, values).compactMap { text, value in text.map { ($0, value.mover) } }
    guard found.count == moves.count else { throw .form(.json, .noMoves) }
    self.moves = .list(found)
  }

  /// The value, which can have any name, is a game if it has two moves or more, which are legal one
  /// after another and are not what a side can choose from. If its objects say more about a move,
  /// one is enough.
  init?(moves value: JSONValue) {
    guard let texts = value.text.map({ [$0] }) ?? value.items?.map({ $0.text ?? $0.square ?? " " }),
      texts.allSatisfy({ text in
        TextScanner(text).consistsOfMoves(minimum: value.text == nil ? 1 : 2)
          || (value.text == nil && ParsedMove(field: text) != nil)
      }),
      let game = try? FoundGame(value), let record = try? game.record(),
      record.standing > (value.items?.allSatisfy(\.isAboutMove) == true ? 0 : 1)
    else { return nil }
    self = game
  }

  func isSame(as other: FoundGame) -> Bool {
    guard let moves = try? record(), let others = try? other.record() else { return false }
    return moves == others
  }

  mutating func add(_ object: JSONValue) {
    guard case .object(let members) = object else { return }
    for (name, value) in members {
      guard let key = GameHeader.Key(name), values[key] == nil else { continue }
      switch key {
      case .black, .white: values[key] = Self.name(value)
      case .date, .place: values[key] = value.text
      case .moves, .result, .other: break
      }
    }
    if let players = object["players"] {
      let sides =
        players.items.flatMap { $0.count == 2 ? (dark: $0[0], light: $0[1]) : nil }
        ?? (dark: players["black"], light: players["white"])
      values[.black] = values[.black] ?? sides.dark.flatMap(Self.name)
      values[.white] = values[.white] ?? sides.light.flatMap(Self.name)
    }
    start = start ?? object["start", "fen"]?.text
    properties["ID"] = properties["ID"] ?? object["identity"]?.text
    properties["TI"] = properties["TI"] ?? object["time"]?.text
    if let dark = object["black"]?["player"]?.text, let light = object["white"]?["player"]?.text {
      properties["MO"] = "\(dark) \(light)"
    }
    properties["MB"] = properties["MB"] ?? Self.words(object["black"]?["playedas"])
    properties["MW"] = properties["MW"] ?? Self.words(object["white"]?["playedas"])
    properties["MK"] = properties["MK"] ?? Self.words(object["marks"])
    if let forfeit = object["forfeit"], let side = forfeit["side"]?.text.flatMap({ Disk(word: $0) })
    {
      properties["RE"] = Self.forfeit(of: side, forfeit["reason"]?.text ?? "")?.ggf
    }
  }

  private static func words(_ value: JSONValue?) -> String? {
    let words = value?.items?.compactMap(\.text) ?? []
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  private static func name(_ value: JSONValue) -> String? {
    value.text ?? value["name", "username"]?.text ?? value["id"]?.text
  }

  private static func forfeit(of side: Disk, _ reason: String) -> Forfeit? {
    let reason = reason.lowercased()
    return reason.contains("resign")
      ? .resigned(side) : reason.contains("time") ? .outOfTime(side) : nil
  }

  func game() throws(GameTextError) -> GGFGame {
    let read = try played()
    let record = read.record
    guard record.standing > 0 || start != nil || properties["ID"] != nil else {
      throw .form(.json, .noMoves)
    }
    var properties = properties
    if let end, let side = record.position.turn {
      properties["RE"] = Self.forfeit(of: side, end)?.ggf
    }
    var game = GGFGame(record: record, properties: properties)
    game.assumedTurn = read.assumedTurn
    game.add(
      PlayerNames(dark: values[.black] ?? "", light: values[.white] ?? ""), date: values[.date],
      place: values[.place])
    return game
  }

  private func record() throws(GameTextError) -> GameRecord { try played().record }

  private func played() throws(GameTextError) -> GGFGame {
    var position = ReadPosition(.newGame)
    if let start {
      let game = try GameText.game(in: start)
      guard game.record.standing == 0 else { throw .form(.json, .setUpLater) }
      position = ReadPosition(game.record.start, assumedTurn: game.assumedTurn)
    }
    if case .text(let text) = moves, position.position == .newGame {
      var scanner = TextScanner(text)
      if let game = try Transcript.game(in: &scanner) { return game }
    }
    return try GGFGame(start: position) { record throws(GameTextError) in
      do throws(MoveDefect) { try play(in: &record) } catch { throw .move(error) }
    }
  }

  private func play(in record: inout GameRecord) throws(MoveDefect) {
    switch moves {
    case .text(let text):
      var scanner = TextScanner(text)
      try record.play(&scanner)
    case .list(let moves):
      for (text, side) in moves {
        guard let move = ParsedMove(field: text) else {
          throw record.defect(.noSquare(String(text.unicodeScalars.prefix(16))))
        }
        try record.play(move, by: side)
      }
    }
  }
}

extension JSONValue {
  fileprivate var square: String? { text(of: .square) ?? text(of: .move) }

  fileprivate var mover: Disk? { text(of: .mover).flatMap { Disk(named: $0) } }

  fileprivate var isAboutMove: Bool {
    guard square != nil, case .object(let members) = self else { return false }
    return members.contains { MoveKey($0.name) == .mover || MoveKey($0.name) == .number }
  }

  private func text(of key: MoveKey) -> String? {
    guard case .object(let members) = self else { return nil }
    return members.lazy.filter { MoveKey($0.name) == key }.compactMap(\.value.text).first
  }
}

extension TextScanner {
  fileprivate var hasSquare: Bool {
    var rest = self
    while !rest.isAtEnd {
      if rest.square != nil { return true }
      rest.advance()
    }
    return false
  }
}
