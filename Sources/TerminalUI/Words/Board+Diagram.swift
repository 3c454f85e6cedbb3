import ReversiCore

extension Board {
  /// The board as it is printed in every language, in lines: the cells, with the names of columns
  /// and rows.
  var diagram: [String] {
    ["  " + Square.columnNames.map(String.init).joined(separator: " ")]
      + zip(1..., rows).map { number, row in
        "\(number) " + row.map(String.init).joined(separator: " ")
      }
  }
}
