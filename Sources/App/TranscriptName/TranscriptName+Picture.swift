import Words

extension TranscriptName: FeaturePicture {
  func dialog(_ state: UIState, _ words: Words) -> DialogPicture? {
    DialogPicture(
      title: words.transcriptName.title, text: words.transcriptName.text, detail: nil,
      field: state.fileName,
      buttons: DialogButton.naming.map {
        DialogPicture.Button(
          button: $0, label: $0.label(in: words), isSelected: $0 == state.selectedNamingButton)
      })
  }
}
