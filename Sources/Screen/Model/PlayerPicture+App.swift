import Analysis
import App
import Archive
import GameSession
import Notation
import ReversiCore
import Texts
import Words

extension PlayerPicture {
  /// The player in a position other than the game's.
  init(_ player: PlayerPicture, in view: PositionInView) {
    side = player.side
    (name, wholeName) = (player.name, player.wholeName)
    count = view.board.count(of: player.side)
    isHighlighted =
      switch view.state {
      case .toMove(player.side), .passDue(player.side), .over(.win(player.side, _)): true
      case .toMove, .passDue, .over: false
      }
    (mode, moveLimit, modeKey) = (player.mode, player.moveLimit, player.modeKey)
    note = view.notes[player.side] ?? ""
    indicator = nil
  }

  /// The player of the game.
  ///
  /// - Parameter isBeginner: Whether the person knows little of modes.
  init(
    _ side: Disk, app: App, isBeginner: Bool, thinkingTime: Duration?, clock: ClockReading?,
    words: Words
  ) {
    self.side = side
    // Lines of players have room for six columns.
    wholeName = app.game.record.names.shown(side) ?? words.name(of: side)
    name = app.game.record.names.shown(side).map { String($0.prefix(columns: 6)) } ?? wholeName
    count = app.game.shownCounts[side]
    isHighlighted =
      switch app.game.message {
      case .turn(side), .won(side): true
      case .turn, .won, .tied: false
      }
    let isAlone = Disk.allCases.allSatisfy { app.game.modes[$0] == .manual }
    let player =
      isBeginner && isAlone ? words.players.you : words.players.names(of: app.game.modes[side])
    mode = clock.map { player.beside($0.left[side].clockText) } ?? player
    moveLimit = app.game.modes[side].isComputed ? app.game.moveLimits[side].text(in: words) : nil
    modeKey = KeyLineItem(for: .switchMode(side), words: words).key
    note = nil
    indicator =
      app.game.thinkingSide == side
      ? IndicatorPicture(of: side, in: app, after: thinkingTime, words: words) : nil
  }
}

extension Wording {
  /// A player beside the clock, which is always shown.
  fileprivate func beside(_ clock: String) -> Wording {
    Wording("\(longest) \(clock)", "\(shortest) \(clock)", clock)
  }
}

extension MoveLimit {
  /// The number of a level, or the time for a move: to a tenth below ten seconds, and in minutes if
  /// the seconds would have four digits.
  fileprivate func text(in words: Words) -> String {
    switch self {
    case .level(let level): return String(level.number)
    case .moveTime(let time):
      let seconds = Int((time / .seconds(1)).rounded())
      if time < .milliseconds(9_950) {
        let tenths = Int((time / .milliseconds(100)).rounded())
        return words.players.seconds(Duration.milliseconds(100 * tenths).secondsText)
      }
      return seconds < 1000
        ? words.players.seconds(String(seconds)) : words.players.minutes(seconds / 60)
    }
  }
}

extension IndicatorPicture {
  /// The indicator of a side's player after some time; nil for one without animation.
  fileprivate init(
    of side: Disk, in app: App, after time: Duration?, words: Words
  ) {
    guard let time else {
      (sign, word, figures) = ("*", words.game.thinking, nil)
      return
    }
    let elapsed = max(.zero, time)
    let tenths = Int(elapsed / .milliseconds(100))
    sign = ["|", "/", "-", "\\"][tenths % 4]
    word = words.game.thinking
    if let progress = app.game.thinkingProgress, let best = progress.best {
      figures = words.figures(of: progress.limit, best, by: side, after: elapsed)
    } else if app.game.modes[side].externalEngine != nil {
      figures = Wording(words.players.seconds(String(tenths / 10)))
    } else {
      // The computer answers at once, or is about to say how far it is.
      figures = nil
    }
  }
}

extension Words {
  /// The progress of a move, in words.
  fileprivate func figures(
    of limit: MoveLimit, _ best: MoveScore, by side: Disk, after time: Duration
  ) -> Wording? {
    let maximum = limit.level?.moveTime ?? limit.moveTime ?? .zero
    // Whole seconds, unless they would be few.
    let unit = Duration.milliseconds(maximum < .seconds(5) ? 100 : 1000)
    func text(_ time: Duration) -> String { (unit * Int(time / unit)).secondsText }
    let move = "\(best.square) \(lead(best.score, for: side))"
    let progress = game.thinking(
      text(min(time, maximum)), of: text(maximum), depth: best.depth, move)
    return Wording(progress.texts + game.thinking(depth: best.depth, move).texts)
  }
}
