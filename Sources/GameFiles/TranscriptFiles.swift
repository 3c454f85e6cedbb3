import GameSession
import Posix
import ReversiCore

/// Writes transcripts to files that the player names, each whole or not at all: in the Generic Game
/// Format if the name ends in `.ggf`.
///
/// A relative name counts from the folder in which the program was started, and `~` at the start of a
/// path stands for the home folder. Where a link leads to a file, that is replaced, not the link. The
/// file of the saved game is left alone.
public final class TranscriptFiles: TranscriptStore {
  private let home: SystemString?
  private let savedGame: SystemString?
  private let system: FileSystem

  /// - Parameters:
  ///   - home: The player's home folder, if it is known.
  ///   - savedGame: The file that the game is kept in, if it is.
  ///   - system: The calls for files.
  public init(
    home: SystemString?, savedGame: SystemString?, system: FileSystem = FileSystem()
  ) {
    self.home = home
    self.savedGame = savedGame
    self.system = system
  }

  /// Writes the plies that stand to a file, unless there is one and it is not to be replaced.
  public func write(
    _ record: GameRecord, to name: String, isReplacing: Bool
  ) -> TranscriptOutcome {
    let named = SystemString(typed: name, home: home)
    let path = (try? system.resolvingLinks(named)) ?? named
    // Short, so that any name that the system takes will do.
    let unfinished = path.sibling(SystemString(".reversi-unfinished-\(processNumber())"))
    do throws(Failure) {
      do throws(Failure) {
        if let savedGame, path == (try? system.resolvingLinks(savedGame)) {
          throw Failure(step: .rename, error: .notPermitted)
        }
        try create(unfinished, Array((text(of: record, for: named) + "\n").utf8))
        try put(unfinished, in: path, isReplacing: isReplacing)
      } catch {
        try? system.remove(unfinished)
        throw error
      }
      return .written(path: named.description)
    } catch {
      if error.error == .exists { return .exists(name: name) }
      return .failed(
        SaveFailure(step: error.step, path: named.description, reason: error.error.reason))
    }
  }

  private struct Failure: Error {
    let step: SaveFailure.Step
    let error: SystemError
  }

  private func text(of record: GameRecord, for path: SystemString) -> String {
    let isGGF = path.description.lowercased().hasSuffix(".ggf")
    return isGGF ? record.ggf() : record.text
  }

  private func create(_ path: SystemString, _ bytes: [UInt8]) throws(Failure) {
    let file: FileSystem.Descriptor
    do {
      // What a program left that was killed while it wrote is nobody's.
      try? system.remove(path)
      file = try system.open(path, .creating)
    } catch {
      throw Failure(step: .open, error: error)
    }
    defer { system.close(file) }
    do { try system.writeAll(bytes, to: file) } catch { throw Failure(step: .write, error: error) }
  }

  private func put(
    _ unfinished: SystemString, in path: SystemString, isReplacing: Bool
  ) throws(Failure) {
    do throws(SystemError) {
      if isReplacing {
        try checkIsFile(path)
        return try system.rename(unfinished, path)
      }
      do {
        try system.link(unfinished, path)
        try? system.remove(unfinished)
      } catch {
        // Where there are no links, nothing can be had in one step that leaves a file alone.
        guard try !system.isTaken(path) else {
          try checkIsFile(path)
          throw SystemError.exists
        }
        try system.rename(unfinished, path)
      }
    } catch {
      throw Failure(step: .rename, error: error)
    }
  }

  /// Makes sure that there is a file to replace: a rename would put one in the place of a device.
  private func checkIsFile(_ path: SystemString) throws(SystemError) {
    switch try system.kindAtPath(path) {
    case .file: break
    case .folder: throw .isAFolder
    case .device, .other: throw .invalidArgument
    }
  }
}

extension SystemString {
  /// The path that a player typed: `~` at its start stands for the home folder, if that is known.
  public init(typed name: String, home: SystemString?) {
    if let home, name == "~" || name.hasPrefix("~/") {
      self = home + SystemString(String(name.dropFirst()))
    } else {
      self.init(name)
    }
  }
}
