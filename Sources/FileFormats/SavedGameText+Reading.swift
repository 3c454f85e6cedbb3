import Analysis
import Archive
import GameSession
import Notation
import ReversiCore

extension SavedGameText {
  /// Reads the text of a saved game.
  ///
  /// - Parameter engines: The external engines that can play; the sides of others become Manual.
  /// - Throws: `SavedGameDefect` for the first thing that cannot be read.
  package init(
    bytes: some Collection<UInt8>, engines: [ExternalEngineName] = []
  ) throws(SavedGameDefect) {
    guard bytes.count <= Self.longest else { throw .tooLong(Self.longest) }
    guard String(validating: bytes, as: UTF8.self) != nil else { throw .notUTF8 }
    // Split as bytes: a Character of a carriage return contains the line end after it.
    let lines = bytes.lines.map { Substring(decoding: $0, as: UTF8.self) }
    guard lines.count >= 9 else { throw .lineMissing(lines.count + 1) }

    var (turn, modes) = try Self.state(lines[0])
    let board: Board
    do {
      board = try Board(rows: lines[1...8])
    } catch {
      throw .board(error)
    }
    let position = Position(board: board, turn: turn ?? .dark)
    guard turn != nil || position.outcome != nil else { throw .moveLeft }

    let (values, unknown) = try Self.values(lines.dropFirst(9))
    var kept = KeptLines()
    kept.lines = unknown
    var moveLimits = Sides(dark: MoveLimit.standard, light: .standard)
    for side in Disk.allCases {
      (moveLimits[side], kept.moveLimits[side]) = Self.moveLimit(values, of: side)
    }

    var unknownEngines = Sides<ExternalEngineName?>(dark: nil, light: nil)
    for side in Disk.allCases {
      guard let name = values[Key.engines[side]].map(ExternalEngineName.init) else { continue }
      if modes[side] == .computer, engines.contains(name) {
        modes[side] = .externalEngine(name)
        continue
      }
      kept.engines[side] = name.text
      if modes[side] == .computer {
        modes[side] = .manual
        unknownEngines[side] = name
      }
    }

    // The engines above are those of this program's side.
    if let text = values[.ownSide], text.count == 1, let own = Disk(symbol: text[text.startIndex]) {
      modes[own.opponent] = .otherPerson
    }

    var record: GameRecord
    let recordDefect: RecordDefect?
    do throws(RecordDefect) {
      record = try Self.record(values, endingIn: position)
      recordDefect = nil
    } catch {
      record = GameRecord(start: position)
      recordDefect = error
    }
    record.names = PlayerNames(
      dark: values[Key.names.dark] ?? "", light: values[Key.names.light] ?? "")
    // A record that starts here is not the game that the identity was for.
    let identity = record.plies.isEmpty ? nil : values[.identity].flatMap { GameIdentity(text: $0) }
    self.init(
      SavedGame(
        record: record, modes: modes, moveLimits: moveLimits, identity: identity,
        outgrownLevels: Self.levels(values[.outgrownLevels] ?? ""),
        forfeit: position.outcome == nil && recordDefect == nil
          ? values[.forfeit].flatMap { Forfeit(text: $0) } : nil,
        timeControl: values[.timeControl].flatMap { TimeControl($0) },
        course: GameCourse(
          players: Sides(dark: values[.darkPlayers] ?? "", light: values[.lightPlayers] ?? ""),
          marks: values[.marks] ?? "")),
      kept: kept,
      recordDefect: recordDefect, unknownEngines: unknownEngines)
  }

  /// Line 1. The turn is nil if the line says that the game is over.
  private static func state(_ line: Substring) throws(SavedGameDefect) -> (Disk?, Sides<Mode>) {
    let state = Array(line)
    guard state.count == 3 else { throw .stateLength(state.count) }
    let turn = Disk(symbol: state[0])
    guard turn != nil || state[0] == "-" else { throw .unknownTurn(state[0]) }
    guard let dark = Mode(digit: state[1]) else { throw .unknownMode(state[1]) }
    guard let light = Mode(digit: state[2]) else { throw .unknownMode(state[2]) }
    return (turn, Sides(dark: dark, light: light))
  }

  private static func values(
    _ lines: ArraySlice<Substring>
  ) throws(SavedGameDefect) -> (known: [Key: String], unknown: [String]) {
    var known: [Key: String] = [:]
    var unknown: [String] = []
    // As bytes, because strings that look the same are equal in Swift.
    var keys: Set<[UInt8]> = []
    for (index, line) in zip(lines.indices, lines) {
      // As scalars: a Character of a blank contains the accent after it.
      let parts = line.unicodeScalars.split(
        separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
        throw .notKeyValue(line: index + 1)
      }
      let key = String(parts[0])
      guard keys.insert(Array(key.utf8)).inserted else { throw .keyTwice(line: index + 1) }
      if let key = Key(rawValue: key) {
        known[key] = String(parts[1])
      } else {
        unknown.append(String(line))
      }
    }
    return (known, unknown)
  }

  /// A time takes precedence over a level. A limit that is not supported is kept as text.
  private static func moveLimit(
    _ values: [Key: String], of side: Disk
  ) -> (MoveLimit, kept: KeptLines.UnsupportedMoveLimit?) {
    if let text = values[Key.moveTimes[side]] {
      if let time = MoveLimit(moveTime: text) { return (time, nil) }
      let unsupported = KeptLines.UnsupportedMoveLimit(moveTime: text, key: Key.moveTimes[side])
      return (unsupported.played, unsupported)
    }
    guard let text = values[Key.levels[side]] else { return (.standard, nil) }
    if let level = Level.all.first(where: { String($0.number) == text }) {
      return (.level(level), nil)
    }
    let unsupported = KeptLines.UnsupportedMoveLimit(level: text, key: Key.levels[side])
    return (unsupported.played, unsupported)
  }

  private static func levels(_ text: String) -> Set<Level> {
    let numbers = Set(text.split(separator: " "))
    return Set(Level.all.filter { numbers.contains(Substring(String($0.number))) })
  }

  /// The record must lead to the position in the first nine lines.
  private static func record(
    _ values: [Key: String], endingIn position: Position
  ) throws(RecordDefect) -> GameRecord {
    let start: Position
    if let text = values[.start] {
      guard let read = Position(text: text) else { throw .start }
      start = read
    } else {
      start = values[.plies] == nil ? position : .newGame
    }
    var record: GameRecord
    do {
      record = try GameRecord(start: start, plies: values[.plies] ?? "")
    } catch {
      throw .plies(error)
    }
    if let text = values[.standing] {
      guard let standing = Int(text), (0...record.plies.count).contains(standing) else {
        throw .standing
      }
      record = record.standing(at: standing)
    }
    if let text = values[.opening] {
      guard let plies = Int(text), let opened = record.markingOpening(plies: plies) else {
        throw .opening
      }
      record = opened
    }
    guard record.position == position else { throw .otherPosition }
    return record
  }
}

/// What makes the content of a saved game unreadable. Lines are counted from 1.
package enum SavedGameDefect: Error, Sendable, Hashable {
  /// The content is longer than this many bytes.
  case tooLong(Int)
  case notUTF8
  /// The text ends before this line; a game has at least nine.
  case lineMissing(Int)
  /// Line 1 has this many characters instead of three.
  case stateLength(Int)
  /// Line 1 starts with this instead of `x`, `o` or `-`.
  case unknownTurn(Character)
  /// Line 1 has this for a mode instead of `0` or `1`.
  case unknownMode(Character)
  /// Lines 2–9 are not a board.
  case board(Board.TextError)
  /// The turn is `-`, but a side can still move.
  case moveLeft
  /// A line after the board is not `key value`.
  case notKeyValue(line: Int)
  /// A line has the key of a line before it.
  case keyTwice(line: Int)
}

/// Why the saved plies are not a record of the saved position.
package enum RecordDefect: Error, Sendable, Hashable {
  case start
  case plies(GameRecord.TextError)
  /// The number of standing plies is not between 0 and the number of plies.
  case standing
  /// The number of opening plies is not a number, or is larger than the number of standing plies.
  case opening
  /// The plies lead to another position.
  case otherPosition
}

/// A problem with the saved game when it was opened.
package enum SavedGameProblem: Sendable, Hashable {
  /// The text could not be read, and is kept in a file of this name.
  case setAside(SavedGameDefect, keptAs: String)
  /// The text could not be read, and the file could not be moved: nothing is saved.
  case notSetAside(SavedGameDefect, SaveFailure)
  /// The text could not be read, and is kept in a file of this name; the game before it goes on.
  case earlierResumed(SavedGameDefect, keptAs: String)
  /// The file was missing; the game before it goes on.
  case savedGameMissing
  /// Another program is using it: this process, if known. Nothing is saved.
  case heldElsewhere(holder: Int32?)
  /// The saved plies do not lead to the saved position, from which the game goes on.
  case recordRestarted(RecordDefect)
}
