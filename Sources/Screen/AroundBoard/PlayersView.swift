import Analysis
import App
import Archive
import Canvas
import GameSession
import Notation
import ReversiCore
import Texts
import Words

/// The players. Each side has a card where there is room, otherwise one line, two in a narrow
/// panel. Both sides can share a line without their names.
struct PlayersView {
  let players: [PlayerPicture]
  let area: ScreenRect
  /// 0 if there is no room for cards.
  var cardRows = 0
  var turnColumn: Int?
  var isShared = false

  /// Enough columns for a side in one line; half of them are enough for two lines.
  private static let minimumColumns = 22
  private static let cardGap = 1

  static func rows(columns: Int, cardRows: Int) -> Int {
    if cardRows > 0 { return 2 * cardRows + cardGap }
    return columns < minimumColumns ? 4 : 2
  }

  /// A side has rows of its own, or half of a shared line.
  private var places: [ScreenRect] {
    players.indices.map { index in
      var place = area
      if isShared {
        let half = (area.columns + 1) / 2
        place.column += index * half
        place.columns = half - (area.columns < 40 ? 1 : 2)
      } else {
        place.rows /= players.count
        place.row += index * place.rows
      }
      return place
    }
  }

  func draw(on canvas: inout Canvas) {
    if cardRows > 0 { return drawCards(on: &canvas) }
    let isWide = area.columns >= Layout.widePanel && !isShared
    let countEnd = isWide ? 4 : 3
    let nameEnd = countEnd + (isShared ? 0 : 1 + (players.map(\.name.columns).max() ?? 0))
    let longest = players.map { $0.words.longest.columns }.max() ?? 0
    let gap = isWide ? min(3, max(1, area.columns - nameEnd - 1 - longest)) : 1
    for (player, place) in zip(players, places) {
      let style: Style = player.isHighlighted ? .bold : .plain
      if player.isHighlighted, let turnColumn {
        canvas.drawTurnBar(column: turnColumn, rows: place.row..<place.endRow)
      }
      canvas.write([canvas.theme.chip(player.side)], column: place.column, row: place.row)
      let count = String(player.count)
      canvas.write(
        count, column: place.column + countEnd - count.columns, row: place.row, style)
      if !isShared {
        canvas.write(player.name, column: place.column + countEnd + 1, row: place.row, style)
      }
      let column = place.column + (place.rows > 1 ? 2 : nameEnd + gap)
      canvas.write(
        player.words.fitting(place.endColumn - column), column: column, row: place.endRow - 1,
        style, action: player.action)
    }
  }
}

// Cards.
extension PlayersView {
  private func drawCards(on canvas: inout Canvas) {
    for (index, player) in players.enumerated() {
      var place = area
      place.row += index * (cardRows + Self.cardGap)
      place.rows = cardRows
      let columns = PlayerCard.textColumns(of: place)
      let words = Span(player.words.fitting(columns), action: player.action)
      PlayerCard(
        side: player.side, name: player.name, count: player.count,
        isHighlighted: player.isHighlighted,
        lines: [[words], player.note == nil ? player.controls(canvas.theme) : []], area: place
      ).draw(on: &canvas)
    }
  }
}

extension PlayerPicture {
  /// Who plays, or how well.
  fileprivate var words: Wording { note ?? player }

  /// The game's player would mislead where the board shows another position.
  fileprivate var action: Action? { note == nil ? .switchMode(side) : nil }

  fileprivate func controls(_ theme: Theme) -> [Span] {
    let key = Span(" \(modeKey) ", theme.key, action: .switchMode(side))
    guard hasLevel else { return [key] }
    return [
      Span(" - ", theme.key, action: .changeLevel(side, by: -1)), Span(" "),
      Span(" + ", theme.key, action: .changeLevel(side, by: 1)), Span(" "), key,
    ]
  }
}

extension PlayerPicture {
  /// For a position other than the game's.
  init(_ player: PlayerPicture, in view: PositionInView) {
    self = player
    count = view.board.count(of: player.side)
    isHighlighted =
      switch view.state {
      case .toMove(player.side), .passDue(player.side), .over(.win(player.side, _)): true
      case .toMove, .passDue, .over: false
      }
    note = view.notes[player.side] ?? ""
    indicator = nil
  }

  /// With `isOffered`, nobody plays the side yet.
  init(
    _ side: Disk, app: App, isOffered: Bool, thinkingTime: Duration?, clock: ClockReading?,
    words: Words
  ) {
    self.side = side
    name = words.name(of: side)
    count = app.game.shownCounts[side]
    isHighlighted =
      switch app.game.message {
      case .turn(side), .won(side): true
      case .turn, .won, .tied: false
      }
    let mode = app.game.modes[side]
    hasLevel = mode.isComputed
    let player =
      isOffered
      ? ""
      : app.personsName(of: side)
        ?? words.players.player(mode, at: app.game.moveLimits[side])
    self.player = clock.map { player.beside($0.left[side].clockText) } ?? player
    modeKey = KeyLineItem(for: .switchMode(side), words: words).key
    indicator =
      app.game.thinkingSide == side
      ? IndicatorPicture(of: side, in: app, after: thinkingTime, words: words) : nil
  }
}

extension App {
  /// The name of the person who plays a side; nil if none is given.
  fileprivate func personsName(of side: Disk) -> Wording? {
    guard !game.modes[side].isComputed else { return nil }
    return game.record.names.shown(side).flatMap { name in
      Wording([name] + [18, 12, 6, 5].map { String(name.prefix(columns: $0)) })
    }
  }
}

extension Wording {
  fileprivate func beside(_ clock: String) -> Wording {
    Wording(texts.map { "\($0) \(clock)" } + [clock]) ?? self
  }
}

extension IndicatorPicture {
  /// `time` is nil for a sign without animation.
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
