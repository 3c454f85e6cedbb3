import Words

extension Help {
  func picture(in app: App, _ state: UIState, _ words: Words) -> (any SheetPicture)? {
    HelpPicture(app, page: page, words: words)
  }
}
