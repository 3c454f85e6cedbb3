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
/// panel, with as much as fits. Both sides can share a line without their names.
struct PlayersView {
  let players: [PlayerPicture]
  let area: ScreenRect
  /// 0 if there is no room for cards.
  var cardRows = 0
  var turnColumn: Int?
  var isShared = false

  private var scoreColumns: Int { isShared ? 3 : 12 }
  /// Enough columns for a side in one line; half of them are enough for two lines.
  private static let minimumColumns = 22
  private static let cardGap = 1

  /// The form of a level or of the time for a move.
  private enum MoveLimitForm {
    /// Before its controls, which are in brackets and easy to hit.
    case first
    /// Between its controls, which are in brackets.
    case boxed
    /// Between its controls.
    case plain
    /// After a blank; a click raises it.
    case alone
    /// Without the blank; a click raises it.
    case bare
    case hidden

    func columns(of moveLimit: String) -> Int {
      let columns = max(2, moveLimit.columns)
      return switch self {
      case .first, .boxed: columns + 9
      case .plain: columns + 3
      case .alone: columns + 1
      case .bare: columns
      case .hidden: 0
      }
    }
  }

  /// The amount of detail about who moves.
  private struct Form {
    var gap = 1
    let mode: KeyPath<PlayerPicture, String>
    let moveLimit: MoveLimitForm
    var hasKey = false

    /// The most detailed first.
    static var all: [Form] {
      [
        Form(gap: 2, mode: \.mode.longest, moveLimit: .first, hasKey: true),
        Form(mode: \.mode.longest, moveLimit: .first, hasKey: true),
        Form(mode: \.mode.texts[1], moveLimit: .boxed, hasKey: true),
        Form(mode: \.mode.texts[1], moveLimit: .boxed),
        Form(mode: \.mode.texts[1], moveLimit: .plain, hasKey: true),
        Form(mode: \.mode.texts[1], moveLimit: .plain),
        Form(mode: \.mode.shortest, moveLimit: .plain),
        Form(mode: \.mode.shortest, moveLimit: .alone),
        Form(mode: \.mode.shortest, moveLimit: .bare),
        Form(mode: \.mode.shortest, moveLimit: .hidden),
      ]
    }

    func columns(of player: PlayerPicture) -> Int {
      columns(of: player, named: player[keyPath: mode])
    }

    func columns(of player: PlayerPicture, named name: String) -> Int {
      (hasKey ? player.modeKey.columns + 1 : 0) + name.columns
        + (player.moveLimit.map(moveLimit.columns) ?? 0)
    }

    func name(for player: PlayerPicture, columns: Int) -> String {
      player.mode.texts.dropLast().first {
        self.columns(of: player, named: $0) <= columns
      } ?? player[keyPath: mode]
    }
  }

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
        place.columns = half - 1
      } else {
        place.rows /= players.count
        place.row += index * place.rows
      }
      return place
    }
  }

  func draw(on canvas: inout Canvas) {
    if cardRows > 0 { return drawCards(on: &canvas) }
    let places = places
    let hasRows = places[0].rows > 1
    for (player, place) in zip(players, places) where player.isHighlighted {
      if let turnColumn { canvas.drawTurnBar(column: turnColumn, rows: place.row..<place.endRow) }
    }
    if !hasRows, area.columns >= Layout.widePanel, !isShared {
      return drawWide(places, on: &canvas)
    }
    let begin = hasRows ? 2 : scoreColumns
    let form = Form.all.first { form in
      players.allSatisfy { begin + form.gap + form.columns(of: $0) <= places[0].columns }
    }
    for (player, place) in zip(players, places) {
      draw(scoreOf: player, in: place, on: &canvas)
      guard let form = form ?? Form.all.last else { continue }
      let column = place.column + begin + (hasRows ? 0 : form.gap)
      draw(
        modeOf: player, in: form, columns: column..<place.endColumn, row: place.endRow - 1,
        on: &canvas)
    }
  }

  /// Draws the disk, the name and the count. The side that the message names stands out.
  private func draw(
    scoreOf player: PlayerPicture, in place: ScreenRect, on canvas: inout Canvas
  ) {
    let style: Style = player.isHighlighted ? .bold : .plain
    canvas.write([canvas.theme.chip(player.side)], column: place.column, row: place.row)
    if !isShared { canvas.write(player.name, column: place.column + 2, row: place.row, style) }
    let count = String(player.count)
    let end = place.column + scoreColumns
    canvas.write(count, column: end - count.columns, row: place.row, style)
  }

  private func draw(
    modeOf player: PlayerPicture, in form: Form, columns: Range<Int>, row: Int,
    on canvas: inout Canvas
  ) {
    // The game's player would mislead where the board shows another position.
    if let note = player.note {
      canvas.write(
        note.fitting(columns.count), column: columns.lowerBound, row: row)
      return
    }
    let name =
      (form.hasKey ? player.modeKey + " " : "") + form.name(for: player, columns: columns.count)
    let mode = Span(name, action: .switchMode(player.side))
    canvas.write(
      [mode] + (player.moveLimit.map { spans(of: $0, player.side, in: form.moveLimit) } ?? []),
      column: columns.lowerBound, row: row)
  }

  private func spans(of moveLimit: String, _ side: Disk, in form: MoveLimitForm) -> [Span] {
    func lower(_ text: String) -> Span { Span(text, action: .changeLevel(side, by: -1)) }
    func change(_ text: String) -> Span { Span(text, action: .changeLevel(side, by: 1)) }
    func raise(_ text: String) -> Span { Span(text, action: .changeLevel(side, by: 1)) }
    let blank = Span(" ")
    return switch form {
    case .first:
      [
        blank, change(moveLimit), Span(moveLimit.columns < 2 ? "  " : " "), lower("[-]"), blank,
        raise("[+]"),
      ]
    case .boxed: [blank, lower("[-]"), change(" \(moveLimit) "), raise("[+]")]
    case .plain: [blank, lower("-"), change(moveLimit), raise("+")]
    case .alone: [blank, change(moveLimit)]
    case .bare: [change(moveLimit)]
    case .hidden: []
    }
  }
}

// One line for everything about a side.
extension PlayersView {
  private static let maximumColumns = 40
  /// The column of the name, after the disk on its field and the number of disks.
  private static let nameColumn = 7

  private func drawWide(_ places: [ScreenRect], on canvas: inout Canvas) {
    let columns = min(area.columns, Self.maximumColumns)
    let nameEnd = Self.nameColumn + (players.map(\.name.columns).max() ?? 0)
    // The same columns for every level, so that nothing moves when it changes.
    let controls = players.map { 2 + ($0.moveLimit.map { max(2, $0.columns) + 5 } ?? 0) }
    let room = zip(players, controls).map { columns - nameEnd - $1 }
    let longest = zip(players, room).map { player, room in
      player.name(columns: room - 1)
    }
    let spare = zip(longest, room).map { $1 - $0.columns }.min() ?? 1
    let modeColumn = nameEnd + min(3, max(1, spare))
    for (index, (player, place)) in zip(players, places).enumerated() {
      let style: Style = player.isHighlighted ? .bold : .plain
      canvas.write([canvas.theme.wideChip(player.side)], column: place.column, row: place.row)
      let count = String(player.count)
      canvas.write(count, column: place.column + 6 - count.columns, row: place.row, style)
      canvas.write(player.name, column: place.column + Self.nameColumn, row: place.row, style)
      if let note = player.note {
        canvas.write(
          note.fitting(columns - modeColumn), column: place.column + modeColumn, row: place.row)
        continue
      }
      let end = canvas.write(
        longest[index], column: place.column + modeColumn, row: place.row,
        action: .switchMode(player.side))
      canvas.write(player.level, column: end, row: place.row)
      let controls = player.controls(canvas.theme)
      canvas.write(controls, column: place.column + columns - controls.columns, row: place.row)
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
      let controls = player.controls(canvas.theme)
      // The same columns for every level, so that nothing moves when it changes.
      let level = player.level
      let blank = level.isEmpty ? 1 : max(1, 3 - (player.moveLimit?.columns ?? 0))
      let room = columns - (level + controls).columns - blank
      let mode = Span(player.name(columns: room), action: .switchMode(player.side))
      let space = Span(String(repeating: " ", count: blank))
      PlayerCard(
        side: player.side, name: canvas.theme.cutInside(player.wholeName, to: columns),
        count: player.count,
        isHighlighted: player.isHighlighted,
        lines: [
          player.note.map { [Span($0.fitting(columns))] } ?? [mode] + level + [space] + controls
        ], area: place
      ).draw(on: &canvas)
    }
  }
}

extension PlayerPicture {
  fileprivate func name(columns: Int) -> String { mode.fitting(columns) }

  fileprivate var level: [Span] {
    moveLimit.map { [Span(" "), Span($0, action: .changeLevel(side, by: 1))] } ?? []
  }

  fileprivate func controls(_ theme: Theme) -> [Span] {
    let key = Span(modeKey, theme.key, action: .switchMode(side))
    guard moveLimit != nil else { return [key] }
    return [
      Span("-", theme.key, action: .changeLevel(side, by: -1)), Span(" "),
      Span("+", theme.key, action: .changeLevel(side, by: 1)), Span(" "), key,
    ]
  }
}

extension PlayerPicture {
  /// For a position other than the game's.
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

  /// A beginner knows little of modes.
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
  fileprivate func beside(_ clock: String) -> Wording {
    Wording("\(longest) \(clock)", "\(shortest) \(clock)", clock)
  }
}

extension MoveLimit {
  /// A time has a tenth below ten seconds, and is in minutes if it had four digits in seconds.
  func text(in words: Words) -> String {
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
