/// The keys of two people who play from two programs.
extension TwoPeople {
  static let row = ActionRow(
    \.twoPeople.keys, .play,
    [
      KeyGroup("R", .send(.twoPeople(.resignRequested)), in: .played),
      KeyGroup("J", .send(.twoPeople(.joinRequested)), in: .played),
    ], shortCount: 2)
}
