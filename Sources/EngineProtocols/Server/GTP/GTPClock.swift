import ReversiCore

/// The clocks of both sides in the Go Text Protocol: a main time, then periods for a number of
/// moves each.
struct GTPClock: Hashable {
  private struct Settings: Hashable {
    let main: Double
    let period: Double
    let moves: Int
  }

  /// The time that a side has left.
  private struct Time: Hashable {
    var seconds: Double
    /// The moves to make in that time; 0 in the main time.
    var moves: Int
  }

  /// The times of the game; nil for no limit.
  private var settings: Settings?
  private var times: [Disk: Time] = [:]

  /// Sets the clocks for this game and later ones. A period of some length for no moves means that
  /// there is no limit.
  mutating func set(main: Double, period: Double, moves: Int) {
    settings =
      moves == 0 && (period > 0 || main == 0)
      ? nil : Settings(main: main, period: period, moves: moves)
    restart()
  }

  /// Resets the clocks for a new game.
  mutating func restart() {
    times = [:]
    guard let settings else { return }
    let time =
      settings.main > 0
      ? Time(seconds: settings.main, moves: 0)
      : Time(seconds: settings.period, moves: settings.moves)
    for side in Disk.allCases { times[side] = time }
  }

  /// Corrects the clock of a side: the seconds left for a number of moves, 0 for the main time.
  mutating func set(_ side: Disk, secondsLeft: Double, moves: Int) {
    times[side] = Time(seconds: secondsLeft, moves: moves)
  }

  /// Takes the seconds of a move off a side's clock.
  mutating func spend(_ seconds: Double, by side: Disk) {
    guard var time = times[side] else { return }
    time.seconds -= seconds
    if time.moves > 0 { time.moves -= 1 }
    if let settings, settings.moves > 0 {
      let isPeriodMade = times[side]?.moves == 1
      if isPeriodMade || (time.moves == 0 && time.seconds <= 0) {
        time = Time(seconds: settings.period, moves: settings.moves)
      }
    }
    times[side] = time
  }

  /// The time for the next move of a side; nil for no limit.
  func time(for side: Disk, empties: Int) -> MoveTime? {
    guard let time = times[side] else { return nil }
    if time.moves > 0 { return .all(ofSeconds: time.seconds / Double(time.moves)) }
    let share = MoveTime.share(ofSeconds: time.seconds, empties: empties)
    guard let settings, settings.moves > 0 else { return share }
    // When the main time is over, the period's share is still there.
    let period = MoveTime.all(ofSeconds: settings.period / Double(settings.moves)).limit
    let minimum = min(period, .seconds(max(0, time.seconds) + settings.period))
    return minimum > share.limit ? MoveTime(limit: minimum) : share
  }
}
