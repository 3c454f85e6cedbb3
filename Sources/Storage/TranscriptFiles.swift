import Archive
import GameSession
import Posix
import ReversiCore

/// Writes transcripts to files that the person names, each whole or not at all: in the Generic Game
/// Format if the name ends in `.ggf`.
///
/// A relative path starts at the folder in which the program was started, and `~` at its start
/// stands for the home folder. A link stays, and the file that it leads to is replaced. Files that
/// the program itself keeps are never overwritten, whatever name leads to them.
package final class TranscriptFiles: TranscriptStore {
  private let home: SystemString?
  private let kept: [SystemString]
  private let system: FileSystem

  /// The files in `kept` are those that the program itself keeps; some may be missing.
  package init(
    home: SystemString?, kept: [SystemString], system: FileSystem = FileSystem()
  ) {
    self.home = home
    self.kept = kept
    self.system = system
  }

  /// Writes the standing plies to a file. Replaces an existing one only if `isReplacing` is true.
  package func write(
    _ record: GameRecord, to name: String, isReplacing: Bool
  ) -> TranscriptOutcome {
    let named = SystemString(typed: name, home: home)
    let path = (try? system.resolvingLinks(named)) ?? named
    // The temporary name is short, so that the file may have any name that the system takes. It
    // contains the number of the process, because a folder that is not the person's cannot be
    // locked.
    let replacement = FileReplacement(
      of: path, through: SystemString(".reversi-unfinished-\(processNumber())"), .notSynced,
      .ownerOnly, system: system)
    let bytes = Array((text(of: record, for: named) + "\n").utf8)
    func failed(_ step: SaveFailure.Step, _ error: SystemError) -> TranscriptOutcome {
      .failed(SaveFailure(step: step, path: named.description, reason: error.reason))
    }
    let forbidden = kept + [replacement.temporaryPath]
    if forbidden.contains(where: { system.isSamePlace($0, path) }) {
      return failed(.rename, .notPermitted)
    }
    do throws(FileReplacement.Failure) {
      if isReplacing {
        try replacement.replace(with: bytes) { () throws(SystemError) in
          // A rename would also replace a device.
          try system.checkIsRegularFile(path)
          try system.rename(replacement.temporaryPath, path)
        }
      } else {
        try replacement.create(with: bytes)
      }
      return .written(path: named.description)
    } catch {
      guard error.step == .place, error.error == .exists else {
        return failed(error.step.ofSave, error.error)
      }
    }
    do throws(SystemError) {
      try system.checkIsRegularFile(path)
      return .exists(name: name)
    } catch {
      return failed(.rename, error)
    }
  }

  private func text(of record: GameRecord, for path: SystemString) -> String {
    let isGGF = path.description.lowercased().hasSuffix(".ggf")
    return isGGF ? record.ggf() : record.text
  }
}

extension SystemString {
  /// The path that a person typed. `~` at its start stands for the home folder, if known.
  package init(typed name: String, home: SystemString?) {
    if let home, name == "~" || name.hasPrefix("~/") {
      self = home + SystemString(String(name.dropFirst()))
    } else {
      self.init(name)
    }
  }
}
