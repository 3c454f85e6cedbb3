import ReversiCore
import Words

extension Openings {
  func picture(in app: App, _ state: UIState, _ words: Words) -> FeaturePicture {
    FeaturePicture(
      page: OpeningsPicture(self, learnedSide: app.learnedSide, words: words),
      markedSquare: selectedLine?.squares.first)
  }
}
