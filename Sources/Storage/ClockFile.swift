import Archive
import GameSession
import Notation
import Posix
import ReversiCore

/// The file that holds what the clock of the game shows, beside the saved game.
///
/// It is one line: the time of each side for the game, the milliseconds that Black and White have
/// left, and the identity of the game or `-`. It is replaced each second while a side's time runs,
/// and is not synced: it has to outlive a killed program, not a loss of power.
public final class ClockFile: ClockStore {
  private let path: SystemString
  private let system: FileSystem

  /// The file beside a saved game.
  public init(beside location: SavedGameLocation, system: FileSystem = FileSystem()) {
    path = location.clockPath
    self.system = system
  }

  /// The paths of the file and of its temporary one.
  public var keptPaths: [SystemString] { [path, path.sibling(path.unfinishedName)] }

  /// Keeps what the clock of a game shows.
  public func keep(_ reading: GameClock.Reading, of game: SavedGame) {
    let fields = [
      reading.control.text, Self.milliseconds(reading.left.dark),
      Self.milliseconds(reading.left.light), Self.identity(of: game),
    ]
    let line = fields.joined(separator: " ") + "\n"
    let replacement = FileReplacement(
      of: path, through: path.unfinishedName, .notSynced, .ownerOnly, system: system)
    // The game goes on without it, and the next second tries again.
    try? replacement.replace(with: Array(line.utf8))
  }

  /// What the clock of a game showed last; nil if that is not known.
  public func reading(of game: SavedGame) -> GameClock.Reading? {
    guard let bytes = try? system.content(of: path, longest: 200),
      let text = String(validating: bytes, as: UTF8.self)
    else { return nil }
    let fields = text.prefix { $0 != "\n" }.split(separator: " ").map(String.init)
    guard fields.count == 4, fields[3] == Self.identity(of: game),
      let control = TimeControl(fields[0]), control == game.timeControl,
      let dark = Int(fields[1]), let light = Int(fields[2])
    else { return nil }
    return GameClock.Reading(
      control: control,
      left: Sides(
        dark: .milliseconds(max(0, dark)), light: .milliseconds(max(0, light))))
  }

  /// What tells the game from others.
  private static func identity(of game: SavedGame) -> String { game.identity?.text ?? "-" }

  private static func milliseconds(_ time: Duration) -> String {
    String(Int((time / .milliseconds(1)).rounded()))
  }
}
