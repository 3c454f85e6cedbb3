import Words

extension Players {
  func picture(in app: App, _ state: UIState, _ words: Words) -> (any SheetPicture)? {
    field == nil ? PlayersPicture(app, selected: selection, words: words) : nil
  }

  func dialog(_ words: Words) -> DialogPicture? {
    field.map { field in
      let isName = selection.choice == .name
      return DialogPicture(
        title: isName ? words.name(of: selection.side) : words.twoPeople.anotherPerson,
        text: isName ? words.players.nameText : words.twoPeople.addressText, detail: nil,
        field: field,
        buttons: buttons.map {
          DialogPicture.Button(button: $0, label: $0.label(in: words), isSelected: $0 == button)
        })
    }
  }
}
