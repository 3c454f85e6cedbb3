import ReversiCore
import Words

/// The picture of a feature on the screen. Where a part is nil, the game is shown.
struct FeaturePicture: Sendable {
  /// The page over the board or beside it.
  let page: (any SheetPicture)?
  /// The title of the screen, and the progress at the end of its row.
  let titles: (title: String, progress: String)?
  /// The position on the board. It covers the features behind this one.
  let position: PositionInView?
  /// The square that the board marks in place of the one that the person selected.
  let markedSquare: Square?
  /// Whether the screen tells of the game's score and its possible moves.
  let tellsOfGame: Bool
  /// The feature as a dialog, while a text is typed.
  let dialog: DialogPicture?

  init(
    _ page: (any SheetPicture)? = nil, titles: (title: String, progress: String)? = nil,
    position: PositionInView? = nil, markedSquare: Square? = nil, tellsOfGame: Bool = true,
    dialog: DialogPicture? = nil
  ) {
    self.page = page
    self.titles = titles
    self.position = position
    self.markedSquare = markedSquare
    self.tellsOfGame = tellsOfGame
    self.dialog = dialog
  }

  /// The open features that can be seen, the one in front last. Only the first can have a position.
  static func all(in app: App, _ state: UIState, _ words: Words) -> [FeaturePicture] {
    var pictures: [FeaturePicture] = []
    for sheet in app.overlay.sheets.reversed() {
      pictures.append(sheet.feature.picture(in: app, state, words))
      if pictures.last?.position != nil { break }
    }
    return pictures.reversed()
  }
}
