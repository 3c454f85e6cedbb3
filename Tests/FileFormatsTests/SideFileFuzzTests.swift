import Analysis
import FileFormats
import GameSession
import Notation
import ReversiCore
import ReversiTesting
import Testing

@Suite("A damaged file beside a saved game")
struct SideFileFuzzTests {
  private static func damaged(
    _ texts: [String], signs: String, seed: UInt64, _ check: ([UInt8]) throws -> Void
  ) rethrows {
    var generator = SeededGenerator(seed: seed)
    for number in 0..<SavedGameTextFuzzTests.count {
      var bytes = Array(texts[number % texts.count].utf8)
      bytes.mutate(signs: signs, using: &generator)
      try check(bytes)
    }
  }

  @Test(
    "of the clock is refused, or read as times that a clock can show",
    arguments: 0..<4 as Range<UInt64>)
  func clock(seed: UInt64) {
    let texts = [
      "5+3 1234 300000 0000000000000007\n", "5+3 1234 300000 -\r\n",
      "0.1 0 6000 -\n", "1440+3600 302400000 1 -\n",
      "5 9223372036854775807 1 00000000000000ff\n",
    ]
    var readable = 0
    Self.damaged(texts, signs: "0123456789 +-.\nabcdef", seed: seed) { bytes in
      guard let text = ClockText(bytes: bytes) else { return }
      readable += 1
      let game = SavedGame(
        record: GameRecord(), modes: SavedGame.new.modes, identity: text.identity,
        timeControl: text.reading.control)
      #expect(ClockText(bytes: ClockText(text.reading, of: game).bytes) == text)
      for left in [text.reading.left.dark, text.reading.left.light] {
        #expect(left >= .zero)
      }
    }
    #expect((1..<SavedGameTextFuzzTests.count).contains(readable))
  }

  @Test("of practice is read, answered and written", arguments: 0..<4 as Range<UInt64>)
  func practice(seed: UInt64) {
    let positions = EndgameExercise.all.prefix(3).map { PracticeItem($0.position) }
    var text = PracticeText()
    for position in positions { text.schedule.answer(position, isRight: true, on: 20_780) }
    text.streak.solve(on: 20_780)
    let more = """
      game 00000000000000ab
      loss 00000000000000ab 25 30
      streak 1000000 1000000
      \(positions[0].position.text) 1000000 1000000
      move \(positions[0].position.text) 2 20790

      """
    let lines = """
      line x f5d6c3d3c4f4c5b3c2
      line o f5f6e6f4
      line o d3c3c4e3
      checked o f5f6e6f4
      move \(Position.newGame.text) 1 20781

      """
    let texts = [String(decoding: text.bytes, as: UTF8.self), more, lines]
    Self.damaged(texts, signs: "xo-0123456789 \n\rstreakgmlovinbcdf", seed: seed) { bytes in
      var read = PracticeText(bytes: bytes)
      #expect(PracticeText(bytes: read.bytes) == read)
      let start = PracticeText(startIn: bytes)
      #expect(start.streak == read.streak && start.repertoire == read.repertoire)
      for line in read.repertoire.lines {
        // Each line is written as it was read, by the rules and with a move to choose.
        let text = Array("line \(line.side.symbol) \(line.game.transcript)".utf8)
        #expect(
          bytes.split(separator: 0x0A).contains { Array($0) == text || $0 == text + [0x0D] },
          "\(bytes)")
      }
      for step in read.repertoire.steps {
        #expect(step.answers.isSubset(of: step.game.position.legalMoves))
        #expect(!step.answers.isEmpty)
      }
      for day in [-5, 20_781, 999_999, 1_000_000] {
        _ = read.schedule.next(of: positions, on: day)
        _ = read.schedule.wait(for: positions, from: day)
        read.schedule.answer(positions[0], isRight: true, on: day)
        read.streak.solve(on: day)
        _ = TodaysEnding(on: day, streak: read.streak).daysInARow
      }
      _ = PracticeText(bytes: read.bytes)
    }
  }

  @Test(
    "of settings is read, and keeps all other lines at a change", arguments: 0..<4 as Range<UInt64>)
  func settings(seed: UInt64) {
    let texts = [
      "# mine\ntheme = light\nturned\nengine edax = nboard edax\n",
      "\u{FEFF}theme＝blue　# x\r\n\r\nblack-level = 3", "theme=\nturned = yes # no\ntheme =",
    ]
    Self.damaged(texts, signs: "theme = #\n\r\t=abc", seed: seed) { bytes in
      var text = SettingsText(bytes: bytes)
      let (_, others) = Self.themes(in: text)
      text.set("theme", to: "mono")
      let (themes, left) = Self.themes(in: text)
      #expect(themes.last?.setting?.value == "mono", "\(bytes)")
      #expect(left == others, "\(bytes)")
    }
  }

  private static func themes(
    in text: SettingsText
  ) -> (themes: [SettingsText.Line], others: [SettingsText.Line]) {
    let isTheme = { (line: SettingsText.Line) in
      line.setting.map { $0.option == "theme" && $0.subject == nil } ?? false
    }
    return (text.lines.filter(isTheme), text.lines.filter { !isTheme($0) })
  }
}
