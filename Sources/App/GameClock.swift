import Archive
import GameSession
import Notation
import ReversiCore

/// The time that each side has left, and whose time runs.
///
/// It reads no clock: each time is passed in, as the time since any fixed moment.
package struct GameClock: Sendable, Hashable {
  package let control: TimeControl
  /// The time left; for the running side, at `start`.
  private var left: Sides<Duration>
  /// The maximum that each side can have left: what was read where the side plays, and what its
  /// standing moves have added since then.
  private var bounds: Sides<Duration>
  /// The moves whose increments have been added.
  private var moves: Sides<Int>
  /// The side whose time runs; nil while it runs for nobody.
  private(set) var runningSide: Disk?
  private var start = Duration.zero

  /// A clock that runs for nobody. The reading contains the increments of `moves`.
  package init(_ reading: ClockReading, moves: Sides<Int> = Sides(dark: 0, light: 0)) {
    (control, left, bounds, self.moves) = (reading.control, reading.left, reading.left, moves)
  }

  /// The time that a side has left, 0 or more.
  package func left(of side: Disk, now: Duration) -> Duration {
    guard runningSide == side else { return left[side] }
    return max(.zero, left[side] - max(.zero, now - start))
  }

  package func reading(now: Duration) -> ClockReading {
    ClockReading(
      control: control,
      left: Sides(dark: left(of: .dark, now: now), light: left(of: .light, now: now)))
  }

  package mutating func run(for side: Disk?, now: Duration) {
    guard side != runningSide else { return }
    settle(now: now)
    (runningSide, start) = (side, now)
  }

  /// Adds the increments of the moves that stand now, and takes back those of moves that do not.
  package mutating func count(_ standing: Sides<Int>, now: Duration) {
    guard standing != moves else { return }
    settle(now: now)
    for side in Disk.allCases {
      let added = control.increment * (standing[side] - moves[side])
      left[side] = max(.zero, left[side] + added)
      bounds[side] = max(.zero, bounds[side] + added)
    }
    moves = standing
  }

  /// Sets the time of a side, as read where the side plays. It only falls.
  package mutating func set(_ time: Duration, of side: Disk, now: Duration) {
    bounds[side] = min(max(.zero, time), bounds[side])
    left[side] = bounds[side]
    if runningSide == side { start = now }
  }

  /// Gives back the time since an earlier one, while the program was stopped.
  package mutating func skip(since earlier: Duration, now: Duration) {
    start += max(.zero, now - max(start, earlier))
  }

  private mutating func settle(now: Duration) {
    if let runningSide { left[runningSide] = left(of: runningSide, now: now) }
    start = now
  }

  /// When the running side's flag falls, or nil.
  package var flagTime: Duration? { runningSide.map { start + left[$0] } }

  /// When the text of the running time changes next, or nil.
  package func nextChange(now: Duration) -> Duration? {
    guard let runningSide else { return nil }
    // Above a minute the text changes each second, below each tenth.
    let isLong = left(of: runningSide, now: now) > Self.tenthsFrom
    return nextChange(of: isLong ? .seconds(1) : .milliseconds(100), now: now)
  }

  /// When the running side next has a whole number of units left, or nil.
  package func nextChange(of unit: Duration, now: Duration) -> Duration? {
    guard let runningSide, let flagTime else { return nil }
    let left = left(of: runningSide, now: now)
    let rest = (left / unit).rounded(.up) - 1
    return left == .zero ? nil : flagTime - unit * Int(max(0, rest))
  }

  static let tenthsFrom = Duration.seconds(60)
}

extension Duration {
  /// The time as a clock shows it: `4:59`, and in the last minute `0:59.9`. It is rounded up, so
  /// that only a fallen flag shows `0:00.0`.
  package var clockText: String {
    guard self <= GameClock.tenthsFrom else { return minutesText }
    let tenths = Int((Swift.max(.zero, self) / .milliseconds(100)).rounded(.up))
    guard tenths < 600 else { return "1:00.0" }
    return "0:\(tenths < 100 ? "0" : "")\(tenths / 10).\(tenths % 10)"
  }
}

/// The app measures no time: it says whose time runs.
extension App {
  /// The side whose time runs; nil while a move is shown, while the game waits for a pass or for
  /// the other end of a link, and when it is over.
  var clockSide: Disk? {
    guard game.timeControl != nil, !game.isHeld, twoPeople?.conversation.otherRequest == nil else {
      return nil
    }
    switch game.phase {
    case .thinking where game.isOthersTurn:
      return twoPeople?.conversation.peer?.isSilent == false ? game.position.turn : nil
    case .waiting, .thinking: return game.position.turn
    case .animating, .passing, .over: return nil
    }
  }

  mutating func askWhetherToGoOnUntimed(after effects: [Effect]) {
    guard case .outOfTime(let side)? = game.forfeit, overlay.questionBehindReset == nil,
      effects.contains(.game(.announce(.forfeited(.outOfTime(side)))))
    else { return }
    overlay.ask(.untimed(loser: side))
  }
}
