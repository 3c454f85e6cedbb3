import GameSession
import ReversiCore
import Testing

/// What happens across several events.
@Suite("A session")
struct ScenarioTests {
  @Test("that starts new saves the new game; one that resumes has nothing to save")
  func beginning() {
    let new = GameSession.begin(.new, stored: nil, pace: .init())
    #expect(new.effects == [.save(.new)])
    #expect(new.session.phase == .waiting(nil))
    #expect(GameSession.begin(.new, stored: .new, pace: .init()).effects.isEmpty)
  }

  @Test("whose modes are overridden at the start saves them")
  func overriddenModes() {
    var game = SavedGame.new
    game.modes.light = .computer
    #expect(GameSession.begin(game, stored: .new, pace: .init()).effects == [.save(game)])
  }

  @Test("saves a move before its first frame")
  func savedBeforeAnimation() throws {
    var session = GameSession.resuming(.newGame)
    let effects = session.handle(.squareChosen(.d3))
    let settled = try Positions.record([.d3])
    #expect(effects.first == .save(SavedGame(record: settled, modes: session.modes)))
    #expect(effects.count == 2)
    #expect(session.shownBoard != session.position.board)
  }

  @Test("shows a move disk by disk, and changes the counts once, after the last")
  func disksAndCounts() throws {
    var session = GameSession.resuming(try Positions.after([.d3, .c3]))
    let before = session.shownCounts
    _ = session.handle(.squareChosen(.c4))
    let move = try #require(session.lastMove)
    #expect(move.flips == [.d4])

    var boards: [Board] = []
    var turning: [Int] = []
    while let id = session.frameID {
      #expect(session.shownCounts == before)
      #expect(session.message == .turn(.dark))
      boards.append(session.shownBoard)
      if let frame = session.animation?.turning?.frame { turning.append(frame) }
      _ = session.handle(.frameElapsed(id))
    }
    #expect(boards.count == 6)
    #expect(turning == [0, 1, 2, 3, 4])
    #expect(boards.allSatisfy { $0[.c4] == .dark && $0[.d4] == .light })
    #expect(session.shownBoard[.d4] == .dark)
    #expect(session.shownCounts.dark == before.dark + 2)
    #expect(session.shownCounts.light == before.light - 1)
    #expect(session.message == .turn(.light))
  }

  @Test("shows every disk of a move strictly after the one before it")
  func strictOrder() throws {
    let position = try Positions.picture(
      .dark,
      """
      --------
      x-------
      -o------
      --ooo---
      ---ox---
      -----oox
      ---ooo--
      --o-x---
      """)
    var session = GameSession.resuming(position)
    _ = session.handle(.squareChosen(.e6))
    var seen: [Square] = []
    while let id = session.frameID {
      if let square = session.animation?.turning?.square, seen.last != square {
        seen.append(square)
      }
      let done = seen.dropLast()
      #expect(done.allSatisfy { session.shownBoard[$0] == .dark })
      _ = session.handle(.frameElapsed(id))
    }
    #expect(seen == [.d5, .c4, .b3, .f6, .g6, .e7])
  }

  @Test("without animation goes on at once", arguments: [Mode.manual, .computer])
  func noAnimation(light: Mode) {
    var session = GameSession.resuming(.newGame, light: light, speed: .off)
    let effects = session.handle(.squareChosen(.d3))
    #expect(session.animation == nil)
    #expect(session.shownCounts == Sides(dark: 4, light: 1))
    #expect(effects.count == (light == .computer ? 2 : 1))
    #expect((session.thinkingSide == .light) == (light == .computer))
  }

  @Test("that is killed while a pass is due resumes with the alert, and a Computer does not think")
  func resumedPass() throws {
    let game = SavedGame(
      record: GameRecord(start: try Positions.passDue()),
      modes: Sides(dark: .computer, light: .computer))
    let (session, effects) = GameSession.begin(game, stored: game, pace: .init())
    #expect(session.phase == .passing)
    #expect(session.dialog == .passAlert)
    #expect(session.message == .turn(.dark))
    #expect(effects.isEmpty)
  }

  @Test("resumes a finished game with its result, whatever turn is recorded")
  func resumedEnd() {
    var board = Board()
    board[.c3] = .light
    for turn in Disk.allCases {
      let session = GameSession.resuming(Position(board: board, turn: turn), dark: .computer)
      #expect(session.phase == .over)
      #expect(session.message == .won(.light))
      #expect(session.dialog == nil)
    }
  }

  @Test("saves a dismissed pass")
  func dismissIsSaved() throws {
    var session = GameSession.resuming(try Positions.passDue())
    let effects = session.handle(.dismissed)
    #expect(effects == [.save(session.game)])
    #expect(session.position.state == .toMove(.light))
  }

  @Test("shows a pass that came due behind the reset confirmation, once that is cancelled")
  func passBehindConfirmation() throws {
    var session = GameSession.resuming(try Positions.beforePass())
    _ = session.handle(.squareChosen(.h6))
    _ = session.handle(.resetRequested)
    session.finishAnimation()
    #expect(session.phase == .passing)
    #expect(session.dialog == .resetConfirmation)
    #expect(session.handle(.dismissed).isEmpty)
    _ = session.handle(.resetCancelled)
    #expect(session.dialog == .passAlert)
    _ = session.handle(.dismissed)
    #expect(session.position.turn == .light)
    #expect(session.phase == .waiting(nil))
  }

  @Test("saves a settled board when a mode changes in the middle of an animation")
  func modeChangeDuringAnimation() throws {
    var session = GameSession.resuming(.newGame)
    _ = session.handle(.squareChosen(.d3))
    let effects = session.handle(.modeChanged(.light, .computer))
    let record = try Positions.record([.d3])
    let modes = Sides(dark: Mode.manual, light: .computer)
    #expect(effects == [.save(SavedGame(record: record, modes: modes))])
    #expect(session.thinkingSide == nil)
    session.finishAnimation()
    #expect(session.thinkingSide == .light)
  }

  @Test("asked Computer, Manual, Computer starts one fresh thought, and plays one disk")
  func thinkAgain() throws {
    var session = GameSession.resuming(.newGame)
    _ = session.handle(.modeChanged(.dark, .computer))
    let stale = try #require(session.thoughtID)
    _ = session.handle(.modeChanged(.dark, .manual))
    _ = session.handle(.modeChanged(.dark, .computer))
    let live = try #require(session.thoughtID)
    #expect(live != stale)
    #expect(session.handle(.thoughtAnswered(stale, .d3)).isEmpty)
    #expect(session.position == .newGame)
    _ = session.handle(.thoughtAnswered(live, .c4))
    #expect(session.position == (try Positions.after([.c4])))
    #expect(session.handle(.thoughtAnswered(live, .c4)).isEmpty)
    #expect(session.handle(.thoughtAnswered(stale, .c3)).isEmpty)
  }

  @Test("goes on with its thought untouched when the other side's mode changes")
  func otherModeDuringThought() {
    var session = GameSession.resuming(.newGame, dark: .computer)
    let thought = session.thoughtID
    _ = session.handle(.modeChanged(.light, .computer))
    #expect(session.thoughtID == thought)
  }

  @Test("that is reset lets nothing of the game before it touch the new one")
  func staleAfterReset() throws {
    var session = GameSession.resuming(.newGame, light: .computer)
    _ = session.handle(.squareChosen(.d3))
    let frame = try #require(session.frameID)
    session.finishAnimation()
    let thought = try #require(session.thoughtID)
    _ = session.handle(.resetRequested)
    let effects = session.handle(.resetConfirmed)
    #expect(effects == [.stopThought(thought), .save(.new)])
    let new = session
    #expect(session.handle(.thoughtAnswered(thought, .c3)).isEmpty)
    #expect(session.handle(.frameElapsed(frame)).isEmpty)
    #expect(session == new)
    #expect(session.lastMove == nil)
    #expect(session.modes == Sides(dark: .manual, light: .manual))

    // A frame of the game before does not shorten an animation of the new one.
    _ = session.handle(.squareChosen(.d3))
    let animating = session
    #expect(session.handle(.frameElapsed(frame)).isEmpty)
    #expect(session == animating)
  }

  @Test("ends without a pass alert when neither side can move")
  func endWithoutAlert() throws {
    var session = GameSession.resuming(try Positions.tiedGame(plies: 59))
    #expect(session.phase == .passing)
    _ = session.handle(.dismissed)
    _ = session.handle(.squareChosen(.f8))
    session.finishAnimation()
    #expect(session.phase == .over)
    #expect(session.message == .tied)
    #expect(session.dialog == nil)
    #expect(session.shownCounts == Sides(dark: 32, light: 32))
  }

  @Test("asks the computer at the level of the side that moves, as it is when the thought starts")
  func levels() throws {
    let (weak, strong) = (try #require(Level(1)), try #require(Level(10)))
    var session = GameSession.resuming(.newGame, light: .computer, speed: .off)
    #expect(session.handle(.levelChanged(.dark, weak)) == [.save(session.game)])
    #expect(session.handle(.levelChanged(.light, strong)) == [.save(session.game)])
    #expect(session.game.levels == Sides(dark: weak, light: strong))
    let effects = session.handle(.squareChosen(.d3))
    let thought = try #require(session.thoughtID)
    let expected = Thought(id: thought, record: session.record, task: .move(strong))
    #expect(effects.last == .startThought(expected))
    #expect(session.handle(.levelChanged(.light, weak)) == [.save(session.game)])
    #expect(session.thoughtID == thought)
  }

  @Test("keeps the levels, but not the modes, when it is reset")
  func levelsAfterReset() throws {
    let strong = try #require(Level(9))
    var session = GameSession.resuming(.newGame, dark: .computer)
    _ = session.handle(.levelChanged(.light, strong))
    _ = session.handle(.resetRequested)
    _ = session.handle(.resetConfirmed)
    #expect(session.levels.light == strong)
    #expect(session.modes == Sides(dark: .manual, light: .manual))
  }

  @Test("shows a hint until the next move, or until it is asked for again")
  func hint() throws {
    var session = GameSession.resuming(.newGame)
    let effects = session.handle(.hintRequested)
    let id = try #require(session.liveThought)
    #expect(effects == [.startThought(Thought(id: id, record: GameRecord(), task: .hint))])
    let moves = [Hint.Move(square: .d3, score: 1)]
    _ = session.handle(.hintAnswered(id, moves, isFinal: true))
    #expect(session.hint == .found(moves))
    #expect(session.choices == Position.newGame.legalMoves)

    var again = session
    #expect(again.handle(.hintRequested).isEmpty)
    #expect(again.phase == .waiting(nil))

    _ = session.handle(.squareChosen(.a1))
    #expect(session.hint?.moves == moves)
    _ = session.handle(.squareChosen(.d3))
    session.finishAnimation()
    #expect(session.phase == .waiting(nil))
  }

  @Test("cancels a hint that is still being found, when it is not needed any more")
  func cancelledHint() throws {
    let endings: [GameSession.Event] = [
      .squareChosen(.d3), .hintRequested, .modeChanged(.dark, .computer), .resetConfirmed,
    ]
    for event in endings {
      var session = GameSession.resuming(.newGame)
      _ = session.handle(.hintRequested)
      let id = try #require(session.liveThought)
      if event == .resetConfirmed { _ = session.handle(.resetRequested) }
      #expect(session.handle(event).contains(.stopThought(id)), "\(event)")
      let after = session
      #expect(session.handle(.hintAnswered(id, [], isFinal: true)).isEmpty)
      #expect(session == after, "\(event)")
    }
  }

  @Test("plays the computer's answer when both it and the least think time are there")
  func leastThinkTime() throws {
    var session = GameSession.resuming(.newGame, dark: .computer, leastThinkTime: .seconds(2))
    let id = try #require(session.thoughtID)
    var early = session
    #expect(early.handle(.thoughtAnswered(id, .d3)).isEmpty)
    #expect(early.thinkingSide == .dark)
    #expect(early.handle(.thoughtAnswered(id, .c4)).isEmpty)
    _ = early.handle(.leastThinkTimeElapsed(id))
    #expect(early.lastMove?.square == .d3)

    #expect(session.handle(.leastThinkTimeElapsed(id)).isEmpty)
    #expect(session.thinkingSide == .dark)
    _ = session.handle(.thoughtAnswered(id, .c4))
    #expect(session.lastMove?.square == .c4)
  }

  @Test("drops the answer and the timer when the mode changes between the two")
  func modeChangeBeforeLeastThinkTime() throws {
    var session = GameSession.resuming(.newGame, dark: .computer, leastThinkTime: .seconds(2))
    let id = try #require(session.thoughtID)
    _ = session.handle(.thoughtAnswered(id, .d3))
    #expect(session.handle(.modeChanged(.dark, .manual)) == [.unschedule, .save(session.game)])
    #expect(session.handle(.leastThinkTimeElapsed(id)).isEmpty)
    #expect(session.position == .newGame)
  }

  @Test(
    "gives a side whose mover fails back to the player, saves that and says what came",
    arguments: [MoverFailure.illegal(.a1), .noAnswer])
  func failedMover(failure: MoverFailure) throws {
    var session = GameSession.resuming(
      .newGame, dark: .computer, light: .computer, leastThinkTime: .seconds(2))
    let id = try #require(session.thoughtID)
    let event: GameSession.Event =
      if case .illegal(let square) = failure { .thoughtAnswered(id, square) } else {
        .thoughtFailed(id, failure)
      }
    #expect(session.handle(event) == [.unschedule, .save(session.game)])
    #expect(session.modes == Sides(dark: .manual, light: .computer))
    #expect(session.phase == .waiting(nil))
    #expect(session.notice == .moverFailed(.dark, failure))

    _ = session.handle(.modeChanged(.light, .manual))
    #expect(session.notice != nil)
    _ = session.handle(.modeChanged(.dark, .computer))
    #expect(session.notice == nil)
  }

  @Test("does not let a late illegal answer of the game before a reset touch the new game's modes")
  func illegalAnswerAfterReset() throws {
    var session = GameSession.resuming(.newGame, dark: .computer)
    let stale = try #require(session.thoughtID)
    _ = session.handle(.resetRequested)
    _ = session.handle(.resetConfirmed)
    _ = session.handle(.modeChanged(.dark, .computer))
    let after = session
    #expect(session.handle(.thoughtAnswered(stale, .a1)).isEmpty)
    #expect(session.handle(.thoughtFailed(stale, .noAnswer)).isEmpty)
    #expect(session == after)
  }

  @Test("keeps what a hint has found when no more comes, and puts an empty one away")
  func failedHint() throws {
    var session = GameSession.resuming(.newGame)
    _ = session.handle(.hintRequested)
    let id = try #require(session.liveThought)
    var empty = session
    #expect(empty.handle(.thoughtFailed(id, .noAnswer)).isEmpty)
    #expect(empty.phase == .waiting(nil))
    let moves = [Hint.Move(square: .d3, score: 1)]
    _ = session.handle(.hintAnswered(id, moves, isFinal: false))
    #expect(session.handle(.thoughtFailed(id, .noAnswer)).isEmpty)
    #expect(session.hint == .found(moves))
  }

  @Test("goes on behind the help, and shows a pass that came due when the help is closed")
  func behindHelp() throws {
    var session = GameSession.resuming(try Positions.beforePass(), light: .computer)
    let id = try #require(session.thoughtID)
    _ = session.handle(.sheetOpened(.help))
    _ = session.handle(.thoughtAnswered(id, .h6))
    session.finishAnimation()
    #expect(session.phase == .passing)
    #expect(session.dialog == nil)
    #expect(session.handle(.dismissed).isEmpty)
    _ = session.handle(.sheetClosed)
    #expect(session.dialog == .passAlert)
  }

  @Test("asks for a reset over the help: Cancel returns there, OK closes both")
  func resetOverHelp() {
    var session = GameSession.resuming(.newGame)
    _ = session.handle(.squareChosen(.d3))
    _ = session.handle(.sheetOpened(.help))
    _ = session.handle(.resetRequested)
    #expect(session.dialog == .resetConfirmation)
    _ = session.handle(.resetCancelled)
    #expect(session.sheet == .help)
    _ = session.handle(.resetRequested)
    _ = session.handle(.resetConfirmed)
    #expect(session.overlay == nil)
    #expect(session.record == GameRecord())
  }

  @Test("keeps every ply, passes included, and begins a new record when it is reset")
  func record() throws {
    var session = GameSession.resuming(.newGame, speed: .off)
    for square in [Square.f5, .f6, .c4, .g5, .h5, .h4, .f7, .h6] {
      _ = session.handle(.squareChosen(square))
    }
    _ = session.handle(.dismissed)
    #expect(session.record.transcript == "f5f6c4g5h5h4f7h6--")
    #expect(session.lastMove?.square == .h6)
    _ = session.handle(.resetRequested)
    _ = session.handle(.resetConfirmed)
    #expect(session.record == GameRecord())
    #expect(session.lastMove == nil)
  }

  @Test("gives the frames of long moves less time, so that none takes longer than 2 s at normal")
  func paceOfLongMoves() {
    for flips in 1...19 {
      let frames = 1 + flips * FlipAnimation.framesPerFlip
      for (speed, factor) in [(AnimationSpeed.fast, 0.5), (.normal, 1), (.slow, 2)] {
        let duration = speed.frameDuration(frames: frames) ?? .zero
        #expect(duration * frames <= .seconds(2) * factor)
        #expect(duration <= .milliseconds(40) * factor)
        if frames <= 50 { #expect(duration == .milliseconds(40) * factor) }
      }
    }
    #expect(AnimationSpeed.off.frameDuration(frames: 6) == nil)
  }
}
