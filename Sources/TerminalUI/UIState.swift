import GameSession
import ReversiCore

/// What only the screen remembers: where the cursor is, what is half typed, whether help is shown.
public struct UIState: Sendable, Hashable {
  /// The square that Enter chooses.
  public private(set) var cursor: Square
  /// Whether the help is in front of everything.
  public private(set) var isHelpShown = false

  /// The state at the start of the program.
  ///
  /// - Parameter cursor: The square that is selected first; d3 is a legal first move.
  public init(cursor: Square = .d3) {
    self.cursor = cursor
  }

  /// Takes a key or a click, and returns what is to be done because of it beyond this state.
  ///
  /// - Parameters:
  ///   - key: What the player did.
  ///   - session: The game as it is shown.
  ///   - size: The size of the screen, by which clicks find what they hit.
  public mutating func handle(_ key: Key, session: GameSession, size: ScreenSize) -> Intent? {
    switch key {
    case .character("q"): .quit
    case .redraw: .redraw
    case .enter: .send(.squareChosen(cursor))
    default: nil
    }
  }
}
