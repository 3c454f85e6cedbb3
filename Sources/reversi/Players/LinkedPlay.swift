import App
import CommandLine
import GameSession
import Link
import Posix
import ReversiCore
import Storage

/// This program's part in a game of two people, and the thread of the connection.
struct LinkedPlay {
  let twoPeople: TwoPeople
  let worker: LinkWorker

  static func start(
    _ options: Options, _ environment: Environment, game: SavedGame,
    now: @escaping @Sendable () -> Duration
  ) throws(Refusal) -> LinkedPlay? {
    let user = environment.account?.text ?? ""
    // The sides of the game before count, so that the same command goes on with it.
    let known = game.identity == nil ? nil : game.ownSide
    if let host = options.host {
      let address = LinkAddress(
        .name(account: user.isEmpty ? nil : user, host: hostName()), name: host.name)
      let side = known ?? host.side ?? .dark
      let part = TwoPeople(
        hostNamed: options.names[side] ?? user, side: side,
        invitation: "reversi --join \(address.text)")
      return LinkedPlay(
        twoPeople: part, worker: try start(try listener(host.name, environment), now: now))
    }
    guard let address = options.join else { return nil }
    // The host decides which side the guest has.
    let name = options.names.dark ?? options.names.light ?? user
    let part = TwoPeople(guestNamed: name, side: known ?? .light, hasGame: known != nil)
    return LinkedPlay(
      twoPeople: part, worker: try start(route(address, options, environment), now: now))
  }

  private static func start(
    _ route: LinkRoute, now: @escaping @Sendable () -> Duration
  ) throws(Refusal) -> LinkWorker {
    do { return try LinkWorker.start(route, now: now) } catch {
      throw .noThread(reason: error.reason)
    }
  }

  private static func listener(
    _ name: LinkName, _ environment: Environment
  ) throws(Refusal) -> LinkRoute {
    guard let location = LinkLocation(environment: environment) else { throw .noHomeFolder }
    var failure: SystemError?
    for path in location.paths(of: name) {
      do {
        return .host(try LocalListener(at: path))
      } catch {
        if error == .wouldBlock { throw .hosted(name: name.text) }
        failure = failure ?? error
      }
    }
    throw .notHosted(name: name.text, reason: failure?.reason ?? "")
  }

  private static func route(
    _ address: LinkAddress, _ options: Options, _ environment: Environment
  ) -> LinkRoute {
    guard let destination = address.destination else {
      return .sockets(LinkLocation(environment: environment)?.paths(of: address.name) ?? [])
    }
    let ssh = environment["REVERSI_SSH"] ?? options.ssh.map { SystemString($0) } ?? LinkRoute.ssh
    return .program(
      ssh, to: destination, running: options.remoteProgram ?? "reversi", name: address.name)
  }
}

extension Options {
  /// Changes to the options of a game with another person.
  mutating func begin(_ meeting: Meeting) {
    (save, load) = (nil, nil)
    players = Sides(dark: nil, light: nil)
    switch meeting {
    case .host(let side, let name): host = HostChoice(side: side, name: name)
    case .join(let address): join = address
    }
  }

  /// Removes what counts only for the start of a game, so that the game goes on as it was left.
  mutating func goOn() {
    (load, clock) = (nil, nil)
    players = Sides(dark: nil, light: nil)
    moveLimits = Sides(dark: nil, light: nil)
  }

  /// Games of two people have their own files, so that both programs can run side by side.
  var savedName: String {
    if let host { return "host-" + host.name.fileName }
    return join.map { "guest-" + $0.fileName } ?? "game"
  }
}
