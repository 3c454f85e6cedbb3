import ReversiCore

/// The time that both sides have by the Go Text Protocol: a main time, and then periods in which a
/// number of moves has to be made.
struct GTPClock: Hashable {
  private struct Settings: Hashable {
    let main: Double
    let period: Double
    let moves: Int
  }

  /// The time of a side.
  private struct Time: Hashable {
    var seconds: Double
    /// The moves to make in it; 0 in the main time.
    var moves: Int
  }

  /// Nil if there is no limit.
  private var settings: Settings?
  private var times: [Disk: Time] = [:]

  /// Sets times for all games from now on. A period of some length without moves is no limit.
  mutating func set(main: Double, period: Double, moves: Int) {
    settings =
      moves == 0 && (period > 0 || main == 0)
      ? nil : Settings(main: main, period: period, moves: moves)
    restart()
  }

  /// Begins a game.
  mutating func restart() {
    times = [:]
    guard let settings else { return }
    let time =
      settings.main > 0
      ? Time(seconds: settings.main, moves: 0)
      : Time(seconds: settings.period, moves: settings.moves)
    for side in Disk.allCases { times[side] = time }
  }

  /// The other program says what a side has left: so many seconds for so many moves, or 0 for the
  /// main time.
  mutating func set(_ side: Disk, secondsLeft: Double, moves: Int) {
    times[side] = Time(seconds: secondsLeft, moves: moves)
  }

  /// A side has made a move.
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

  /// The most time for the next move of a side; nil if there is no limit.
  func time(for side: Disk, empties: Int) -> Duration? {
    guard let time = times[side] else { return nil }
    if time.moves > 0 { return MoveTimeLimit.all(ofSeconds: time.seconds / Double(time.moves)) }
    let share = MoveTimeLimit.share(ofSeconds: time.seconds, empties: empties)
    guard let settings, settings.moves > 0 else { return share }
    // What a period gives is there anyway when the main time is over.
    let period = MoveTimeLimit.all(ofSeconds: settings.period / Double(settings.moves))
    return max(share, min(period, .seconds(max(0, time.seconds) + settings.period)))
  }
}
