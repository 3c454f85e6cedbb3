import App
import CommandLine
import GameSession
import Link
import Posix
import ReversiCore
import Storage

/// What two people need to play from two programs: this program's part, and the thread of the
/// connection.
struct LinkedPlay {
  let twoPeople: TwoPeople
  let worker: LinkWorker

  /// Starts the thread; nil unless the options want it.
  ///
  /// - Parameters:
  ///   - game: The game so far.
  ///   - now: The time.
  /// - Throws: `Refusal` if the game cannot be hosted.
  static func start(
    _ options: Options, _ environment: Environment, game: SavedGame,
    now: @escaping @Sendable () -> Duration
  ) throws(Refusal) -> LinkedPlay? {
    let user = (environment["USER"] ?? environment["LOGNAME"])?.text ?? ""
    // The sides of the game before count, so that the same command goes on with it.
    let known = game.identity == nil ? nil : game.ownSide
    if let host = options.host {
      let address = LinkAddress(host: "\(user)@\(hostName())", name: host.name)
      let side = known ?? host.side ?? .dark
      let part = TwoPeople(
        hostNamed: options.names[side] ?? user, side: side,
        invitation: "reversi --join \(address.text)")
      return LinkedPlay(
        twoPeople: part, worker: try start(try listener(host.name, environment), now: now))
    }
    guard let address = options.join else { return nil }
    // Which side a guest has is the host's to say.
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
    do {
      return .host(try LocalListener(at: location.hostPath(of: name.text)))
    } catch {
      throw error == .wouldBlock
        ? .hosted(name: name.text) : .notHosted(name: name.text, reason: error.reason)
    }
  }

  private static func route(
    _ address: LinkAddress, _ options: Options, _ environment: Environment
  ) -> LinkRoute {
    guard let host = address.host else {
      return .sockets(
        LinkLocation(environment: environment)?.paths(of: address.name.text) ?? [])
    }
    let ssh = environment["REVERSI_SSH"] ?? options.ssh.map { SystemString($0) } ?? LinkRoute.ssh
    return .program(ssh, to: host, name: address.name)
  }
}

extension Options {
  /// Makes these the options of a game with another person, in place of the game that was played.
  mutating func begin(_ meeting: Meeting) {
    (save, load) = (nil, nil)
    players = Sides(dark: nil, light: nil)
    switch meeting {
    case .host(let side): host = HostChoice(side: side)
    case .join(let address): join = address
    }
  }

  /// The name of the file that the game is kept in, if the person names none. Games of two people
  /// have files of their own, so that both programs can run beside each other.
  var savedName: String {
    if let host { return "host-" + host.name.text }
    return join.map { "guest-" + $0.name.text } ?? "game"
  }
}
