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
  /// A text between quotes.
  case quoted

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
  /// One of several words: the last, and those before it.
  case choice
  /// The values of options.
  case engineValue, levelValue, secondsValue, openingValue, numberValue, fileValue, textValue

  // Text mode. Each phrase is one line, or one sentence of a line. The important part comes first,
  // within 40 columns if possible.

  /// The person at the keyboard: within a sentence, and at its beginning.
  case you, youFirst
  /// A square spelled in words.
  case spelledSquare
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
