import Canvas
import GameSession
import ReversiCore
import Texts
import Words

/// Exercises: the texts beside the board.
struct PracticePicture: Sendable {
  /// The side to move that the text is about, or nil without an exercise.
  let side: Disk?
  /// The text that asks or tells something.
  let wording: Wording
  /// Why the answer was not kept, or nil.
  let failure: Wording?
  /// The keys that the person can press now.
  let tools: [KeyLineItem]
}

extension PracticePicture {
  /// - Parameter isPaused: Whether practice waits for the computer's move in the game.
  init(_ practice: Practice, isPaused: Bool, words: Words) {
    side = practice.exercise?.side
    wording =
      isPaused && practice.job != nil ? words.practice.paused : words.wording(of: practice)
    failure = practice.verdict?.failure.map { words.practice.wording(of: $0) }
    let next = KeyLineItem(
      for: .press, label: words.practice.nextExercise.longest, words: words)
    tools =
      (practice.verdict == nil ? [] : [next]) + [
        KeyLineItem(for: .send(.practice(.subjectSwitched)), words: words)
      ]
  }
}

extension Words {
  /// The text with which practice asks or tells. If there are no mistakes to practice, the longest
  /// text of a question says so, too.
  fileprivate func wording(of practice: Practice) -> Wording {
    let wording = wording(of: practice.state)
    if practice.lacksLines { return self.practice.noLines }
    guard practice.isSubstitute, case .asking = practice.state else { return wording }
    let first = self.practice.noMistakes + " " + wording.longest
    return Wording([first] + wording.texts) ?? wording
  }

  private func wording(of state: Practice.State) -> Wording {
    switch state {
    case .preparing(_, 0): practice.searching
    case .preparing(let count, let total):
      Wording(summary.analyzed(count, of: total))
    case .asking(let exercise): practice.asking(exercise)
    case .judging: Wording(game.thinking)
    case .judged(let exercise, let verdict): practice.verdict(verdict, for: exercise)
    case .over(let days): practice.over(days: days)
    case .failed(let failure): practice.wording(of: failure)
    }
  }
}

extension PracticePicture: SheetPicture {
  var room: SheetRoom { .board }

  /// The columns of the side's disk before the text.
  private static let chipColumns = 2

  func draw(in area: ScreenRect, _ layout: Layout, on canvas: inout Canvas) {
    guard area.rows > 0 else { return }
    var room = area
    if let side {
      canvas.write([canvas.theme.chip(side)], column: area.column, row: area.row)
      room.column += Self.chipColumns
      room.columns -= Self.chipColumns
    }
    var rows = RowStack(room)
    let failure = failure?.lines(columns: room.columns, rows: max(0, room.rows / 2)) ?? []
    let lines = wording.lines(columns: room.columns, rows: room.rows - failure.count)
    canvas.write(lines, in: &rows, .bold)
    canvas.write(failure, in: &rows)
    if rows.rest.rows > tools.count { rows.dropFirst(1) }
    tools.draw(&rows, on: &canvas)
  }
}
