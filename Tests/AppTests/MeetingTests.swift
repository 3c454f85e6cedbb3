import Foundation
import GameSession
import Link
import ReversiCore
import ReversiTesting
import Testing

@testable import App

/// Whole games of two programs, with requests, resignations, computers, cuts and killed programs.
struct MeetingTests {
  /// `REVERSI_FUZZ_GAMES` sets another number.
  static let runs =
    ProcessInfo.processInfo.environment["REVERSI_FUZZ_GAMES"].flatMap { UInt64($0) }
    .map { min($0, 3000) } ?? 150

  @Test(arguments: [AnimationSpeed.off, .normal])
  func bothEndsAgreeWhateverIsCut(_ speed: AnimationSpeed) throws {
    var plies = 0
    var agreements = 0
    for seed in 0..<Self.runs {
      var run = try Run(seed: seed, speed: speed)
      for _ in 0..<400 { try run.step() }
      try run.settle()
      plies += run.meeting.host.app.game.record.standing
      agreements += run.agreements
    }
    // The runs do play, and agree.
    #expect(plies > Int(Self.runs))
    #expect(agreements > Int(Self.runs))
  }

  private struct Run {
    let meeting: Meeting
    private(set) var agreements = 0
    private var lines: [[LinkLine]] = [[], []]
    /// An end may not have taken the cut yet.
    private var isCut = false
    private var generator: SeededGenerator
    private let seed: UInt64

    init(seed: UInt64, speed: AnimationSpeed) throws {
      self.seed = seed
      generator = SeededGenerator(seed: seed)
      meeting = try Meeting(side: seed.isMultiple(of: 2) ? .dark : .light, speed: speed)
    }

    private mutating func chance(_ count: Int) -> Bool {
      Int.random(in: 0..<count, using: &generator) == 0
    }

    private func isApart(_ end: End) -> Bool { end.conversation?.state == .apart }

    mutating func step() throws {
      if meeting.ends.allSatisfy(isApart) { connect() }
      let end = Int.random(in: 0...1, using: &generator)
      if chance(40) {
        try cut()
      } else if chance(2), !lines[end].isEmpty {
        try deliver(to: end)
      } else if let event = event(at: end) {
        try send(event, at: end)
      }
    }

    private mutating func event(at index: Int) -> App.Event? {
      let app = meeting.ends[index].app
      if let timer = app.timer, chance(3) { return timer.event }
      if isContradicted(app) { return .confirmed }
      if app.overlay.question != nil, chance(3) { return chance(3) ? .cancelled : .confirmed }
      if chance(30) {
        return [.game(.undoRequested), .playAgainRequested, .swapRequested]
          .randomElement(using: &generator)
      }
      if chance(100) { return .twoPeople(.resignRequested) }
      if chance(60), let side = app.twoPeople?.side {
        return .game(.modeChanged(side, chance(2) ? .computer : .manual))
      }
      if let request = app.running[MoveRequest.self]?.id,
        let move = app.game.position.legalMoves.first
      {
        return .game(.replied(request, .move(move)))
      }
      return app.game.choices.isEmpty
        ? .game(.dismissed)
        : Array(app.game.choices).randomElement(using: &generator).map { .game(.squareChosen($0)) }
    }

    private func isContradicted(_ app: App) -> Bool {
      guard case .feature(let asked)? = app.overlay.question,
        case .contradiction? = asked.question as? TwoPeople.Question
      else { return false }
      return true
    }

    private mutating func connect() {
      (lines, isCut) = ([[], []], false)
      for isHost in [true, false] where chance(2) {
        meeting.kill(isHost: isHost, seed: generator.next())
      }
      for (index, end) in meeting.ends.enumerated() {
        _ = end.takeLines()
        end.report(.connected)
        post(from: index)
      }
    }

    /// Some of the lines arrive; the others are lost.
    private mutating func cut() throws {
      for end in [0, 1] {
        for _ in 0..<Int.random(in: 0...lines[end].count, using: &generator) {
          if !lines[end].isEmpty { try deliver(to: end) }
        }
      }
      meeting.cut()
      (lines, isCut) = ([[], []], true)
      for end in meeting.ends { _ = end.takeLines() }
    }

    private mutating func deliver(to end: Int) throws {
      let line = lines[end].removeFirst()
      try send(
        .twoPeople(.link(.received(Array(line.text.utf8)), at: meeting.ends[end].world.time)),
        at: end)
    }

    private mutating func send(_ event: App.Event, at index: Int) throws {
      let end = meeting.ends[index]
      // Slowly enough that nothing is a flood.
      end.world.time += .seconds(1)
      let (before, told) = (end.app, end.news.count)
      end.send(event)
      post(from: index)
      for news in end.news.dropFirst(told) {
        switch news {
        // A cut that waited for a move that was shown.
        case .parted(.lost, _): break
        case .parted(let reason, _):
          Issue.record(
            "seed \(seed): \(event) ends it for \(reason) at \(index), \(before.game.phase)")
          throw Parted()
        case .agreed: agreements += 1
        // Both agreed to go on with a lost game, and only one of them knows it.
        case .contradiction where before.game.forfeit != nil: break
        case .contradiction: Issue.record("seed \(seed): \(event) contradicts at \(index)")
        default: break
        }
      }
      expectNothingLost(before, end.app, end.news.dropFirst(told))
    }

    struct Parted: Error {}

    private mutating func post(from index: Int) {
      let sent = meeting.ends[index].takeLines()
      if !isCut { lines[1 - index] += sent }
    }

    /// Only an agreement takes moves away, and the host's decision in a lost game.
    private func expectNothingLost(_ before: App, _ after: App, _ news: ArraySlice<TwoPeople.News>)
    {
      let hasAgreed = news.contains {
        switch $0 {
        case .agreed, .contradiction: true
        default: false
        }
      }
      guard before.game.identity == after.game.identity, !hasAgreed else { return }
      if !after.game.record.continues(before.game.record) {
        Issue.record("seed \(seed): moves are lost")
      }
    }

    mutating func settle() throws {
      while true {
        if meeting.ends.allSatisfy(isApart) {
          connect()
        } else if let end = [0, 1].first(where: { !lines[$0].isEmpty }) {
          try deliver(to: end)
        } else if let end = [0, 1].first(where: { meeting.ends[$0].app.timer != nil }),
          let timer = meeting.ends[end].app.timer
        {
          try send(timer.event, at: end)
        } else if let end = [0, 1].first(where: {
          let end = meeting.ends[$0]
          return end.conversation?.otherRequest != nil || isContradicted(end.app)
        }) {
          try send(.confirmed, at: end)
        } else {
          break
        }
      }
      let (host, guest) = (meeting.host, meeting.guest)
      for end in meeting.ends {
        #expect(end.conversation?.peer != nil, "seed \(seed)")
        #expect(end.conversation?.ownRequest == nil, "seed \(seed)")
      }
      // A move may cross a resignation.
      let longer = host.app.game.record.continues(guest.app.game.record) ? host : guest
      let shorter = longer === host ? guest : host
      let isSame = host.plies == guest.plies
      #expect(isSame || host.app.game.forfeit != nil, "seed \(seed)")
      #expect(longer.app.game.record.continues(shorter.app.game.record), "seed \(seed)")
      #expect(host.app.game.identity == guest.app.game.identity, "seed \(seed)")
      #expect(host.app.game.forfeit == guest.app.game.forfeit, "seed \(seed)")
      #expect(host.app.twoPeople?.side == guest.app.twoPeople?.side.opponent, "seed \(seed)")
    }
  }
}
