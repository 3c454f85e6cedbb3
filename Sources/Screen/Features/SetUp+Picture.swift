import App
import Words

extension SetUp: Page {
  func picture(in app: App, _ state: UIState, _ words: Words) -> FeaturePicture {
    FeaturePicture(
      page: SetUpPicture(self, words: words), titles: (words.setUp.title, ""),
      position: PositionInView(position), tellsOfGame: false)
  }
}
