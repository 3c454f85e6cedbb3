import Analysis
import PeopleModel
import Posix
import ReversiCore
import ReversiTesting
import Testing

@testable import ReversiEngine

@Suite("Players and levels")
struct PlayerTests {
  private static let settings = LevelTable.rows.map(\.play)

  @Test("the random player finds every legal move about equally often")
  func randomIsUniform() {
    var generator = SeededGenerator(seed: 51)
    var counts: [Square: Int] = [:]
    for _ in 0..<4000 {
      guard let square = RandomPlayer().chooseMove(in: .newGame, using: &generator) else {
        continue
      }
      counts[square, default: 0] += 1
    }
    #expect(Set(counts.keys) == Set(Position.newGame.legalMoves))
    #expect(counts.values.allSatisfy { (850...1150).contains($0) })
  }

  @Test("every level plays a whole game of legal moves", arguments: Level.all.prefix(11))
  func playsLegally(level: Level) throws {
    let game = try Self.game(at: level, by: ComputerPlayer(engine: Engine(tableBytes: 1 << 20)))
    #expect(game.position.outcome != nil)
  }

  @Test("every level has a move within a time of its own", arguments: Level.all)
  func movesWithinATime(level: Level) {
    let player = ComputerPlayer(engine: Engine(tableBytes: 1 << 16))
    var generator = SeededGenerator(seed: 53)
    let square = player.chooseMove(
      in: GameRecord(), settings: PlaySettings(level).within(.milliseconds(1)), using: &generator,
      stop: StopToken())
    #expect(square.map(Position.newGame.legalMoves.contains) == true)
  }

  private static func game(at level: Level, by player: ComputerPlayer) throws -> GameRecord {
    var generator = SeededGenerator(seed: 52)
    var record = GameRecord()
    while record.position.outcome == nil {
      let square = player.chooseMove(
        in: record, settings: PlaySettings(level), using: &generator, stop: StopToken())
      try record.play(#require(square))
      record.passWhereDue()
    }
    return record
  }

  @Test("a stopped player gives no move", arguments: [0, 1, 4, 8, 10, 11])
  func doesNotAnswerAfterAStop(number: Int) throws {
    let player = ComputerPlayer(engine: Engine(tableBytes: 1 << 16))
    var generator = SeededGenerator(seed: 53)
    let stop = StopToken()
    stop.stop()
    let level = try #require(Level(number))
    #expect(
      player.chooseMove(
        in: GameRecord(), settings: PlaySettings(level), using: &generator, stop: stop)
        == nil)
  }

  @Test("a player that has to move now gives its best move so far, unless it is also stopped")
  func moveNow() {
    let player = ComputerPlayer(engine: Engine(tableBytes: 1 << 16))
    var generator = SeededGenerator(seed: 53)
    let settings = PlaySettings(moveTime: .seconds(3600))
    let stop = StopToken()
    stop.moveNow()
    let square = player.chooseMove(
      in: GameRecord(), settings: settings, using: &generator, stop: stop)
    #expect(square.map(Position.newGame.legalMoves.contains) == true)
    stop.stop()
    stop.moveNow()
    #expect(
      player.chooseMove(in: GameRecord(), settings: settings, using: &generator, stop: stop) == nil)
  }

  @Test("a repeatable player counts positions instead of seconds, on one thread")
  func repeatable() {
    let limits = Self.settings.compactMap { $0.limits(processors: 4, isRepeatable: true) }
    #expect(limits.count == 6)
    for limits in limits {
      #expect(limits.time == nil && limits.threads == 1)
      #expect((limits.nodes ?? 0) >= 5_000_000)
    }
  }

  @Test("the only legal move is played without a search, and not after a stop")
  func onlyMove() throws {
    let forced = try #require(
      try RandomGame.positions(games: 20, seed: 54).first { $0.legalMoves.count == 1 })
    let player = ComputerPlayer(engine: Engine(tableBytes: 0))
    var generator = SeededGenerator(seed: 55)
    let level = try #require(Level(10))
    let stop = StopToken()
    let square = player.chooseMove(
      in: GameRecord(start: forced), settings: PlaySettings(level), using: &generator, stop: stop)
    #expect(square.map { [$0] } == Array(forced.legalMoves))
    stop.stop()
    #expect(
      player.chooseMove(
        in: GameRecord(start: forced), settings: PlaySettings(level), using: &generator, stop: stop)
        == nil
    )
  }

  @Test("every level has settings of its own, and only the first plays at random")
  func levelsHaveSettings() {
    #expect(Self.settings.count == Level.all.count)
    #expect(Set(Level.all.map { PlaySettings($0) }).count == Level.all.count)
    #expect(Self.settings.map { $0.choice == .random } == Level.all.map { $0.number == 0 })
  }

  @Test("levels 1 to 9 play as people of their rating, then come searches, then full strength")
  func kinds() {
    let kinds = Self.settings.dropFirst().map { settings in
      settings.limits() == nil ? 0 : settings.usesAllProcessors ? 2 : 1
    }
    #expect(kinds == kinds.sorted())
    #expect(kinds.count { $0 == 0 } == 9)
    for (level, settings) in zip(Level.all, Self.settings) {
      if case .person(let rating) = settings.choice { #expect(rating == Rating(level.rating)) }
    }
    #expect(zip(Level.all, Level.all.dropFirst()).allSatisfy { $0.rating < $1.rating })
    for kind in Level.Kind.allCases {
      let numbers = Level.all.filter { $0.kind == kind }.map(\.number)
      #expect(numbers == Array(kind.numbers))
    }
    let seconds = Self.settings.map { $0.timeLimit / .seconds(1) }
    #expect(seconds.dropLast(2).allSatisfy { $0 == 1 })
    #expect(seconds.suffix(2) == [2, 20])
  }

  @Test("only the two strongest search on all processors, so that the others are repeatable")
  func processors() {
    for (level, settings) in zip(Level.all, Self.settings) {
      #expect((settings.limits(processors: 4)?.threads == 4) == (level.number >= 14))
      #expect(settings.limits()?.threads ?? 1 == 1)
    }
  }

  @Test("a player on several threads stops as soon as it is told to")
  func stopsOnSeveralThreads() throws {
    let stop = StopToken()
    let level = Level.strongest
    let answer = Monitor<Square??>(nil)
    let thread = try SystemThread {
      let player = ComputerPlayer(engine: Engine(tableBytes: 1 << 20), processors: 3)
      var generator = SeededGenerator(seed: 56)
      let square = player.chooseMove(
        in: GameRecord(), settings: PlaySettings(level), using: &generator, stop: stop)
      answer.change { $0 = .some(square) }
    }
    stop.stop()
    thread.join()
    #expect(answer.withValue { $0 } == .some(nil))
  }

  @Test("a higher level never looks less far")
  func levelsRise() {
    for (lower, upper) in zip(Self.settings, Self.settings.dropFirst()) {
      guard case .search(let depth, let exactFrom) = lower.choice else { continue }
      guard case .search(let deeper, let earlier) = upper.choice else {
        Issue.record("\(upper) follows \(lower)")
        continue
      }
      #expect(depth <= deeper)
      #expect(exactFrom <= earlier)
      #expect(lower.timeLimit <= upper.timeLimit)
      #expect(!lower.usesBook || upper.usesBook)
    }
  }

  @Test("a level that plays as people does not depend on earlier games", arguments: [1, 5, 9])
  func peopleAreRepeatable(number: Int) throws {
    let level = try #require(Level(number))
    let player = ComputerPlayer(engine: Engine(tableBytes: 1 << 16))
    let other = ComputerPlayer(engine: Engine(tableBytes: 1 << 16))
    let games = try [player, player, other].map { try Self.game(at: level, by: $0) }
    #expect(games[1] == games[0])
    #expect(games[2] == games[0])
  }

  @Test("a level that plays as people has a move at once if it has to", arguments: [1, 9])
  func peopleMoveNow(number: Int) throws {
    let player = ComputerPlayer(engine: Engine(tableBytes: 1 << 16))
    var generator = SeededGenerator(seed: 58)
    let level = try #require(Level(number))
    let stop = StopToken()
    stop.moveNow()
    let square = player.chooseMove(
      in: GameRecord(), settings: PlaySettings(level), using: &generator, stop: stop)
    #expect(square.map(Position.newGame.legalMoves.contains) == true)
  }

  @Test("a level that plays as people beats one far below it")
  func peopleDiffer() throws {
    let player = ComputerPlayer(engine: Engine(tableBytes: 1 << 16))
    let levels = [8, 2].compactMap { Level($0) }
    var wins = 0
    for number in 0..<20 {
      var generator = SeededGenerator(seed: UInt64(number))
      var record = GameRecord()
      while let side = record.position.turn {
        let isStrong = (side == .dark) == (number % 2 == 0)
        let square = player.chooseMove(
          in: record, settings: PlaySettings(levels[isStrong ? 0 : 1]), using: &generator,
          stop: StopToken())
        try record.play(#require(square))
        record.passWhereDue()
      }
      let strong: Disk = number % 2 == 0 ? .dark : .light
      if case .win(strong, by: _) = record.position.outcome { wins += 1 }
    }
    #expect(wins >= 17)
  }
}
