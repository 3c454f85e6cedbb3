import App
import Canvas
import GameSession
import ReversiCore
import Words

/// The course of a finished game in the free rows of a panel: the graph, and the moves if there is
/// room.
struct EndingView {
  let graph: GraphPicture?
  let sides: Sides<String>
  let moves: MoveListPicture
  let area: ScreenRect
  let isRoomy: Bool

  func draw(on canvas: inout Canvas) {
    var rows = RowStack(area)
    if let graph, area.rows >= GraphView.minimumRows, area.columns >= GraphView.minimumColumns {
      let hasList = area.rows > GraphView.usualRows + MoveListView.minimumRows + 2
      let graphRows = hasList ? max(GraphView.usualRows, area.rows / 3) : area.rows
      GraphView(graph: graph, area: rows.takeLast(graphRows), sides: sides).draw(on: &canvas)
      rows.dropLast(1)
    }
    MoveListView(list: moves, area: rows.rest, isSheet: isRoomy).draw(on: &canvas)
  }
}

/// The count of the disks at the end of a game: they gather by colour from both ends of the board.
enum FinalCount {
  /// The disks then stay until the end.
  private static let gathered = Duration.milliseconds(1000)

  static func counted(of counts: Sides<Int>, after elapsed: Duration) -> Sides<Int> {
    let fraction = min(1, elapsed / gathered)
    func counted(_ count: Int) -> Int { Int((Double(count) * fraction).rounded()) }
    return Sides(dark: counted(counts.dark), light: counted(counts.light))
  }

  /// Dark's from a1 on, light's from h8 back.
  static func board(with counts: Sides<Int>) -> Board {
    var board = Board()
    for square in Square.allCases.prefix(counts.dark) { board[square] = .dark }
    for square in Square.allCases.suffix(counts.light) { board[square] = .light }
    return board
  }
}
