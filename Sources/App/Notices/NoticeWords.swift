import Texts
import Words

/// What the person is told in addition to the game.
protocol NoticeWords {
  /// The text of the notice. The shortest one says only what matters; all of them name the file
  /// where something is kept.
  func wording(of notice: Notice) -> Wording
}

extension Words {
  /// The text of a notice.
  package func wording(of notice: Notice) -> Wording {
    let notices: any NoticeWords =
      switch language {
      case .english: EnglishNoticeWords()
      case .japanese: JapaneseNoticeWords()
      }
    return notices.wording(of: notice).map(\.printable)
  }
}
