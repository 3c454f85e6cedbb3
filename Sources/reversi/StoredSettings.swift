import App
import Archive
import CommandLine
import FileFormats
import GameSession
import Posix
import Storage
import Words

/// The person's settings file and its settings.
struct StoredSettings {
  let file: SettingsFile?
  /// The settings; empty if the file could not be read.
  let settings: Settings
  /// Why the file could not be read.
  let failure: ReadFailure?

  private init(file: SettingsFile?, settings: Settings, failure: ReadFailure?) {
    self.file = file
    self.settings = settings
    self.failure = failure
  }

  /// Reads the person's file.
  static func read(_ environment: Environment) -> StoredSettings {
    let file = SettingsFile(environment: environment)
    var (text, failure) = (SettingsText(), ReadFailure?.none)
    do throws(ReadFailure) {
      if let file { text = try file.read() }
    } catch {
      failure = error
    }
    return StoredSettings(file: file, settings: Settings(text), failure: failure)
  }

  /// The notices, with all ignored lines in one.
  var notices: [Notice] {
    unreadable + (settings.defects.isEmpty ? [] : [.settingsIgnored(settings.defects)])
  }

  /// The notices, with one for each ignored line.
  var everyNotice: [Notice] {
    unreadable + settings.defects.map { .settingsIgnored([$0]) }
  }

  private var unreadable: [Notice] { failure.map { [.settingsUnreadable($0)] } ?? [] }
}
