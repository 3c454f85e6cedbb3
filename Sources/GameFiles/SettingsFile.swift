import GameFormats
import GameSession
import Posix

/// The file in which the player keeps settings, by hand or by the program.
public struct SettingsFile: Sendable {
  /// The file.
  public let path: SystemString
  private let system: FileSystem

  /// The longest text that is read, in bytes.
  private static let longest = 64 << 10

  /// The file in the settings folder by the rules of the XDG base directory specification, which
  /// ignores relative paths; nil if that needs a home folder which nobody knows.
  public init?(environment: Environment, system: FileSystem = FileSystem()) {
    let folder: SystemString
    if let named = environment["XDG_CONFIG_HOME"], named.isAbsolute {
      folder = named
    } else if let home = environment.home {
      folder = home + "/.config"
    } else {
      return nil
    }
    path = folder + "/reversi/config"
    self.system = system
  }

  /// What is in it; nothing if there is none.
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

  /// Sets an option in it, which leaves all else as it is. It is replaced at once and whole; where a
  /// link leads to it, that stays. It is made where it is missing, and so is its folder.
  ///
  /// - Throws: `SaveFailure`, with the file as it was.
  public func set(_ option: String, to value: String) throws(SaveFailure) {
    var text: SettingsText
    do { text = try read() } catch {
      throw SaveFailure(step: .open, path: error.path, reason: Self.text(of: error.reason))
    }
    let old = text
    text.set(option, to: value)
    if text != old { try replace(with: text.bytes) }
  }

  private func replace(with bytes: [UInt8]) throws(SaveFailure) {
    var step = SaveFailure.Step.open
    var unfinished: SystemString?
    do throws(SystemError) {
      let target = try system.resolvingLinks(path)
      for folder in target.foldersAbove {
        // If it fails for another reason than that there is one, opening the file says why.
        try? system.makeFolder(folder)
      }
      let new = target.sibling(
        "." + target.lastName + SystemString(".reversi-unfinished-\(processNumber())"))
      // What a program left that was killed while it wrote is nobody's.
      try? system.remove(new)
      let file = try system.open(new, .creating)
      unfinished = new
      defer { system.close(file) }
      // The first file has none to take over; some file systems have none to give.
      try? system.copyPermissions(target, file)
      step = .write
      try system.writeAll(bytes, to: file)
      // A place that cannot be synced still keeps it.
      try? system.sync(file)
      step = .rename
      try system.rename(new, target)
    } catch {
      if let unfinished { try? system.remove(unfinished) }
      throw SaveFailure(step: step, path: path.description, reason: error.reason)
    }
  }

  private func failure(_ reason: ReadFailure.Reason) -> ReadFailure {
    ReadFailure(path: path.description, reason: reason)
  }

  /// The reason in the system's words.
  private static func text(of reason: ReadFailure.Reason) -> String {
    switch reason {
    case .folder: SystemError.isAFolder.reason
    case .device, .notAFile: SystemError.invalidArgument.reason
    case .system(let reason): reason
    }
  }
}
