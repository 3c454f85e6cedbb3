import Canvas
import GameSession

// The rows of a list.
extension UIState {
  /// Selects another row of the list in front.
  func select(
    _ step: ListStep, _ drawn: DrawnControls?, _ session: App
  ) -> [Intent] {
    if let openings = session.openings {
      let index = openings.selection.moved(
        by: step, in: openings.moves.count,
        page: drawn?.shown(ListWindow.self, of: OpeningList.self)?.rows)
      return [.send(.openings(.selected(index)))]
    }
    guard let library = session.library else { return [] }
    let number = library.selection.moved(
      by: step, in: library.list.count, page: drawn?.shown(ListWindow.self, of: Library.self)?.rows)
    return [.send(.library(.selected(number)))]
  }
}

extension Int {
  /// The number of another row of a list. The session takes the nearest possible one.
  ///
  /// - Parameter page: The rows that are shown; nil before they are.
  fileprivate func moved(by step: ListStep, in count: Int, page: Int?) -> Int {
    switch step {
    case .up: self - 1
    case .down: self + 1
    case .pageUp: self - Swift.max(1, page ?? 1)
    case .pageDown: self + Swift.max(1, page ?? 1)
    case .first: 0
    case .last: count - 1
    }
  }
}
