import App
import BoardView
import Canvas
import ReversiCore
import Texts
import Words

extension Help: Page {
  func picture(in app: App, _ state: UIState, _ words: Words) -> FeaturePicture {
    let rulesFirst = state.isBeginner && KeyContext(behindHelp: app) == .board
    return FeaturePicture(page: HelpView(self, in: app, rulesFirst: rulesFirst, words: words))
  }
}

/// The keys that act where the person is and what they do, the rules, and the marks.
struct HelpView: PageView {
  struct Group: Sendable {
    let title: String
    let rows: [ActionRow]
  }

  let help: Help
  let groups: [Group]
  let rulesFirst: Bool
  let words: Words

  init(_ help: Help, in app: App, rulesFirst: Bool = false, words: Words) {
    self.help = help
    self.rulesFirst = rulesFirst
    self.words = words
    groups = HelpTopic.allCases.map {
      Group(title: $0.title(in: words), rows: ActionTable.rows(about: $0, in: app))
    }.filter { !$0.rows.isEmpty }
  }

  var room: SheetRoom { .front }

  func draw(in area: ScreenRect, _ layout: Layout, on canvas: inout Canvas) {
    let marks = canvas.theme.legendMarks(layout.board.squareSize)
    HelpPages(view: self, room: area, marks: marks).draw(on: &canvas)
  }

  fileprivate var choose: KeyLineItem {
    KeyLineItem(for: .move(.down), label: words.help.choose, words: words)
  }

  fileprivate var next: KeyLineItem {
    KeyLineItem(for: .next, label: words.help.nextPage, words: words)
  }

  fileprivate var close: KeyLineItem {
    KeyLineItem(for: .send(.sheetOpened(.help)), label: words.help.close, words: words)
  }
}

extension HelpTopic {
  fileprivate func title(in words: Words) -> String {
    switch self {
    case .play: words.help.play
    case .study: words.help.study
    case .position: words.help.position
    case .program: words.help.program
    }
  }
}

/// The keys, grouped by topic, and the rules, in pages over the board. The keys take the longest
/// wording that fits on one page, in one column or in two. A click on a meaning acts if it has a
/// single action.
private struct HelpPages {
  let view: HelpView
  let room: ScreenRect
  let marks: LegendMarks

  func draw(on canvas: inout Canvas) {
    let pages = (view.rulesFirst ? rulePages + keyPages : keyPages + rulePages) + markPages
    guard let last = pages.indices.last else { return }
    let index = min(view.help.page, last)
    let shown = pages[index]
    canvas.show(
      HelpWindow(
        index: index, count: pages.count, actions: shown.keys.compactMap(\.action)),
      of: HelpTopic.self)
    let place = pages.count > 1 ? " \(index + 1)/\(pages.count)" : ""
    let columns = max(
      pages.map(\.columns).max() ?? 0, footColumns, shown.title.columns + place.columns + 2)
    let rows = pages.map(\.rows).max() ?? 0
    let area = room.centered(
      columns: min(room.columns, columns + 2 * margin + 2), rows: min(room.rows, rows + 2))
    canvas.drawBox(area, title: shown.title + place)
    canvas.setCursor(ScreenPoint(column: area.column + 1 + margin, row: area.row + 1))
    var (column, number) = (area.column + 1 + margin, 0)
    for block in shown.blocks {
      for (line, row) in zip(block.lines, area.row + 1..<area.endRow) {
        line.draw(
          column: column, meaningColumn: block.meaningColumn, row: row,
          selection: view.help.selection.map { $0 - number }, on: &canvas)
        number += line.keys.count { $0.action != nil }
      }
      column += block.columns + Page.gap
    }
    drawFoot(of: area, hasKeys: !shown.keys.isEmpty, hasNext: pages.count > 1, on: &canvas)
  }

  private var words: HelpWords { view.words.help }

  private var margin: Int { room.columns >= 30 ? 1 : 0 }

  private var inside: ScreenSize {
    ScreenSize(columns: room.columns - 2 - 2 * margin, rows: room.rows - 2)
  }

  private func drawFoot(
    of area: ScreenRect, hasKeys: Bool, hasNext: Bool, on canvas: inout Canvas
  ) {
    let choose = view.choose.text.columns + 2
    let hasKeys = hasKeys && area.columns >= footColumns + choose + 4
    let footColumns = footColumns + (hasKeys ? choose : 0)
    var column = area.centered(columns: footColumns, rows: 1).column
    let row = area.endRow - 1
    if area.columns >= footColumns + 4 {
      canvas.fill(ScreenRect(column: column - 1, row: row, columns: footColumns + 2, rows: 1))
    }
    if hasKeys { column = view.choose.draw(column: column, row: row, on: &canvas) + 2 }
    if hasNext { column = view.next.draw(column: column, row: row, on: &canvas) + 2 }
    view.close.draw(column: column, row: row, on: &canvas)
  }

  private var footColumns: Int { view.next.text.columns + 2 + view.close.text.columns }
}

extension HelpPages {
  private struct Page {
    let title: String
    let blocks: [Block]

    static let gap = 2

    var columns: Int { blocks.reduce(-Self.gap) { $0 + $1.columns + Self.gap } }
    var rows: Int { blocks.map(\.lines.count).max() ?? 0 }
    var keys: [KeyLineItem.NamedKey] { blocks.flatMap(\.lines).flatMap(\.keys) }
  }

  private struct Block {
    let lines: [Line]
    /// From the first column of text; nil if each meaning follows its keys.
    let meaningColumn: Int?

    var columns: Int { lines.map { $0.columns(meaningColumn) }.max() ?? 0 }
  }

  private enum Line {
    case keys([HelpEntry])
    case heading(String)
    case text(String)
    case spans([Span])
    /// A row of boards side by side. Only the middle of each board is shown.
    case boards([Board], row: Int)

    var entries: [HelpEntry] {
      if case .keys(let entries) = self { entries } else { [] }
    }

    var keys: [KeyLineItem.NamedKey] { entries.flatMap(\.keys) }

    func columns(_ meaningColumn: Int?) -> Int {
      switch self {
      case .text(let text), .heading(let text): text.columns
      case .spans(let spans): spans.columns
      case .boards(let boards, _):
        boards.count * (Self.boardColumns + Self.boardGap) - Self.boardGap
      case .keys(let entries):
        entries.reduce(-2) { $0 + $1.columns(meaningColumn) + 2 }
      }
    }

    /// `selection` is the number of the selected key, from the first one of the line.
    func draw(
      column: Int, meaningColumn: Int?, row: Int, selection: Int?, on canvas: inout Canvas
    ) {
      switch self {
      case .keys(let entries):
        var (end, number) = (column, 0)
        for entry in entries {
          end =
            entry.draw(
              column: end, meaningColumn: meaningColumn, row: row,
              selection: selection.map { $0 - number }, on: &canvas) + 2
          number += entry.keys.count { $0.action != nil }
        }
      case .spans(let spans): canvas.write(spans, column: column, row: row)
      case .heading(let text): canvas.write(text, column: column, row: row, .bold)
      case .text(let text): canvas.write(text, column: column, row: row)
      case .boards(let boards, let number):
        for (index, board) in boards.enumerated() {
          let column = column + index * (Self.boardColumns + Self.boardGap)
          draw(number, of: board, column: column, row: row, on: &canvas)
        }
      }
    }

    /// The columns and rows of a board that are shown, from 0.
    static let shown = 2..<6
    private static let boardColumns = 2 * shown.count + 1
    private static let boardGap = 5

    private func draw(
      _ number: Int, of board: Board, column: Int, row: Int, on canvas: inout Canvas
    ) {
      let place = ScreenRect(column: column, row: row, columns: Self.boardColumns, rows: 1)
      canvas.fill(place, canvas.theme.square)
      for (index, squareColumn) in Self.shown.enumerated() {
        let disk = Square(column: squareColumn, row: number).flatMap { board[$0] }
        let column = column + 1 + 2 * index
        if let disk {
          canvas.write([canvas.theme.chip(disk)], column: column, row: row)
        } else {
          canvas.write(".", column: column, row: row, canvas.theme.square)
        }
      }
    }
  }

  /// The amount of detail with which a page describes a row of keys.
  private struct Detail {
    let isWhole: Bool
    let meaning: KeyPath<KeyPhrases, String>

    static var all: [Detail] {
      [
        Detail(isWhole: true, meaning: \.meaning), Detail(isWhole: false, meaning: \.meaning),
        Detail(isWhole: true, meaning: \.brief), Detail(isWhole: false, meaning: \.brief),
        shortest,
      ]
    }

    static var shortest: Detail { Detail(isWhole: false, meaning: \.shortLabel) }
  }

  /// On one page if the keys fit there, otherwise in as few words as necessary.
  private var keyPages: [Page] {
    for detail in Detail.all {
      let groups = view.groups.map { group in
        [.heading(group.title)]
          + group.rows.map { Line.keys([entry($0, detail)]) }
      }
      let pages = groups.indices.map { split in
        Page(
          title: words.keysTitle,
          blocks: [groups.prefix(split), groups.dropFirst(split)].filter { !$0.isEmpty }
            .map { block(of: Array($0), isNarrow: split > 0) })
      }.filter { $0.rows <= inside.rows && $0.columns <= inside.columns }
      // One column reads better than two, and two of equal length better than others.
      let best = pages.first { $0.blocks.count == 1 } ?? pages.min { $0.rows < $1.rows }
      if let page = best {
        return [page]
      }
    }
    return severalKeyPages
  }

  /// Leaves blank lines between groups if there is room. A narrow block stands beside another.
  private func block(of groups: [[Line]], isNarrow: Bool) -> Block {
    let lines = Array(groups.joined(separator: [.text("")]))
    let fitting = lines.count <= inside.rows ? lines : groups.flatMap(\.self)
    return Block(lines: fitting, meaningColumn: meaningColumn(of: fitting, isNarrow: isNarrow))
  }

  /// In a narrow block, a meaning after very long keys stands further to the right.
  private func meaningColumn(of lines: [Line], isNarrow: Bool = false) -> Int {
    let columns = lines.flatMap(\.entries).map(\.keyColumns)
    let maximum = isNarrow ? inside.columns / 5 : inside.columns
    return (columns.filter { $0 <= maximum }.max() ?? columns.max() ?? 0) + (isNarrow ? 1 : 2)
  }

  /// A row of keys to a line, or several side by side.
  private var severalKeyPages: [Page] {
    for detail in Detail.all {
      let lines = view.groups.flatMap { group in
        [.heading(group.title)]
          + group.rows.map { Line.keys([entry($0, detail)]) }
      }
      let block = Block(lines: lines, meaningColumn: meaningColumn(of: lines))
      guard block.columns <= inside.columns else { continue }
      return paged(lines, title: words.keysTitle, meaningColumn: block.meaningColumn)
    }
    let lines = view.groups.flatMap { group in
      let entries = group.rows.map { entry($0, .shortest) }
        .flatMap { $0.columns(nil) > inside.columns ? $0.parts : [$0] }
      return [.heading(group.title)] + packed(entries).map { Line.keys($0) }
    }
    return paged(lines, title: words.keysTitle, meaningColumn: nil)
  }

  private func entry(_ row: ActionRow, _ detail: Detail) -> HelpEntry {
    HelpEntry(row, isWhole: detail.isWhole, detail.meaning, words: view.words)
  }

  private var rulePages: [Page] {
    let lines =
      fitted(words.rules) + example + fitted(words.endRules) + [.heading(words.hintsTitle)]
      + words.hints.flatMap { fitted([$0]) }
    return paged(lines, title: words.rulesTitle, meaningColumn: nil)
  }

  /// The first move of a game, if there is room for the boards before and after it.
  private var example: [Line] {
    var after = Position.newGame
    guard let move = try? after.play(.f5) else { return [] }
    let boards = Line.shown.map { Line.boards([.newGame, after.board], row: $0) }
    guard boards.allSatisfy({ $0.columns(nil) <= inside.columns }) else { return [] }
    return fitted([words.example(of: move.side, on: move.square, turning: move.flips[0])]) + boards
  }

  /// What the marks on the board mean.
  private var markPages: [Page] {
    let (names, marks) = (view.words.game, marks)
    let items = [
      (marks.cursor, names.cursorMark), (marks.legalMove, names.legalMoveMark),
      (marks.lastMove, names.lastMoveMark), (marks.turned, names.turnedMark),
      (marks.wouldTurn, names.wouldTurnMark), (marks.coach, names.coachMark),
    ]
    let columns = items.map(\.0.text.columns).max() ?? 0
    let lines = items.map { mark, name in
      let gap = String(repeating: " ", count: columns - mark.text.columns + 2)
      return Line.spans([mark, Span(gap + name)])
    }
    let signs = fitted(words.signs)
    return paged(lines + [.text("")] + signs, title: words.marksTitle, meaningColumn: nil)
  }

  /// Wrapped only if the lines do not fit.
  private func fitted(_ lines: [String]) -> [Line] {
    let fitting =
      lines.allSatisfy { $0.columns <= inside.columns }
      ? lines : wrapped(lines.joined(separator: " "), columns: inside.columns)
    return fitting.map { .text($0) }
  }

  /// No page ends with a heading.
  private func paged(_ lines: [Line], title: String, meaningColumn: Int?) -> [Page] {
    let maximum = max(1, inside.rows)
    var pages: [Page] = []
    var rest = lines[...]
    while !rest.isEmpty {
      var part = rest.prefix(maximum)
      if part.count > 1, part.count < rest.count, case .heading? = part.last { part.removeLast() }
      rest = rest.dropFirst(part.count)
      pages.append(
        Page(title: title, blocks: [Block(lines: Array(part), meaningColumn: meaningColumn)]))
    }
    return pages
  }

  /// Two columns apart, as many to a line as fit.
  private func packed(_ entries: [HelpEntry]) -> [[HelpEntry]] {
    var lines: [[HelpEntry]] = []
    var end = 0
    for entry in entries {
      if let last = lines.indices.last, end + 2 + entry.columns(nil) <= inside.columns {
        lines[last].append(entry)
        end += 2 + entry.columns(nil)
      } else {
        lines.append([entry])
        end = entry.columns(nil)
      }
    }
    return lines
  }
}

/// A row of keys as the help draws it.
private struct HelpEntry {
  let keys: [KeyLineItem.NamedKey]
  let separator: String
  let meaning: String
  let action: Action?

  var keyColumns: Int {
    keys.reduce(-separator.columns) { $0 + $1.name.columns + separator.columns }
  }

  var parts: [HelpEntry] {
    keys.map { HelpEntry(keys: [$0], separator: separator, meaning: "", action: nil) }
      + [HelpEntry(keys: [], separator: separator, meaning: meaning, action: action)]
  }

  /// The meaning starts at `meaningColumn`, from the first column of the keys, or follows the keys
  /// if that is nil or they reach it.
  func columns(_ meaningColumn: Int?) -> Int {
    (keys.isEmpty ? 0 : max(meaningColumn ?? 0, keyColumns + 1)) + meaning.columns
  }

  /// Returns the column after the entry. The meaning starts at `meaningColumn`, from `column`, or
  /// follows the keys. `selection` is the number of the selected key among those that act.
  func draw(
    column: Int, meaningColumn: Int?, row: Int, selection: Int?, on canvas: inout Canvas
  ) -> Int {
    var (end, number) = (column, 0)
    for (index, key) in keys.enumerated() {
      if index > 0 { end = canvas.write(separator, column: end, row: row) }
      let isSelected = key.action != nil && number == selection
      if isSelected { canvas.setCursor(ScreenPoint(column: end, row: row)) }
      end = canvas.write(
        key.name, column: end, row: row, isSelected ? canvas.theme.accentKey : .bold,
        action: key.action)
      if key.action != nil { number += 1 }
    }
    return canvas.write(
      meaning, column: keys.isEmpty ? column : max(column + (meaningColumn ?? 0), end + 1),
      row: row, action: action)
  }
}

extension HelpEntry {
  /// With all keys or only the most important ones.
  init(
    _ row: ActionRow, isWhole: Bool, _ meaning: KeyPath<KeyPhrases, String>, words: Words
  ) {
    self.init(
      keys: row.groups.prefix(isWhole ? row.groups.count : row.shortCount).map {
        KeyLineItem.NamedKey($0, words: words)
      },
      separator: isWhole ? ", " : " ", meaning: row.phrases(in: words)[keyPath: meaning],
      action: row.clickAction)
  }
}
