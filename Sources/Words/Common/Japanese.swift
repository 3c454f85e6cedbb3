import Analysis
import ReversiCore

/// What the sets of Japanese words share.
enum Japanese {
  /// The words that spell the columns of the board.
  static let columns = [
    "アルファ", "ブラボー", "チャーリー", "デルタ", "エコー", "フォックストロット", "ゴルフ", "ホテル",
  ]

  static func spelled(_ square: Square) -> String { "\(columns[square.column])\(square.row + 1)" }

  /// How sure the score of a move is.
  static func certainty(of move: MoveScore) -> String {
    switch move.certainty {
    case .exact: "完全読み"
    case .estimate: "\(move.depth)手読み"
    case .book: "定石"
    }
  }

  /// The program that uses the saved game, by its process if that is known.
  static func program(_ holder: Int32?) -> String {
    holder.map { "プロセス\($0)" } ?? "他のプログラム"
  }
}

extension Disk {
  /// The Japanese name of the side.
  var japanese: String { self == .dark ? "黒" : "白" }
}
