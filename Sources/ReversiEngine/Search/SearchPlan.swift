/// When a search with a planned time ends, by its iterations so far.
struct SearchPlan {
  private let time: Duration
  private var last: SearchReport?
  /// The iterations since the best move last changed.
  private var steadyIterations = 0
  private var spentShare = 0.0

  /// A plan before the first iteration.
  init(time: Duration) { self.time = time }

  /// Another iteration would hardly end in the planned time if this share of it is spent.
  private static let lastStart = 0.6
  /// The same if the best move is in doubt.
  private static let lastStartInDoubt = 1.2
  /// A best move is in doubt if its score is this many disks lower than before.
  private static let worryingDrop = 2
  /// From this share on, and after this many iterations with one best move, it may be far ahead.
  private static let firstLook = 0.1
  private static let steady = 4

  /// Whether to end after an iteration.
  mutating func isOver(after report: SearchReport, spent: Duration) -> Bool {
    let isSteady = last?.bestMove == report.bestMove
    steadyIterations = isSteady ? steadyIterations + 1 : 0
    let isInDoubt = !isSteady || report.score <= (last?.score ?? 0) - Self.worryingDrop
    last = report
    spentShare = spent / time
    return spentShare > (isInDoubt ? Self.lastStartInDoubt : Self.lastStart)
  }

  /// Whether it is worth a look if the best move is far ahead of the others.
  var mayBeClear: Bool { spentShare > Self.firstLook && steadyIterations >= Self.steady }
}
