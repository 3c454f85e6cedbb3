/// A key for each thing that the program says. Every language has texts for all of them.
///
/// What fills the placeholders of the texts is named by those who say it; every language has the
/// same ones.
public enum Phrase: String, Sendable, Hashable, CaseIterable {
  // The game.

  /// What the program is called.
  case title
  /// The title of the terminal's window, with the disks of each side.
  case windowTitle
  /// The names of the sides.
  case dark, light
  /// Who moves for a side, in at most 8, 6 and 3 columns; the computer in 4 instead of 6.
  case manual, computer
  /// What a player of some levels is called, in at most nine columns.
  case beginner, casual, club, expert, machine
  /// What follows the side's disk and name in a message.
  case turn, won
  /// The message after a game that nobody won.
  case tied
  /// How the game ended, the last text in at most six columns.
  case resultWon, resultTied
  /// What the key does that plays again with the sides swapped, in a word.
  case swapSides
  /// That a key lets the computer play for a side, the last text in at most ten columns.
  case computerTip
  /// What is on the square at the cursor, the last text in at most ten columns.
  case squareDiskLastMove, squareDisk, squareLegalScored, squareLegal, squareEmpty
  /// Why a key did nothing, the last text in at most 19 columns.
  case turnsNothingRemark, takenRemark, thinkingRemark, gameOverRemark, noComputerRemark
  /// The level that a key has set, in at most 19 columns.
  case levelRemark
  /// How far the game has come.
  case progressMove, progressOver
  /// That the computer thinks.
  case thinking
  /// A number with the shortest sign of its unit.
  case seconds, minutes
  /// What stands before the last move, with a space; the second text takes five columns.
  case lastMoveTitle
  /// What stands before the scores of the moves; the second text takes five columns.
  case hintTitle, bookHintTitle
  /// The legend of the marks on the board.
  case cursorMark, legalMoveMark, lastMoveMark, turnedMark

  // The record.

  /// What stands in place of the evaluation until it is known, in at most eleven columns.
  case evaluating
  /// How far a search looked ahead; the second text takes at most five columns.
  case depth, exactDepth
  /// The title of the review.
  case reviewTitle
  /// The position that is shown, by the number of plies before it: long and short.
  case place
  /// The position before all moves.
  case startTitle
  /// The score of a move for its side, if it is exact.
  case exactScore
  /// What a move gave away: nothing, or some disks.
  case lossNone, loss
  /// The best move with its score.
  case bestMove
  /// The average loss of a side's moves.
  case meanLoss
  /// The ply with which the game turned.
  case turningPly
  /// The title of the set-up.
  case editorTitle
  /// What follows the disk of the side to move there, with a space.
  case toMove
  /// Why no game can start from a position, the last text in at most nine columns.
  case noDisk, noLegalMove
  /// That a pasted text is no game, and why.
  case pastedNoGame

  // Dialogs.

  /// The titles of dialogs.
  case passTitle, inUseTitle, confirmationTitle
  /// What dialogs say.
  case resetDialog, passDialog, playAgainDialog, swapSidesDialog, setUpDialog, loadDialog
  case playOnDialog, overwriteDialog, heldElsewhereDialog
  /// What dialogs ask where they have no room, with the keys that answer.
  case resetQuestion, passQuestion, playAgainQuestion, swapSidesQuestion, setUpQuestion
  case loadQuestion, playOnQuestion, overwriteQuestion, heldElsewhereQuestion
  /// That a side has to pass.
  case noMove
  /// What buttons say.
  case cancelButton, okButton, dismissButton, quitButton, playButton
  /// The dialog in which the name of a file is typed.
  case fileNameTitle, fileNameText
  /// The titles of the help's pages of keys and of rules.
  case keysTitle, rulesTitle
  /// What goes to the next page of the help, and what closes it, each in at most eight columns.
  case nextPage, closeHelp
  /// That the screen is too small, with the state of the game and the question that is open.
  case tooSmall
  /// The state of the game.
  case safe, unsafe

  // Notices.

  case notSaved, setAside, notSetAside, earlierResumed, savedGameMissing, heldElsewhere
  case recordRestarted, unknownTerminal, computerFailed, externalEngineFailed
  case externalEngineUnknown, transcriptWritten, transcriptNotWritten
  case settingPassedOver, settingsPassedOver, settingsUnreadable, settingNotKept
  /// What uses the saved game.
  case process, anotherProgram
  /// Why a line of the settings is passed over.
  case notASetting, unknownSetting, unknownSettingNearest, notForFiles, settingNameMissing
  case settingValueMissing, settingValueUnsuitable
  /// Why a file cannot be read.
  case isFolder, isDevice, isNoFile
  /// What a player did that failed.
  case choseIllegal, foundNoMove, notUnderstood, tooLate, flooded, notFound, notStarted, ended
  case strangeStart
  /// Why a file could not be written, with the step that failed.
  case fileFailure
  case lockStep, setAsideStep, openStep, writeStep, syncStep, renameStep

  // What is wrong with a text.

  /// What is wrong with a saved game.
  case saveTooLong, saveNotUTF8, saveLineMissing, saveStateLength, saveUnknownTurn
  case saveUnknownMode, saveRowCount, saveCellCount, saveUnknownCell, saveMoveLeft
  case saveNotKeyValue, saveKeyTwice
  /// What is wrong with saved plies.
  case recordStart, recordOddLength, recordUnknownPly, recordIllegalMove, recordIllegalPass
  case recordStanding, recordOpening, recordOtherPosition
  /// What is wrong with the text of a game.
  case textTooLong, textNotUTF8, noGame, severalGames
  case cellCount, unknownCell, unknownSide
  case defectiveMove, noSquare, occupied, turnsNothingOver, passNotDue, otherSide, gameIsOver
  /// The side to move where there is none.
  case nobody
  case gameUnfinished, unexpectedCharacter, otherGame, boardSize
  /// A text between quotes.
  case quoted

  // Reports.

  /// The disks of both sides.
  case diskCounts
  /// What stands under a board.
  case caption
  /// What stands above the moves of a game.
  case opening, reportCounts
  /// What a move gave away, and the best line instead.
  case lostDisks
  /// A ply: a move by its number, or a pass.
  case numberedMove, passOfSide
  /// What a side gave away, without and with its worst moves.
  case averageLoss, averageLossWorst, worstMove
  /// The move with which a game turned.
  case gameTurned
  /// A solved position.
  case solution
  /// How much has been analyzed.
  case analyzed

  // The command line.

  /// What the standard input is called.
  case standardInput
  /// Why the program does not start.
  case usage, noTerminal, terminalUnknown, noCursorMovement, noScreen, noHomeFolder
  case savedGameIsFolder, savedGameIsDevice, savedGameIsNoFile, savedGameUnreadable
  case noSavedGame, defectiveSavedGame, unreadableFile, defectiveGame, gameUnderWay, notPrinted
  case noMemory, noPipe, noThread
  /// That the game was left without being kept.
  case notKept
  /// That the program is broken and ends, in one line of at most 240 bytes.
  case fault
  /// That the program ends since there is no memory left, as long at most.
  case outOfMemory
  /// What is wrong with the arguments.
  case unexpectedArgument, unknownSubcommand, positionMissing, protocolMissing, commandMissing
  case sourceMissing, unsuitableOperand, unknownOption, unknownOptionNearest, ambiguousOption
  case valueMissing, valueUnexpected, fileNameMissing, engineNotInSettings, unsuitableValue
  /// One of several words: the last, and those before it.
  case choice
  /// What an option takes.
  case engineValue, levelValue, secondsValue, openingValue, numberValue, fileValue

  // The text mode. Each is one line, or a sentence of one: what matters comes first, in at most 40
  // columns where it can be.

  /// The person at the keyboard: within a sentence, and at its beginning.
  case you, youFirst
  /// A square by words.
  case spelledSquare
  /// Where a game comes from.
  case programStarted, newGame, positionSetUp, gameOpened
  /// How to get help, and how to let the computer play.
  case helpTip, lineComputerTip
  /// Who plays.
  case youAndOther, bothManual, sidePlays, sideWithSymbol
  case lineManual, lineComputer, playerLevel, playerTime
  /// What is awaited.
  case lineTurn, lineTurnMoves, linePassDue, turnOf
  /// What happened.
  case lineMove, moveTurned, gameEnded, nobodyWon, youWon, youLost, sideWon, askAgain
  case takenBack, playedAgain, squaresAnd, countedMoves, youPlaySide, sidePlayedBy
  /// What the sides have, if it is the same.
  case equalCounts
  /// Answers.
  case squareOccupied, squareTurnsNothing, movesAre, lineThinking, lineGameOver, lineMoves
  case lineRow, lineColumn, cell, allEmpty, restEmpty
  case lineSquare, empty, contentLastMove, contentTurned, contentLegal
  case lineAttempt, pieces, noPieces, corners, lineLast, lineCounts
  case noHint, hintBest, hintThen, hintMove, fromBook, plus, minus
  case noMoveYet, nothingToUndo, nothingToRedo, noComputerPlays, noComputerThinking, gameStays
  case lineHelp, lineQuestion, savedAgain
  case setUpHelp, setUpRow, setUpSide, setUpLeft, noGameCanStart
  case reviewing, reviewStopped, lineMeanLoss, mistake, mistakeWithBest, turningMove
  /// What is wrong with a line.
  case unknownCommand, ambiguousCommand, commandForm, noPosition, lineNotUTF8, lineTooLong
}
