import ReversiCore
import Words

extension Openings {
  var markedSquare: Square? { selectedMove?.square }

  func picture(in app: App, _ state: UIState, _ words: Words) -> (any SheetPicture)? {
    OpeningsPicture(self, words: words)
  }
}
