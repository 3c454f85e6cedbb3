/// A key for each phrase of the program. Every language has texts for all of them.
///
/// The callers name the values for the placeholders of the texts. Every language has the same
/// placeholders.
public enum Phrase: Sendable, Hashable, CaseIterable {
  /// The computer is thinking.
  case thinking
  /// Why a game cannot start from a position, the last text in at most nine columns.
  case noDisk, noLegalMove
  /// The pasted text is not a game, and why.
  case pastedNoGame

  /// The texts of dialogs.
  case resetDialog, passDialog, playAgainDialog, swapSidesDialog, setUpDialog, loadDialog
  case playOnDialog, playVariationDialog, overwriteDialog, addGamesDialog, removeGameDialog
  case heldElsewhereDialog
  /// What stands in place of games.
  case libraryEmpty, libraryNoMatch
  /// Why the library does not show all games, or still has one.
  case libraryUnreadable, libraryChanged, gamesNotInLibrary, gameNotRemoved
  /// What stands in place of moves.
  case openingsEmpty
  /// What is known of a move in the opening: the number of games; their results for the person, or
  /// for Black. Arguments of the results: `won`, `tied` and `lost`.
  case openingGames, openingResultsOfYou, openingResultsOfBlack

  // Notices.

  case notSaved, notArchived, setAside, notSetAside, earlierResumed, savedGameMissing
  case heldElsewhere, recordRestarted, unknownTerminal, computerFailed, externalEngineFailed
  case externalEngineUnknown, transcriptWritten, transcriptNotWritten
  case transcriptCopied, transcriptNotCopied
  case settingIgnored, settingsIgnored, settingsUnreadable, settingNotKept
  /// The person often wins against the level: on the screen, and in text mode.
  case levelOutgrown, textLevelOutgrown
  /// Why disks are not round.
  case roundNeedsColors, roundNeedsHalfBlocks, roundNeedsLargerScreen
  /// The user of the saved game.
  case process, anotherProgram
  /// Why a line of the settings is ignored.
  case notASetting, unknownSetting, unknownSettingNearest, notForFiles, settingNameMissing
  case settingValueMissing, settingValueUnsuitable
  /// Why a file cannot be read.
  case isFolder, isDevice, isNoFile
  /// The failures of a player.
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
  case cellCount, unknownCell, unknownSide, textBesideRow, textBesideColumns, twoSides
  case defectiveMove, noSquare, occupied, turnsNothingOver, passNotDue, otherSide, gameIsOver
  /// The side to move when the game is over.
  case nobody
  case gameUnfinished, unexpectedCharacter, otherGame, boardSize, rowLength, setUpLater, noMoves
  /// The defect of a text that is nearest to a format with this name.
  case inFormat

  // Reports.

  /// The disks of both sides.
  case diskCounts
  /// The text below a board.
  case caption
  /// The name of a side's player, and a sentence of both.
  case playerNamed, playerNames
  /// The text above the moves of a game.
  case opening, reportCounts
  /// What a move gave away, and the best line in its place.
  case lostDisks
  /// A ply: a move by its number, or a pass.
  case numberedMove, passOfSide
  /// What a side gave away, without and with its worst moves.
  case averageLoss, averageLossWorst, worstMove
  /// The move that turned a game.
  case gameTurned
  /// A solved position, one whose search ended too soon, and the progress of the search.
  case solution, estimatedSolution, solving
  /// A position that is too far from the end to be solved soon.
  case manyEmptySquares
  /// The progress of an analysis.
  case analyzed
  /// How a game in the archive ended: with these disks, and who won.
  case wonGame, tiedGame, unfinishedGame
  /// Lines of the archive that are not games.
  case linesIgnored
  /// The summary of games: the columns of its tables, what two of them mean, the title of the plot,
  /// that there are no games or none that fit, and the progress.
  case levelColumn, openingColumn, gamesColumn, wonColumn, tiedColumn, lostColumn, givenUpColumn
  case leadColumn, lossColumn, summaryLead, summaryLoss, summaryPlot, summaryEmpty, summaryNoMatch
  case summaryProgress
  /// The progress and the result of adding the games of a file to the archive.
  case importing, imported
  /// Practice: an exercise, the possible answers, what an answer was worth, that
  /// no exercise is left for today, and that there are no mistakes to practice.
  case practiceQuestion, practiceAnswers
  case practiceRight, practiceWrong, practiceOver
  case practiceNoMistakes
  /// The opening that has been reached, after another sentence.
  case openingReached
  /// All openings have been asked.
  case openingsAsked
  /// The number of a game in a file, where a defect is.
  case gameInFile
  /// The names of players or tournaments are missing beside a database.
  case namesMissing

  // The command line.

  /// The name of standard input.
  case standardInput
  /// Why the program does not start.
  case usage, noTerminal, terminalUnknown, noCursorMovement, noScreen, noHomeFolder
  case savedGameIsFolder, savedGameIsDevice, savedGameIsNoFile, placeIsTaken
  case savedGameUnreadable
  case noSavedGame, defectiveSavedGame, unreadableFile, unreadableFileNearest, defectiveGame
  case severalGamesInFile, gamesNotAdded, practiceUnreadable, answerNotKept
  case gameUnderWay, notPrinted
  case noPipe, noThread
  /// The game is not saved.
  case notKept
  /// The program has a defect and ends, in one line of at most 240 bytes.
  case fault, faultInGame
  /// What is wrong with the arguments.
  case unexpectedArgument, unknownSubcommand, positionMissing, protocolMissing, commandMissing
  case sourceMissing, unsuitableOperand, unknownOption, unknownOptionNearest, ambiguousOption
  case valueMissing, valueUnexpected, fileNameMissing, engineNotInSettings, unsuitableValue
  case unsuitableValueNearest
  /// The values of options.
  case engineValue, levelValue, secondsValue, openingValue, numberValue, fileValue, textValue

  // Text mode. Each phrase is one line, or one sentence of a line. The important part comes first,
  // within 40 columns if possible.

  /// The person at the keyboard: within a sentence, and at its beginning.
  case you, youFirst
  /// The origin of a game.
  case programStarted, newGame, positionSetUp, gameOpened
  /// How to get help, and how to let the computer play.
  case helpTip, textComputerTip
  /// Who plays.
  case youAndOther, bothManual, sidePlays, sideWithSymbol
  case textManual, textComputer, playerLevel, playerTime
  /// What the game waits for.
  case textTurn, textTurnMoves, textPassDue, turnOf
  /// What happened.
  case textMove, moveTurned, gameEnded, nobodyWon, youWon, youLost, sideWon, askAgain
  case takenBack, playedAgain, squaresAnd, countedMoves, youPlaySide, sidePlayedBy
  /// The disks of both sides, if they are equal.
  case equalCounts
  /// Replies.
  case squareOccupied, squareTurnsNothing, movesAre, textThinking, textGameOver, textMoves
  case textRow, textColumn, cell, allEmpty, restEmpty
  case textSquare, empty, contentLastMove, contentTurned, contentLegal
  case textAttempt, textTried, pieces, noPieces, corners, textLast, textCounts
  case noHint, hintBest, hintThen, hintMove, moveCertainty, allScores, sideScore, plus, minus
  /// How sure a score is.
  case exactScores, scoresAtDepth, bookScores
  case noMoveYet, nothingToUndo, nothingToRedo, noComputerPlays, noComputerThinking, gameStays
  case textHelp, textQuestion, savedAgain
  case setUpHelp, setUpRow, setUpSide, setUpLeft, noGameCanStart
  /// The games of the library: one with its number, and how to open it.
  case textGame, textLibraryTip, noSuchGame
  case reviewing, reviewStopped, textMeanLoss, mistake, mistakeWithBest, turningMove
  /// The openings: the side to move and the opening so far, and one of the moves.
  case textOpenings, textOpeningsAfter, textOpening
  /// What is wrong with a line.
  case unknownCommand, ambiguousCommand, commandForm, levelRange, textNoGame, noPosition
  case lineNotUTF8, lineTooLong
}
