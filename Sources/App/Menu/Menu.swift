import Analysis
import Archive
import GameSession
import ReversiCore
import Words

/// A list of things to do, by name: the menu, or what one of its entries leads to.
package struct Menu: Feature {
  package enum List: Sendable, Hashable {
    case main
    case newGame
    case practice
  }

  package enum Event: Sendable, Hashable {
    case selected(Int)
  }

  package let list: List
  /// Whether a computer could be told to move when the menu was opened.
  private let tellsToMove: Bool
  /// The person's games and practice; nil until they are counted.
  var results: GameSummary?
  /// The number of the entry that Enter chooses, from 0.
  package private(set) var selection = 0

  package init(_ list: List, tellsToMove: Bool = false) {
    (self.list, self.tellsToMove) = (list, tellsToMove)
  }

  package static func opened(in app: App) -> Menu? {
    Menu(.main, tellsToMove: app.game.thinkingSide != nil)
  }

  package mutating func handle(_ event: Event, beside game: GameSession) -> [Wish] {
    switch event {
    case .selected(let number): selection = number
    }
    return []
  }
}

extension Menu {
  package func jobs(beside game: GameSession, isInFront: Bool) -> [any WantedJob] {
    list == .main && results == nil ? [Players.CountResults()] : []
  }

  /// What waits there, or nil.
  package func note(for entry: Entry, _ words: MenuWords) -> String? {
    switch entry {
    case .practice: results?.practice.flatMap { $0.due > 0 ? words.waiting($0.due) : nil }
    case .library: results.flatMap { $0.games.all > 0 ? String($0.games.all) : nil }
    default: nil
    }
  }
}

extension Menu {
  /// Something to do.
  package enum Entry: Sendable, Hashable {
    /// Closes the list.
    case goOn
    case takeBack, hint, moveNow, evaluation
    case newGame, players, setUp
    case review, practice, openings, library
    case save, coach, help, quit
    case again, swapSides, twoPeople
    /// Closes a list that is a question.
    case cancel
    case subject(PracticeSubject?)
    /// The ending of the day.
    case todaysEnding
  }

  /// The entries in groups. Their number does not change while the list is open.
  package func groups(in app: App) -> [[Entry]] {
    switch list {
    case .main:
      [
        // While the computer thinks there are no hints, but it can be told to move now. An entry
        // stays what it is, however the game goes on.
        [.goOn, .takeBack, tellsToMove ? .moveNow : .hint, .evaluation],
        [.newGame, .players, .setUp], [.review, .practice, .openings, .library],
        [.save, .coach, .help, .quit],
      ]
    case .newGame: [[.again, .swapSides, .twoPeople, .cancel]]
    case .practice:
      [
        [.mistakes, nil, .endings, .lines, .openings].map { .subject($0) }
          + (app.todaysEnding == nil ? [] : [.todaysEnding]) + [.cancel]
      ]
    }
  }

  package func entries(in app: App) -> [Entry] { groups(in: app).flatMap(\.self) }
}

extension Sheet.Kind {
  package static let menu = Sheet.Kind(Menu.self)
}

extension App.Event {
  package static func menu(_ event: Menu.Event) -> App.Event {
    .feature(FeatureEvent(event, in: Menu.self))
  }
}
