import Foundation
import Notation
import ReversiCore
import ReversiTesting

extension GameLines {
  static func entries(in lines: some Sequence<some StringProtocol>) -> [Entry] {
    var reader = GameLines()
    return lines.flatMap { reader.add($0) } + reader.finish()
  }

  /// The games of the lines of a text, each after the number of its line; `-` for a defect.
  static func numbered(in text: String) -> [String] {
    entries(in: text.split(separator: "\n", omittingEmptySubsequences: false)).map {
      "\($0.line) " + ((try? $0.game.get().record.text) ?? "-")
    }
  }
}

/// Random games, and the many ways to write one down.
enum TextGames {
  /// The number of games or texts for each of the long tests; `REVERSI_FUZZ_GAMES` sets more.
  static let count =
    ProcessInfo.processInfo.environment["REVERSI_FUZZ_GAMES"].flatMap { Int($0) } ?? 1000

  /// The length of texts that are as long as can be, in bytes; `REVERSI_FUZZ_LENGTH` sets another.
  static let longest =
    ProcessInfo.processInfo.environment["REVERSI_FUZZ_LENGTH"].flatMap { Int($0) } ?? 2500

  /// A game of any length. Half of them start from another position than a new game, some have
  /// plies taken back.
  static func random(_ generator: inout SeededGenerator) throws -> GameRecord {
    var record = GameRecord()
    if Bool.random(using: &generator) {
      try record.playAtRandom(Int.random(in: 0...60, using: &generator), using: &generator)
      let turn = Disk.allCases.randomElement(using: &generator) ?? .dark
      record = GameRecord(start: Position(board: record.position.board, turn: turn))
    }
    try record.playAtRandom(Int.random(in: 0...80, using: &generator), using: &generator)
    guard Int.random(in: 0..<4, using: &generator) == 0 else { return record }
    let standing = Int.random(in: 0...record.plies.count, using: &generator)
    return record.standing(at: standing)
  }

  /// The standing plies of a game as a person might write them: numbers, blanks and either case at
  /// random, passes written or left out.
  static func transcript(
    of record: GameRecord, _ generator: inout SeededGenerator
  ) -> String {
    let separator =
      [" ", "", ", ", "\n", "\t", "\r\n", "; ", "/", " | ", "→"].randomElement(using: &generator)
      ?? ""
    let number = ["", "", ".", ")", ". ", "..."].randomElement(using: &generator) ?? ""
    var texts: [String] = []
    var placed = 0
    for (index, ply) in record.plies.prefix(record.standing).enumerated() {
      var text: String
      switch ply {
      case .place(let move):
        placed += 1
        text = move.square.description
        if !number.isEmpty { text = "\(placed)\(number)\(text)" }
      case .pass:
        // A pass at the end cannot be left out.
        let isLeftOut = index < record.standing - 1 && Bool.random(using: &generator)
        text = isLeftOut ? "" : ["--", "ps", "pa", "pass"].randomElement(using: &generator) ?? "--"
      }
      texts.append(Bool.random(using: &generator) ? text : text.uppercased())
    }
    // A semicolon right after the start would be that of the Othello Board Format.
    return texts.filter { !$0.isEmpty }.joined(separator: separator)
  }

  static func notation(of position: Position, _ generator: inout SeededGenerator) -> String {
    let dark =
      ["x", "X", "b", "B", "*", "●", "@", "⚫", "⚫\u{FE0F}", "Ｘ"].randomElement(using: &generator)
      ?? "x"
    let light = ["o", "O", "w", "W", "○", "◯", "⚪", "Ｏ"].randomElement(using: &generator) ?? "o"
    let empty = ["-", ".", "_", "·", "・"].randomElement(using: &generator) ?? "-"
    let separator = ["", "\n", " "].randomElement(using: &generator) ?? ""
    let rows = position.board.rows.map { row in
      row.map { $0 == "x" ? dark : $0 == "o" ? light : empty }.joined()
    }
    let side = (position.turn ?? .dark) == .dark ? dark : light
    return rows.joined(separator: separator) + (Bool.random(using: &generator) ? " " : "") + side
  }

  /// The start and the standing plies, as other programs print them.
  static func foreign(
    _ record: GameRecord, _ generator: inout SeededGenerator
  ) -> String {
    let moves = record.plies.prefix(record.standing).enumerated().map { number, ply in
      let score = Int.random(in: -64...64, using: &generator)
      switch ply {
      case .place(let move): return "\(number + 1). \(move.square) \(score < 0 ? "" : "+")\(score)"
      case .pass: return "--"
      }
    }.joined(separator: "\n")
    let side = (record.start.turn ?? .dark) == .dark
    let rows = record.start.board.rows
    let columns = "a b c d e f g h"
    switch Int.random(in: 0..<16, using: &generator) {
    case 12, 13: return drawn(record.start, &generator) + "\n\(moves)"
    case 14 where record.transcript.contains(where: \.isLetter):
      return
        "{\"start\": \"\(record.start.text)\", \"x\": [{}], \"game\": \"\(record.transcript)\"}"
    case 6: return sgf(record, &generator)
    case 7: return fen(record.start, isChess: Bool.random(using: &generator)) + "\n\(moves)"
    case 8:
      let cells = rows.joined(separator: Bool.random(using: &generator) ? " " : "")
      return "[8 \(cells) \(side ? "*" : "O")] \(moves)"
    case 9:
      let cells = rows.map { row in
        "[" + row.map { $0 == "-" ? "0" : $0 == "x" ? "1" : "-1" }.joined(separator: ",") + "]"
      }
      return "\(side ? "Black" : "White") to move\n[\(cells.joined(separator: ",\n"))]\n\(moves)"
    case 10:
      let place = Int.random(in: 0..<10, using: &generator)
      let words = side ? ["X to move", "黒番", "Turn: Black"] : ["O to move", "白番", "Turn: White"]
      let lines = record.start.board.diagram + ["  \(columns)"]
      return lines.enumerated().map { index, line in
        index == place ? "\(line)  \(words.randomElement(using: &generator) ?? "")" : line
      }.joined(separator: "\n") + "\n\(moves)"
    case 11 where record.start == .newGame && record.standing > 0:
      return written(record, &generator)
    case 0:
      let board = zip(1..., rows).map { "\($0) " + $1.map { "\($0) " }.joined() + "\($0)" }
      return "  \(columns)\n\(board.joined(separator: "\n"))\n  \(columns)\n"
        + "\(side ? "Black" : "White") to move\n\(moves)"
    case 1:
      let edge = " +-+-+-+-+-+-+-+-+\n"
      let board = zip(1..., rows).map { number, row in
        "\(number)|" + row.map { $0 == "-" ? " |" : "\($0)|" }.joined() + "\n"
      }
      return "  \(columns.uppercased())\n\(edge)\(board.joined(separator: edge))\(edge)"
        + "\(side ? "X" : "O")'s turn: \(moves)"
    case 2:
      let digits = rows.map { $0.map { $0 == "x" ? "1" : $0 == "o" ? "2" : "0" } }
      return "[" + digits.map { "[\($0.joined(separator: ", "))]" }.joined(separator: ",\n")
        + "]\n\(side ? 1 : 2)\n\(moves)"
    case 3:
      return "\(record.start.board.diagram.joined(separator: "\n"))\n\(side ? "●" : "○")\n\(moves)"
    case 4 where record.standing == 0:
      return "% a comment\n\(record.start.text.uppercased()); A1:+2; H8:-4; % more\n"
    default:
      let tags = "[Site \"b4\"]\n[Black \"Ann\"]\n[White \"Bob\"]\n[Result \"40-24\"]\n"
      return record.start == .newGame && record.standing > 0
        ? "\(tags)\n\(moves)\n40-24" : "\(tags)\(record.start.text)\n\(moves)"
    }
  }

  private static func drawn(_ position: Position, _ generator: inout SeededGenerator) -> String {
    // What a sign means can depend on the other side's.
    let isOneSided = Disk.allCases.contains { position.board.count(of: $0) == 0 }
    let (dark, light) =
      isOneSided
      ? ("X", "O")
      : [
        ("X", "O"), ("⬤", "◯"), ("⚫\u{FE0E}", "⚪\u{FE0E}"), ("D", "L"), ("d", "l"), ("◉", "◎"),
        ("•", "◦"), ("黒", "白"), ("B", "W"), ("*", "O"),
      ].randomElement(using: &generator) ?? ("X", "O")
    let empty = [".", "-", "·", "・", "＿", "–"].randomElement(using: &generator) ?? "."
    let separator = Bool.random(using: &generator) ? " " : ""
    // A digit that no row has.
    let marks = ["?", "!", "★", "x", "✕", "+", "◌"] + (separator.isEmpty ? [] : ["9"])
    let mark = marks.randomElement(using: &generator) ?? "?"
    let moves = position.legalMoves
    let isMarked = moves.count > 1 && moves.count < position.board.empties.count
    let (left, right) = (Bool.random(using: &generator), Bool.random(using: &generator))
    let columns = "  " + "abcdefgh".map { "\($0)" }.joined(separator: separator)
    let rows = (0..<8).map { row in
      let signs = Square.allCases.filter { $0.row == row }.map { square in
        switch position.board[square] {
        case .dark: dark
        case .light: light
        case nil: isMarked && moves.contains(square) ? mark : empty
        }
      }
      return "\(left ? "\(row + 1) " : "  ")\(signs.joined(separator: separator))"
        + (right ? " \(row + 1)" : "")
    }
    let above = Bool.random(using: &generator) ? [columns] : []
    let below = Bool.random(using: &generator) ? [columns] : []
    let side = position.turn ?? .dark
    return (above + rows + below).joined(separator: "\n")
      + "\n\(side == .dark ? "Black" : "White") to move"
  }

  private static func sgf(_ record: GameRecord, _ generator: inout SeededGenerator) -> String {
    let isLettered = Bool.random(using: &generator)
    func point(_ square: Square) -> String {
      let row = isLettered ? Square.columnNames[square.row] : Character("\(square.row + 1)")
      return "\(Square.columnNames[square.column])\(row)"
    }
    func points(_ disk: Disk) -> String {
      Square.allCases.filter { record.start.board[$0] == disk }.map { "[\(point($0))]" }.joined()
    }
    let (dark, light) = (points(.dark), points(.light))
    let start = (dark.isEmpty ? "" : "AB\(dark)") + (light.isEmpty ? "" : "AW\(light)")
    let nodes = record.plies.prefix(record.standing).map { ply in
      let side = ply.side == .dark ? "B" : "W"
      switch ply {
      case .place(let move): return ";\(side)[\(point(move.square))]C[\\] (;]"
      case .pass: return ";\(side)[]"
      }
    }
    return
      "(;FF[4]GM[2]SZ[8]\(start)PL[\((record.start.turn ?? .dark) == .dark ? "B" : "W")]\n(\(nodes.joined()))(;W[zz]))"
  }

  private static func fen(_ position: Position, isChess: Bool) -> String {
    let rows = position.board.rows.map { row in
      var text = ""
      var empty = 0
      for cell in row {
        if cell == "-" {
          empty += 1
          continue
        }
        if empty > 0 { text += "\(empty)" }
        empty = 0
        text += isChess ? (cell == "x" ? "p" : "P") : (cell == "x" ? "B" : "W")
      }
      return empty > 0 ? text + "\(empty)" : text
    }
    return (isChess ? rows.reversed() : rows).joined(separator: "/")
      + ((position.turn ?? .dark) == .dark ? " b" : " w") + " - - 0 1"
  }

  /// The moves of a new game with their sides, as objects, or behind a label or an address.
  private static func written(_ record: GameRecord, _ generator: inout SeededGenerator) -> String {
    let plies = record.plies.prefix(record.standing)
    func move(_ ply: GameRecord.Ply) -> String {
      if case .place(let move) = ply { move.square.description } else { "--" }
    }
    let moves = plies.map(move)
    let (black, white) = ("Ann \(plies.count)", "Ben, Jr.")
    switch Int.random(in: 0..<11, using: &generator) {
    case 0:
      return zip(plies, moves).map { "\($0.side == .dark ? "BLACK" : "WHITE"), \($1)" }
        .joined(separator: "\n")
    case 1:
      return "{\"moves\": [\(moves.map { "{\"m\":\"\($0)\",\"t\":1}" }.joined(separator: ",\n"))]}"
    case 2: return "棋譜：\(moves.joined())"
    case 3:
      return "{\"black\": \"\(black)\", \"moves\": [\"\(moves.joined(separator: "\", \""))\"]}"
    case 4:
      return
        "BLACK: \(black)\nWHITE: \(white)\nMOVES: \(moves.joined(separator: " "))\nRESULT: 40-24"
    case 5 where moves.count > 1:
      return "3,Cup,10,\(black),20,\"\(white)\",40,24,\(moves.joined())"
    case 6:
      return moves.enumerated().map {
        $1 == "--" ? $1 : "\($0 % 2 == 0 ? "\($0 / 2 + 1). " : "")P@\($1)"
      }
      .joined(separator: " ") + " *"
    case 7:
      let separator = Bool.random(using: &generator) ? " " : ""
      return moves.map { String($0.reversed()) }.joined(separator: separator)
    case 8: return moves.map { "> \($0)" }.joined(separator: "\n")
    case 9: return "```\n\(moves.joined(separator: " "))\n```"
    default: return "https://example.org/?a=1&moves=\(moves.joined())"
    }
  }

  static func mutated(_ text: String, _ generator: inout SeededGenerator) -> String {
    var bytes = Array(text.utf8)
    for _ in 0..<Int.random(in: 1...4, using: &generator) where !bytes.isEmpty {
      let index = Int.random(in: 0..<bytes.count, using: &generator)
      let other = Int.random(in: 0..<bytes.count, using: &generator)
      let byte = byte(&generator)
      switch Int.random(in: 0..<6, using: &generator) {
      case 0, 1: bytes[index] = byte
      case 2: bytes.remove(at: index)
      case 3: bytes.insert(byte, at: index)
      case 4: bytes.swapAt(index, other)
      default: bytes.removeSubrange(min(index, other)..<max(index, other))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A byte, usually with a meaning in some format.
  static func byte(_ generator: inout SeededGenerator) -> UInt8 {
    let known = Array("abcdefgh12345678xXoO*-._(;)[]{}\"\\/BWGMPA:=?,. \n8".utf8)
    return Int.random(in: 0..<4, using: &generator) == 0
      ? UInt8.random(in: 0...255, using: &generator)
      : known[Int.random(in: 0..<known.count, using: &generator)]
  }
}
