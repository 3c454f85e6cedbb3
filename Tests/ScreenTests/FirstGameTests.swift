import Analysis
import AppTesting
import Canvas
import GameSession
import ReversiCore
import ReversiTesting
import Testing
import Words

@testable import App
@testable import Screen

@Suite("The first game and the last move")
struct FirstGameTests {
  private static let size = ScreenSize(columns: 120, rows: 40)
  private static let aim = "The most disks at the end win."

  @Test("shows what a move would turn over until three games are played, and then on request")
  func preview() {
    for games in 0...3 {
      let state = UIState(experience: GameExperience(games: games))
      #expect(state.hasPreview == (games < 3))
    }
    #expect(!UIState(experience: GameExperience(games: nil)).hasPreview, "it is not known")
    #expect(UIState(hasPreview: true, experience: GameExperience(games: 3)).hasPreview)
    var state = UIState(experience: GameExperience(games: 0))
    _ = state.translate(.character("p"), app: .started(), screen: nil)
    #expect(!state.hasPreview)
  }

  @Test("offers the computer until the second move, for the side that the person has not moved for")
  func offer() {
    let first = UIState(experience: GameExperience(games: 0))
    func offers(_ app: App) -> [Action] {
      let buttons = ScreenModel(app: app, state: first, words: Scene.words).buttons
      return ([buttons.main] + buttons.others).compactMap { $0?.action }
    }
    let start = App.started()
    #expect(offers(start) == [.switchMode(.light), .playTogether])
    let moved = start.playing("d3")
    #expect(offers(moved) == [.switchMode(.light)])
    #expect(screen(moved, first).text.contains("Let the computer answer"))
    #expect(offers(moved.after(.game(.undoRequested))).count == 2)
    #expect(offers(start.playing("d3 c3")).isEmpty)
    #expect(offers(moved.after(.game(.modeChanged(.dark, .computer)))).isEmpty)
  }

  @Test("a person is you, and nobody plays the other side until somebody is chosen")
  func you() {
    func players(_ app: App) -> [String] {
      ScreenModel(app: app, state: UIState(), words: Scene.words).players.map(\.player.longest)
    }
    #expect(players(.started()) == ["You", ""])
    let computer = App.started().after(.game(.modeChanged(.light, .computer)))
    #expect(players(computer) == ["You", "Computer 3, casual"])
    #expect(players(App.started().playing("d3 c3")) == ["You", "You"])
  }

  @Test("the help begins with the rules for a beginner, and Tab turns to the keys")
  func help() {
    let app = App.started().after(.sheetOpened(.help))
    for (games, title) in [(2, "Rules 1/3"), (3, "Keys 1/3")] {
      let state = UIState(experience: GameExperience(games: games))
      #expect(screen(app, state).text.contains(title))
      let turned = screen(app.after(.help(.turned(to: 1))), state).text
      #expect(turned.contains(games == 2 ? "Keys 2/3" : "Rules 2/3"))
    }
  }

  @Test("the rule plays once, in three looks of half a second, and then stands still")
  func rule() {
    let app = App.started()
    var state = UIState(experience: GameExperience(games: 2))
    state.receive(.game(.gameBegan(.start)), in: app, now: .seconds(3))
    func rule() -> RulePicture? { ScreenModel(app: app, state: state, words: Scene.words).rule }
    let looks: [[Disk?]] = [
      [.dark, .light, .light, nil], [.dark, .light, .light, .dark], [.dark, .dark, .dark, .dark],
    ]
    for (index, look) in looks.enumerated() {
      state.advance(now: .milliseconds(3000 + 500 * index))
      #expect(rule()?.disks == look)
      let sentences = ["they turn over", Self.aim, "No move? You pass."]
      let text = screen(app, state).text
      #expect(sentences.map { text.contains($0) } == (0..<3).map { $0 <= index })
      #expect(state.nextDeadline == (index < 2 ? .milliseconds(3500 + 500 * index) : nil))
    }
  }

  @Test("any key ends the playing of the rule and does what it does; without animation it is still")
  func ruleKeys() {
    let app = App.started()
    var state = UIState(experience: GameExperience(games: 2))
    state.receive(.game(.gameBegan(.start)), in: app, now: .zero)
    #expect(state.translate(.character("o"), app: app, screen: nil).count == 1)
    #expect(state.nextDeadline == nil)
    #expect(screen(app, state).text.contains("No move? You pass."))
    let still = App.begin(app.game.saved, stored: nil, pace: GameSession.Pace(speed: .off)).app
    var quiet = UIState(experience: GameExperience(games: 2))
    quiet.receive(.game(.gameBegan(.start)), in: still, now: .zero)
    #expect(quiet.nextDeadline == nil)
    #expect(screen(still, quiet).text.contains("No move? You pass."))
  }

  @Test("the rule is there for beginners until the first move, also while computers play")
  func ruleReaders() {
    func hasRule(_ app: App, games: Int) -> Bool {
      screen(app, UIState(experience: GameExperience(games: games))).text.contains("they turn over")
    }
    #expect((0...3).map { hasRule(.started(), games: $0) } == [true, true, true, false])
    #expect(hasRule(App.started().after(.game(.modeChanged(.light, .computer))), games: 0))
    #expect(!hasRule(App.started().playing("d3"), games: 0))
  }

  @Test("the rule has two lines without cards, and one on phones, until the first key")
  func ruleSizes() {
    let app = App.started()
    var state = UIState(experience: GameExperience(games: 2))
    func text(_ columns: Int, _ rows: Int) -> String {
      Moment(app: app, state: state).screen(ScreenSize(columns: columns, rows: rows)).text
    }
    #expect(text(80, 24).contains("● ● ● ● Enclosed disks turn over"))
    #expect(text(80, 24).contains("Most disks win. No move? Pass."))
    #expect(text(45, 20).contains("Play against the computer"))
    _ = state.translate(.up, app: app, screen: nil)
    #expect(text(80, 24).contains("● ● ● ● Enclosed disks turn over"))
    #expect(!text(45, 20).contains("Enclosed disks turn over"))
    #expect(text(45, 20).contains("Play against the computer") == false)
  }

  @Test("the disks gather from both ends while the numbers count, then the board returns")
  func count() throws {
    let over = Self.over
    var state = UIState()
    let result = screen(over, state)
    state.receive(.game(.gameOver), in: over, now: .seconds(5))
    #expect(counts(over, state) == [0, 0])
    #expect(state.nextDeadline == .milliseconds(5040))
    state.advance(now: .milliseconds(5500))
    let all = over.game.shownCounts
    #expect(counts(over, state) == [(all.dark + 1) / 2, (all.light + 1) / 2])
    state.advance(now: .milliseconds(6100))
    #expect(counts(over, state) == [all.dark, all.light])
    let gathered = ScreenModel(app: over, state: state, words: Scene.words).board
    #expect(gathered.faces.values.count { $0 == .whole(.dark) } == all.dark)
    #expect(gathered.faces.values.count { $0 == .whole(.light) } == all.light)
    #expect(gathered.faces[.a1] == .whole(.dark), "they gather from the first row")
    state.advance(now: .milliseconds(6200))
    #expect(state.nextDeadline == nil)
    #expect(screen(over, state) == result)
  }

  @Test("the result follows the count, in the row of the message")
  func result() throws {
    let game = try GameRecord(transcript: KnownGame.oneSquareEmpty.transcript)
    let modes = Sides(dark: Mode.computer, light: .manual)
    let saved = SavedGame(record: game, modes: modes)
    let over = App.begin(saved, stored: nil, pace: GameSession.Pace()).app
    func lines(_ state: UIState, _ columns: Int, _ rows: Int) -> [String] {
      Moment(app: over, state: state).screen(ScreenSize(columns: columns, rows: rows)).lines
    }
    var state = UIState()
    state.receive(.game(.gameOver), in: over, now: .zero)
    for (columns, rows) in [(80, 24), (120, 40), (200, 60), (45, 20), (40, 20)] {
      let counting = lines(state, columns, rows)
      #expect(!counting.contains { $0.contains("won") || $0.contains("legal") })
      #expect(counting.contains { $0.contains("Counting the disks") })
      let after = lines(UIState(), columns, rows)
      #expect(after.contains { $0.contains("○ won  You won by 57") }, "\(columns)")
      #expect(after.contains { $0.contains(" Play again ") }, "\(columns)")
    }
    let model = ScreenModel(app: over, state: state, words: Scene.words)
    #expect(model.board.cursor == nil && model.players.allSatisfy { !$0.isHighlighted })
    #expect(ScreenModel(app: over, state: UIState(), words: Scene.words).board.cursor != nil)
  }

  @Test("one remark says why, and a button tries the mistakes again, after the count")
  func course() throws {
    let over = App.played(.tie)
    let all = over.analyzed()
    let worst = try #require(all.worstMove)
    func text(_ app: App, _ columns: Int, _ rows: Int, _ state: UIState = UIState()) -> String {
      Moment(app: app, state: state).screen(ScreenSize(columns: columns, rows: rows)).text
    }
    for (columns, rows) in [(80, 24), (120, 40), (200, 60), (45, 20), (40, 20)] {
      #expect(!text(over, columns, rows).contains("gave "), "nothing is known yet")
      #expect(text(all, columns, rows).contains(" gave "), "\(columns)")
      #expect(text(all, columns, rows).contains("mistakes again"))
      let size = ScreenSize(columns: columns, rows: rows)
      let move = try #require(Moment(app: all).clicking("'s", size: size))
      #expect(move.intents.last == .send(.review(.moved(to: worst.index + 1))))
      guard columns >= 80 else { continue }
      let screen = Moment(app: all).screen(size)
      let points = (0..<rows).flatMap { row in
        (0..<columns).map { ScreenPoint(column: $0, row: row) }
      }
      let targets = Set(points.compactMap { screen.controls.action(at: $0) })
      #expect((0...60).count { targets.contains(.goToGamePly($0)) } > 20, "the graph is there")
    }
    var counting = UIState()
    counting.receive(.game(.gameOver), in: all, now: .zero)
    #expect(!text(all, 80, 24, counting).contains("gave "))
    let asked = all.after(.resetRequested)
    #expect(!text(asked, 80, 24).contains("64  Black"), "a dialog covers no half of the graph")
  }

  @Test("Enter plays again after two computers, and only what has been seen")
  func pressing() {
    let over = App.started(modes: Sides(dark: .computer, light: .computer))
    let done = App.begin(
      SavedGame(record: App.played(.tie).game.record, modes: over.game.modes), stored: nil,
      pace: GameSession.Pace()
    ).app
    let moment = Moment(app: done)
    #expect(moment.handling(.enter, size: .usual).intents == [.send(.playAgainRequested)])
    var state = UIState()
    #expect(
      state.translate(.enter, app: done, screen: nil) == [.send(.game(.squareChosen(.d3)))])
  }

  @Test("any key ends the count and does what it does; without animation there is none")
  func skipping() throws {
    let over = Self.over
    var state = UIState()
    state.receive(.game(.gameOver), in: over, now: .zero)
    #expect(
      state.translate(.character("v"), app: over, screen: nil) == [.send(.sheetOpened(.review))])
    #expect(state.nextDeadline == nil)
    let still = App.begin(over.game.saved, stored: nil, pace: GameSession.Pace(speed: .off)).app
    var quiet = UIState()
    quiet.receive(.game(.gameOver), in: still, now: .zero)
    #expect(quiet.nextDeadline == nil)
  }

  @Test("a card has the board, the result, and who was ahead if most scores are known")
  func card() throws {
    var analysis = GameAnalysis(of: try GameRecord(transcript: "f5d6c3"))
    let lines = GameCard.lines(of: analysis)
    #expect(lines.count == 9 && lines[0] == "Reversi ⚫ 5–2 ⚪")
    #expect(lines[3] == "🟩🟩⚫🟩🟩🟩🟩🟩", "row 3 has c3")
    for (index, lead) in [0, 16, -16].enumerated() {
      analysis.set(
        Evaluation(darkScore: lead, certainty: .estimate(confidence: 100), depth: 1, line: []),
        at: index)
    }
    #expect(GameCard.lines(of: analysis).last == "▅█▁")
  }

  private static let over = Scene.result.model.app

  private func screen(_ app: App, _ state: UIState) -> Screen {
    Moment(app: app, state: state).screen(Self.size)
  }

  private func counts(_ app: App, _ state: UIState) -> [Int] {
    ScreenModel(app: app, state: state, words: Scene.words).players.map(\.count)
  }
}
