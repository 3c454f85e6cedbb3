import Analysis
import Archive
import GameSession
import ReversiCore

/// The known moves in the position in view, as a list.
package struct Openings: Feature {
  package enum Event: Sendable, Hashable {
    /// The person selected a move, or a line in the list of lines; the nearest possible index
    /// counts.
    case selected(Int)
    /// The person wants the list of lines, with this one selected, or with nil the moves.
    case linesListed(Int?)
  }

  /// The position, and the people whose shares are listed.
  package let request: PeopleRequest
  /// The last named opening on the way to the position, or nil.
  package let opening: Opening?
  package internal(set) var moves: [OpeningMove] = []
  package internal(set) var isComplete = false
  package internal(set) var failure: LibraryFailure?
  /// The index of the selected line.
  package internal(set) var selection = 0
  /// The index of the selected one of the person's lines; nil while the moves are listed.
  package private(set) var listedLine: Int?

  /// A line of the list: a move, or a reply below it.
  package struct Line: Sendable, Hashable {
    /// The squares of the moves before it in the list, from the position on.
    package let before: [Square]
    package let move: OpeningMove

    /// The squares of the line from the position on.
    package var squares: [Square] { before + [move.square] }
  }

  /// The lines of the list: each move with its replies below it.
  package var lines: [Line] { Self.lines(of: moves, after: []) }

  private static func lines(of moves: [OpeningMove], after before: [Square]) -> [Line] {
    moves.flatMap { move in
      [Line(before: before, move: move)] + lines(of: move.replies, after: before + [move.square])
    }
  }

  /// The moves are not known yet. `rating` is that of the people whose shares are listed.
  init(_ record: GameRecord, rating: Int) {
    request = PeopleRequest(
      position: record.position, lastSquare: record.opposingSquare, rating: rating)
    opening = Opening.reached(by: record)
  }

  package static func canLie(over kind: Sheet.Kind) -> Bool {
    kind.feature.sharedKeys.contains(.view)
  }

  package var position: Position { request.position }

  package static func opened(in app: App) -> Openings? {
    Openings(app.recordUpToShownPly, rating: app.peopleRating)
  }

  package mutating func handle(_ event: Event, beside game: GameSession) -> [Wish] {
    switch event {
    case .selected(let index) where listedLine != nil: listedLine = max(0, index)
    case .selected(let index): selection = max(0, min(index, lines.count - 1))
    case .linesListed(let index): listedLine = index.map { max(0, $0) }
    }
    return []
  }

  /// Nothing follows the last reply.
  mutating func show(_ reply: OpeningsReply) {
    if isComplete { return }
    moves = reply.moves
    isComplete = reply.isComplete
    failure = reply.failure
  }

  package func helps(in app: App) -> Bool { app.viewsGame }

  /// Lists the openings of another position if that is in view now.
  package mutating func follow(_ app: App) {
    let record = app.recordUpToShownPly
    if position != record.position { self = Openings(record, rating: app.peopleRating) }
    let last = app.repertoire.lines.count - 1
    if let listedLine { self.listedLine = last < 0 ? nil : min(listedLine, last) }
  }

  var selectedMove: OpeningMove? { selectedLine?.move }

  package var selectedLine: Line? {
    let lines = lines
    return lines.indices.contains(selection) ? lines[selection] : nil
  }
}

extension Openings {
  /// The search for the openings of a position in the book and in the archive, which is closed when
  /// no openings are wanted any more.
  package struct FindOpenings: WantedJob {
    package typealias Reply = OpeningsReply

    package let request: PeopleRequest

    package var position: Position { request.position }

    package static func isLast(_ reply: OpeningsReply) -> Bool { false }
    package static var isContinued: Bool { true }

    package func deliver(_ reply: OpeningsReply, to app: inout App) -> [App.Effect] {
      app[Openings.self]?.show(reply)
      return []
    }
  }

  package func jobs(beside game: GameSession, isInFront: Bool) -> [any WantedJob] {
    [FindOpenings(request: request)]
  }
}

extension App {
  package var openings: Openings? { self[Openings.self] }
}

extension Sheet.Kind {
  package static let openings = Sheet.Kind(Openings.self)
}

extension App.Event {
  package static func openings(_ event: Openings.Event) -> App.Event {
    .feature(FeatureEvent(event, in: Openings.self))
  }
}
