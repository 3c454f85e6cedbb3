import GameSession
import Link
import Notation
import ReversiCore
import Texts
import Words

/// Two people play from two programs: this program's part.
///
/// The other person is the player of a side, and the conversation has its replies. What changes the
/// game for both needs both.
package struct TwoPeople: Sendable, Hashable {
  package enum Event: Sendable, Hashable {
    /// The connection with the other program reports something, at a time.
    case link(LinkConversation.Event, at: Duration)
    case resignRequested
    /// A guest tries to join its host again.
    case joinRequested
  }

  struct Report: Sendable, Hashable {
    let event: LinkConversation.Event
    let time: Duration
  }

  package enum News: Sendable, Hashable {
    /// Nobody has joined yet. The other person has to type this.
    case waiting(invitation: String)
    /// This program tries to join the host.
    case joining
    /// Both play.
    case joined(name: String)
    /// The connection has ended; the game waits.
    case parted(LinkEnd, isHost: Bool)
    /// Both had moves that the other had not. The record that is left is archived.
    case contradiction(isOwnLeft: Bool)
    /// The other program says nothing, or speaks again.
    case silence(Bool)
    /// The other person is asked.
    case asking(LinkRequest)
    /// The other person does not agree.
    case refused(LinkRequest)
    /// Both agree.
    case agreed(LinkRequest)
    /// The other side has another player.
    case otherPlayer(isComputer: Bool)
    /// Hints and evaluation need both persons: one allows them.
    case hints(isOther: Bool)
    /// This is not possible while two people play.
    case notTogether
  }

  package enum Question: Sendable, Hashable {
    /// Whether to do what the other person asks for.
    case request(LinkRequest)
    case resign
    /// Whether to go on with the guest's game, which contradicts this one, instead.
    case contradiction(SharedGame)
  }

  package internal(set) var conversation: LinkConversation
  /// What the other person types to join; nil for a guest.
  let invitation: String?
  /// The reports that came while a move was shown.
  var waiting: [Report] = []
  /// The time of each side in the next game of both; nil for no clock.
  var control: TimeControl?
  /// Whether a guest has met its host: before, its game is not theirs.
  var hasGame: Bool

  /// The maximum number of reports that wait for a move that is shown.
  static let maximumWaiting = 100

  /// A host's part in a game. `invitation` is what the other person types to join.
  package init(hostNamed name: String, side: Disk, invitation: String) {
    conversation = LinkConversation(.host, named: name, side: side)
    (self.invitation, hasGame) = (invitation, true)
  }

  /// A guest's part in a game. `side` is the person's before; the host decides. `hasGame` says
  /// whether the game was played with this host before.
  package init(guestNamed name: String, side: Disk, hasGame: Bool) {
    conversation = LinkConversation(.guest, named: name, side: side)
    (invitation, self.hasGame) = (nil, hasGame)
  }

  package var side: Disk { conversation.side }

  /// The news before the other person is there.
  var firstNews: News { invitation.map { .waiting(invitation: $0) } ?? .joining }
}

extension TwoPeople {
  static let row = ActionRow(
    \.twoPeople.keys, .play,
    [
      KeyGroup("R", .send(.twoPeople(.resignRequested)), in: .played),
      KeyGroup("J", .send(.twoPeople(.joinRequested)), in: .played),
    ], shortCount: 2)
}

struct NotTogether: FeatureRemark {
  func wording(in words: Words) -> Wording { words.twoPeople.wording(of: .notTogether) }
  func holds(in app: App) -> Bool { app.twoPeople != nil }
}

/// The connection with the other program, which takes steps and reports events.
package protocol LinkPort: AnyObject {
  func perform(_ step: LinkStep)

  /// Says goodbye, and waits until the last lines have gone: a second or two at most.
  func finish()
}

/// How a person meets another one at another terminal.
package enum Meeting: Sendable, Hashable {
  /// Waits for the other program in a game of this name; the person here plays this side.
  case host(side: Disk, name: LinkName)
  /// This program joins the one at an address.
  case join(LinkAddress)
}
