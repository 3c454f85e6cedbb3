import App
import Words

extension Help: Page {
  func picture(in app: App, _ state: UIState, _ words: Words) -> FeaturePicture {
    FeaturePicture(page: HelpPicture(app, page: page, rulesFirst: state.isBeginner, words: words))
  }
}
