import Canvas
import ReversiCore

extension Int {
  /// The number of another row of a list. The app takes the nearest possible one.
  ///
  /// - Parameter page: The rows that are shown; nil before they are.
  func moved(by step: ListStep, in count: Int, page: Int?) -> Int {
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
