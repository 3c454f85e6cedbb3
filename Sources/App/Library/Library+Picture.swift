import Words

extension Library {
  func picture(in app: App, _ state: UIState, _ words: Words) -> (any SheetPicture)? {
    LibraryPicture(self, isTurned: state.turnedBoard.isTurned, words: words)
  }
}
