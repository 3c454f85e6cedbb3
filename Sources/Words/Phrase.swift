/// A key for each phrase of the program. Every language has texts for all of them.
///
/// The callers name the values for the placeholders of the texts. Every language has the same
/// placeholders.
public enum Phrase: Sendable, Hashable, CaseIterable {
  // The game.

  /// The name of the program.
  case title
  /// The title of the terminal's window, with the disks of each side.
  case windowTitle
  /// The names of the sides.
  case dark, light
  /// Who moves for a side, in at most 8, 6 and 3 columns; the computer in 4 instead of 6.
  case manual, computer
  /// The name of a player at some levels, in at most nine columns.
  case beginner, casual, club, expert, master
  /// The text after the side's disk and name in a message.
  case turn, won
  /// The message after a tied game.
  case tied
  /// What follows the message while a pass waits behind a sheet, the last text in at most five
  /// columns.
  case passBehindSheet
  /// How the game ended, the last text in at most six columns.
  case resultWon, resultTied
  /// The label of the key that plays again with the sides swapped, in one word.
  case swapSides
  /// The tip about the key that lets the computer play for a side, the last text in at most ten
  /// columns.
  case computerTip
  /// The buttons of a new game.
  case playAgainstComputer, computerPlaysFirst
  /// What a message means for the person. Arguments of the results: `margin`.
  case yourMove, wonByMargin, lostByMargin
  /// The title of the graph of scores.
  case leadTitle
  /// What is on the square at the cursor, the last text in at most ten columns.
  case squareDiskLastMove, squareDisk, squareLegalScored, squareLegal, squareEmpty
  /// Why a key did nothing, the last text in at most 19 columns.
  case turnsNothingRemark, takenRemark, thinkingRemark, gameOverRemark, noComputerRemark
  case noEarlierMistake, noLaterMistake
  /// The level that a key has set, in at most 19 columns.
  case levelRemark
  /// The theme that a key has chosen.
  case themeRemark
  /// Answers to a character that is no key.
  case noKeyRemark, latinKeysRemark
  /// The progress of the game.
  case progressMove, progressOver
  /// The computer is thinking.
  case thinking
  /// How far the computer's move has come: the time of its limit in seconds, the depth, and the
  /// best move so far with its score.
  case thinkingProgress
  /// The depth and the best move so far with its score; the second text is the move alone.
  case thinkingResult
  /// A number with the shortest sign of its unit.
  case seconds, minutes
  /// The text before the last move, with a space; the second text has five columns.
  case lastMoveTitle
  /// The text before the scores of the moves; the second text has five columns.
  case hintTitle, bookHintTitle
  /// The legend of the marks on the board.
  case cursorMark, legalMoveMark, lastMoveMark, turnedMark

  // The record.

  /// The text in place of the evaluation until it is known, in at most eleven columns.
  case evaluating
  /// Neither side is ahead.
  case even
  /// The depth of a search, or how sure a score is otherwise; the second text has at most five
  /// columns.
  case depth, exactDepth, bookDepth
  /// The title of the review.
  case reviewTitle
  /// The title of the review while it shows a variation.
  case variationTitle
  /// The position shown, by the number of plies before it: long and short; in a variation the short
  /// text says so.
  case place, variationPlace
  /// The progress of the review's analysis, the last text in at most eleven columns.
  case analyzing
  /// The ply with which a variation begins, before its moves.
  case variationStart
  /// The position before all moves.
  case startTitle
  /// What a move gave away: nothing, or a number of disks, the last text in at most four columns.
  case lossNone, loss
  /// The best move with its score, if another was played; the last text in at most six columns.
  case bestMove
  /// The text before the best play after the best move.
  case continuation
  /// The scores are exact.
  case proven
  /// The heading of the worst moves, and what was better than one of them.
  case worstMovesTitle, betterMove
  /// The side above or below the axis of the graph.
  case sideAhead
  /// The average loss of a side's moves, in at most 22 columns.
  case meanLoss
  /// The ply that turned the game.
  case turningPly
  /// The title of the line about the game, with a space; both sides have this player.
  case gameTitle, bothPlayers
  /// The title of the set-up.
  case editorTitle
  /// The text after the disk of the side to move in the set-up, with a space.
  case toMove
  /// Why a game cannot start from a position, the last text in at most nine columns.
  case noDisk, noLegalMove
  /// The pasted text is not a game, and why.
  case pastedNoGame

  // Dialogs.

  /// The titles of dialogs.
  case passTitle, inUseTitle, confirmationTitle
  /// The texts of dialogs.
  case resetDialog, passDialog, playAgainDialog, swapSidesDialog, setUpDialog, loadDialog
  case playOnDialog, playVariationDialog, overwriteDialog, addGamesDialog, removeGameDialog
  case heldElsewhereDialog
  /// The questions of dialogs that do not fit, with the keys for the answers.
  case resetQuestion, passQuestion, playAgainQuestion, swapSidesQuestion, setUpQuestion
  case loadQuestion, playOnQuestion, overwriteQuestion, addGamesQuestion, removeGameQuestion
  case heldElsewhereQuestion
  /// A side has to pass.
  case noMove
  /// The labels of buttons.
  case cancelButton, okButton, dismissButton, quitButton, playButton
  case writeButton, copyButton, resetButton
  /// The dialog for the name of a file.
  case fileNameTitle, fileNameText
  /// The title of the list of players.
  case playersTitle
  /// The level of a player in the archive.
  case levelName
  /// How the person has done, in the library: all levels, and one of them.
  case libraryWins, libraryWinsLevel
  case libraryLosses, libraryLossesLevel, libraryLossGames, libraryLossProgress
  /// The title of the library, which game of how many is selected, and what stands in place of
  /// games.
  case libraryTitle, libraryPlace, librarySearching, libraryEmpty, libraryNoMatch
  /// A line of the archive that is not a game, in at most 14 columns.
  case libraryNoGame
  /// Why the library does not show all games, or still has one.
  case libraryUnreadable, libraryChanged, gamesNotInLibrary, gameNotRemoved
  /// The title of the list of openings, and what stands in place of moves.
  case openingsTitle, openingsEmpty
  /// What is known of a move in the opening: its score and that the book has it; the number of
  /// games; their results for the person, or for Black. Arguments of the results: `won`, `tied` and
  /// `lost`.
  case openingScore, openingGames, openingResultsOfYou, openingResultsOfBlack, openingUnplayed
  /// The titles of practice, and the number of an exercise.
  case mistakesTitle, endingsTitle, openingExercisesTitle, exercisePlace
  /// What practice does or asks: it looks for an exercise, waits for the computer's move in the game,
  /// and asks for the best move.
  case practiceSearching, practicePaused, practiceAsking
  /// The key for the next exercise.
  case nextExercise
  /// The archive's games are being counted, in at most 19 columns.
  case openingsCounting
  /// The titles of the help's pages of keys and of rules.
  case keysTitle, rulesTitle
  /// The topics that the help lists keys under.
  case playKeys, studyKeys, positionKeys, programKeys
  /// The keys for the next page of the help and for closing it, each in at most eight columns.
  case nextPage, closeHelp
  /// The screen is too small, with the state of the game and the open question.
  case tooSmall
  /// The state of the game.
  case safe, unsafe

  // Failures of files.

  /// The user of the saved game.
  case process, anotherProgram
  /// Why a file cannot be read.
  case isFolder, isDevice, isNoFile
  /// Why a file could not be written, with the step that failed.
  case fileFailure
  case lockStep, setAsideStep, openStep, writeStep, syncStep, renameStep

  // Practice.

  /// Practice: an exercise, the possible answers, what an answer was worth, that
  /// no exercise is left for today, and that there are no mistakes to practice.
  case practiceQuestion, practiceAnswers
  case practiceRight, practiceWrong, practiceOver
  case practiceNoMistakes
  /// The opening that has been reached, after another sentence.
  case openingReached
  /// All openings have been asked.
  case openingsAsked
  /// Why there is no exercise, or why an answer was not kept.
  case practiceUnreadable, answerNotKept

  // Text mode. Each phrase is one line, or one sentence of a line. The important part comes first,
  // within 40 columns if possible.

  /// How sure a score is.
  case exactScores, scoresAtDepth, bookScores
  case setUpHelp, setUpRow, setUpSide, setUpLeft, noGameCanStart
  /// The games of the library: one with its number, and how to open it.
  case textGame, textLibraryTip, noSuchGame
  case reviewing, reviewStopped, textMeanLoss, mistake, mistakeWithBest, turningMove
  /// The openings: the side to move and the opening so far, and one of the moves.
  case textOpenings, textOpeningsAfter, textOpening
}
