import Notation
import ReversiCore
import Texts

/// A line of the protocol by which two programs play a game.
///
/// A line is UTF-8 text: a word, and operands with one space between them. `Word` is the table of
/// all lines. The protocol has a version, which the first line of each end names.
package enum LinkLine: Sendable, Hashable {
  /// The first line of each end: its version, its side, and its person's name, perhaps empty.
  case hello(version: Int, side: Disk, name: String)
  /// The second line of each end: the game as it has it, or nil.
  case game(SharedGame?)
  /// The sender placed a disk: the number of the ply, from 1 on, and the square.
  case move(ply: Int, Square)
  /// The sender has dismissed its pass, which is the ply with this number.
  case pass(ply: Int)
  /// The sender asks for something.
  case ask(LinkRequest)
  /// The sender agrees to what it was asked for, and has done it.
  case grant(LinkRequest)
  /// The sender does not agree.
  case refuse(LinkRequest)
  case resign
  /// The sender has no time left.
  case flag
  /// The clocks as the sender has them.
  case clock(LinkClock)
  /// Who plays the sender's side from now on: its person or a computer.
  case player(isComputer: Bool)
  /// Whether the sender allows hints and evaluation during the game.
  case hints(areAllowed: Bool)
  /// The host asks whether the guest is still there, because another one wants to join.
  case knock
  /// The guest's answer to `knock`.
  case here
  /// The last line of the sender, and the reason.
  case bye(Bye)

  package enum Bye: String, Sendable, Hashable, CaseIterable {
    case left
    /// The game has its guest already.
    case taken
    /// Nobody hosts a game of this name.
    case absent
    /// A line of the receiver breaks the protocol or the rules.
    case refused
  }

  package static let version = 1
  /// The length limit of a line in bytes, without its end. A game takes less than 400.
  package static let longest = 512
  /// The length limit of a name in Unicode scalars.
  package static let longestName = 40

  /// The table of the lines.
  package enum Word: String, Sendable, CaseIterable {
    case hello, game, move, pass, ask, grant, refuse, resign, flag, clock, player, hints, knock,
      here,
      bye

    /// The form of the line. `[]` is optional; `|` separates what can stand in a place.
    package var form: String {
      let request = "takeback PLIES | newgame IDENTITY same|swapped | untimed"
      let operands =
        switch self {
        case .hello: "VERSION black|white [NAME]"
        case .game: "[IDENTITY START FORFEIT PLIES]"
        case .move: "PLY SQUARE"
        case .pass: "PLY"
        case .ask, .grant, .refuse: request
        case .resign, .flag, .knock, .here: ""
        case .clock: "CONTROL BLACK WHITE"
        case .player: "person|computer"
        case .hints: "yes|no"
        case .bye: "left|taken|absent|refused"
        }
      return operands.isEmpty ? rawValue : "\(rawValue) \(operands)"
    }
  }
}

/// Why a line is not one of the protocol.
package enum LinkLineDefect: Error, Sendable, Hashable {
  /// The line is longer than `LinkLine.longest`.
  case tooLong
  case notUTF8
  /// The line has no meaning, or an operand has none.
  case notUnderstood
  /// The line holds a game whose ply with this number, from 1 on, is not legal.
  case illegalGame(ply: Int)
}

extension LinkLine {
  /// The line without its end.
  package var text: String {
    let (word, operands) = parts
    return ([word.rawValue] + operands).joined(separator: " ")
  }

  private var parts: (Word, operands: [String]) {
    switch self {
    case .hello(let version, let side, let name):
      (.hello, ["\(version)", side.word] + (name.isEmpty ? [] : [Self.name(name)]))
    case .game(nil): (.game, [])
    case .game(let game?):
      (
        .game,
        [
          Self.text(of: game.identity),
          game.record.start == .newGame
            ? Self.nothing : game.record.start.text.filter { $0 != " " },
          game.forfeit?.text ?? Self.nothing,
          game.record.standing == 0 ? Self.nothing : game.record.transcript,
        ]
      )
    case .move(let ply, let square): (.move, ["\(ply)", "\(square)"])
    case .pass(let ply): (.pass, ["\(ply)"])
    case .ask(let request): (.ask, request.operands)
    case .grant(let request): (.grant, request.operands)
    case .refuse(let request): (.refuse, request.operands)
    case .resign: (.resign, [])
    case .flag: (.flag, [])
    case .clock(let clock): (.clock, [clock.control.text, "\(clock.dark)", "\(clock.light)"])
    case .player(let isComputer): (.player, [isComputer ? "computer" : "person"])
    case .hints(let areAllowed): (.hints, [areAllowed ? "yes" : "no"])
    case .knock: (.knock, [])
    case .here: (.here, [])
    case .bye(let reason): (.bye, [reason.rawValue])
    }
  }

  fileprivate static let nothing = "-"

  fileprivate static func text(of identity: UInt64) -> String {
    let digits = String(identity, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// On one line, without characters that cannot be seen.
  private static func name(_ text: String) -> String {
    var name = String.UnicodeScalarView(
      text.unicodeScalars.filter(\.isPrintable).drop { $0 == " " }.prefix(longestName))
    while name.last == " " { name.removeLast() }
    return String(name)
  }
}

extension LinkLine {
  /// Reads a line without its end.
  package init(_ bytes: [UInt8]) throws(LinkLineDefect) {
    guard bytes.count <= Self.longest else { throw .tooLong }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .notUTF8 }
    // By scalars, because a mark joins the space before it to one character.
    var operands = text.unicodeScalars.split(separator: " ", omittingEmptySubsequences: false)
      .map(String.init)
    guard let word = Word(rawValue: operands.removeFirst()),
      let line = try Self.line(word, operands)
    else { throw .notUnderstood }
    self = line
  }

  /// Nil if an operand has no meaning.
  private static func line(_ word: Word, _ operands: [String]) throws(LinkLineDefect) -> LinkLine? {
    switch (word, operands.count) {
    case (.hello, 2...):
      guard let version = number(operands[0], in: 1...9999), let side = Disk(word: operands[1])
      else { return nil }
      return .hello(
        version: version, side: side, name: name(operands[2...].joined(separator: " ")))
    case (.game, 0): return .game(nil)
    case (.game, 4): return try SharedGame(operands).map { .game($0) }
    case (.move, 2):
      guard let ply = number(operands[0], in: plies), let square = Square(operands[1])
      else { return nil }
      return .move(ply: ply, square)
    case (.pass, 1): return number(operands[0], in: plies).map { .pass(ply: $0) }
    case (.ask, _): return LinkRequest(operands).map { .ask($0) }
    case (.grant, _): return LinkRequest(operands).map { .grant($0) }
    case (.refuse, _): return LinkRequest(operands).map { .refuse($0) }
    case (.resign, 0): return .resign
    case (.flag, 0): return .flag
    case (.knock, 0): return .knock
    case (.here, 0): return .here
    case (.clock, 3):
      guard let control = TimeControl(operands[0]), control.text == operands[0],
        let dark = number(operands[1], in: LinkClock.times),
        let light = number(operands[2], in: LinkClock.times)
      else { return nil }
      return .clock(LinkClock(control: control, dark: dark, light: light))
    case (.player, 1):
      return ["person": false, "computer": true][operands[0]].map { .player(isComputer: $0) }
    case (.hints, 1): return ["no": false, "yes": true][operands[0]].map { .hints(areAllowed: $0) }
    case (.bye, 1): return Bye(rawValue: operands[0]).map { .bye($0) }
    default: return nil
    }
  }

  /// The plies that a game can have: 60 disks, and a pass after each.
  fileprivate static let plies = 0...120

  /// Without signs and leading zeros.
  fileprivate static func number(_ text: String, in range: ClosedRange<Int>) -> Int? {
    guard let number = Int(text), range.contains(number), "\(number)" == text else { return nil }
    return number
  }

  fileprivate static func identity(_ text: String) -> UInt64? {
    guard text.utf8.count == 16, text.utf8.allSatisfy({ $0 != UInt8(ascii: "+") }) else {
      return nil
    }
    return UInt64(text, radix: 16)
  }
}

extension LinkRequest {
  fileprivate var operands: [String] {
    switch self {
    case .takeBack(let plies): ["takeback", "\(plies)"]
    case .newGame(let identity, let isSwapped):
      ["newgame", LinkLine.text(of: identity), isSwapped ? "swapped" : "same"]
    case .playOnUntimed: ["untimed"]
    }
  }

  fileprivate init?(_ operands: [String]) {
    switch (operands.first, operands.count) {
    case ("takeback", 2):
      guard let plies = LinkLine.number(operands[1], in: LinkLine.plies) else { return nil }
      self = .takeBack(to: plies)
    case ("newgame", 3):
      guard let identity = LinkLine.identity(operands[1]),
        let isSwapped = ["same": false, "swapped": true][operands[2]]
      else { return nil }
      self = .newGame(identity: identity, isSwapped: isSwapped)
    case ("untimed", 1): self = .playOnUntimed
    default: return nil
    }
  }
}

extension SharedGame {
  /// Nil if an operand has no meaning.
  fileprivate init?(_ operands: [String]) throws(LinkLineDefect) {
    guard let identity = LinkLine.identity(operands[0]), let start = Position(operand: operands[1]),
      let forfeit = Forfeit.all.first(where: { $0.operand == operands[2] })
    else { return nil }
    let plies = operands[3] == LinkLine.nothing ? "" : operands[3]
    do {
      self.init(
        identity: identity, record: try GameRecord(start: start, plies: plies),
        forfeit: forfeit.value
      )
    } catch {
      switch error {
      case .oddLength, .unknownPly: return nil
      case .illegalMove(let number, _), .illegalPass(let number, _):
        throw .illegalGame(ply: number)
      }
    }
  }
}

extension Position {
  fileprivate init?(operand: String) {
    if operand == LinkLine.nothing {
      self = .newGame
    } else if let start = Position(text: operand.prefix(64) + " " + operand.dropFirst(64)) {
      self = start
    } else {
      return nil
    }
  }
}

extension Forfeit {
  fileprivate var text: String {
    switch self {
    case .resigned(let side): "resigned-\(side.word)"
    case .outOfTime(let side): "time-\(side.word)"
    }
  }

  /// The value is nil for a game that has none.
  fileprivate static let all: [(operand: String, value: Forfeit?)] =
    [(LinkLine.nothing, nil)]
    + Disk.allCases.flatMap { [resigned($0), outOfTime($0)] }.map { ($0.text, $0) }
}

extension Disk {
  fileprivate var word: String {
    switch self {
    case .dark: "black"
    case .light: "white"
    }
  }

  fileprivate init?(word: String) {
    guard let side = Disk.allCases.first(where: { $0.word == word }) else { return nil }
    self = side
  }
}
