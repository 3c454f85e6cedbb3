import ReversiCore

/// Who makes the moves of a side.
public enum Mode: Sendable, Hashable {
  /// The person at the keyboard.
  case manual
  /// The computer player.
  case computer
  /// Another program, which the settings or the command line name.
  case externalEngine(ExternalEngineName)

  /// Those that need no other program.
  public static let own: [Mode] = [.manual, .computer]

  /// All that can be chosen where these other programs are known, in the order in which they are
  /// gone through.
  public static func all(with engines: [ExternalEngineName]) -> [Mode] {
    own + engines.map { .externalEngine($0) }
  }

  /// The mode after this one, in a circle; Manual after one that is not known.
  public func next(among engines: [ExternalEngineName]) -> Mode {
    let modes = Self.all(with: engines)
    let index = modes.firstIndex(of: self) ?? modes.count - 1
    return modes[(index + 1) % modes.count]
  }

  /// The other program that moves; nil if none does.
  public var externalEngine: ExternalEngineName? {
    if case .externalEngine(let name) = self { name } else { nil }
  }
}

extension GameSession {
  /// The mode that the player goes on to from a side's. After a program that has just failed that is
  /// the one behind it: otherwise nobody would get past a program that always fails.
  public func nextMode(of side: Disk) -> Mode {
    let mode = modes[side]
    let next = (mode == .manual ? failedMode(of: side) ?? mode : mode).next(among: engines)
    return next == mode ? next.next(among: engines) : next
  }

  /// The mode that a side had before its program failed; nil if the player is told of no failure.
  private func failedMode(of side: Disk) -> Mode? {
    for case .playerFailed(side, let name?, _) in notices { return .externalEngine(name) }
    return nil
  }
}
