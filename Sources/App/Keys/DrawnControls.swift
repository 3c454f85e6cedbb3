import GameSession
import ReversiCore

/// What the screen that was drawn last offers to keys and clicks.
///
/// The screen fills it in while it is drawn, so a click always hits what the person saw.
public struct DrawnControls: Sendable, Hashable {
  /// Whether the screen has room for what opens over the game, such as the help.
  let canShowSheets: Bool
  /// Which rows of the list of moves are shown; nil if there is no such list.
  public var list: ListWindow?
  /// Which rows of the library are shown; nil if it is closed.
  public var library: ListWindow?
  /// Which rows of the list of openings are shown; nil if it is closed.
  public var openings: ListWindow?
  /// Which page of the help is shown; nil if the help is closed.
  public var helpPages: PageWindow?
  /// The position whose pass the alert announces; nil if the alert is not on the screen. Only an
  /// alert that the person has seen can be dismissed.
  public var passAlert: Position?
  /// The areas that were made clickable or covered, the front one last.
  private var regions: [Region] = []

  private struct Region: Sendable, Hashable {
    let area: ScreenRect
    let action: Action?
  }

  /// A screen on which nothing acts.
  public init(canShowSheets: Bool) { self.canShowSheets = canShowSheets }

  /// What a click on a cell does, if anything.
  func action(at point: ScreenPoint) -> Action? {
    regions.last { $0.area.contains(point) }?.action
  }

  /// The square that a click on a cell chooses, if it does.
  func square(at point: ScreenPoint) -> Square? {
    if case .choose(let square)? = action(at: point) { square } else { nil }
  }

  /// Whether a session has a pass alert that is not on the screen yet.
  func lacksPassAlert(of session: App) -> Bool {
    session.dialog == .passAlert && passAlert != session.position
  }

  /// Makes clicks on an area do an action, or nothing, whatever lies behind the area.
  public mutating func setAction(_ action: Action?, in area: ScreenRect) {
    regions.append(Region(area: area, action: action))
  }
}

/// Which rows of a list are shown.
public struct ListWindow: Sendable, Hashable {
  /// The first row that is shown.
  public let top: Int
  /// The first row when the end of the list is shown.
  public let lastTop: Int
  /// How many rows fit.
  public let rows: Int

  /// A window on a list.
  ///
  /// - Parameters:
  ///   - top: The first row that is shown.
  ///   - lastTop: The first row when the end of the list is shown.
  ///   - rows: How many rows fit.
  public init(top: Int, lastTop: Int, rows: Int) {
    self.top = top
    self.lastTop = lastTop
    self.rows = rows
  }

  /// How many rows a step goes down.
  func offset(of step: ListStep) -> Int {
    switch step {
    case .up: -1
    case .down: 1
    case .pageUp: -rows
    case .pageDown: rows
    case .first: -top
    case .last: lastTop - top
    }
  }
}

/// Which of several pages is shown.
public struct PageWindow: Sendable, Hashable {
  /// The page's number, from 0.
  public let index: Int
  /// The number of pages, at least 1.
  public let count: Int

  /// A page, by its number from 0, of a number of pages that is at least 1.
  public init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }
}
