import Words

extension PlayerList: FeaturePicture {
  func picture(in app: App, _ state: UIState, _ words: Words) -> (any SheetPicture)? {
    PlayerListPicture(app, selected: selection, words: words)
  }
}
