import Words

extension TranscriptName {
  func dialog(_ words: Words) -> DialogPicture? {
    DialogPicture(
      title: words.transcriptName.title, text: words.transcriptName.text, detail: nil,
      field: field,
      buttons: DialogButton.naming.map {
        DialogPicture.Button(
          button: $0, label: $0.label(in: words), isSelected: $0 == button)
      })
  }
}
