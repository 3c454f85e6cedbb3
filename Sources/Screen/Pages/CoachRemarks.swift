import App
import Canvas
import Coach
import ReversiCore
import Texts
import Words

/// What the coach says on a page. The short texts name a reason and its squares.
struct CoachRemarks {
  private let texts: [Wording]

  var isEmpty: Bool { texts.isEmpty }

  /// In as many rows as they need.
  func lines(columns: Int) -> [String] {
    texts.flatMap { wrapped($0.longest, columns: columns) }
  }

  func drawNames(in row: ScreenRect, on canvas: inout Canvas) {
    canvas.write(
      texts.shortTexts(within: row.columns), column: row.column, row: row.row,
      canvas.theme.accentText)
  }
}

extension CoachRemarks {
  /// About the move that a review shows: two sentences at most. How good the move is comes first,
  /// unless the ply says that it is a plain mistake and there are reasons.
  init(in app: App, _ words: Words) {
    texts = Self.texts(in: app, words)
  }

  private static func texts(in app: App, _ words: Words) -> [Wording] {
    if app.isReasonSearched { return [Wording(words.reasons.searching)] }
    if app.isReasonPaused { return [words.practice.paused] }
    guard let reply = app.explained else { return [] }
    let (verdict, reasons) = words.statements(
      about: reply.move.square, reply.explanation,
      withAllReasons: app.review?.showsAllReasons ?? false, name: \.description)
    let told = words.wordings(of: reasons, in: reply.explanation)
    let isPlain = reply.explanation.map {
      $0.worse.move.square == reply.move.square && MistakeResult($0) == .same
    }
    if isPlain == true, !told.isEmpty { return told }
    return [Wording(words.sentence(verdict), verdict)] + told
  }

  /// About an answer in practice: one reason.
  init(on practice: Practice, _ words: Words) {
    guard case .judged(let exercise, let verdict) = practice.state else {
      texts = []
      return
    }
    let reasons = Array(words.reasons(on: verdict, for: exercise).prefix(1))
    texts = words.wordings(of: reasons, in: verdict.explanation)
  }
}

extension PositionInView {
  /// Frames the squares of the reason that is told.
  mutating func mark(_ explanation: Explanation?) {
    framed.formUnion(explanation?.reasons.first?.squares ?? [])
  }
}
