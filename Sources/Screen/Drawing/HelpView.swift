import Controls
import Words

/// The keys and the rules, in pages over the board, in the longest wording that fits. A click on a
/// key does what the key does. A click on its meaning does the same if the meaning has a single
/// action.
struct HelpView {
  let help: HelpPicture
  /// The page to show, from 0; the last page if there are fewer.
  let page: Int
  /// The part of the screen that the help may cover.
  let room: ScreenRect

  func draw(on canvas: inout Canvas) {
    let pages = keyPages + rulePages
    guard let last = pages.indices.last else { return }
    let index = min(page, last)
    canvas.showHelp(PageWindow(index: index, count: pages.count))
    let shown = pages[index]
    let number = pages.count > 1 ? " \(index + 1)/\(pages.count)" : ""
    let columns = max(
      pages.map(\.columns).max() ?? 0, footColumns, shown.title.columns + number.columns + 2)
    let rows = pages.map(\.lines.count).max() ?? 0
    let area = room.centered(
      columns: min(room.columns, columns + 2 * margin + 2), rows: min(room.rows, rows + 2))
    canvas.drawBox(area, title: shown.title + number)
    for (line, row) in zip(shown.lines, area.row + 1..<area.endRow) {
      line.draw(
        column: area.column + 1 + margin, meaningColumn: shown.meaningColumn, row: row,
        on: &canvas)
    }
    drawFoot(of: area, hasNext: pages.count > 1, on: &canvas)
    canvas.setCursor(ScreenPoint(column: area.column + 1 + margin, row: area.row + 1))
  }

  /// Blank columns between the frame and the text.
  private var margin: Int { room.columns >= 30 ? 1 : 0 }

  /// The columns and rows inside the frame.
  private var inside: ScreenSize {
    ScreenSize(columns: room.columns - 2 - 2 * margin, rows: room.rows - 2)
  }

  /// Draws the keys for the next page and for closing the help on the lower edge.
  private func drawFoot(of area: ScreenRect, hasNext: Bool, on canvas: inout Canvas) {
    var column = area.centered(columns: footColumns, rows: 1).column
    let row = area.endRow - 1
    if area.columns >= footColumns + 4 {
      canvas.fill(ScreenRect(column: column - 1, row: row, columns: footColumns + 2, rows: 1))
    }
    if hasNext { column = help.next.draw(column: column, row: row, on: &canvas) + 2 }
    help.close.draw(column: column, row: row, on: &canvas)
  }

  private var footColumns: Int { help.next.text.columns + 2 + help.close.text.columns }
}

/// The content of the pages.
extension HelpView {
  /// A page ready to draw.
  private struct Page {
    let title: String
    let lines: [Line]
    /// The column of the meanings, from the first column of text; nil if each follows its keys.
    let meaningColumn: Int?
    /// The width of the longest line.
    let columns: Int
  }

  /// A line of a page.
  private enum Line {
    /// Rows of keys, side by side.
    case keys([HelpEntry])
    /// A text.
    case text(String)

    func draw(column: Int, meaningColumn: Int?, row: Int, on canvas: inout Canvas) {
      switch self {
      case .keys(let entries):
        var end = column
        for entry in entries {
          let meaning = meaningColumn.map { column + $0 }
          end = entry.draw(column: end, meaningColumn: meaning, row: row, on: &canvas) + 2
        }
      case .text(let text): canvas.write(text, column: column, row: row)
      }
    }
  }

  /// How much a page says about a row of keys.
  private struct Detail {
    /// Whether all its keys are named.
    let isWhole: Bool
    /// Which of the phrases says what the keys do.
    let meaning: KeyPath<KeyPhrases, String>

    /// The most detailed first.
    static var all: [Detail] {
      [
        Detail(isWhole: true, meaning: \.meaning), Detail(isWhole: true, meaning: \.brief),
        Detail(isWhole: false, meaning: \.brief), Detail(isWhole: false, meaning: \.label),
      ]
    }
  }

  /// The pages of the keys that act during play; of all keys if they fit on one page.
  private var keyPages: [Page] {
    let all = help.playing + help.others
    if all.count <= inside.rows, let page = pages(of: all, title: help.keysTitle).first {
      return [page]
    }
    return pages(of: help.playing, title: help.keysTitle)
  }

  /// The rules, followed by the keys that had no room before: one row of keys to a line, or several
  /// rows side by side.
  private var rulePages: [Page] {
    let lines =
      help.rules.allSatisfy { $0.columns <= inside.columns }
      ? help.rules : wrapped(help.rules.joined(separator: " "), columns: inside.columns)
    let rules = paged(lines.map { .text($0) }, title: help.rulesTitle, meaningColumn: nil)
    guard help.playing.count + help.others.count > inside.rows else { return rules }
    let others = pages(of: help.others, title: help.keysTitle)
    let short = packedPages(of: help.others, title: help.keysTitle)
    guard rules.count == 1,
      let page = [others, short].first(where: { pages in
        pages.count == 1 && lines.count + 1 + pages[0].lines.count <= inside.rows
      })?.first
    else { return rules + others }
    return [
      Page(
        title: help.rulesTitle, lines: rules[0].lines + [.text("")] + page.lines,
        meaningColumn: page.meaningColumn, columns: max(page.columns, rules[0].columns))
    ]
  }

  /// Rows of keys in the longest wording that fits.
  private func pages(of rows: [HelpPicture.Row], title: String) -> [Page] {
    for detail in Detail.all {
      let entries = rows.map { HelpEntry($0, detail.isWhole, detail.meaning) }
      let keyColumns = entries.map(\.keyColumns).max() ?? 0
      let columns = keyColumns + 2 + (entries.map(\.meaning.columns).max() ?? 0)
      guard columns <= inside.columns else { continue }
      return paged(entries.map { .keys([$0]) }, title: title, meaningColumn: keyColumns + 2)
    }
    return packedPages(of: rows, title: title)
  }

  /// Rows of keys side by side, with one word each.
  private func packedPages(of rows: [HelpPicture.Row], title: String) -> [Page] {
    let entries = rows.map { HelpEntry($0, false, \.label) }
      .flatMap { $0.columns > inside.columns ? $0.parts : [$0] }
    return paged(packed(entries).map { .keys($0) }, title: title, meaningColumn: nil)
  }

  /// Distributes lines over pages.
  private func paged(_ lines: [Line], title: String, meaningColumn: Int?) -> [Page] {
    let rows = max(1, inside.rows)
    return stride(from: 0, to: lines.count, by: rows).map { first in
      let part = Array(lines[first..<min(first + rows, lines.count)])
      return Page(
        title: title, lines: part, meaningColumn: meaningColumn,
        columns: lines.map { columns(of: $0, meaningColumn) }.max() ?? 0)
    }
  }

  private func columns(of line: Line, _ meaningColumn: Int?) -> Int {
    switch line {
    case .text(let text): text.columns
    case .keys(let entries):
      meaningColumn.map { $0 + (entries.first?.meaning.columns ?? 0) }
        ?? entries.reduce(-2) { $0 + $1.columns + 2 }
    }
  }

  /// Fills each line with as many rows as fit, two columns apart.
  private func packed(_ entries: [HelpEntry]) -> [[HelpEntry]] {
    var lines: [[HelpEntry]] = []
    var end = 0
    for entry in entries {
      if let last = lines.indices.last, end + 2 + entry.columns <= inside.columns {
        lines[last].append(entry)
        end += 2 + entry.columns
      } else {
        lines.append([entry])
        end = entry.columns
      }
    }
    return lines
  }
}
