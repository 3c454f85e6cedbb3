import ReversiCore

/// Who plays: for each side its disk, name and number of disks, who moves for it with the key that
/// changes that, and the level of a computer between what lowers and raises it.
///
/// A side takes a line, with as much of all that as there is room for; in a narrow place two.
struct PlayersView {
  let players: [PlayerPicture]
  let area: ScreenRect

  /// The columns of disk, name, sign and number.
  private static let scoreColumns = 12
  /// The fewest columns in which a side has a line of its own; in half of them, two lines.
  private static let leastColumns = 22

  /// How much is said of who moves.
  private struct Form {
    var gap = 1
    let mode: KeyPath<PlayerPicture, String>
    /// Whether what changes the level is in brackets, and so easy to hit.
    let isBoxed: Bool
    var hasKey = false

    /// The most first.
    static var all: [Form] {
      [
        Form(gap: 2, mode: \.mode.long, isBoxed: true, hasKey: true),
        Form(mode: \.mode.long, isBoxed: true, hasKey: true),
        Form(mode: \.mode.short, isBoxed: true, hasKey: true),
        Form(mode: \.mode.short, isBoxed: true),
        Form(mode: \.mode.short, isBoxed: false, hasKey: true),
        Form(mode: \.mode.short, isBoxed: false),
        Form(mode: \.mode.shortest, isBoxed: false),
      ]
    }

    /// The columns that it takes, whatever the level is.
    func columns(of player: PlayerPicture) -> Int {
      let level = player.level == nil ? 0 : isBoxed ? 11 : 5
      return (hasKey ? player.modeKey.columns + 1 : 0) + player[keyPath: mode].columns + level
    }
  }

  /// The rows that a side takes.
  static func rows(columns: Int) -> Int { columns < leastColumns ? 2 : 1 }

  func draw(on canvas: inout Canvas) {
    let rows = area.rows / players.count
    let begin = rows > 1 ? 2 : Self.scoreColumns
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
  /// number.
  private func draw(scoreOf player: PlayerPicture, row: Int, on canvas: inout Canvas) {
    let style: Style = player.isNamed ? .bold : .plain
    canvas.write(
      [canvas.theme.chip(player.side), Span(" "), Span(player.name, style)],
      column: area.column, row: row)
    let count = String(player.count)
    let end = area.column + Self.scoreColumns
    canvas.write(count, column: end - count.columns, row: row, style)
    guard let indicator = player.indicator else { return }
    canvas.write(indicator.sign, column: end - 4, row: row, .bold)
  }

  private func draw(
    modeOf player: PlayerPicture, in form: Form, column: Int, row: Int, on canvas: inout Canvas
  ) {
    let name = (form.hasKey ? player.modeKey + " " : "") + player[keyPath: form.mode]
    let end = canvas.write(
      name, column: column, row: row, target: .action(.switchMode(player.side)))
    guard let level = player.level else { return }
    let (less, more) = form.isBoxed ? ("[-]", "[+]") : ("-", "+")
    let gap = form.isBoxed ? " " : ""
    let lower = canvas.write(
      less, column: end + 1, row: row, target: .action(.changeLevel(player.side, by: -1)))
    let raise = canvas.write(
      gap + level + gap, column: lower, row: row, target: .action(.raiseLevel(player.side)))
    canvas.write(
      more, column: raise, row: row, target: .action(.changeLevel(player.side, by: 1)))
  }
}
