import App
import ReversiCore
import Words

extension Openings: Page {
  func picture(in app: App, _ state: UIState, _ words: Words) -> FeaturePicture {
    if let listedLine, let line = app.listedLine {
      return FeaturePicture(
        page: LinesPicture(of: app.repertoire, selection: listedLine, words: words),
        position: PositionInView(line.game.position), tellsOfGame: false)
    }
    return FeaturePicture(
      page: OpeningsPicture(self, in: app, words: words),
      markedSquare: selectedLine?.squares.first)
  }
}
