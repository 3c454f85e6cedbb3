import ReversiCore

/// Going back and forth in the record, and to another one.
extension GameSession {
  mutating func undo() -> [Effect] {
    guard let target = record.undoTarget(for: modes) else {
      return [.announce(.nothingToTakeBack)]
    }
    let plies = record.standing - target
    return stand(at: target, modes: modes.afterUndo, .takenBack(plies: plies))
  }

  mutating func redo() -> [Effect] {
    guard let target = record.redoTarget(for: modes) else {
      return [.announce(.nothingToPlayAgain)]
    }
    let plies = target - record.standing
    return stand(at: target, modes: modes.afterUndo, .playedAgain(plies: plies))
  }

  mutating func goOn(from ply: Int) -> [Effect] {
    let record = record.standingAfterPass(at: ply)
    return stand(at: record.standing, modes: modes(toGoOnFrom: record), .wentOn)
  }

  /// Both sides are Manual if a computer would move.
  private func modes(toGoOnFrom record: GameRecord) -> Sides<Mode> {
    guard case .toMove(let side) = record.position.state, modes[side].isComputed else {
      return modes
    }
    return modes.withoutComputers
  }

  /// There is no animation, and requests and animations under way end.
  private mutating func stand(
    at count: Int, modes: Sides<Mode>, _ announcement: Announcement
  ) -> [Effect] {
    let changed = Disk.allCases.filter { modes[$0] != self.modes[$0] }
    // The program may have been killed before the archive had the end.
    let end: [Effect] = saved.isOver && identity != nil ? [.archive(saved)] : []
    if count < record.standing { course.marks.insert(.takenBack) }
    record = record.standing(at: count)
    self.modes = modes
    // Nobody can move without time.
    if case .outOfTime = forfeit { timeControl = nil }
    forfeit = nil
    identifyOpenedGame()
    enterNextPhase()
    return end + [.announce(announcement)] + changed.map { .announce(.playerChanged($0)) }
      + [.save(saved)]
  }

  mutating func begin(_ beginning: Beginning) -> [Effect] {
    switch beginning {
    case .again: return start(nextGame, modes: modes, .new)
    case .swapped:
      moveLimits.swap()
      lastNonManualModes.swap()
      names = names.swapped
      return start(nextGame, modes: Sides(dark: modes.light, light: modes.dark), .new)
    case .reset:
      lastNonManualModes = Sides(dark: .computer, light: .computer)
      return start(SavedGame.new.record, modes: SavedGame.new.modes, .new)
    case .position(let position):
      return start(GameRecord(start: position), modes: modes, .setUp)
    case .record(let record): return start(record, modes: SavedGame.new.modes, .opened)
    case .shared(let shared): return start(shared)
    case .line(let record): return start(record, modes: modes, .opened)
    case .variation(let record): return start(record, modes: modes(toGoOnFrom: record), .opened)
    }
  }

  private mutating func start(
    _ record: GameRecord, modes: Sides<Mode>, _ origin: Announcement.Origin
  ) -> [Effect] {
    let end = giveUp()
    let isPrepared = record == nextGame && record.openingPlies > 0
    if isPrepared { isOpeningAwaited = true }
    self.record = record
    self.modes = modes
    (forfeit, timeControl) = (nil, nextTimeControl)
    course = GameCourse(marks: record.isUntouched ? [] : [.opened])
    if origin == .opened { identifyOpenedGame() } else { self.record.names = names }
    enterNextPhase()
    return end + [.announce(.gameBegan(origin)), .save(saved)]
      + (isPrepared ? [.prepareOpening] : [])
  }

  /// Starts the shared game, or goes on with it if it is the same. The person at the other program
  /// plays the other side.
  private mutating func start(_ shared: SharedStart) -> [Effect] {
    let isSame = identity == shared.identity
    let end = isSame ? [] : giveUp()
    if !isSame || record.standingRecord != shared.record.standingRecord { record = shared.record }
    record.names = shared.record.names
    if !isSame { (modes, course) = (SavedGame.new.modes, GameCourse()) }
    if modes[shared.side] == .otherPerson { modes[shared.side] = .manual }
    modes[shared.side.opponent] = .otherPerson
    identity = shared.identity
    (forfeit, timeControl) = (shared.forfeit, shared.timeControl)
    enterNextPhase()
    let origin: Announcement.Origin = record.plies.isEmpty ? .new : .opened
    return end + [.announce(isSame ? .wentOn : .gameBegan(origin)), .save(saved)]
  }

  mutating func prepare(_ record: GameRecord) -> [Effect] {
    nextGame = record
    isOpeningAwaited = false
    return []
  }

  private mutating func giveUp() -> [Effect] {
    // A saved game without a record, and one of another program, has no identity.
    if identity == nil, !saved.isOver, !record.isUntouched { identify() }
    defer { identity = nil }
    return saved.givenUp.map { [.archive($0)] } ?? []
  }

  /// Gives an identity to a game that goes on from moves in a file, a pasted text or the library.
  /// One that is over gets none, as nobody has played it here.
  mutating func identifyOpenedGame() {
    if position.outcome == nil, record.standing > record.openingPlies { identify() }
  }
}

extension SavedGame {
  /// From this number of moves on, a game that is given up is kept.
  private static let minimumMoves = 10

  /// The game to archive if another one takes its place now, or nil.
  ///
  /// A finished game has been added already, unless the program was killed in that moment.
  var givenUp: SavedGame? {
    guard identity != nil else { return nil }
    return isOver || record.moveNumber > Self.minimumMoves ? self : nil
  }
}

extension GameRecord {
  /// The record that stands at a ply, after the pass if one is due there and was made, so that the
  /// person need not dismiss it again.
  package func standingAfterPass(at ply: Int) -> GameRecord {
    let record = standing(at: ply)
    guard case .passDue = record.position.state else { return record }
    return standing(at: ply + 1)
  }

  /// Up to the person's last turn to place a disk or, if computers play both sides, up to the last
  /// disk. Nil if nothing after the opening can be taken back.
  fileprivate func undoTarget(for modes: Sides<Mode>) -> Int? {
    (openingPlies..<max(openingPlies, standing)).last { isTarget($0, for: modes) }
  }

  /// Up to the person's next turn to place a disk, otherwise all. If computers play both sides, one
  /// more disk and the pass after it. Nil if there is nothing to play again.
  fileprivate func redoTarget(for modes: Sides<Mode>) -> Int? {
    guard standing < plies.count else { return nil }
    guard modes.hasNoPerson else {
      return (standing..<plies.count).dropFirst().first { isTarget($0, for: modes) } ?? plies.count
    }
    let disk = plies[standing...].firstIndex { !$0.isPass } ?? plies.count - 1
    let next = disk + 1
    return next < plies.count && plies[next].isPass ? next + 1 : next
  }

  /// Whether the next ply is a disk of a side that the person moves for, or of either side if the
  /// person moves for none.
  private func isTarget(_ count: Int, for modes: Sides<Mode>) -> Bool {
    guard case .place(let move) = plies[count] else { return false }
    return modes[move.side] == .manual || modes.hasNoPerson
  }
}

extension Sides<Mode> {
  fileprivate var hasNoPerson: Bool { dark.isComputed && light.isComputed }

  /// Computers on both sides would go on at once.
  fileprivate var afterUndo: Sides<Mode> { hasNoPerson ? withoutComputers : self }

  fileprivate var withoutComputers: Sides<Mode> {
    var modes = self
    for side in Disk.allCases where modes[side].isComputed { modes[side] = .manual }
    return modes
  }

  var ownSide: Disk? { Disk.allCases.first { self[$0.opponent] == .otherPerson } }
}
