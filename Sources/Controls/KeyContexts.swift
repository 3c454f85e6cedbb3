/// Where a key acts: a set of contexts.
///
/// Bits, since the first `Set` of a type would cost time at the program's start: the runtime would
/// search the whole program for how to hash the type.
struct KeyContexts: OptionSet, Sendable, Hashable {
  let rawValue: UInt16

  init(rawValue: UInt16) { self.rawValue = rawValue }

  private init(_ context: KeyContext) { self.init(rawValue: 1 << context.rawValue) }

  /// Whether a context is in the set.
  func contains(_ context: KeyContext) -> Bool { contains(KeyContexts(context)) }

  static let board = KeyContexts(.board)
  static let alert = KeyContexts(.alert)
  static let question = KeyContexts(.question)
  static let help = KeyContexts(.help)
  static let review = KeyContexts(.review)
  static let editor = KeyContexts(.editor)
  static let fileName = KeyContexts(.fileName)
  static let players = KeyContexts(.players)
  static let library = KeyContexts(.library)
  static let filter = KeyContexts(.filter)
  static let openings = KeyContexts(.openings)
  static let practice = KeyContexts(.practice)

  /// Every context.
  static let everywhere = KeyContexts(KeyContext.allCases.map { KeyContexts($0) })
  /// The contexts in which no text is typed.
  static let untyped = everywhere.subtracting(typed)
  /// The contexts in which a text is typed.
  static let typed: KeyContexts = [.fileName, .filter]
  /// The contexts in which the game itself is in front, or its alert.
  static let played: KeyContexts = [.board, .alert]
}
