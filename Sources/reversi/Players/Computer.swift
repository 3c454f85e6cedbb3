import Analysis
import App
import EngineProtocols
import GameSession
import Posix
import ReversiCore
import ReversiEngine

/// The computer: replies to the app's requests with our engine. It belongs to one thread.
final class Computer {
  private let engine = Engine()
  /// A separate engine, so that no analysis changes the computer's moves.
  private lazy var analyst = Engine()
  private lazy var reviewer = Reviewer(usesBook: usesBook)
  private let player: ComputerPlayer
  private let usesBook: Bool
  private let reportsProgress: Bool
  private var generator: SeededGenerator

  /// With a seed, the computer counts positions instead of seconds and searches on one thread, so
  /// that a game is reproducible.
  init(seed: UInt64?, threads: Int = 1, usesBook: Bool = true, reportsProgress: Bool = false) {
    self.reportsProgress = reportsProgress
    self.usesBook = usesBook
    player = ComputerPlayer(
      engine: engine, processors: threads, isRepeatable: seed != nil,
      book: usesBook ? .embedded : nil)
    generator = SeededGenerator(seed: seed ?? .random(in: 0 ... .max))
  }

  private func settings(_ moveLimit: MoveLimit, _ request: PlayerRequest) -> PlaySettings {
    let settings = PlaySettings(moveLimit)
    guard let time = request.moveTime else { return settings }
    return settings.within(time.plan ?? time.limit)
  }

  func think(about request: PlayerRequest, stop: StopToken, report: (PlayerReply) -> Void) {
    let position = request.record.position
    func reportFinal(_ analyze: () -> PositionAnalysis) {
      let found = analyze()
      if !stop.isStopped { report(.analysis(found, isFinal: true)) }
    }
    switch request.kind {
    case .move(let moveLimit):
      var pause = ReportPause()
      let square = player.chooseMove(
        in: request.record, settings: settings(moveLimit, request), using: &generator, stop: stop
      ) { if reportsProgress, pause.isOver() { report(.progress($0)) } }
      if let square { report(.move(square)) }
    case .review: reportFinal { reviewer.evaluate(position, stop: stop) }
    case .analysis(.level(.review)): reportFinal { reviewer.analyze(position, stop: stop) }
    case .analysis(let limit):
      if let known = usesBook ? OpeningBook.embedded.analysis(of: position) : nil {
        return report(.analysis(known, isFinal: true))
      }
      var pause = ReportPause()
      reportFinal {
        analyst.analyze(position, limits: .evaluation(at: limit), stop: stop) {
          if pause.isOver() { report(.analysis($0, isFinal: false)) }
        }
      }
    }
  }
}

/// The pause between two reports: ten a second are as many as a person can read, and each costs the
/// game's thread a picture.
private struct ReportPause {
  private static let length = Duration.milliseconds(100)

  private var end: Duration?

  /// If it is, the next pause begins now.
  mutating func isOver() -> Bool {
    let now = MonotonicClock.now
    if let end, now < end { return false }
    end = now + Self.length
    return true
  }
}

extension PlayerRequest {
  fileprivate var moveTime: MoveTime? {
    timeLeft.map {
      MoveTime.share(
        ofSeconds: $0 / .seconds(1), empties: record.position.board.empties.count)
    }
  }
}

extension SearchLimits {
  fileprivate static func evaluation(at limit: MoveLimit) -> SearchLimits {
    switch limit {
    case .level(let level): evaluation(at: level)
    case .moveTime(let time): evaluation(within: time)
    }
  }
}

extension PlaySettings {
  init(_ moveLimit: MoveLimit) {
    switch moveLimit {
    case .level(let level): self.init(level)
    case .moveTime(let time): self.init(moveTime: time)
    }
  }
}

/// The computer as a player, on a thread of its own.
typealias ComputerWorker = Worker<PlayerRequest, App.Event>

extension Worker: Player where Request == PlayerRequest, Reply == App.Event {
  /// Reports nothing after the token is discarded.
  typealias Think = (PlayerRequest, StopToken, _ report: (PlayerReply) -> Void) -> Void

  /// Calls `makeThink` on the new thread.
  static func player(
    _ makeThink: @escaping @Sendable () -> Think
  ) throws(SystemError) -> Worker {
    let player = Worker {
      let think = makeThink()
      return { request, stop, post in
        var hasReplied = false
        think(request, stop) { reply in
          hasReplied = hasReplied || reply.isFinal
          post(.game(.replied(request.id, reply)))
        }
        if !hasReplied && !stop.isDiscarded {
          post(.game(.replied(request.id, .failure(.noReply))))
        }
      }
    }
    try player.prepare()
    return player
  }

  /// Starts a request. The thread runs since `player` made this value.
  package func start(_ request: PlayerRequest) {
    do { try send(request) } catch { preconditionFailure("\(error) in a thread that runs") }
  }
}
