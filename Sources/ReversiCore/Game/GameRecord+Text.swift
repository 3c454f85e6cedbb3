extension GameRecord {
  /// Why a text is not a record of plies.
  public enum TextError: Error, Hashable {
    /// The text has this many characters, which is not two for each ply.
    case oddLength(Int)
    /// The ply with this number, counted from 1, is neither a square nor a pass.
    case unknownPly(number: Int, text: String)
    /// The ply with this number, counted from 1, cannot be placed.
    case illegalMove(number: Int, IllegalMove)
    /// The ply with this number, counted from 1, is a pass that is not due.
    case illegalPass(number: Int, IllegalPass)
  }

  /// How a pass is written.
  private static let pass = "--"

  /// All plies as text, two characters each, such as `f5d6--`; `--` is a pass.
  public var pliesText: String { Self.text(of: plies) }

  /// The plies that stand as text, in the same form.
  public var transcript: String { Self.text(of: plies.prefix(standing)) }

  private static func text(of plies: some Sequence<Ply>) -> String {
    plies.map { ply in
      switch ply {
      case .place(let move): move.square.description
      case .pass: pass
      }
    }.joined()
  }

  /// Plays the plies of a text, as `pliesText` has them; all of them stand.
  ///
  /// - Throws: `TextError` for the first ply that cannot be read or played.
  public init(start: Position, plies text: some StringProtocol) throws(TextError) {
    self.init(start: start)
    let characters = Array(text)
    guard characters.count.isMultiple(of: 2) else { throw .oddLength(characters.count) }
    for index in stride(from: 0, to: characters.count, by: 2) {
      try add(String(characters[index...index + 1]), number: index / 2 + 1)
    }
  }

  private mutating func add(_ text: String, number: Int) throws(TextError) {
    if text == Self.pass {
      do { try pass() } catch { throw .illegalPass(number: number, error) }
    } else if let square = Square(text) {
      do { try play(square) } catch { throw .illegalMove(number: number, error) }
    } else {
      throw .unknownPly(number: number, text: text)
    }
  }
}
