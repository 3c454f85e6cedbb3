import GameFormats
import GameSession
import Posix

/// The settings file, which the player edits and the program changes.
public struct SettingsFile: Sendable {
  /// The file.
  public let path: SystemString
  private let system: FileSystem

  /// The longest text that is read, in bytes.
  private static let longest = 64 << 10

  /// The file in the player's folder for settings; nil if that needs the home folder, which is
  /// unknown.
  public init?(environment: Environment, system: FileSystem = FileSystem()) {
    guard let folder = environment.path(of: .settings) else { return nil }
    path = folder + "/reversi/config"
    self.system = system
  }

  /// Reads the settings; empty if there is no file.
  public func read() throws(ReadFailure) -> SettingsText {
    let content: FileSystem.Content
    do {
      content = try system.content(of: path, longest: Self.longest)
    } catch {
      if error == .noSuchFile || error == .notAFolder { return SettingsText() }
      throw failure(.system(error.reason))
    }
    switch content {
    case .bytes(let bytes) where bytes.count <= Self.longest: return SettingsText(bytes: bytes)
    case .bytes: throw failure(.system(SystemError.tooLarge.reason))
    case .noFile(let reason): throw failure(reason)
    }
  }

  /// The file and all that the program keeps beside it. Some may be missing.
  public var keptPaths: [SystemString] {
    let target = (try? system.resolvingLinks(path)) ?? path
    return [target, target.sibling(target.unfinishedName)]
  }

  /// How often to begin again if another program changes the file meanwhile.
  private static let attempts = 10

  /// Sets an option, and keeps the rest of the text.
  ///
  /// The file is replaced in one step; a link to it stays. A missing file is made, with its
  /// folders. Changes that other programs make meanwhile stay, too.
  ///
  /// - Throws: `SaveFailure`, with the file as it was.
  public func set(_ option: String, to value: String) throws(SaveFailure) {
    let target: SystemString
    do { target = try system.resolvingLinks(path) } catch { throw failure(.open, error.reason) }
    system.makeFolders(above: target)
    let lock: FileSystem.Descriptor?
    do { lock = try system.lockFolder(target.folder) } catch { throw failure(.lock, error.reason) }
    defer { if let lock { system.close(lock) } }

    for _ in 0..<Self.attempts {
      if try change(target, setting: option, to: value) { return }
    }
    throw failure(.lock, SystemError.wouldBlock.reason)
  }

  /// Sets an option in a file without links to it. Returns false if another program has changed the
  /// file meanwhile: an editor, which does not ask for the lock.
  private func change(
    _ target: SystemString, setting option: String, to value: String
  ) throws(SaveFailure) -> Bool {
    var text: SettingsText
    do { text = try read() } catch { throw failure(.open, Self.text(of: error.reason)) }
    let old = text
    text.set(option, to: value)
    guard text != old else { return true }
    let replacement = FileReplacement(of: target, through: target.unfinishedName, system: system)
    var isCurrent = true
    var replaced: FileSystem.Descriptor?
    defer { if let replaced { system.close(replaced) } }
    do {
      let file = try replacement.write(text.bytes) { (file) throws(SystemError) in
        try? system.sync(file)
        replaced = try? system.open(target, .reading)
        // Now, because the disk can take long.
        isCurrent = (try? read()) == old
        guard isCurrent else { throw .wouldBlock }
        try system.rename(replacement.temporaryPath, target)
      }
      if let replaced { copyAddition(to: old, in: replaced, to: file) }
      system.close(file)
      return true
    } catch {
      guard isCurrent else { return false }
      throw failure(error.step.ofSave, error.error.reason)
    }
  }

  /// Copies what another program has appended to the old file just before it was replaced.
  private func copyAddition(
    to old: SettingsText, in replaced: FileSystem.Descriptor, to file: FileSystem.Descriptor
  ) {
    // Most programs write at once what they append, but not in the call that opens the file.
    _ = waitForInput(on: [], timeout: .milliseconds(2))
    // A text that does not begin with the old one may be half written.
    guard let bytes = try? system.readToEnd(replaced, longest: Self.longest),
      bytes.starts(with: old.bytes)
    else { return }
    // In one call, as other programs may be appending to the new file.
    _ = try? system.write(file, bytes.dropFirst(old.bytes.count))
  }

  private func failure(_ step: SaveFailure.Step, _ reason: String) -> SaveFailure {
    SaveFailure(step: step, path: path.description, reason: reason)
  }

  private func failure(_ reason: ReadFailure.Reason) -> ReadFailure {
    ReadFailure(path: path.description, reason: reason)
  }

  /// A reason in the system's words.
  private static func text(of reason: ReadFailure.Reason) -> String {
    switch reason {
    case .folder: SystemError.isAFolder.reason
    case .device, .notAFile: SystemError.invalidArgument.reason
    case .system(let reason): reason
    }
  }
}
