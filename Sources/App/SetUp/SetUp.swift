import GameSession
import ReversiCore
import Words

/// A position that is being set up. Not every such position can start a game.
package struct SetUp: Feature {
  package enum Event: Sendable, Hashable {
    case edited(Change)
    /// The person wants to play from the position.
    case playRequested
  }

  package enum Change: Sendable, Hashable {
    /// Makes a square empty, dark or light.
    case put(Disk?, on: Square)
    /// Turns a square from empty to dark, from dark to light, from light to empty.
    case cycle(Square)
    case clear
    /// Sets up the start of a game.
    case setNewGame
    case swapColors
    case switchSide
    case set(Board, Disk)
  }

  package enum Defect: Sendable, Hashable {
    case noDisk(Disk)
    case noLegalMove

    package init?(of position: Position) {
      let board = position.board
      if let side = Disk.allCases.first(where: { board.count(of: $0) == 0 }) {
        self = .noDisk(side)
      } else if position.outcome != nil {
        self = .noLegalMove
      } else {
        return nil
      }
    }
  }

  package private(set) var board: Board
  package private(set) var side: Disk

  /// Dark is to move if the game is over.
  init(_ position: Position) {
    board = position.board
    side = position.turn ?? .dark
  }

  package var defect: Defect? { Defect(of: position) }

  package var position: Position { Position(board: board, turn: side) }

  package static func opened(in app: App) -> SetUp? { SetUp(app.game.position) }

  package mutating func handle(_ event: Event, beside game: GameSession) -> [Wish] {
    switch event {
    case .edited(let change): apply(change)
    case .playRequested: if defect == nil { return [.askIfNeeded(.setUp(position))] }
    }
    return []
  }

  private mutating func apply(_ change: Change) {
    switch change {
    case .put(let disk, let square): board[square] = disk
    case .cycle(let square):
      board[square] =
        switch board[square] {
        case nil: .dark
        case .dark: .light
        case .light: nil
        }
    case .clear: board = Board()
    case .setNewGame: (board, side) = (.newGame, .dark)
    case .swapColors:
      for square in Square.allCases { board[square] = board[square]?.opponent }
    case .switchSide: side = side.opponent
    case .set(let board, let side): (self.board, self.side) = (board, side)
    }
  }
}

extension App {
  package var setUp: SetUp? { self[SetUp.self] }
}

extension Sheet.Kind {
  package static let setUp = Sheet.Kind(SetUp.self)
}

extension App.Event {
  package static func setUp(_ event: SetUp.Event) -> App.Event {
    .feature(FeatureEvent(event, in: SetUp.self))
  }
}

extension SetUp {
  struct Question: FeatureQuestion {
    let position: Position

    func text(in words: Words) -> String { words.setUp.question }
    func shortText(in words: Words) -> String { words.setUp.shortQuestion }
    func carryOut(in app: inout App) -> [App.Effect] { app.begin(.position(position)) }
  }
}

extension Question {
  static func setUp(_ position: Position) -> Question {
    Question(SetUp.Question(position: position))
  }
}
