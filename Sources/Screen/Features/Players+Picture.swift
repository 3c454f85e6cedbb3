import App
import Words

extension Players: Page {
  func picture(in app: App, _ state: UIState, _ words: Words) -> FeaturePicture {
    guard let field else {
      let list = PlayersPicture(app, self, isBeginner: state.isBeginner, words: words)
      return FeaturePicture(page: list)
    }
    let isName = selection.choice == .name
    return FeaturePicture(
      dialog: DialogPicture(
        title: isName ? words.name(of: selection.side) : words.twoPeople.anotherPerson,
        text: isName ? words.players.nameText : words.twoPeople.addressText,
        field: field, buttons: buttons, selected: button, words: words))
  }
}
