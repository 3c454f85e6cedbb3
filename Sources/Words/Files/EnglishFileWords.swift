import Archive
import GameSession
import Texts

struct EnglishFileWords: FileWords {
  func name(of step: SaveFailure.Step) -> String {
    switch step {
    case .lock: "lock"
    case .setAside: "set aside"
    case .open: "open"
    case .write: "write"
    case .sync: "sync"
    case .rename: "rename"
    }
  }

  func text(of reason: ReadFailure.Reason) -> String {
    switch reason {
    case .folder: "it is a directory"
    case .device: "it is a device"
    case .notAFile: "it is not a file"
    case .system(let reason): reason.printable
    }
  }

  func text(of failure: PlayerFailure) -> String {
    switch failure {
    case .illegal(let square): "chose \(square), which is not legal"
    case .noReply: "found no move"
    case .notUnderstood(let reply): "answered '\(reply.abridged.printable)'"
    case .tooLate: "took too long"
    case .flooded: "wrote without end"
    case .notFound: "was not found"
    case .notStarted(let reason): "could not be started (\(reason.printable))"
    case .ended: "ended without a move, twice"
    case .strangeStart: "cannot play from a position that was set up"
    }
  }

  func user(_ process: Int32?) -> String {
    process.map { "process \($0)" } ?? "another program"
  }

  func wording(of failure: LibraryFailure) -> Wording {
    switch failure {
    case .unreadable(let failure):
      let reason = text(of: failure.reason)
      return Wording(
        "The archive \(failure.path.printable) cannot be read: \(reason)",
        "The archive cannot be read: \(reason)", "unreadable: \(reason)")
    case .notAdded(let failure):
      let text = self.text(of: failure)
      return Wording(
        "Games could not be added: \(text)", "not added: \(text)",
        "not added: \(failure.reason.printable)", "not added")
    case .notRemoved(let failure):
      let text = self.text(of: failure)
      return Wording(
        "The game is not removed: \(text)", "not removed: \(text)",
        "not removed: \(failure.reason.printable)", "not removed")
    }
  }
}
