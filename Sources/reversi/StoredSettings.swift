import CommandLine
import GameFiles
import GameFormats
import GameSession
import Posix
import Words

/// The player's settings file and what it asks for.
struct StoredSettings {
  /// The file; nil if there is no place for one.
  let file: SettingsFile?
  /// What it asks for; nothing if it could not be read.
  let settings: Settings
  /// Why it could not be read.
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

  /// What the player is told, with all ignored lines in one notice.
  var notices: [Notice] {
    unreadable + (settings.defects.isEmpty ? [] : [.settingsPassedOver(settings.defects)])
  }

  /// What the player is told, with each ignored line in a notice of its own.
  var everyNotice: [Notice] {
    unreadable + settings.defects.map { .settingsPassedOver([$0]) }
  }

  private var unreadable: [Notice] { failure.map { [.settingsUnreadable($0)] } ?? [] }
}
