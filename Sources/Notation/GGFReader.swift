import ReversiCore

/// Reads games in the Generic Game Format.
///
/// It uses the tags of the record, GM, BO, B and W, of the players' names, PB and PW, and of the
/// clocks, TI, TB and TW.
struct GGFReader {
  /// A tag, and the range of its text in brackets.
  private typealias Tag = (name: GGFName, place: Range<Int>)
  /// A move or a pass, and the range of its text in brackets: its score and time may follow there.
  private typealias Turn = (side: Disk, move: ParsedMove?, place: Range<Int>)

  /// A scanner that stands past the game.
  private let scanner: TextScanner
  private var tags: [Tag] = []
  private var turns: [Turn] = []

  /// Reads a game. The scanner passes its end even if it has a defect.
  static func game(in scanner: inout TextScanner) throws(GameTextError) -> GGFGame {
    try GGFReader(&scanner).game()
  }

  private init(_ scanner: inout TextScanner) throws(GameTextError) {
    while true {
      scanner.skip { $0.isBlank || $0 == ";" }
      guard let next = scanner.peek() else { throw .form(.ggf, .unfinished) }
      if next == ")" { break }
      var name = GGFName()
      while let letter = scanner.peek(), name.add(letter) { scanner.advance() }
      scanner.skipBlanks()
      guard let bracket = scanner.peek() else { throw .form(.ggf, .unfinished) }
      guard !name.isEmpty, bracket == "[" else {
        scanner.skip(past: ";", ")")
        throw .form(.ggf, .unexpected(Character(bracket)))
      }
      scanner.advance()
      scanner.skipBlanks()
      let start = scanner.place
      let move = name.mover == nil ? nil : Self.scanMove(&scanner)
      guard let end = scanner.skip(past: "]") else { throw .form(.ggf, .unfinished) }
      if let side = name.mover {
        turns.append((side, move, start..<end))
      } else {
        tags.append((name, start..<end))
      }
    }
    scanner.advance()
    self.scanner = scanner
  }

  private func value(_ name: GGFName) -> TextScanner? {
    tags.first { $0.name == name }.map { scanner.part($0.place) }
  }

  private func game() throws(GameTextError) -> GGFGame {
    for tag in tags where tag.name == .game {
      let value = scanner.part(tag.place)
      if value.isRest(Self.othello) { continue }
      let game = value.excerpt(16)
      guard ["othello", "reversi"].contains(game.lowercased()) else {
        throw .form(.ggf, .otherGame(game))
      }
    }
    try Self.checkType(value(.type))
    let start = try Self.start(value(.board), first: turns.first?.side)
    var record = GameRecord(start: start.position)
    record.names = PlayerNames(
      dark: value(.darkName)?.rest ?? "", light: value(.lightName)?.rest ?? "")
    var seconds = clocks
    for turn in turns {
      do throws(MoveDefect) {
        guard let move = turn.move else {
          throw record.defect(.noSquare(scanner.part(turn.place).excerpt(16)))
        }
        try record.play(move, by: turn.side)
      } catch {
        throw .move(error)
      }
      if !seconds.isEmpty { seconds[turn.side]? -= Self.seconds(in: scanner.part(turn.place)) }
    }
    var game = GGFGame(
      record: record, seconds: seconds, tags: tags.map { ($0.name, scanner.part($0.place).rest) })
    game.assumedTurn = start.assumedTurn
    return game
  }

  private var clocks: [Disk: Double] {
    var seconds: [Disk: Double] = [:]
    for tag in tags {
      let sides: [Disk]
      switch tag.name {
      case .time: sides = Disk.allCases.filter { seconds[$0] == nil }
      case .darkTime: sides = [.dark]
      case .lightTime: sides = [.light]
      default: continue
      }
      let first = Self.parts(of: scanner.part(tag.place)).first
      guard let time = first?.secondsOfClock(unit: 60) else { continue }
      for side in sides { seconds[side] = time }
    }
    return seconds
  }

  private static func scanMove(_ scanner: inout TextScanner) -> ParsedMove? {
    guard let move = scanner.scanMove() else { return nil }
    scanner.skipBlanks()
    return scanner.peek() == "]" || scanner.peek() == "/" ? move : nil
  }

  private static func seconds(in value: TextScanner) -> Double {
    let parts = parts(of: value)
    return parts.count > 2 ? parts[2].secondsOfClock(unit: 1) ?? 0 : 0
  }

  private static func parts(of value: TextScanner) -> [Substring] {
    value.rest.split(separator: "/", omittingEmptySubsequences: false)
  }

  /// The values of GM, BO and TY in nearly all games.
  private static let othello = Array("Othello".unicodeScalars)
  private static let newGame = Array(GameRecord.ggfBoard(of: .newGame).unicodeScalars)

  private static let ordinaryType = Array("8".unicodeScalars)

  /// Refuses a type of the Generic Game Server with other rules or another board.
  ///
  /// A type is the size of the board, and letters before or after it: `s` or `k` if the sides are
  /// chosen by two games at once or by bids, `b` or `w` for a side, `r` and a number for random
  /// disks at the start, and `a` for anti-Othello, in which the side with fewer disks wins. Other
  /// programs write other texts, which say nothing about the rules.
  private static func checkType(_ value: TextScanner?) throws(GameTextError) {
    guard var value, !value.isRest(ordinaryType) else { return }
    let type = value.excerpt(16)
    var letters: [Unicode.Scalar] = []
    func skipLetters() {
      while let letter = value.peek()?.folded, ("a"..."z").contains(letter) {
        letters.append(letter)
        value.advance()
        if letter == "r" { value.skip(while: \.isDigit) }
      }
    }
    value.skip(while: \.isBlank)
    skipLetters()
    guard letters.allSatisfy(serverLetters.contains) else { return }
    let size = value
    let digits = value.skip(while: \.isDigit)
    skipLetters()
    value.skip(while: \.isBlank)
    guard (1...2).contains(digits), value.peek() == nil else { return }
    guard size.prefix(digits).rest == "8" else {
      throw .form(.ggf, .boardSize(size.excerpt(digits)))
    }
    let others = letters.filter { !serverLetters.contains($0) || $0 == "a" }
    guard !others.isEmpty else { return }
    throw .form(.ggf, .otherGame(others == ["a"] ? "anti-Othello" : type))
  }

  private static let serverLetters: Set<Unicode.Scalar> = ["s", "k", "b", "w", "r", "a"]

  /// The position of the tag BO. If the tag names no side to move, the first move does.
  private static func start(
    _ value: TextScanner?, first: Disk?
  ) throws(GameTextError) -> ReadPosition {
    guard var value, !value.isRest(newGame) else { return ReadPosition(.newGame) }
    let size = value.excerpt(16)
    guard value.skip(while: \.isDigit) == 0 || size == "8" else {
      throw .form(.ggf, .boardSize(size))
    }
    do {
      var board = try BoardText(cellsOf: value)
      let start = try board.wholePosition()
      return start.assumedTurn == nil ? start : ReadPosition(start.position.board, turn: first)
    } catch {
      throw .position(error)
    }
  }
}

/// The name of a property in the Generic Game Format, in either case. Letters after the third do
/// not count: no known name has more than two.
struct GGFName: Sendable, Hashable {
  /// A game has some sixty names, so they are no strings: each letter is a byte.
  private var letters: UInt32 = 0

  init() {}

  init(_ text: some StringProtocol) {
    for letter in text.unicodeScalars { guard add(letter) else { return } }
  }

  static let game = GGFName("GM")
  static let (type, board) = (GGFName("TY"), GGFName("BO"))
  static let (darkName, lightName) = (GGFName("PB"), GGFName("PW"))
  static let (time, darkTime, lightTime) = (GGFName("TI"), GGFName("TB"), GGFName("TW"))
  private static let (darkMove, lightMove) = (GGFName("B"), GGFName("W"))

  var isEmpty: Bool { letters == 0 }

  var mover: Disk? {
    switch self {
    case .darkMove: .dark
    case .lightMove: .light
    default: nil
    }
  }

  mutating func add(_ scalar: Unicode.Scalar) -> Bool {
    let letter = scalar.lowercased
    guard ("a"..."z").contains(letter) else { return false }
    if letters < 1 << 16 { letters = letters << 8 | letter.value }
    return true
  }
}
