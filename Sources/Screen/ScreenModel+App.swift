import Analysis
import App
import Archive
import BoardView
import Canvas
import GameSession
import ReversiCore
import Texts
import Words

extension ScreenModel {
  /// The picture of a game that is being played. `turnFraction` is the part of the current disk's
  /// turn that is over, 0 to 1. `thinkingTime` is nil while the computer is not thinking, or if the
  /// time is not shown.
  package init(
    app: App, state: UIState, turnFraction: Double = 0, thinkingTime: Duration? = nil,
    clock: ClockReading? = nil, words: Words
  ) {
    let features = FeaturePicture.all(in: app, state, words)
    let position = features.first?.position
    sheets = features.compactMap(\.page)
    (title, progress) =
      features.compactMap(\.titles).last ?? (words.game.title, words.progress(of: app))
    let tellsOfGame = features.allSatisfy(\.tellsOfGame)
    let counted =
      position == nil
      ? state.finalCount.map {
        FinalCount.counted(of: app.game.shownCounts, after: $0.elapsed)
      } : nil
    let view =
      counted.map {
        PositionInView(board: FinalCount.board(with: $0), state: app.game.position.state)
      }
      ?? position ?? PositionInView(of: app, tellsMoves: tellsOfGame)
    let hasCursor = state.showsCursor(in: app) && !sheets.contains { $0.room == .menu }
    let cursor = hasCursor ? state.cursor : nil
    var board = BoardPicture(
      view, previewed: position == nil ? state.previewed : nil,
      cursor: counted == nil ? cursor : nil, words: words)
    if position == nil, let animation = app.game.animation {
      board.show(animation, fraction: turnFraction)
    }
    board.isTurned = state.turnedBoard.isTurned
    self.board = board
    // The course of the game follows the count.
    let finished = position == nil && counted == nil ? app.finishedScores : nil
    // The list marks mistakes wherever the graph does.
    let marksMistakes =
      (app.isEvaluationShown || finished != nil) && app.scores.record == app.game.record
    moves = MoveListPicture(
      app.game.record, analysis: marksMistakes ? app.scores : nil,
      current: app.game.record.standing,
      top: state.listTop, words: words)
    let offered = state.offeredSide(in: app)
    let players = [Disk.dark, .light].map {
      var player = PlayerPicture(
        $0, app: app, isOffered: $0 == offered, thinkingTime: thinkingTime, clock: clock,
        words: words)
      // The result follows the count.
      if let counted { (player.count, player.isHighlighted) = (counted[$0], false) }
      return player
    }
    message =
      counted == nil ? MessagePicture(app, words: words) : MessagePicture(text: words.game.counting)
    gameLine =
      !sheets.contains(where: { $0.room.needsGameLine || app.game.phase == .passing })
      ? nil : GameLinePicture(app, message: message, players: players, words: words)
    self.players = position.map { view in players.map { PlayerPicture($0, in: view) } } ?? players
    hasEnded = app.game.phase == .over && counted == nil
    remark = state.remark(in: app)?.wording(in: words)
    rule =
      state.isBeginner && app.isBeforeFirstMove
      ? RulePicture(state.rule, isRead: state.isRuleRead, words: words) : nil
    teacher = counted == nil ? TeacherPicture(in: app, words: words) : nil
    buttons = ButtonsView(
      in: app, state, teacher: teacher,
      isShown: gameLine == nil && counted == nil && !sheets.contains(where: \.room.isBesideBoard),
      words: words)
    // The row of the status stays while the disks are counted.
    let hasStatus =
      position != nil || !hasEnded && !sheets.contains { $0.room.isBesideBoard }
    status =
      counted != nil ? "" : hasStatus ? board.cursor.map { words.content(of: $0, in: view) } : nil
    lastMove = app.game.lastMove.map { (words.game.lastMoveTitle, $0) }
    hint = app.hint.map {
      HintPicture($0, of: app.recordUpToShownPly.position.turn, words: words)
    }
    evaluation =
      app.isEvaluationShown && tellsOfGame ? EvaluationPicture(app.evaluation, words: words) : nil
    graph = app.isEvaluationShown || finished != nil ? GraphPicture(app) : nil
    legend =
      state.isBeginner
      ? (
        words.game.legalMoveMark, words.game.lastMoveMark, words.game.turnedMark,
        state.hasPreview && app.game.phase != .over ? words.game.wouldTurnMark : nil
      ) : nil
    // A question contains its notice, which says what is true once the question is answered.
    notices = state.notices.notices.filter {
      $0.question.map { !app.overlay.questions.contains($0) } ?? true
    }.map {
      NoticePicture(wording: words.wording(of: $0), isNew: state.notices.isNew($0))
    }
    let dialog = app.dialog
    self.dialog =
      dialog.map {
        DialogPicture(
          $0, passing: $0 == .passAlert ? app.game.position.turn : nil,
          selected: state.selectedButton(in: $0), words: words)
      } ?? features.last?.dialog
    passAlert = dialog == .passAlert ? app.game.position : nil
    let buttons = buttons
    // While the disks are counted, Enter only ends that.
    keyLine = KeyLineItem.all(in: app, words: words).filter {
      counted == nil || $0.action != .press
    }.map {
      app.overlay.isEmpty && buttons.startsGame ? $0.startingGame(words) : $0
    }
    let question = dialog.map { words.questions.shortText(of: $0) }
    let isSaved = state.notices.notices.allSatisfy(\.leavesGameSaved)
    tooSmall = {
      words.game.tooSmall(
        $0.text, needed: Layout.minimum.text, isSaved: isSaved, question: question)
    }
  }
}

extension ScreenSize {
  fileprivate var text: String { "\(columns)x\(rows)" }
}

extension Words {
  /// The move that is awaited or shown, or how many there were.
  fileprivate func progress(of app: App) -> String {
    let next = app.game.record.moveNumber
    let maximum = app.game.record.start.board.empties.count
    return switch app.game.phase {
    case .over: game.progress(over: next - 1)
    case .animating: game.progress(next - 1, of: maximum)
    case .waiting, .thinking, .passing: game.progress(next, of: maximum)
    }
  }
}

extension MessagePicture {
  fileprivate init(_ app: App, words: Words) {
    let message = app.game.message
    side =
      switch message {
      case .turn(let side), .won(let side): side
      case .tied: nil
      }
    text = words.game.text(of: message)
    // Play has stopped if a pass waits behind a sheet.
    let isPassBehindSheet = app.game.phase == .passing && app.overlay.sheet != nil
    continuation = isPassBehindSheet ? words.game.passBehindSheet : nil
    sideName = side.map { words.name(of: $0) }
    detail =
      switch app.game.phase {
      case .waiting where app.game.isHeld, .thinking where app.game.isOtherAwaited:
        words.twoPeople.otherAwaited
      case .waiting:
        app.personToMove.map { Wording($0) } ?? words.game.yourMove
      case .passing where app.game.isOthersTurn: words.twoPeople.otherPasses
      case .over:
        app.game.forfeit.map { words.game.wording(of: $0) }
          ?? words.wording(ofMargin: app.game.shownCounts, you: app.you)
      case .thinking, .animating, .passing: nil
      }
  }
}

extension App {
  /// Nil unless two people play and the name is known.
  fileprivate var personToMove: String? {
    guard Disk.allCases.allSatisfy({ game.modes[$0] == .manual }) else { return nil }
    return game.position.turn.flatMap { game.record.names.shown($0) }
  }
}

extension Words {
  /// Nil if no one won.
  fileprivate func wording(ofMargin counts: Sides<Int>, you: Disk?) -> Wording? {
    let margin = counts.dark - counts.light
    guard margin != 0 else { return nil }
    guard let you else { return game.margin(abs(margin)) }
    return you == (margin > 0 ? .dark : .light)
      ? game.youWon(by: abs(margin)) : game.youLost(by: abs(margin))
  }
}

extension GraphPicture {
  /// With room for the rest of the game.
  fileprivate init(_ app: App) {
    let record = app.scores.record
    self.init(
      app.scores, current: record.standing,
      length: record.start.board.empties.count + 1)
  }

  /// The scores of a game's positions. `current` plies precede the position shown.
  package init(_ analysis: GameAnalysis, current: Int, length: Int = 0) {
    self.init(
      points: analysis.positions.indices.map { index in
        let evaluation = analysis.evaluation(at: index)
        return Point(
          lead: evaluation?.darkScore, isExact: evaluation?.isExact ?? false,
          mistake: index > 0 ? analysis.plyScore(at: index - 1)?.mistake : nil)
      }, current: current, length: length)
  }
}

extension MessagePicture {
  fileprivate init(text: String) {
    self.text = text
    (side, continuation, sideName, detail) = (nil, nil, nil, nil)
  }
}

extension HintPicture {
  /// The title names the side. Each score says how sure it is unless the one before says the same.
  fileprivate init(_ hint: Hint, of side: Disk?, words: Words) {
    let title = words.game.hintTitle(side ?? .dark, isFromBook: hint.isFromBook)
    shortTitle = title.shortest
    guard let first = hint.moves.first, let side else {
      (self.words, best) = ([title.longest, words.game.thinking], nil)
      return
    }
    best = "\(first.square) \(words.lead(first.score, for: side))"
    var said = hint.isFromBook ? words.game.depth(first.certainty, first.depth).longest : nil
    let texts = hint.moves.map { move in
      let text = "\(move.square) \(move.score.signed)"
      let certainty = words.game.depth(move.certainty, move.depth).longest
      defer { said = certainty }
      return certainty == said ? text : "\(text) (\(certainty))"
    }
    self.words = [title.longest] + texts.dropLast().map { $0 + "," } + texts.suffix(1)
  }
}

extension DialogPicture {
  fileprivate init(
    _ dialog: Dialog, passing side: Disk?, selected: DialogButton, words: Words
  ) {
    title = words.questions.title(of: dialog)
    text = words.questions.text(of: dialog)
    detail = side.map { words.questions.noMove(of: $0) }
    field = nil
    buttons = dialog.buttons.map { Button($0, selected: selected, words: words) }
  }
}
