import ReversiCore
import Words

extension SetUp {
  func titles(in app: App, _ words: Words) -> (title: String, progress: String)? {
    (words.setUp.title, "")
  }

  func position(in app: App, _ words: Words) -> PositionInView? { PositionInView(position) }

  func picture(in app: App, _ state: UIState, _ words: Words) -> (any SheetPicture)? {
    SetUpPicture(self, words: words)
  }
}
