import Foundation
import GameTesting
import Link
import Posix
import ReversiCore
import ReversiTesting
import Storage
import Testing

@testable import reversi

/// Two ends with real sockets and threads.
struct LinkWorkerTests {
  private final class End {
    private(set) var linked: LinkedGame
    let worker: LinkWorker

    init(_ linked: LinkedGame, _ route: LinkRoute) throws {
      self.linked = linked
      let start = MonotonicClock.now
      worker = try LinkWorker.start(route) { MonotonicClock.now - start }
    }

    func handle(_ event: LinkConversation.Event, now: Duration = .zero) {
      for effect in linked.handle(event, now: now) {
        switch effect {
        case .send(let line): worker.perform(.send(line))
        case .close: worker.perform(.close)
        case .turnAway: worker.perform(.turnAway)
        case .take: break
        }
      }
    }

    var conversation: LinkConversation { linked.conversation }
    var game: SharedGame? { linked.game }

    func collect() {
      for report in worker.takeReports() { handle(report.event, now: report.time) }
    }

    var parted: [LinkEnd] {
      linked.news.compactMap { if case .parted(let reason) = $0 { reason } else { nil } }
    }
  }

  private let folder: ScratchFolder
  private let deadline = Deadline.generous

  init() throws { folder = try ScratchFolder() }

  private var path: SystemString { SystemString(folder["reversi/club"]) }

  private func host(_ game: SharedGame = SharedGame(identity: 1)) throws -> End {
    try End(
      LinkedGame(.host, named: "Ann", side: .dark, game: game),
      .host(try LocalListener(at: path)))
  }

  private func guest(_ route: LinkRoute? = nil, game: SharedGame? = nil) throws -> End {
    let missing = SystemString(folder["missing"])
    let end = try End(
      LinkedGame(.guest, named: "Bob", game: game), route ?? .sockets([missing, path]))
    end.worker.perform(.join)
    return end
  }

  private func wait(
    for what: String, at ends: End..., until condition: () -> Bool
  ) throws {
    try deadline.wait(
      for: what, instead: { ends.map { "\($0.linked.news)" }.joined(separator: "\n") },
      step: { deadline in
        _ = deadline.waitUntilReadable(ends.compactMap(\.worker.descriptor))
        return true
      },
      until: {
        for end in ends { end.collect() }
        return condition()
      })
  }

  @Test func aWholeGameIsPlayedOverASocket() throws {
    let (host, guest) = (try host(), try guest())
    try wait(for: "both", at: host, guest) {
      host.conversation.peer != nil && guest.conversation.peer != nil
    }
    #expect(host.conversation.peer?.name == "Bob")
    var generator = SeededGenerator(seed: 5)
    while let position = host.game?.record.position, let turn = position.turn {
      let end = turn == .dark ? host : guest
      if let square = Array(position.legalMoves).randomElement(using: &generator) {
        end.handle(.placed(square))
      } else {
        end.handle(.passed)
      }
      try wait(for: "the move", at: host, guest) {
        host.game == guest.game
      }
    }
    #expect(host.game?.record.position.outcome != nil)
    guest.handle(.left)
    try wait(for: "the end", at: host) { host.parted == [.left] }
  }

  @Test func aGuestComesAgainAfterTheEndOfAConnection() throws {
    let host = try host()
    for _ in 0..<3 {
      var guest: End? = try guest(game: host.game)
      try wait(for: "both", at: host, try #require(guest)) { guest?.conversation.peer != nil }
      // The thread says goodbye for it.
      guest = nil
      try wait(for: "the end", at: host) { host.conversation.state == .apart }
    }
    #expect(host.parted == [.left, .left, .left])
  }

  @Test func aSecondGuestIsTurnedAwayWhileTheFirstIsThere() throws {
    let (host, first) = (try host(), try guest())
    try wait(for: "both", at: host, first) { first.conversation.peer != nil }
    let second = try guest()
    try wait(for: "the end", at: host, first, second) { !second.parted.isEmpty }
    #expect(second.parted == [.taken])
    #expect(host.conversation.peer != nil)
    #expect(first.conversation.peer != nil)
  }

  @Test func withoutAHostThereIsOneReason() throws {
    let guest = try guest()
    try wait(for: "the end", at: guest) { !guest.parted.isEmpty }
    #expect(guest.parted == [.absent])
    // The same program can try again.
    let host = try host()
    guest.worker.perform(.join)
    try wait(for: "both", at: host, guest) { guest.conversation.peer != nil }
  }

  @Test(
    arguments: [
      ("exit 255", .failed(status: 255, message: nil)),
      (
        "echo one >&2; echo 'Connection refused' >&2; exit 255",
        .failed(status: 255, message: "Connection refused")
      ),
      (
        "echo Welcome; echo 'reversi: not found'; echo; exit 1",
        .failed(status: 1, message: "reversi: not found")
      ),
      ("echo no shell; exit 1", .failed(status: 1, message: "no shell")),
      ("printf 'no shell'; exit 1", .failed(status: 1, message: "no shell")),
      (
        "echo Welcome; printf 'denied\\r\\n' >&2; exit 1", .failed(status: 1, message: "denied")
      ),
      ("true", .lost), ("echo bye absent", .absent),
      ("printf 'hello 2 black\\n'; cat", .version(2)),
    ] as [(String, LinkEnd)])
  func aProgramThatConnectsNothingHasItsReason(_ command: String, _ reason: LinkEnd) throws {
    let guest = try guest(.program(SystemString("(\(command))")))
    try wait(for: "the end", at: guest) { !guest.parted.isEmpty }
    #expect(guest.parted == [reason])
  }

  @Test func theAddressReachesTheProgramAsOneWord() throws {
    try folder.write("printf '%s|' \"$@\" >'\(folder["words"])'\n", to: "ssh")
    let name = try #require(LinkName("club"))
    let guest = try guest(
      .program(
        SystemString("sh \(folder["ssh"]) -p 22"), to: "ann@::1", running: "~/bin/reversi",
        name: name))
    try wait(for: "the end", at: guest) { !guest.parted.isEmpty }
    #expect(try folder.read("words") == "-p|22|ann@::1|~/bin/reversi|link|club|")
  }

  @Test func aProgramThatIsMissingIsNamed() throws {
    let missing = folder["missing/ssh"]
    let guest = try guest(
      .program(SystemString("\(missing) -T"), to: "box", running: "reversi", name: .standard))
    try wait(for: "the end", at: guest) { !guest.parted.isEmpty }
    #expect(guest.parted == [.notFound(missing)])
  }

  @Test func aLineWithoutEndEndsTheConnection() throws {
    let host = try host()
    let endless = try LocalSocket(at: path)
    let part = [UInt8](repeating: UInt8(ascii: "x"), count: 4096)
    while host.parted.isEmpty {
      _ = try? FileSystem().write(endless.descriptor, part[...])
      try wait(for: "more", at: host) { true }
    }
    #expect(host.parted == [.badLine(.tooLong)])
    endless.end()
    let guest = try guest()
    try wait(for: "both", at: host, guest) { guest.conversation.peer != nil }
  }

  @Test func aFloodOfAGuestEndsItsConnectionAlone() throws {
    let record = try GameRecord(start: .newGame, plies: "f5")
    let host = try host(SharedGame(identity: 1, record: record))
    let flood = try LocalSocket(at: path)
    let lines = ["hello 1 white", "game"] + Array(repeating: "knock", count: 5000)
    try flood.send(lines)
    while host.parted.isEmpty {
      try wait(for: "more", at: host) {
        try? flood.flush()
        return true
      }
    }
    #expect(host.parted == [.flood])
    #expect(host.game?.record == record)
    flood.end()
    let guest = try guest()
    try wait(for: "both", at: host, guest) { guest.conversation.peer != nil }
  }
}
