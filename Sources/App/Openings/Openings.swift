import Analysis
import Archive
import GameSession
import ReversiCore
import Words

/// The known moves in a position, as a list: the one in view, or another one to which the person
/// went on or back from there.
package struct Openings: Feature {
  package enum Event: Sendable, Hashable {
    /// The person selected a move, or a line in the list of lines; the nearest possible index
    /// counts.
    case selected(Int)
    /// The person wants the list of lines, with this one selected, or with nil the moves.
    case linesListed(Int?)
    /// The person wants the moves after another game, with this one selected; nil for the first.
    case walked(to: GameRecord, selecting: Square?)
    /// The person wants to play the selected line in the game.
    case playRequested
  }

  /// Whether to give the game up for a line.
  struct PlayLine: Sendable, Hashable {
    let line: GameRecord
  }

  /// The record up to the position in view, behind the list.
  let origin: GameRecord
  /// The moves before those that are listed.
  package let record: GameRecord
  /// The rating of the people whose shares are listed.
  private let rating: Int
  /// The move to select once it is found.
  private var sought: Square?
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

  /// The moves after a game are not known yet. `origin` is nil for the one in view.
  init(
    _ record: GameRecord, from origin: GameRecord? = nil, rating: Int,
    seeking sought: Square? = nil
  ) {
    (self.record, self.origin) = (record, origin ?? record)
    (self.rating, self.sought) = (rating, sought)
  }

  package static func canLie(over kind: Sheet.Kind) -> Bool {
    kind.feature.sharedKeys.contains(.view)
  }

  package var position: Position { record.position }

  package var request: PeopleRequest {
    PeopleRequest(position: position, lastSquare: record.opposingSquare, rating: rating)
  }

  package static func opened(in app: App) -> Openings? {
    Openings(app.recordUpToShownPly, rating: app.peopleRating)
  }

  package mutating func handle(_ event: Event, beside game: GameSession) -> [Wish] {
    switch event {
    case .selected(let index) where listedLine != nil: listedLine = max(0, index)
    case .selected(let index):
      (selection, sought) = (max(0, min(index, lines.count - 1)), nil)
    case .linesListed(let index): listedLine = index.map { max(0, $0) }
    case .walked(let record, let square):
      self = Openings(record, from: origin, rating: rating, seeking: square)
    case .playRequested:
      return selectedRecord.map { [.askIfNeeded(Question(PlayLine(line: $0)))] } ?? []
    }
    return []
  }

  /// Nothing follows the last reply.
  mutating func show(_ reply: OpeningsReply) {
    if isComplete { return }
    moves = reply.moves
    isComplete = reply.isComplete
    failure = reply.failure
    if let index = lines.firstIndex(where: { $0.squares == [sought].compactMap(\.self) }) {
      (selection, sought) = (index, nil)
    }
  }

  package func helps(in app: App) -> Bool { app.viewsGame }

  /// Lists the openings of another position if that is in view now.
  package mutating func follow(_ app: App) {
    let record = app.recordUpToShownPly
    if origin != record { self = Openings(record, rating: app.peopleRating) }
    let last = app.repertoire.lines.count - 1
    if let listedLine { self.listedLine = last < 0 ? nil : min(listedLine, last) }
  }

  var selectedMove: OpeningMove? { selectedLine?.move }

  package var selectedLine: Line? {
    let lines = lines
    return lines.indices.contains(selection) ? lines[selection] : nil
  }

  /// The game to the end of the selected line; nil if no move is known.
  package var selectedRecord: GameRecord? {
    selectedLine?.squares.reduce(record) { $0?.playing($1) }
  }
}

extension GameRecord {
  /// The game before its last move, and the square of that; nil without a move.
  var beforeLastMove: (record: GameRecord, square: Square)? {
    guard let ply = plies.prefix(standing).lastIndex(where: { !$0.isPass }), let lastMove else {
      return nil
    }
    return (standing(at: ply), lastMove.square)
  }
}

extension Openings.PlayLine: FeatureQuestion {
  func text(in words: Words) -> String { words.openings.question(line) }
  func shortText(in words: Words) -> String { words.openings.shortQuestion }
  func carryOut(in app: inout App) -> [App.Effect] { app.begin(.line(line)) }
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
