import GameFormats
import GameSession
import Posix

/// The file of the practice schedule, which is beside the archive.
public struct PracticeFile: Sendable {
  private let location: SavedGameLocation
  private let system: FileSystem

  /// The longest file that is read, in bytes: about 50,000 positions.
  private static let longest = 4 << 20

  /// The file beside a saved game.
  public init(beside location: SavedGameLocation, system: FileSystem = FileSystem()) {
    self.location = location
    self.system = system
  }

  /// The file and what is beside it while it is replaced. Some may be missing.
  public var keptPaths: [SystemString] {
    let target = (try? system.resolvingLinks(location.practicePath)) ?? location.practicePath
    return [target, target.sibling(target.unfinishedName)]
  }

  /// Reads the schedule; without positions if there is no file.
  public func read() throws(ReadFailure) -> PracticeText {
    let path = location.practicePath
    let content: FileSystem.Content
    do { content = try self.content(of: path) } catch {
      throw ReadFailure(path: path.description, reason: .system(error.reason))
    }
    switch content {
    case .bytes(let bytes): return PracticeText(bytes: bytes)
    case .noFile(let reason): throw ReadFailure(path: path.description, reason: reason)
    }
  }

  /// Changes what the file has now, also if another program has changed it since it was read. The
  /// file is replaced in one step.
  ///
  /// - Throws: `SaveFailure`, with the file as it was.
  public func update(_ change: (inout PracticeText) -> Void) throws(SaveFailure) {
    var step = SaveFailure.Step.lock
    do throws(SystemError) {
      let target = try system.resolvingLinks(location.practicePath)
      if location.makesFolders { system.makeFolders(above: target) }
      let lock = try system.lockFolder(target.folder)
      defer { if let lock { system.close(lock) } }
      step = .open
      guard case .bytes(let bytes) = try content(of: target) else {
        throw SystemError.invalidArgument
      }
      var text = PracticeText(bytes: bytes)
      change(&text)
      let replacement = FileReplacement(of: target, through: target.unfinishedName, system: system)
      do throws(FileReplacement.Failure) {
        let file = try replacement.write(text.bytes) { (file) throws(SystemError) in
          // Otherwise a loss of power could leave an empty file under the name.
          try system.sync(file)
          try system.rename(replacement.temporaryPath, target)
        }
        system.close(file)
      } catch {
        step = error.step.ofSave
        throw error.error
      }
    } catch {
      throw SaveFailure(
        step: step, path: location.practicePath.description, reason: error.reason)
    }
  }

  private func content(of path: SystemString) throws(SystemError) -> FileSystem.Content {
    do throws(SystemError) {
      let content = try system.content(of: path, longest: Self.longest)
      if case .bytes(let bytes) = content, bytes.count > Self.longest { throw .tooLarge }
      return content
    } catch {
      if error == .noSuchFile || error == .notAFolder { return .bytes([]) }
      throw error
    }
  }
}
