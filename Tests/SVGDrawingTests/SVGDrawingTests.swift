import Analysis
import App
import Canvas
import ReversiCore
import ReversiTesting
import SVGDrawing
import Screen
import Testing
import Words

@Suite("A picture outside of a terminal")
struct SVGDrawingTests {
  private static let theme = Theme(
    TerminalCapabilities(colors: .full, glyphs: .unicode), name: .classic)

  private static func board(
    _ record: GameRecord, _ caption: [String] = [], _ name: ThemeName = .classic
  ) -> String {
    let theme = Theme(TerminalCapabilities(colors: .full, glyphs: .unicode), name: name)
    return BoardDrawing(record, caption: caption, theme: theme).svg
  }

  private static func graph(_ record: GameRecord, caption: String = "") -> String {
    var analysis = GameAnalysis(of: record)
    for index in 0..<record.plies.count {
      let score = index * 7 % 41 - 20
      analysis.set(
        Evaluation(
          darkScore: score, certainty: index > 5 ? .exact : .estimate(confidence: 100), depth: 8,
          line: []),
        at: index)
    }
    return GraphDrawing(
      GraphPicture(analysis, current: 0), caption: caption, ahead: ("Black ahead", "White ahead"),
      theme: theme
    ).svg
  }

  /// The texts of the elements of a document, which must be well-formed.
  private static func texts(_ svg: String) throws -> [String] {
    var reader = XMLReader(svg)
    let texts = reader.texts()
    return try #require(texts, "not well-formed at: \(reader.rest.prefix(60))")
  }

  @Test("has the texts of a board, whatever they contain")
  func boardTexts() throws {
    let caption = ["Black 4 & White < 1.", "]]> \"Ann\" \u{1B}'Bob' 黒"]
    let texts = try Self.texts(Self.board(try GameRecord(transcript: "f5"), caption))
    let shown = caption.map { $0.replacing("\u{1B}", with: "\u{FFFD}") }
    #expect(texts.first == shown.joined(separator: " "))
    #expect(texts.suffix(2) == shown[...])
    #expect(Set(texts).isSuperset(of: "abcdefgh12345678".map(String.init)))
  }

  @Test("that moves shows one screen after another, the last until the end")
  func moving() throws {
    var screen = Screen(size: ScreenSize(columns: 3, rows: 1))
    let frames = ["a", "b", "c"].enumerated().map { index, character in
      screen[ScreenPoint(column: 1, row: 0)].character = Character(character)
      return ScreenPicture.Frame(screen, .milliseconds(500 * (index + 1)))
    }
    let svg = ScreenPicture(moving: frames, title: "move").svg
    #expect(try Self.texts(svg) == ["move", "a", "b", "c"])
    let changes = svg.matches(of: /dur="3000ms" values="([a-z;]+)"\s+keyTimes="([0-9.;]+)"/)
      .map { "\($0.1) \($0.2)" }
    #expect(changes == ["hidden;visible;hidden 0;0.1667;0.5", "hidden;visible 0;0.5"])
    // A screen hides what it replaces, and nothing else.
    #expect(svg.matches(of: /<path fill="#181818" d="M8 0h8v16h-8z"/).count == 2)
  }

  @Test("has a disk or a mark on the right squares of a board, in the colours of the theme")
  func boardMarks() throws {
    let svg = Self.board(try GameRecord(transcript: "f5"))
    let lines = svg.split(separator: "\n")
    func count(_ color: String) throws -> Int {
      let line = try #require(
        lines.first { $0.hasPrefix("<path d=\"M") && $0.contains("fill=\"\(color)\"") })
      return line.count { $0 == "M" }
    }
    #expect(try count("#000000") == 4)
    #expect(try count("#ffffff") == 1)
    // The last move, what it turned over, and White's moves.
    #expect(try count("#ff0000") == 1)
    #expect(try count("#767676") == 1)
    #expect(try count("#87ff87") == 3)
    // f5 is in the sixth column and the fifth row.
    #expect(svg.contains("M\(30 + 5 * 48 + 24 - 7) \(30 + 4 * 48 + 24)a7 7"))
    let fills = ThemeName.allCases.map { name in
      Self.board(GameRecord(), [], name).split(separator: "\n").first {
        $0.contains("width=\"384\"")
      } ?? ""
    }
    #expect(Set(fills).count == 5)
  }

  @Test("is well-formed for any game, on one line, too")
  func wellFormed() throws {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<40 {
      var record = GameRecord()
      try record.playAtRandom(Int.random(in: 0...70, using: &generator), using: &generator)
      for svg in [Self.board(record, ["x"]), Self.graph(record, caption: "Ann & Bob")] {
        _ = try Self.texts(svg)
        _ = try Self.texts(svg.split(separator: "\n").joined(separator: " "))
      }
    }
  }

  @Test("has a bar for each score of a graph, on its side")
  func graphBars() throws {
    let record = try GameRecord(transcript: "f5d6c3d3c4f4")
    let svg = Self.graph(record)
    let texts = try Self.texts(svg)
    #expect(texts.contains("Black ahead") && texts.contains("White ahead"))
    #expect(texts.filter { ["4", "16", "64"].contains($0) } == ["4", "4", "16", "16", "64", "64"])
    // Scores −20, −13, −6, 1, 8, 15; the last position has none.
    let bars = svg.split(separator: "\n").filter { $0.hasPrefix("<path d=\"M") }
    #expect(bars[0].count { $0 == "M" } == 3 && bars[0].contains("fill=\"#000000\""))
    #expect(bars[1].count { $0 == "M" } == 3 && bars[1].contains("fill=\"#ffffff\""))
    #expect(bars[1].contains("M36.0 164h85.7v69h-85.7z"))
  }
}
