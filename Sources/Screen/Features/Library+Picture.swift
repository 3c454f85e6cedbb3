import App
import Words

extension Library: Page {
  func picture(in app: App, _ state: UIState, _ words: Words) -> FeaturePicture {
    FeaturePicture(page: LibraryPicture(self, isTurned: state.turnedBoard.isTurned, words: words))
  }
}
