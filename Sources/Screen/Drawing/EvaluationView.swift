import Controls
import ReversiCore

/// Who is ahead: a number and a bar whose middle is a tie, with the best line below.
struct EvaluationView {
  let evaluation: EvaluationPicture
  /// Two rows; the second may be missing.
  let area: ScreenRect

  /// The lead that fills the bar. A game with a larger lead is almost won.
  private static let most = 32
  /// The fewest columns of a useful bar.
  private static let leastColumns = 8

  func draw(on canvas: inout Canvas) {
    let end = canvas.write(
      "\(evaluation.lead.long)  \(evaluation.depth.long)", column: area.column, row: area.row)
    let columns = min(32, area.endColumn - end - 2) / 2 * 2
    if columns >= Self.leastColumns, let disks = evaluation.disks {
      drawBar(disks, column: end + 2, columns: columns, on: &canvas)
    }
    guard area.rows > 1 else { return }
    var column = area.column
    for square in evaluation.line {
      guard column + square.columns <= area.endColumn else { break }
      column = canvas.write(square, column: column, row: area.row + 1) + 1
    }
  }

  /// Dark's part from the left, light's from the right.
  private func drawBar(_ disks: Int, column: Int, columns: Int, on canvas: inout Canvas) {
    let lead = min(max(-Self.most, disks), Self.most)
    let dark = ((lead + Self.most) * columns + Self.most) / (2 * Self.most)
    for offset in 0..<columns {
      let side: Disk = offset < dark ? .dark : .light
      canvas.put(
        canvas.theme.disk(side), column: column + offset, row: area.row,
        canvas.theme.diskStyle(side))
    }
  }
}
