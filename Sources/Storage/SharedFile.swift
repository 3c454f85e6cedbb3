import Analysis
import Archive
import FileFormats
import GameSession
import Posix

/// The settings file, which the person edits and the program changes.
package typealias SettingsFile = SharedFile<SettingsText>

/// The file of the practice schedule, which is beside the archive.
package typealias PracticeFile = SharedFile<PracticeText>

/// A file that several programs read and change, each under the lock of its folder.
package struct SharedFile<Text: SharedText>: Sendable {
  package let path: SystemString
  private let makesFolders: Bool
  private let system: FileSystem

  private init(path: SystemString, makesFolders: Bool, system: FileSystem) {
    self.path = path
    self.makesFolders = makesFolders
    self.system = system
  }

  /// Reads the file; empty if there is none.
  package func read() throws(ReadFailure) -> Text { try read { Text(bytes: $0) } }

  private func read(_ text: ([UInt8]) -> Text) throws(ReadFailure) -> Text {
    do throws(ReadFailure.Reason) {
      return text(try bytes())
    } catch {
      throw ReadFailure(path: path.description, reason: error)
    }
  }

  private func bytes() throws(ReadFailure.Reason) -> [UInt8] {
    let bytes = try system.content(of: path, longest: Text.longestRead) ?? []
    guard bytes.count <= Text.longestRead else { throw .system(SystemError.tooLarge.reason) }
    return bytes
  }

  /// The file, and the name under which it is written. Both may be missing.
  package var keptPaths: [SystemString] {
    let target = (try? system.resolvingLinks(path)) ?? path
    return [target, target.sibling(target.unfinishedName)]
  }

  /// Changes the text that the file has now. The file is replaced in one step; a link to it stays.
  /// A missing file is made.
  ///
  /// - Throws: `SaveFailure`, with the file as it was.
  package func update(_ change: (inout Text) -> Void) throws(SaveFailure) {
    func failure(_ step: SaveFailure.Step, _ reason: String) -> SaveFailure {
      SaveFailure(step: step, path: path.description, reason: reason)
    }
    let target: SystemString
    do { target = try system.resolvingLinks(path) } catch { throw failure(.open, error.reason) }
    if makesFolders { system.makeFolders(above: target) }
    let lock: FileSystem.Descriptor?
    do { lock = try system.lockFolder(target.folder) } catch { throw failure(.lock, error.reason) }
    defer { if let lock { system.close(lock) } }
    let old: Text
    do { old = Text(bytes: try bytes()) } catch { throw failure(.open, error.text) }
    var new = old
    change(&new)
    guard new != old else { return }
    let bytes = new.bytes
    guard bytes.count <= Text.longest else { throw failure(.write, SystemError.tooLarge.reason) }
    do {
      try FileReplacement(
        of: target, through: target.unfinishedName, .contentSynced, .ownerOnly, system: system
      ).replace(with: bytes)
    } catch {
      throw failure(error.step.ofSave, error.error.reason)
    }
  }
}

extension SharedFile<SettingsText> {
  /// The file in the person's folder for settings; nil if that needs the home folder, which is
  /// unknown.
  package init?(environment: Environment, system: FileSystem = FileSystem()) {
    guard let folder = environment.settingsFolder else { return nil }
    self.init(path: folder + "/reversi/config", makesFolders: true, system: system)
  }
}

extension SharedFile<PracticeText> {
  package init(beside location: SavedGameLocation, system: FileSystem = FileSystem()) {
    self.init(
      path: location.practicePath, makesFolders: location.makesFolders, system: system)
  }

  /// Reads what the start needs, which is quick; nothing if there is no file.
  package func readStart() throws(ReadFailure) -> PracticeText {
    try read { PracticeText(startIn: $0) }
  }
}

extension ReadFailure.Reason {
  fileprivate var text: String {
    switch self {
    case .folder: SystemError.isAFolder.reason
    case .device, .notAFile: SystemError.invalidArgument.reason
    case .system(let reason): reason
    }
  }
}
