import EngineProtocols
import Posix
import ReversiEngine

/// The thread on which a protocol's searches are done, one after another.
final class SearchThread {
  /// A reply, and the number of the search that it is of.
  typealias Letter = (id: Int, reply: SearchReply)

  private struct Order: Sendable {
    let request: SearchRequest
    let stop: StopToken
  }

  /// In bytes, as the game's engine has.
  private static let stackSize = 8 << 20

  private let replies: Mailbox<Letter>
  /// What the thread is asked for; nil ends it.
  private let orders: Mailbox<Order?>
  /// Stops the search that was started last.
  private var stopToken = StopToken()

  private init(replies: Mailbox<Letter>, orders: Mailbox<Order?>) {
    self.replies = replies
    self.orders = orders
  }

  deinit {
    stopToken.stop()
    orders.post(nil)
  }

  /// Starts the thread.
  ///
  /// - Parameters:
  ///   - threads: How many a search may use, 1 or more.
  ///   - usesBook: Whether it knows openings from the book.
  /// - Throws: `SystemError` if the system has no thread left, or no file descriptors.
  static func start(threads: Int, usesBook: Bool) throws(SystemError) -> SearchThread {
    let (replies, orders) = (try Mailbox<Letter>(), try Mailbox<Order?>())
    _ = try SystemThread(stackSize: stackSize) {
      let searcher = ProtocolSearch(threads: threads, book: usesBook ? .embedded : nil)
      while true {
        orders.bell.wait()
        for order in orders.collect() {
          guard let order else { return }
          searcher.perform(order.request, stop: order.stop) { replies.post((order.request.id, $0)) }
        }
      }
    }
    return SearchThread(replies: replies, orders: orders)
  }

  /// Starts a search; the one before has been stopped, or is over.
  func start(_ request: SearchRequest) {
    stopToken = StopToken()
    orders.post(Order(request: request, stop: stopToken))
  }

  /// Ends the search that was started last with what it has.
  func stop() { stopToken.hurry() }

  /// The descriptor that can be read while there are replies.
  var descriptor: Int32 { replies.bell.descriptor }

  /// The replies that have come, in their order.
  func collect() -> [Letter] { replies.collect() }
}
