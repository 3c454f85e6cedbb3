import ReversiCore

/// Who plays: for each side its disk, name and number of disks, who moves for it with the key that
/// changes that, and the level of a computer between what lowers and raises it.
///
/// A side takes a line, with as much of all that as there is room for; in a narrow place two. Both
/// can share a line without their names.
struct PlayersView {
  let players: [PlayerPicture]
  let area: ScreenRect
  /// Whether names are left out.
  var isShort = false

  /// The columns of disk, name, sign and number.
  private var scoreColumns: Int { isShort ? 3 : 12 }
  /// The fewest columns in which a side has a line of its own; in half of them, two lines.
  private static let leastColumns = 22

  /// How a level is shown.
  private enum LevelForm {
    /// Before what changes it, in brackets, and so easy to hit.
    case first
    /// Between what changes it, in brackets.
    case boxed
    /// Between what changes it.
    case plain
    /// Alone; it rises when it is clicked.
    case bare

    /// The columns that it takes, whatever it is.
    var columns: Int {
      switch self {
      case .first, .boxed: 11
      case .plain: 5
      case .bare: 2
      }
    }
  }

  /// How much is said of who moves.
  private struct Form {
    var gap = 1
    let mode: KeyPath<PlayerPicture, String>
    let level: LevelForm
    var hasKey = false

    /// The most first.
    static var all: [Form] {
      [
        Form(gap: 2, mode: \.mode.long, level: .first, hasKey: true),
        Form(mode: \.mode.long, level: .first, hasKey: true),
        Form(mode: \.mode.short, level: .boxed, hasKey: true),
        Form(mode: \.mode.short, level: .boxed),
        Form(mode: \.mode.short, level: .plain, hasKey: true),
        Form(mode: \.mode.short, level: .plain),
        Form(mode: \.mode.shortest, level: .plain),
        Form(mode: \.mode.shortest, level: .bare),
      ]
    }

    /// The columns that it takes, whatever the level is.
    func columns(of player: PlayerPicture) -> Int {
      (hasKey ? player.modeKey.columns + 1 : 0) + player[keyPath: mode].columns
        + (player.level == nil ? 0 : level.columns)
    }
  }

  /// The rows that a side takes.
  static func rows(columns: Int) -> Int { columns < leastColumns ? 2 : 1 }

  func draw(on canvas: inout Canvas) {
    let rows = area.rows / players.count
    let begin = rows > 1 ? 2 : scoreColumns
    let form = Form.all.first { form in
      players.allSatisfy { begin + form.gap + form.columns(of: $0) <= area.columns }
    }
    for (index, player) in players.enumerated() {
      let row = area.row + index * rows
      draw(scoreOf: player, row: row, on: &canvas)
      guard let form = form ?? Form.all.last else { continue }
      draw(
        modeOf: player, in: form, column: area.column + begin + (rows > 1 ? 0 : form.gap),
        row: row + rows - 1, on: &canvas)
    }
  }

  /// The side that the message names stands out. The sign that its computer thinks turns before the
  /// number, or after it where there is no name.
  private func draw(scoreOf player: PlayerPicture, row: Int, on canvas: inout Canvas) {
    let style: Style = player.isNamed ? .bold : .plain
    canvas.write([canvas.theme.chip(player.side)], column: area.column, row: row)
    if !isShort { canvas.write(player.name, column: area.column + 2, row: row, style) }
    let count = String(player.count)
    let end = area.column + scoreColumns
    canvas.write(count, column: end - count.columns, row: row, style)
    guard let indicator = player.indicator else { return }
    canvas.write(indicator.sign, column: isShort ? end : end - 4, row: row, .bold)
  }

  private func draw(
    modeOf player: PlayerPicture, in form: Form, column: Int, row: Int, on canvas: inout Canvas
  ) {
    let name = (form.hasKey ? player.modeKey + " " : "") + player[keyPath: form.mode]
    var end = canvas.write(
      name, column: column, row: row, target: .action(.switchMode(player.side)))
    guard let level = player.level else { return }
    let lower = Target.action(.changeLevel(player.side, by: -1))
    let change = Target.action(.raiseLevel(player.side))
    let raise = Target.action(.changeLevel(player.side, by: 1))
    let parts: [(text: String, target: Target?)] =
      switch form.level {
      case .first:
        [
          (" ", nil), (level, change), (level.columns < 2 ? "  " : " ", nil), ("[-]", lower),
          (" ", nil), ("[+]", raise),
        ]
      case .boxed: [(" ", nil), ("[-]", lower), (" \(level) ", change), ("[+]", raise)]
      case .plain: [(" ", nil), ("-", lower), (level, change), ("+", raise)]
      case .bare: [(level, change)]
      }
    for part in parts {
      end = canvas.write(part.text, column: end, row: row, target: part.target)
    }
  }
}
