import GameSession
import ReversiCore

extension ScreenModel {
  /// The picture of a game that is being played.
  ///
  /// - Parameters:
  ///   - session: The game.
  ///   - state: Cursor, selected button and notices.
  ///   - thinkingTime: How long the computer has been thinking; nil while it does not.
  ///   - words: The language.
  public init(
    session: GameSession, state: UIState, thinkingTime: Duration? = nil, words: any Words
  ) {
    title = words.title
    progress = words.progress(session.progress)
    board = BoardPicture(session: session, cursor: state.cursor, words: words)
    players = [Disk.dark, .light].map {
      PlayerPicture($0, session: session, thinkingTime: thinkingTime, words: words)
    }
    message = MessagePicture(session.message, words: words)
    lastMove = session.lastMove.map {
      LastMovePicture(
        title: words.lastMoveTitle, shortTitle: words.shortLastMoveTitle, side: $0.side,
        square: $0.square)
    }
    hint = session.hint.map { HintPicture($0, words: words) }
    legend = LegendPicture(
      cursor: words.cursorMark, legalMove: words.legalMoveMark, lastMove: words.lastMoveMark,
      turned: session.pace.speed == .off ? words.turnedMark : nil)
    notices = state.notices.map {
      NoticePicture(texts: words.texts(of: $0), isNew: state.isNew($0))
    }
    help = session.isHelpOpen ? HelpPicture(words: words) : nil
    let dialog = session.dialog
    self.dialog = dialog.map {
      DialogPicture($0, selected: state.selectedButton(in: $0), words: words)
    }
    keyLine = KeyLineItem.all(words: words)
    let question = dialog.map(words.question)
    let isSaved = state.notices.allSatisfy(\.leavesGameSaved)
    tooSmall = TooSmallPicture {
      words.tooSmall($0, needed: Layout.minimum, isSaved: isSaved, question: question)
    }
  }
}

extension Notice {
  /// Whether the game is kept though the player is told this.
  fileprivate var leavesGameSaved: Bool {
    switch self {
    case .notSaved, .notSetAside, .heldElsewhere: false
    case .setAside, .earlierResumed, .savedGameMissing, .recordRestarted, .moverFailed,
      .unknownTerminal, .transcriptWritten, .transcriptNotWritten:
      true
    }
  }
}

/// How far a game has come.
public enum Progress: Sendable, Hashable {
  /// This move, from 1, is awaited or shown; `of` is the number of squares that were empty at the
  /// start.
  case move(Int, of: Int)
  /// It is over after a number of moves.
  case over(moves: Int)
}

extension GameSession {
  /// Whether the help lies over the board, also behind the reset confirmation.
  fileprivate var isHelpOpen: Bool {
    openSheet == .help
  }

  /// How far the game has come since the start of its record.
  fileprivate var progress: Progress {
    let next = record.moveNumber
    let most = record.start.board.empties.count
    return switch phase {
    case .over: .over(moves: next - 1)
    case .animating: .move(next - 1, of: most)
    case .waiting, .thinking, .passing: .move(next, of: most)
    }
  }
}

extension BoardPicture {
  init(session: GameSession, cursor: Square, words: any Words) {
    self.cursor = cursor
    let board = session.shownBoard
    let marked = session.pace.speed == .off ? session.lastMove?.flips ?? [] : []
    for square in Square.allCases {
      guard let disk = board[square] else { continue }
      faces[square] = marked.contains(square) ? .turned(disk) : .whole(disk)
    }
    if let animation = session.animation, let turning = animation.turning {
      faces[turning.square] = DiskFace(turningTo: animation.move.side, frame: turning.frame)
    }
    choices = session.choices
    lastMove = session.lastMove?.square
    let moves = session.hint?.moves ?? []
    for (index, move) in moves.enumerated() {
      hints[move.square] = HintMark(
        score: words.score(move.score), rank: index + 1, isBest: move.score == moves[0].score)
    }
  }
}

extension PlayerPicture {
  fileprivate init(
    _ side: Disk, session: GameSession, thinkingTime: Duration?, words: any Words
  ) {
    self.side = side
    name = words.name(of: side)
    count = session.shownCounts[side]
    isNamed =
      switch session.message {
      case .turn(side), .won(side): true
      case .turn, .won, .tied: false
      }
    mode = words.names(of: session.modes[side])
    let number = session.levels[side].number
    level = session.modes[side] == .computer ? String(number) : nil
    levelLine = words.level(number)
    modeKey = words.changes(KeyBinding.name(of: .switchMode(side), words: words))
    levelKey = words.changes(KeyBinding.name(of: .raiseLevel(side), words: words))
    indicator =
      session.thinkingSide == side
      ? IndicatorPicture(after: thinkingTime ?? .zero, words: words) : nil
  }
}

extension KeyBinding {
  /// How the keys for an action are called.
  fileprivate static func name(of action: Action, words: any Words) -> String {
    all.flatMap(\.groups).first { $0.actions.values.contains(action) }
      .map { words.written($0.name) } ?? ""
  }
}

extension IndicatorPicture {
  /// The indicator of a thought that has taken some time.
  fileprivate init(after time: Duration, words: any Words) {
    let tenths = Int64(max(.zero, time) / .milliseconds(100))
    sign = ["|", "/", "-", "\\"][Int(tenths % 4)]
    let seconds = words.seconds(tenths: tenths)
    long = "\(sign) \(words.thinking) \(seconds)"
    short = "\(sign) \(seconds)"
  }
}

extension MessagePicture {
  fileprivate init(_ message: Message, words: any Words) {
    side =
      switch message {
      case .turn(let side), .won(let side): side
      case .tied: nil
      }
    text = words.text(of: message)
    sideName = side.map(words.name)
  }
}

extension HintPicture {
  fileprivate init(_ hint: Hint, words: any Words) {
    let moves = hint.moves.map { "\($0.square) \(words.score($0.score))" }
    self.words =
      [words.hintTitle]
      + (moves.isEmpty ? [words.thinking] : moves.dropLast().map { $0 + "," } + moves.suffix(1))
    shortTitle = words.shortHintTitle
    best = moves.first
  }
}

extension DialogPicture {
  fileprivate init(_ dialog: Dialog, selected: DialogButton, words: any Words) {
    title = words.title(of: dialog)
    text = words.text(of: dialog)
    buttons = dialog.buttons.map {
      Button(button: $0, label: words.label(of: $0), isSelected: $0 == selected)
    }
  }
}
