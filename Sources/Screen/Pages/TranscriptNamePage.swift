import App
import Words

extension TranscriptName: Page {
  func picture(in app: App, _ state: UIState, _ words: Words) -> FeaturePicture {
    FeaturePicture(
      dialog: DialogPicture(
        title: words.transcriptName.title, text: words.transcriptName.text,
        field: field, buttons: Self.buttons, selected: button, words: words))
  }
}
