import Notation
import ReversiCore

extension GameSession {
  /// Something that happened to the session.
  public enum Event: Sendable, Hashable {
    /// The person chose a square to place a disk on.
    case squareChosen(Square)
    /// The person gave a side to another player.
    case modeChanged(Disk, Mode)
    /// The person chose another level, or time, for a side's computer.
    case moveLimitChanged(Disk, MoveLimit)
    /// The person wants the computer to play the best move it has found.
    case moveNowRequested
    /// The person asked for a hint, or hid it.
    case hintRequested
    /// A player replied to the request with this identity.
    case replied(RequestID, PlayerReply)
    /// The least think time of the request with this identity is over.
    case minimumThinkTimeElapsed(RequestID)
    /// The animation step with this identity is over.
    case stepElapsed(RequestID)
    /// The person skipped the rest of the animation.
    case animationSkipped
    /// The person dismissed the pass alert.
    case dismissed
    /// The person wants to take back the last move.
    case undoRequested
    /// The person wants to play again what was taken back.
    case redoRequested
    /// The person wants to show or hide the score of the position.
    case evaluationToggled
    /// The person opened a sheet over the board.
    case sheetOpened(Sheet.Kind)
    /// The person closed the sheet that is open.
    case sheetClosed
    /// The person moved the review to a ply of the line shown; the nearest possible ply counts.
    case reviewMoved(to: Int)
    /// The person tried a move from the position in the review.
    case variationPlayed(Square)
    /// The person returned from a variation of the review to the game.
    case variationLeft
    /// The person changed the position in the editor.
    case edited(Editor.Change)
    /// The person wants the transcript in a file of this name.
    case transcriptRequested(name: String)
    /// The transcript has been written, or not.
    case transcriptHandled(TranscriptOutcome)
    /// The person wants a new game with the same players.
    case playAgainRequested
    /// The person wants a new game with the sides swapped.
    case swapRequested
    /// The person wants to go on with another record.
    case loadRequested(GameRecord)
    /// The person wants to add these games to the archive.
    case additionRequested([GGFGame])
    /// The person wants to play from this position.
    case positionSetUp(Position)
    /// The person wants to play from the position in the editor.
    case setUpRequested
    /// The person wants to go on from the ply in the review.
    case playOnRequested
    /// The person asked for a reset, which needs a confirmation.
    case resetRequested
    /// The person answered the question in front with no.
    case cancelled
    /// The person answered the question in front with yes.
    case confirmed
    /// The opening of the next new game is ready.
    case openingPrepared(GameRecord)
    /// The request of the library with this identity has a reply.
    case gamesListed(RequestID, LibraryReply)
    /// The request for the last games against a level with this identity has its tally.
    case levelTallied(RequestID, LevelTally)
    /// The games of the archive that the request with this identity opened have been counted.
    case gamesSummarized(RequestID, GameSummary)
    /// The person selected a game of the library; the nearest possible number counts.
    case gameSelected(Int)
    /// The person wants to see the games of the library that fit these words.
    case gamesFiltered(String)
    /// The person began, or ended, to type the filter of the library.
    case filterTyped(Bool)
    /// The person wants to review the selected game of the library.
    case gameReviewRequested
    /// The person wants to remove the selected game of the library.
    case removalRequested
    /// The request for openings with this identity has a reply.
    case openingsFound(RequestID, OpeningsReply)
    /// The person selected a move in the list of openings; the nearest possible index counts.
    case openingSelected(Int)
    /// The person wants to practice a subject: openings after a game, or after the
    /// session's.
    case practiceChosen(PracticeSubject, after: GameRecord? = nil)
    /// The person chose a move as the answer to an exercise.
    case exerciseAnswered(Square)
    /// The person wants the next exercise.
    case exerciseRequested
    /// The request of the practice with this identity has a reply.
    case practiceReplied(RequestID, PracticeReply)

    /// What an event acts on.
    enum Target: Hashable {
      /// The board itself, or something that the person opens over it. Every overlay covers it.
      case board
      /// The position in view: the game's, or that of an open review. Everything else covers it.
      case position
      /// The open sheet. A question covers it.
      case sheet
      /// The transcript. All but the sheet for its name covers it.
      case transcript
      /// The game and its players, or what is in front, whatever that is.
      case game
    }

    /// What the event acts on. The session ignores an event whose target is covered.
    var target: Target {
      switch self {
      case .squareChosen, .moveNowRequested, .dismissed, .undoRequested, .redoRequested,
        .playAgainRequested, .swapRequested, .loadRequested, .positionSetUp:
        .board
      case .hintRequested: .position
      // These open over other sheets, too.
      case .sheetOpened(.help), .sheetOpened(.openings): .sheet
      case .sheetOpened(.fileName): .position
      case .sheetOpened: .board
      case .sheetClosed, .reviewMoved, .variationPlayed, .variationLeft, .edited, .setUpRequested,
        .playOnRequested, .gameSelected, .gamesFiltered, .filterTyped, .gameReviewRequested,
        .removalRequested, .additionRequested, .openingSelected, .practiceChosen, .exerciseAnswered,
        .exerciseRequested:
        .sheet
      case .transcriptRequested: .transcript
      case .modeChanged, .moveLimitChanged, .replied, .minimumThinkTimeElapsed, .stepElapsed,
        .animationSkipped, .evaluationToggled, .transcriptHandled,
        .resetRequested, .cancelled, .confirmed, .openingPrepared, .gamesListed,
        .levelTallied, .gamesSummarized, .openingsFound,
        .practiceReplied:
        .game
      }
    }
  }
}
