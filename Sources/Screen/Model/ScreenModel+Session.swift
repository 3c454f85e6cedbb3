import Analysis
import Controls
import GameSession
import ReversiCore
import Words

extension ScreenModel {
  /// The picture of a game that is being played.
  ///
  /// - Parameters:
  ///   - session: The game.
  ///   - state: The cursor, the selected button and the notices.
  ///   - turnFraction: The part of the current disk's turn that is over, 0 to 1.
  ///   - thinkingTime: The time that the computer has been thinking; nil while it is not thinking
  ///     or if the time is not shown.
  ///   - words: The language.
  public init(
    session: GameSession, state: UIState, turnFraction: Double = 0, thinkingTime: Duration? = nil,
    words: Words
  ) {
    (title, progress) = words.titles(of: session)
    sheet = SheetPicture(session, words: words)
    help = session.openSheet == .help ? HelpPicture(session, words: words) : nil
    helpPage = state.helpPage
    openings = session.openings.map { OpeningsPicture($0, words: words) }
    // The board marks the selected move.
    let selected = session.openings?.selectedMove?.square
    if let review = session.review {
      let cursor = selected ?? (state.showsCursor(in: session) ? state.cursor : nil)
      board = BoardPicture(review, hint: session.hint, cursor: cursor, words: words)
    } else if let editor = session.editor {
      board = BoardPicture(editor, cursor: state.cursor)
    } else if let practice = session.practice, let exercise = practice.exercise {
      board = BoardPicture(
        exercise, verdict: practice.verdict, cursor: state.cursor, words: words)
    } else {
      board = BoardPicture(
        session: session, turnFraction: turnFraction, cursor: selected ?? state.cursor,
        previewed: state.previewed, words: words)
    }
    let record = session.review?.analysis.record ?? session.record
    moves = MoveListPicture(
      record, current: session.review?.ply ?? record.standing,
      opening: Opening.reached(by: record).map { words.name(of: $0) }, top: state.listTop)
    let players = [Disk.dark, .light].map {
      PlayerPicture($0, session: session, thinkingTime: thinkingTime, words: words)
    }
    message = MessagePicture(session, words: words)
    library =
      session.review == nil
      ? session.library.map { LibraryPicture($0, state: state, words: words) } : nil
    gameLine =
      sheet == nil && library == nil && openings == nil
      ? nil : GameLinePicture(session, message: message, players: players, words: words)
    self.players =
      session.sheetPosition.map { position in
        players.map { PlayerPicture($0, in: position, review: session.review, words: words) }
      } ?? players
    ending =
      session.phase == .over
      ? EndingPicture(
        session.shownCounts, isInFront: sheet == nil,
        words: words) : nil
    remark = state.remark(in: session).map { words.texts(of: $0) } ?? []
    let isStart = session.isNew && !state.hasSwitchedModes
    tip =
      isStart
      ? words.texts(
        of: .computerTip,
        [
          "key": .text(KeyLineItem(for: .switchMode(.light), words: words).key),
          "side": .side(.light),
        ]) : []
    startButtons =
      isStart
      ? [
        KeyLineItem(
          for: .switchMode(.light), label: words[.playAgainstComputer], words: words),
        KeyLineItem(for: .switchMode(.dark), label: words[.computerPlaysFirst], words: words),
      ] : []
    status =
      board.cursor.map {
        words.texts(of: SquareContent(on: $0, in: session).statement(on: $0))
      } ?? []
    let lastMoveTitles = words.texts(of: .lastMoveTitle)
    lastMove = session.lastMove.map {
      LastMovePicture(
        title: lastMoveTitles[0], shortTitle: lastMoveTitles[1], side: $0.side, square: $0.square)
    }
    hint = session.hint.map {
      HintPicture($0, of: session.recordUpToShownPly.position.turn, words: words)
    }
    // That of the game is not that of the exercise.
    evaluation =
      session.practice == nil ? EvaluationPicture(session.evaluation, words: words) : nil
    graph = session.evaluation == .hidden ? nil : GraphPicture(session)
    legend = LegendPicture(
      cursor: words[.cursorMark], legalMove: words[.legalMoveMark], lastMove: words[.lastMoveMark],
      turned: words[.turnedMark])
    // A question contains its notice, which says what is true once the question is answered.
    notices = state.notices.notices.filter {
      $0.question == nil || $0.question != session.overlay.question
    }.map {
      NoticePicture(texts: words.wording(of: $0).texts, isNew: state.notices.isNew($0))
    }
    playerList =
      session.openSheet == .players
      ? PlayerListPicture(session, selected: state.selectedPlayer(in: session), words: words) : nil
    let dialog = session.dialog
    self.dialog =
      session.sheet == .fileName
      ? DialogPicture(
        naming: state.fileName, selected: state.selectedNamingButton, words: words)
      : dialog.map {
        DialogPicture(
          $0, passing: $0 == .passAlert ? session.position.turn : nil,
          selected: state.selectedButton(in: $0), words: words)
      }
    passAlert = dialog == .passAlert ? session.position : nil
    keyLine = KeyLineItem.all(in: session, words: words)
    let question = dialog.map { words[$0.question] }
    let isSaved = state.notices.notices.allSatisfy(\.leavesGameSaved)
    tooSmall = TooSmallPicture {
      words.texts(ofTooSmall: $0, isSaved: isSaved, question: question)
    }
  }
}

extension Words {
  /// The text that the screen is too small, with whether the game is safe and the question if there
  /// is one, the longest wording first.
  fileprivate func texts(
    ofTooSmall size: ScreenSize, isSaved: Bool, question: String?
  ) -> [String] {
    let needed = Statement.text(Layout.minimum.text)
    let state = Statement.phrase(isSaved ? .safe : .unsafe)
    return texts(
      of: .tooSmall,
      [
        "needed": needed, "size": .text(size.text), "state": state,
        "question": .text(question.map { " " + $0 } ?? ""), "matter": isSaved ? needed : state,
      ])
  }
}

extension ScreenSize {
  fileprivate var text: String { "\(columns)x\(rows)" }
}

/// The progress of a game.
public enum Progress: Sendable, Hashable, StatementConvertible {
  /// The game awaits or shows this move, from 1; `of` is the number of squares that were empty at
  /// the start.
  case move(Int, of: Int)
  /// The game is over after this number of moves.
  case over(moves: Int)

  /// The text about it.
  public var statement: Statement {
    switch self {
    case .move(let number, let maximum):
      .phrase(.progressMove, ["number": .number(number), "most": .number(maximum)])
    case .over(let moves): .phrase(.progressOver, ["moves": .number(moves)])
    }
  }
}

extension GameSession {
  /// Whether nothing has been played and the person moves for both sides.
  fileprivate var isNew: Bool {
    game.phase == .waiting(hint: .hidden) && game.record.isUntouched
      && Disk.allCases.allSatisfy { game.modes[$0] == .manual }
  }

  /// The progress of the game since the start of its record.
  fileprivate var progress: Progress {
    let next = game.record.moveNumber
    let maximum = game.record.start.board.empties.count
    return switch game.phase {
    case .over: .over(moves: next - 1)
    case .animating: .move(next - 1, of: maximum)
    case .waiting, .thinking, .passing: .move(next, of: maximum)
    }
  }
}

extension GameSession {
  /// The position that a sheet shows in place of the game's; nil if the board shows the game.
  fileprivate var sheetPosition: Position? {
    review?.record.position ?? editor?.position ?? practice?.exercise?.position
  }
}

extension Words {
  /// The title of the screen, and what stands at the end of its row.
  fileprivate func titles(of session: GameSession) -> (title: String, progress: String) {
    if let review = session.review {
      return (
        self[review.branch == nil ? .reviewTitle : .variationTitle], texts(ofPlace: review)[0]
      )
    }
    if session.editor != nil { return (self[.editorTitle], "") }
    if let practice = session.practice { return titles(of: practice) }
    return (self[.title], text(of: session.progress))
  }
}

extension MessagePicture {
  fileprivate init(_ session: GameSession, words: Words) {
    let message = session.message
    side =
      switch message {
      case .turn(let side), .won(let side): side
      case .tied: nil
      }
    text = words.text(of: message)
    // Play has stopped if a pass waits behind a sheet.
    let isPassBehindSheet = session.phase == .passing && session.openSheet != nil
    continuations = isPassBehindSheet ? words.texts(of: .passBehindSheet) : []
    sideName = side.map { words.name(of: $0) }
    details =
      switch session.phase {
      case .waiting: [words[.yourMove]]
      case .over: words.texts(ofMargin: session.shownCounts, modes: session.modes)
      case .thinking, .animating, .passing: []
      }
  }
}

extension Words {
  /// By how much the person won or lost; empty if no one or both sides are the person's.
  fileprivate func texts(ofMargin counts: Sides<Int>, modes: Sides<Mode>) -> [String] {
    let margin = counts.dark - counts.light
    guard margin != 0 else { return [] }
    let winner = margin > 0 ? Disk.dark : .light
    let persons = Disk.allCases.filter { modes[$0] == .manual }
    guard persons.count == 1 else { return [] }
    let phrase = persons == [winner] ? Phrase.wonByMargin : .lostByMargin
    return [text(of: phrase, ["margin": .number(abs(margin))])]
  }
}

extension GraphPicture {
  /// The scores of a game so far, with room for the rest of it.
  fileprivate init(_ session: GameSession) {
    let record = session.scores.record
    self.init(
      session.scores, current: session.review?.ply ?? record.standing,
      length: record.start.board.empties.count + 1)
  }

  /// The scores of a game's positions.
  ///
  /// - Parameters:
  ///   - current: The number of plies before the position shown.
  ///   - length: The positions that the graph has room for, at least those that exist.
  public init(_ analysis: GameAnalysis, current: Int, length: Int = 0) {
    let mistakes = Set(analysis.mistakes)
    self.init(
      points: analysis.positions.indices.map { index in
        let evaluation = analysis.evaluation(at: index)
        return Point(
          lead: evaluation?.darkScore, isExact: evaluation?.isExact ?? false,
          isMistake: mistakes.contains(index))
      }, current: current, length: length)
  }
}

extension EndingPicture {
  /// - Parameter isInFront: Whether nothing is open that has other keys.
  fileprivate init(_ counts: Sides<Int>, isInFront: Bool, words: Words) {
    result = words.texts(ofResult: counts)
    let items = [
      KeyLineItem(for: .send(.playAgainRequested), words: words),
      KeyLineItem(for: .send(.swapRequested), label: words[.swapSides], words: words),
      KeyLineItem(for: .send(.sheetOpened(.review)), words: words),
    ]
    self.items = isInFront ? items : []
  }
}

extension HintPicture {
  /// The scores of the moves of a side, which the title names. Each score says how sure it is
  /// unless the one before says the same.
  fileprivate init(_ hint: Hint, of side: Disk?, words: Words) {
    let titles = words.texts(
      of: hint.isFromBook ? .bookHintTitle : .hintTitle, ["side": .side(side ?? .dark)])
    shortTitle = titles[1]
    guard let first = hint.moves.first, let side else {
      (self.words, best) = ([titles[0], words[.thinking]], [])
      return
    }
    best = ["\(first.square) \(words.lead(first.score, for: side))"]
    var said = hint.isFromBook ? words.texts(of: first.certainty, depth: first.depth)[0] : nil
    let texts = hint.moves.map { move in
      let text = "\(move.square) \(words.score(move.score))"
      let certainty = words.texts(of: move.certainty, depth: move.depth)[0]
      defer { said = certainty }
      return certainty == said ? text : "\(text) (\(certainty))"
    }
    self.words = [titles[0]] + texts.dropLast().map { $0 + "," } + texts.suffix(1)
  }
}

extension DialogPicture {
  /// A dialog with a selected button; the pass alert is about a side.
  fileprivate init(
    _ dialog: Dialog, passing side: Disk?, selected: DialogButton, words: Words
  ) {
    title = words[dialog.title]
    text = words.text(of: dialog)
    detail = side.map { words.text(of: .noMove, ["side": .side($0)]) }
    field = nil
    buttons = dialog.buttons.map {
      Button(button: $0, label: words[$0.label], isSelected: $0 == selected)
    }
  }

  /// The dialog for typing the name of a file.
  fileprivate init(naming field: TextField, selected: DialogButton, words: Words) {
    title = words[.fileNameTitle]
    text = words[.fileNameText]
    detail = nil
    self.field = field
    buttons = DialogButton.naming.map {
      Button(button: $0, label: words[$0.label], isSelected: $0 == selected)
    }
  }
}
