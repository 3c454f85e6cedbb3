import Controls
import ReversiCore
import Words

/// The players. Each side shows its disk, name and number of disks, who moves for it, the key that
/// changes that, and a computer's level or time between the controls that lower and raise it.
///
/// A side takes one line, two in a narrow panel, with as much of this as fits. Both sides can share
/// a line without their names. Both use the same form.
struct PlayersView {
  let players: [PlayerPicture]
  let area: ScreenRect
  /// Whether both sides share a line.
  var isShared = false

  /// The columns for disk, name, sign and number.
  private var scoreColumns: Int { isShared ? 3 : 12 }
  /// The fewest columns for a side in one line; half of them are enough for two lines.
  private static let leastColumns = 22

  /// The form of a level or of the time for a move.
  private enum MoveLimitForm {
    /// In brackets, before the controls that change it, which makes it easy to hit.
    case first
    /// In brackets, between the controls that change it.
    case boxed
    /// Between the controls that change it.
    case plain
    /// Alone, after a blank; a click raises it.
    case alone
    /// Alone, without the blank; a click raises it.
    case bare
    /// Not shown.
    case hidden

    /// The width in columns, the same for every level.
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

    /// All forms, the most detailed first.
    static var all: [Form] {
      [
        Form(gap: 2, mode: \.mode.long, moveLimit: .first, hasKey: true),
        Form(mode: \.mode.long, moveLimit: .first, hasKey: true),
        Form(mode: \.mode.short, moveLimit: .boxed, hasKey: true),
        Form(mode: \.mode.short, moveLimit: .boxed),
        Form(mode: \.mode.short, moveLimit: .plain, hasKey: true),
        Form(mode: \.mode.short, moveLimit: .plain),
        Form(mode: \.mode.shortest, moveLimit: .plain),
        Form(mode: \.mode.shortest, moveLimit: .alone),
        Form(mode: \.mode.shortest, moveLimit: .bare),
        Form(mode: \.mode.shortest, moveLimit: .hidden),
      ]
    }

    /// The width in columns, the same for every level.
    func columns(of player: PlayerPicture) -> Int {
      columns(of: player, named: player[keyPath: mode])
    }

    /// The width in columns with another name for who moves.
    func columns(of player: PlayerPicture, named name: String) -> Int {
      (hasKey ? player.modeKey.columns + 1 : 0) + name.columns
        + (player.moveLimit.map(moveLimit.columns) ?? 0)
    }

    /// The longest name for who moves that fits in this form.
    func name(for player: PlayerPicture, columns: Int) -> String {
      [player.mode.long, player.mode.short].first {
        self.columns(of: player, named: $0) <= columns
      } ?? player[keyPath: mode]
    }
  }

  /// The rows of a side.
  static func rows(columns: Int) -> Int { columns < leastColumns ? 2 : 1 }

  /// The area of each side: rows of its own, or half of a shared line.
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
    let places = places
    let hasRows = places[0].rows > 1
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

  /// Draws a side. The side that the message names stands out. The thinking sign turns before the
  /// number, or after it if no name is shown.
  private func draw(
    scoreOf player: PlayerPicture, in place: ScreenRect, on canvas: inout Canvas
  ) {
    let style: Style = player.isNamed ? .bold : .plain
    canvas.write([canvas.theme.chip(player.side)], column: place.column, row: place.row)
    if !isShared { canvas.write(player.name, column: place.column + 2, row: place.row, style) }
    let count = String(player.count)
    let end = place.column + scoreColumns
    canvas.write(count, column: end - count.columns, row: place.row, style)
    guard let indicator = player.indicator else { return }
    canvas.write(indicator.sign, column: isShared ? end : end - 4, row: place.row, .bold)
  }

  private func draw(
    modeOf player: PlayerPicture, in form: Form, columns: Range<Int>, row: Int,
    on canvas: inout Canvas
  ) {
    let name =
      (form.hasKey ? player.modeKey + " " : "") + form.name(for: player, columns: columns.count)
    var end = canvas.write(
      name, column: columns.lowerBound, row: row, action: .switchMode(player.side))
    guard let moveLimit = player.moveLimit else { return }
    let lower = Action.changeLevel(player.side, by: -1)
    let change = Action.raiseLevel(player.side)
    let raise = Action.changeLevel(player.side, by: 1)
    let parts: [(text: String, action: Action?)] =
      switch form.moveLimit {
      case .first:
        [
          (" ", nil), (moveLimit, change), (moveLimit.columns < 2 ? "  " : " ", nil),
          ("[-]", lower),
          (" ", nil), ("[+]", raise),
        ]
      case .boxed: [(" ", nil), ("[-]", lower), (" \(moveLimit) ", change), ("[+]", raise)]
      case .plain: [(" ", nil), ("-", lower), (moveLimit, change), ("+", raise)]
      case .alone: [(" ", nil), (moveLimit, change)]
      case .bare: [(moveLimit, change)]
      case .hidden: []
      }
    for part in parts {
      end = canvas.write(part.text, column: end, row: row, action: part.action)
    }
  }
}
