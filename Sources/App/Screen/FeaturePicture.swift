import ReversiCore
import Words

/// What a feature shows on the screen. Where it says nothing, the game is shown.
protocol FeaturePicture {
  /// The title of the screen, and what stands at the end of its row.
  func titles(in app: App, _ words: Words) -> (title: String, progress: String)?
  /// The position on the board. It covers the sheets behind the feature.
  func position(in app: App, _ words: Words) -> PositionInView?
  /// The square that the board marks in place of the one that the person selected.
  var markedSquare: Square? { get }
  /// Whether the screen tells of the game's score and its possible moves.
  var tellsOfGame: Bool { get }
  /// What is drawn of the feature itself.
  func picture(in app: App, _ state: UIState, _ words: Words) -> (any SheetPicture)?
  /// The dialog that the feature is.
  func dialog(_ words: Words) -> DialogPicture?
}

extension FeaturePicture {
  func titles(in app: App, _ words: Words) -> (title: String, progress: String)? { nil }
  func position(in app: App, _ words: Words) -> PositionInView? { nil }
  var markedSquare: Square? { nil }
  var tellsOfGame: Bool { true }
  func picture(in app: App, _ state: UIState, _ words: Words) -> (any SheetPicture)? { nil }
  func dialog(_ words: Words) -> DialogPicture? { nil }
}
