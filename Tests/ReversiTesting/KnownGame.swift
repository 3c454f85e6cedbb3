import ReversiCore

/// A game whose end is known: its moves with the passes left out.
package struct KnownGame: CustomStringConvertible, Sendable {
  package let description: String
  /// Written without blanks, with the passes left out.
  package let transcript: String
  /// The plies, counted from 1, before which a side has to pass, and which.
  package let passes: [Int: Disk]
  package let dark: Int
  package let light: Int
  /// The final board, row by row.
  package let cells: String

  /// The first plies of a game in which dark has to pass next.
  package static let pliesBeforePass = "f5f6c4g5h5h4f7h6"

  package static let oneSquareEmpty = KnownGame(
    description: "a double pass with one square empty",
    transcript: "f5d6c3d3c7b2a1d7c6b5b7b6d8b3b4a4e3e6f6b1a3b8a5e8e7a6a7g7f7f3c1a8c2g8g2a2"
      + "d2e2f4g4c5h1f2g5g6c4h7c8g3g1e1d1h2h8f1f8h6h4h3",
    passes: [55: .dark, 56: .dark, 57: .dark, 58: .dark, 59: .dark],
    dark: 3, light: 60,
    cells: "xxxoooooooooooooooooooooooooooooooooooo-oooooooooooooooooooooooo")

  package static let sevenPasses = KnownGame(
    description: "seven passes of one side",
    transcript: "e6f6f5f4g3e7f3c4g6e3d2g2f2h2c6c5c3h6h1c1h7g5d6h8f8d3e1f7e2h5h4b5a4b4b3g4"
      + "h3a3a5d1g8a6g7b2c2d7b7g1e8d8c7c8f1b1a1a2a7b6a8b8",
    passes: [54: .light, 55: .light, 56: .light, 57: .light, 58: .light, 59: .light, 60: .light],
    dark: 45, light: 19,
    cells: "xxxxxxxxxxxxxxxxxxxxoxoxxxxxxxoxxxxxxxooxxxxxoooxxxoooooxxoooooo")

  package static let tie = KnownGame(
    description: "a tie on a full board",
    transcript: "c4c5b6b3f6b5c6d7a2a7a5a4c7a6e8d8b7c8a8e6b4d6a3d3e2f5b8c2g5b2e3f3d2c1f4h5"
      + "h6f2g3g2g4h3e7d1b1h4h2e1c3f1g1h1h7f7g6a1g7g8h8f8",
    passes: [53: .dark, 54: .dark, 57: .dark, 60: .dark],
    dark: 32, light: 32,
    cells: "ooooooooxoxxoxooxxoxxoxoxxxoxoxoxoxooxxoxooxxoxoxxxxxoooxxxxxooo")

  package static let lightWipedOut = KnownGame(
    description: "light wiped out in nine plies",
    transcript: "f5f6d3e3f3f4g7f2f1",
    passes: [:],
    dark: 13, light: 0,
    cells: "-----x-------x-----xxx-----xxx-----xxx-------x--------x---------")

  package static let darkWipedOut = KnownGame(
    description: "dark wiped out in twelve plies",
    transcript: "f5f4e3f2e2d2f3f6c4b4d3d6",
    passes: [:],
    dark: 0, light: 16,
    cells: "-----------ooo-----ooo---ooooo-----ooo-----o-o------------------")

  package static let tieWithTwoSquaresEmpty = KnownGame(
    description: "a tie with two squares empty",
    transcript: "d3e3f6c2e2f5d2c4b3a4g5e1b1d6c3d1a2g7f7g6c5c6b5f4f3b4f1a5c7g1b6g4b2e7h5a1"
      + "h3d7a6g3e8h7h2d8h8c1f8e6a3a7h4g8c8f2h6b8b7a8",
    passes: [:],
    dark: 31, light: 31,
    cells: "ooooooo-oooooo-xoxoxooxxoxxooxxxoxxooxxxoxooxxxxooxxxoxxooxxxxxx")

  package static let all: [KnownGame] = [
    .oneSquareEmpty, .sevenPasses, .tie, .lightWipedOut, .darkWipedOut, .tieWithTwoSquaresEmpty,
  ]

  /// A line of the archive, with its end: the person was dark, against a level of the computer. The
  /// number makes its identity.
  package func archived(_ number: Int, level: Int = 3) throws -> String {
    var record = try GameRecord(transcript: transcript)
    record.names = PlayerNames(dark: "Manual", light: "Reversi 1.12.0 level \(level)")
    let properties = [("ID", "00000000000000a\(number)"), ("DT", "?"), ("MO", "manual computer")]
    return record.ggf(properties) + "\n"
  }

  package var squares: [Square] { [Square](transcript: transcript) }

  /// The shortest line known after which a side, dark, has to pass.
  package static let lineToPass = [Square](transcript: pliesBeforePass)
}

extension [Square] {
  /// The squares of a transcript without blanks, such as `f5d6c3`.
  package init(transcript: String) {
    let characters = [Character](transcript)
    self = stride(from: 0, to: characters.count - 1, by: 2).compactMap {
      Square(String(characters[$0...$0 + 1]))
    }
  }
}
