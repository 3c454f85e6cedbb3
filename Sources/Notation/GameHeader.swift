import ReversiCore

/// What lines such as `Black: Ann` or `RESULT: 34-30` say about a game, before its moves or after
/// them.
struct GameHeader {
  enum Key {
    case black, white, date, place
    case moves
    /// The result, which stands behind the moves.
    case result
    /// Something that a record does not keep.
    case other

    /// In any case, with any signs between its words.
    init?(_ name: some StringProtocol) {
      let words = name.prefix { $0 != "(" && $0 != "（" }.lowercased()
      switch words.filter({ $0.isLetter || $0.isNumber }) {
      case "black", "dark", "blackplayer", "blackname", "blackplayername", "playerblack",
        "player1", "黒", "黒番", "先手":
        self = .black
      case "white", "light", "whiteplayer", "whitename", "whiteplayername", "playerwhite",
        "player2", "白", "白番", "後手":
        self = .white
      case "date", "created", "createdat", "日付", "日時", "対局日", "対局日時", "開始日時":
        self = .date
      case "event", "eventname", "tournament", "tournamentname", "place", "site", "location", "大会",
        "棋戦", "場所", "対局場":
        self = .place
      case "moves", "game", "gamemoves", "movelist", "transcript", "record", "sequence", "kifu",
        "棋譜", "手順":
        self = .moves
      case "result", "winner", "score", "finalscore", "termination", "outcome", "status", "結果",
        "勝者", "勝敗", "スコア":
        self = .result
      case "round", "time", "timecontrol", "title", "opening", "variant", "id", "gameid", "rated",
        "blackrating", "whiterating", "持ち時間", "持時間", "表題", "戦型":
        self = .other
      default: return nil
      }
    }
  }

  private var values: [Key: String] = [:]

  subscript(key: Key) -> String? { values[key] }

  /// Names are left unless both players have one: a side alone can be the one to move.
  init(takenFrom scanner: inout TextScanner) {
    var lines: [(line: TextScanner, header: HeaderLine?)] = []
    var rest = scanner
    while !rest.isAtEnd {
      var next = rest
      next.skipLine()
      let header = rest.peekLine().flatMap { HeaderLine($0) }
      lines.append((rest.prefix(rest.remaining - next.remaining), header))
      rest = next
    }
    let keys = Set(lines.compactMap { $0.header?.values.map(\.key) }.joined())
    let hasNames = keys.contains(.black) && keys.contains(.white)
    let taken = lines.map { line in
      line.header.map { hasNames || !$0.hasNames } ?? false
    }
    guard taken.contains(true) else { return }
    for (line, isTaken) in zip(lines, taken) where isTaken {
      for (key, value) in line.header?.values ?? [] where values[key] == nil { values[key] = value }
    }
    let kept = zip(lines, taken).filter { !$0.1 }.flatMap { $0.0.line.scalarsLeft }
    scanner = TextScanner(kept[...], and: TextScanner(""))
  }
}

/// A line of a header: a name and its value, or the names of both players; or a mark without a
/// meaning above and below a text.
struct HeaderLine {
  let values: [(key: GameHeader.Key, value: String)]

  var hasNames: Bool { values.contains { $0.key == .black || $0.key == .white } }
  var isResult: Bool { values.contains { $0.key == .result } }

  init?(_ line: TextScanner) {
    var rest = line
    rest.skipBlanks()
    if rest.isAtFence {
      values = []
      return
    }
    guard let colon = rest.scalarsLeft.prefix(Self.longestName).firstIndex(where: Self.isColon),
      rest.prefix(colon).scalarsLeft.allSatisfy(Self.isOfName),
      let key = GameHeader.Key(rest.prefix(colon).rest)
    else { return nil }
    rest.advance(by: colon + 1)
    let value = rest.scalarsLeft
    switch key {
    case .moves: return nil
    case .black, .white:
      // The other name can follow on the same line.
      if let second = value.lastIndex(where: Self.isColon),
        let start = value[..<second].lastIndex(where: { $0.isBlank || $0 == "," || $0 == "、" }),
        let other = GameHeader.Key(Self.text(value[start..<second])), other != key,
        other == .black || other == .white
      {
        values = [(key, Self.text(value[..<start])), (other, Self.text(value[(second + 1)...]))]
      } else {
        values = [(key, Self.text(value[...]))]
      }
      guard values.allSatisfy({ Self.isName($0.value) }) else { return nil }
    case .date, .place, .result, .other:
      var words = TextScanner(value[...], and: TextScanner(""))
      words.skipBlanks()
      guard words.square == nil, Caption(&words)?.namesTurn != true else { return nil }
      values = [(key, Self.text(value[...]))]
    }
  }

  private static let longestName = 24

  private static func isOfName(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isBlank || scalar.properties.isAlphabetic || "_()（）".unicodeScalars.contains(scalar)
  }

  private static func isColon(_ scalar: Unicode.Scalar) -> Bool {
    scalar.folded == ":" || scalar.folded == "="
  }

  private static func text(_ value: ArraySlice<Unicode.Scalar>) -> String {
    func isEnd(_ scalar: Unicode.Scalar) -> Bool {
      scalar.isBlank || ",;、/".unicodeScalars.contains(scalar)
    }
    var text = value.drop(while: isEnd)
    while text.last.map(isEnd) == true { text.removeLast() }
    return String(String.UnicodeScalarView(text))
  }

  /// A count, a move, a side and its sign are no names.
  private static func isName(_ text: String) -> Bool {
    var scanner = TextScanner(text)
    var word = scanner
    let isCount = word.skip(while: \.isDigit) > 0 && word.peek()?.isBlank ?? true
    let isSign = scanner.remaining == 1 && scanner.peek().map(BoardSigns.isKnown) == true
    guard !text.isEmpty, !isCount, !isSign, Disk(word: text.lowercased()) == nil else {
      return false
    }
    // A name can begin like a move.
    guard scanner.scanMove() != nil else { return true }
    return scanner.peek().map { $0.isLetter || $0.isDigit } ?? false
  }
}
