import ReversiCore

extension Board {
  /// The board as lines of text for people, with the names of its columns and rows.
  package var diagram: [String] {
    ["  " + Square.columnNames.map(String.init).joined(separator: " ")]
      + zip(1..., rows).map { number, row in
        "\(number) " + row.map(String.init).joined(separator: " ")
      }
  }
}
