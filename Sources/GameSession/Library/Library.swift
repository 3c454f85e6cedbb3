/// The list of the games in the archive: which of them fit a filter, and which one is selected.
///
/// Only the games around the selected one are in memory.
public struct Library: Sendable, Hashable {
  /// The words by which games are found; empty for all games.
  public internal(set) var filter = ""
  /// Whether the person is typing the filter.
  public internal(set) var isTyping = false
  /// The number of the selected game, counted from the newest one that fits.
  public internal(set) var selection = 0
  /// The games that fit, as far as they are known.
  public internal(set) var list = LibraryList()
  /// The last count of the games, with the losses as far as they are known.
  private var current: GameSummary?
  /// The summary before that count, until the first losses of the games are known.
  private var earlier: GameSummary?
  /// The summary as the games were counted, while losses have to be added to it.
  private var counted: GameSummary?
  /// The last failure, if any. The sheet itself shows it, since it is about what the sheet lists.
  public internal(set) var failure: LibraryFailure?

  /// How the person has done in all games; nil until they are counted.
  public var summary: GameSummary? { earlier ?? current }

  /// Whether the games have been counted and all their losses are known, or cannot be known.
  public var isSummaryComplete: Bool { current != nil && counted == nil }

  /// What the library waits for besides its list; nil if it waits for nothing.
  var task: PracticeRequest.Task? { counted.map { .addLosses(to: $0) } }

  /// Takes the count of the games. The losses are still to be added if there are any games.
  mutating func take(_ count: GameSummary) {
    counted = count.analyzedCount > 0 ? count : nil
    // Losses that are shown would vanish for a moment.
    earlier = counted == nil || summary?.losses.isEmpty != false ? nil : summary
    current = count
  }

  /// Takes a reply to what the library waits for.
  mutating func take(_ reply: PracticeReply) {
    switch reply {
    case .losses(let summary, let isComplete):
      (current, earlier) = (summary, nil)
      if isComplete { counted = nil }
    case .failed: (counted, earlier) = (nil, nil)
    case .analyzed, .exercise, .over, .verdict: break
    }
  }

  /// The selected game; nil if it is not known yet, or there is none.
  public var selectedGame: LibraryGame? { list[selection] }

  /// The most games that a screen shows before and after the selected one.
  private static let maximumShown = 120

  /// The numbers of the games to ask for.
  var wanted: Range<Int> {
    max(0, selection - 2 * Self.maximumShown)..<selection + 2 * Self.maximumShown
  }

  /// Whether a game that the screen may show is not in memory.
  var lacksGames: Bool {
    let end = min(list.count, selection + Self.maximumShown)
    let first = max(0, selection - Self.maximumShown)
    return first < end
      && (first < list.first || end > list.first + list.games.count)
  }
}
