import ReversiCore

/// Reads games in the Generic Game Format.
///
/// It uses the tags of the record, GM, BO, B and W, of the players' names, PB and PW, and of the
/// clocks, TI, TB and TW.
enum GGFReader {
  /// A tag: its name in lower case, and the text in its brackets.
  private struct Tag {
    let name: String
    let value: TextScanner

    /// The move of a B or W tag; its score and its time may follow. Nil if there is none.
    var move: ParsedMove? {
      var rest = value
      guard let move = rest.scanMove() else { return nil }
      rest.skipBlanks()
      return rest.isAtEnd || rest.peek() == "/" ? move : nil
    }

    /// The seconds that the move of a B or W tag took; 0 if it does not say.
    var seconds: Double {
      let parts = value.rest.split(separator: "/", omittingEmptySubsequences: false)
      return parts.count > 2 ? parts[2].secondsOfClock(unit: 1) ?? 0 : 0
    }

    /// The seconds of a TI, TB or TW tag, by the first of its times, or nil.
    var time: Double? {
      value.rest.split(separator: "/", omittingEmptySubsequences: false).first?
        .secondsOfClock(unit: 60)
    }
  }

  /// Reads the game behind its `(;`. The scanner passes the end of the game even if it has a defect.
  static func game(in scanner: inout TextScanner) throws(GameTextError) -> GGFGame {
    try game(try scanTags(&scanner))
  }

  private static func scanTags(_ scanner: inout TextScanner) throws(GameTextError) -> [Tag] {
    var tags: [Tag] = []
    while true {
      scanner.skip { $0.isBlank || $0 == ";" }
      guard let next = scanner.peek() else { throw .form(.ggf, .unfinished) }
      if next == ")" {
        scanner.advance()
        return tags
      }
      var name = ""
      while let letter = scanner.peek()?.lowercased, ("a"..."z").contains(letter) {
        // No known name is longer than two letters.
        if name.count < 3 { name.unicodeScalars.append(letter) }
        scanner.advance()
      }
      scanner.skipBlanks()
      guard let bracket = scanner.peek() else { throw .form(.ggf, .unfinished) }
      guard !name.isEmpty, bracket == "[" else {
        scanner.skip(past: ";", ")")
        throw .form(.ggf, .unexpected(Character(bracket)))
      }
      scanner.advance()
      guard var value = scanner.scan(upTo: "]") else { throw .form(.ggf, .unfinished) }
      value.skipBlanks()
      tags.append(Tag(name: name, value: value))
    }
  }

  /// Makes a game from its tags.
  private static func game(_ tags: [Tag]) throws(GameTextError) -> GGFGame {
    for tag in tags where tag.name == "gm" {
      let game = tag.value.excerpt(16)
      guard ["othello", "reversi"].contains(game.lowercased()) else {
        throw .form(.ggf, .otherGame(game))
      }
    }
    var record = GameRecord(start: try start(tags.first { $0.name == "bo" }?.value) ?? .newGame)
    record.names = PlayerNames(
      dark: tags.first { $0.name == "pb" }?.value.rest ?? "",
      light: tags.first { $0.name == "pw" }?.value.rest ?? "")
    var seconds: [Disk: Double] = [:]
    for tag in tags {
      switch tag.name {
      case "ti": for side in Disk.allCases { seconds[side] = seconds[side] ?? tag.time }
      case "tb": seconds[.dark] = tag.time ?? seconds[.dark]
      case "tw": seconds[.light] = tag.time ?? seconds[.light]
      default: break
      }
    }
    for tag in tags where tag.name == "b" || tag.name == "w" {
      let side: Disk = tag.name == "b" ? .dark : .light
      do throws(MoveDefect) {
        guard let move = tag.move else { throw record.defect(.noSquare(tag.value.excerpt(16))) }
        try record.play(move, by: side)
      } catch {
        throw .move(error)
      }
      seconds[side]? -= tag.seconds
    }
    var properties: [String: String] = [:]
    for tag in tags where tag.name != "b" && tag.name != "w" && properties[tag.name] == nil {
      properties[tag.name] = tag.value.rest
    }
    return GGFGame(
      record: record, seconds: seconds,
      properties: Dictionary(uniqueKeysWithValues: properties.map { ($0.uppercased(), $1) }))
  }

  /// The start position of a BO tag: the size of the board, its cells and the side to move.
  private static func start(_ value: TextScanner?) throws(GameTextError) -> Position? {
    guard var value else { return nil }
    let size = value.excerpt(16)
    guard value.skip(while: \.isDigit) == 0 || size == "8" else {
      throw .form(.ggf, .boardSize(size))
    }
    do {
      return try Position(wholeOf: &value)
    } catch {
      throw .position(error)
    }
  }
}
