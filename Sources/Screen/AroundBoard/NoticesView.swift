import App
import Canvas
import Texts
import Words

/// Notices about files and the like. Important text is never cut off: a new notice that does not
/// fit into its rows covers the board until the person does something. Only after that may a name
/// lose its middle.
struct NoticesView {
  /// The first notice is the most important.
  let notices: [NoticePicture]
  let layout: Layout

  struct Placement: Hashable {
    let area: ScreenRect
    let lines: [String]
  }

  /// The first row of the board's area that notices leave free.
  func boardRow(_ theme: Theme) -> Int {
    let area = placement(theme).area
    return area.row <= layout.board.whole.row ? area.endRow : 0
  }

  /// The first row below the board that notices cover.
  func lowerRow(_ theme: Theme) -> Int {
    let area = placement(theme).area
    return area.rows > 0 && area.row >= layout.board.whole.endRow ? area.row : layout.keyRow
  }

  func draw(on canvas: inout Canvas) {
    let placement = placement(canvas.theme)
    let area = placement.area
    canvas.fill(area)
    canvas.makeClickable(area, nil)
    for (index, line) in placement.lines.enumerated() {
      canvas.write(line, column: area.column, row: area.row + index, .bold)
    }
  }

  func placement(_ theme: Theme) -> Placement {
    let room = room
    let choice = choice(in: room)
    if notices.indices.allSatisfy({ choice.contains($0) || !notices[$0].isNew }) {
      let lines = choice.contains(0) ? lengthened(choice, in: room) : cutFirst(theme, in: room)
      return placement(lines, in: room)
    }
    let fitting = wideRooms.first { self.choice(in: $0).count == notices.count }
    guard let wide = fitting ?? wideRooms.last else { return placement([], in: room) }
    let wideChoice = self.choice(in: wide)
    let lines =
      wideChoice.contains(0)
      ? lines(of: wideChoice.map { fewestWords(of: $0) }, in: wide) : cutFirst(theme, in: wide)
    return placement(lines ?? [], in: wide)
  }

  private func placement(_ lines: [String], in room: ScreenRect) -> Placement {
    var area = room
    area.rows = lines.count
    return Placement(area: area, lines: lines)
  }

  /// On the smallest screens, there is only the row of column names.
  private var room: ScreenRect {
    layout.notices.rows < 1 ? layout.namesRow : layout.notices
  }

  /// New notices may cover the board; otherwise everything but the keys.
  private var wideRooms: [ScreenRect] {
    var all = layout.frame
    all.rows = layout.keyRow - all.row
    return [layout.boardRoom(from: 0), all]
  }
}

extension NoticesView {
  private func fewestWords(of index: Int) -> String { notices[index].wording.shortest }

  /// Takes the shortest wordings, and prefers the first notices.
  private func choice(in room: ScreenRect) -> [Int] {
    notices.indices.reduce(into: []) { choice, index in
      let texts = (choice + [index]).map { fewestWords(of: $0) }
      if lines(of: texts, in: room) != nil { choice.append(index) }
    }
  }

  /// Takes the longest wordings that fit, for the first notices first.
  private func lengthened(_ choice: [Int], in room: ScreenRect) -> [String] {
    var texts = choice.map { fewestWords(of: $0) }
    let areApart = linesApart(of: texts, in: room).count <= room.rows
    for (position, index) in choice.enumerated() {
      for text in notices[index].wording.texts {
        var longer = texts
        longer[position] = text
        let fits =
          areApart
          ? linesApart(of: longer, in: room).count <= room.rows : lines(of: longer, in: room) != nil
        if fits {
          texts = longer
          break
        }
      }
    }
    return lines(of: texts, in: room) ?? []
  }

  /// In rows of their own, or one after the other if there are too few; nil if they do not fit.
  private func lines(of texts: [String], in room: ScreenRect) -> [String]? {
    let apart = linesApart(of: texts, in: room)
    if apart.count <= room.rows { return apart }
    let together = wrapped(texts.joined(separator: "; "), columns: room.columns)
    return together.count <= room.rows ? together : nil
  }

  private func linesApart(of texts: [String], in room: ScreenRect) -> [String] {
    texts.flatMap { wrapped($0, columns: room.columns) }
  }

  /// The first notice in its shortest wording, without its middle.
  private func cutFirst(_ theme: Theme, in room: ScreenRect) -> [String] {
    guard !notices.isEmpty, room.rows > 0 else { return [] }
    // A wide character may leave the last column of a row empty.
    let columns = room.columns * room.rows - (room.rows - 1)
    let text = theme.cutInside(fewestWords(of: 0), to: columns)
    return wrapped([text], columns: room.columns)
  }
}
