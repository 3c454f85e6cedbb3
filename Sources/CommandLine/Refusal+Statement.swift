import Archive
import GameFormats
import GameSession
import ReversiCore
import Words

extension Refusal: StatementConvertible {
  /// Why the program does not start, in one line.
  public var statement: Statement {
    switch self {
    case .usage(let mistake, let subcommand):
      .phrase(
        .usage,
        [
          "mistake": mistake.statement,
          "subcommand": .text(subcommand.map { $0.rawValue + " " } ?? ""),
        ])
    case .noTerminal: .phrase(.noTerminal)
    case .unknownTerminal(let name): .phrase(.terminalUnknown, ["name": .text(name)])
    case .noCursorMovement(let name): .phrase(.noCursorMovement, ["name": .text(name)])
    case .noScreen(let reason): .phrase(.noScreen, ["reason": .text(reason)])
    case .noHomeFolder: .phrase(.noHomeFolder)
    case .unreadable(let failure, _): Self.statement(ofSavedGame: failure)
    case .noSavedGame(let path): .phrase(.noSavedGame, ["path": .text(path)])
    case .unreadableGame(let path, let defect):
      .phrase(.defectiveSavedGame, ["path": .text(path), "defect": defect.statement])
    case .unreadableFile(let name, let reason, let nearest?):
      .phrase(
        .unreadableFileNearest,
        [
          "name": name.statement, "reason": .text(reason), "nearest": .text(nearest.rawValue),
        ])
    case .unreadableFile(let name, let reason, nil):
      .phrase(.unreadableFile, ["name": name.statement, "reason": .text(reason)])
    case .noGame(let name, .text(.severalGames(let count))):
      .phrase(.severalGamesInFile, ["name": name.statement, "count": .number(count)])
    case .noGame(let name, let defect):
      .phrase(.defectiveGame, ["name": name.statement, "defect": defect.statement])
    case .placeIsTaken(let path): .phrase(.placeIsTaken, ["path": .text(path)])
    case .gameUnderWay(let path): .phrase(.gameUnderWay, ["path": .text(path)])
    case .unlistedGames(let failure): failure.statement
    case .gamesNotAdded(let failure):
      .phrase(.gamesNotAdded, ["failure": failure.statement])
    case .notPrinted(let reason): .phrase(.notPrinted, ["reason": .text(reason)])
    case .noPipe(let reason): .phrase(.noPipe, ["reason": .text(reason)])
    case .noThread(let reason): .phrase(.noThread, ["reason": .text(reason)])
    }
  }

  private static func statement(ofSavedGame failure: ReadFailure) -> Statement {
    let path = Statement.text(failure.path)
    return switch failure.reason {
    case .folder: .phrase(.savedGameIsFolder, ["path": path])
    case .device: .phrase(.savedGameIsDevice, ["path": path])
    case .notAFile: .phrase(.savedGameIsNoFile, ["path": path])
    case .system(let reason):
      .phrase(.savedGameUnreadable, ["path": path, "reason": .text(reason)])
    }
  }
}

extension InputName: StatementConvertible {
  /// What the input is called.
  public var statement: Statement {
    switch self {
    case .file(let name): .text(name)
    case .standardInput: .phrase(.standardInput)
    }
  }
}
