import ReversiCore
import Testing

/// A position of the FFO endgame test suite with its exact score and best moves for the side to
/// move.
struct KnownEndgame: Sendable, CustomTestStringConvertible {
  let number: Int
  let board: String
  let score: Int
  let best: [String]

  var testDescription: String { "#\(number)" }

  var position: Position {
    var disks = Board()
    for (square, character) in zip(Square.allCases, board) where character != "-" {
      disks[square] = character == "X" ? .dark : .light
    }
    return Position(board: disks, turn: board.last == "O" ? .light : .dark)
  }
}

/// #20 to #34, up to 20 empty squares: 64 characters from a1 to h8 and the side to move.
let knownEndgames: [KnownEndgame] = [
  KnownEndgame(
    number: 20, board: "XXXOXXXXOXXXXXXXOOXXXXXXOOOXXXXXOOOXXOO-OOOOO---OOOOOOO-OOOOOOO- X",
    score: 6, best: ["h5"]),
  KnownEndgame(
    number: 21, board: "OOOOOOOOXOOXXX--XXOOXOO-XOXOOO--XOOOOX--XOOXOO--XOOOOO--XXXX---- O",
    score: 0, best: ["g5"]),
  KnownEndgame(
    number: 22, board: "--OOOO--X-OOOOO-XXOOXOXXXOXOXXXXXXXOXXXX-XXOXOXX--OXXX-X----X--- O",
    score: 2, best: ["g8"]),
  KnownEndgame(
    number: 23, board: "--O-------OOX---OOOXXXO-OOOOXOXXXXXOOXOXXXXXXOOXX-XXXXOX--XXXX-- X",
    score: 4, best: ["a2"]),
  KnownEndgame(
    number: 24, board: "--O--O-----OOOX--X-XOXOO--XXXOOOXXXXOOOOXXXOXXOOXXXXXX--XOXX-O-- O",
    score: 0, best: ["c3"]),
  KnownEndgame(
    number: 25, board: "----X------XXXO--OOOXXXXXOOOOXXO-XXOOXXOOOXOXXXXOOOXX---X-XXXX-- O",
    score: 0, best: ["g1", "a5"]),
  KnownEndgame(
    number: 26, board: "-OOOOO----OXXO---OOOOXXO-OOOXOXX-OOXOOXX-XOXXOXX--O-XXXX--O----O X",
    score: 0, best: ["d8"]),
  KnownEndgame(
    number: 27, board: "--XO-O----OOOO--OOXOXXO-OOOOXXOOOOOXXOX-OXOXXXXX--XXXX----X-O-X- X",
    score: -2, best: ["b7"]),
  KnownEndgame(
    number: 28, board: "--O-------OOO--X-XOOOOXXXXXXOXOX-XXOXOOXXXOXOOXX-OOOOO-X---OOO-- X",
    score: 0, best: ["f1", "b2", "e1"]),
  KnownEndgame(
    number: 29, board: "-OXXXX----OXXO--XXOOXOOOXXXOOXOOXXOOXOOOXXXXOO-XX-XXO----------- X",
    score: 10, best: ["g2"]),
  KnownEndgame(
    number: 30, board: "-XXX----X-XOO---XXOXOO--XOXOXO--XOOXOXXXXOOXXOX---OOOOO--XXXXX-- X",
    score: 0, best: ["g3"]),
  KnownEndgame(
    number: 31, board: "-OOOOO----OOOO--OXXOOO---XXXOO--XXXXXXO-XXXOOO-OX-OOOO---OOOOO-- X",
    score: -2, best: ["g6"]),
  KnownEndgame(
    number: 32, board: "--XX----O-XXOX--OOXOO---OXOXOOO-OOXXOOOXOOXXXOOX--XXXXOX--X--X-X X",
    score: -4, best: ["g3"]),
  KnownEndgame(
    number: 33, board: "-XXXXXXX--XOOO----OXOOXX-OOXXOXX-OOOOOXX-X-XOOXX---O-X-X--OOOO-- X",
    score: -8, best: ["e7", "a3"]),
  KnownEndgame(
    number: 34, board: "-------------O-O-OOOOOOOOOOOOXOOOXXOOOXO-XXXOXOO--XXXOXO--OXXXXO X",
    score: -2, best: ["c2"]),
]
