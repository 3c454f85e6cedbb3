import CommandLine
import GameFiles
import GameFormats
import GameSession
import Posix
import Words

/// The player's settings file and its settings.
struct StoredSettings {
  /// The file; nil if there is no place for one.
  let file: SettingsFile?
  /// The settings; empty if the file could not be read.
  let settings: Settings
  /// Why the file could not be read.
  let failure: ReadFailure?

  /// Reads the player's file.
  init(environment: Environment) {
    file = SettingsFile(environment: environment)
    var (text, failure) = (SettingsText(), ReadFailure?.none)
    do throws(ReadFailure) {
      if let file { text = try file.read() }
    } catch {
      failure = error
    }
    settings = Settings(text)
    self.failure = failure
  }

  /// The notices, with all ignored lines in one.
  var notices: [Notice] {
    unreadable + (settings.defects.isEmpty ? [] : [.settingsPassedOver(settings.defects)])
  }

  /// The notices, with one for each ignored line.
  var everyNotice: [Notice] {
    unreadable + settings.defects.map { .settingsPassedOver([$0]) }
  }

  private var unreadable: [Notice] { failure.map { [.settingsUnreadable($0)] } ?? [] }
}
