import Words

extension Library: FeaturePicture {
  func picture(in app: App, _ state: UIState, _ words: Words) -> (any SheetPicture)? {
    LibraryPicture(self, isTurned: state.turnedBoard.isTurned, words: words)
  }
}
