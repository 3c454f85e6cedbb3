import Words

extension PlayerList {
  func picture(in app: App, _ state: UIState, _ words: Words) -> (any SheetPicture)? {
    address == nil ? PlayerListPicture(app, selected: selection, words: words) : nil
  }

  func dialog(_ words: Words) -> DialogPicture? {
    address.map { field in
      DialogPicture(
        title: words.twoPeople.anotherPerson, text: words.twoPeople.addressText, detail: nil,
        field: field,
        buttons: [DialogButton.cancel, .ok].map {
          DialogPicture.Button(button: $0, label: $0.label(in: words), isSelected: $0 == .ok)
        })
    }
  }
}
