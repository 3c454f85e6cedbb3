import ReversiCore

/// Who makes the moves of a side.
public enum Mode: Sendable, Hashable {
  /// The person at the keyboard.
  case manual
  /// The computer player.
  case computer
  /// An external engine from the settings or the command line.
  case externalEngine(ExternalEngineName)

  /// The modes that need no external engine.
  public static let own: [Mode] = [.manual, .computer]

  /// All modes that the player can choose with these external engines, in the order of choice.
  public static func all(with engines: [ExternalEngineName]) -> [Mode] {
    own + engines.map { .externalEngine($0) }
  }

  /// The next mode, in a circle; Manual after an unknown engine.
  public func next(among engines: [ExternalEngineName]) -> Mode {
    let modes = Self.all(with: engines)
    let index = modes.firstIndex(of: self) ?? modes.count - 1
    return modes[(index + 1) % modes.count]
  }

  /// The external engine; nil if the side has none.
  public var externalEngine: ExternalEngineName? {
    if case .externalEngine(let name) = self { name } else { nil }
  }
}

extension GameSession {
  /// The mode that follows a side's mode. After an engine that has just failed, it is the mode
  /// after that engine, so that the player gets past an engine that always fails.
  public func nextMode(of side: Disk) -> Mode {
    let mode = modes[side]
    let last = failedEngines[side].map { Mode.externalEngine($0) } ?? mode
    let next = last.next(among: engines)
    return next == mode ? next.next(among: engines) : next
  }
}
