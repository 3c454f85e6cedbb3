import GameSession
import ReversiCore

extension Disk {
  /// The side's name.
  var name: String {
    switch self {
    case .dark: "Black"
    case .light: "White"
    }
  }

  /// The key that switches who moves for the side.
  var modeKey: Character { symbol }

  /// The key that gives the side's computer the next level.
  var levelKey: String { symbol.uppercased() }
}

extension Mode {
  /// The mode's name.
  var name: String {
    switch self {
    case .manual: "Manual"
    case .computer: "Computer"
    }
  }

  /// The mode's name where there is less room.
  var shortName: String {
    switch self {
    case .manual: "Manual"
    case .computer: "Comp"
    }
  }

  /// The mode's name in three columns.
  var shortestName: String { String(name.prefix(3)) }
}

extension Hint.Move {
  /// What the move is worth, with its sign unless it is 0.
  var signedScore: String { score > 0 ? "+\(score)" : String(score) }
}

extension ScreenModel {
  /// Which move of the game it is: the one that is awaited or shown, or how many there were.
  var progress: String {
    let disks = session.position.board.count(of: .dark) + session.position.board.count(of: .light)
    let made = max(0, disks - 4)
    return switch session.phase {
    case .over: made == 1 ? "1 move" : "\(made) moves"
    case .animating: "move \(made) of 60"
    case .waiting, .thinking, .passing: "move \(made + 1) of 60"
    }
  }

  /// The message, with a painted disk in it unless it is a tie. Where the disk is a letter and
  /// there is room, the side's name follows.
  func message(_ theme: Theme, columns: Int) -> [Span] {
    let (side, text): (Disk, String)
    switch session.message {
    case .turn(let mover): (side, text) = (mover, "'s turn")
    case .won(let winner): (side, text) = (winner, " won")
    case .tied: return [Span("Tied", .bold)]
    }
    let spans = [theme.chip(side), Span(text, .bold)]
    return theme.usesLetters && columns >= Layout.widePanel
      ? spans + [Span(" (\(side.name))")] : spans
  }

  /// The sign of a thinking computer: a bar that turns.
  var spinner: String {
    let frames = ["|", "/", "-", "\\"]
    return frames[Int(tenthsThought % 4)]
  }

  /// The time of the live thought, in tenths of a second.
  private var tenthsThought: Int64 {
    let time = max(.zero, thinkingTime ?? .zero).components
    return time.seconds * 10 + time.attoseconds / 100_000_000_000_000_000
  }

  /// The indicator of the thinking side in as many words as fit: `| thinking 1.2s`.
  func indicator(columns: Int) -> String {
    let time = "\(tenthsThought / 10).\(tenthsThought % 10)s"
    let long = "\(spinner) thinking \(time)"
    return long.columns <= columns ? long : "\(spinner) \(time)"
  }
}

extension Theme {
  /// A disk in a text, painted like a square of the board.
  func chip(_ side: Disk) -> Span { Span(String(disk(side)), diskStyle(side)) }
}
