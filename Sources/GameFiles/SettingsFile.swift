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

  /// Sets an option, and keeps the rest of the text.
  ///
  /// The file is replaced in one step; a link to it stays. A missing file is made, with its folders.
  ///
  /// - Throws: `SaveFailure`, with the file as it was.
  public func set(_ option: String, to value: String) throws(SaveFailure) {
    let target: SystemString
    do { target = try system.resolvingLinks(path) } catch { throw failure(.open, error.reason) }
    for folder in target.foldersAbove {
      // If a folder is missing after this, creating the file fails with the reason.
      try? system.makeFolder(folder)
    }
    let lock: FileSystem.Descriptor?
    do { lock = try system.lockFolder(target.folder) } catch { throw failure(.lock, error.reason) }
    defer { if let lock { system.close(lock) } }

    var text: SettingsText
    do { text = try read() } catch { throw failure(.open, Self.text(of: error.reason)) }
    let old = text
    text.set(option, to: value)
    guard text != old else { return }
    let replacement = FileReplacement(
      of: target, through: "." + target.lastName + ".reversi-unfinished", system: system)
    do {
      try replacement.replace(with: text.bytes, keepsPermissions: true, isSynced: true)
    } catch {
      throw failure(error.step.ofSave, error.error.reason)
    }
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
