extension EndgamePosition {
  /// The positions #20 to #59 of the endgame test suite of the French Othello federation (FFO),
  /// with their known scores and best moves.
  public static let ffo: [EndgamePosition] = [
    EndgamePosition(
      number: 20, board: "XXXOXXXXOXXXXXXXOOXXXXXXOOOXXXXXOOOXXOO-OOOOO---OOOOOOO-OOOOOOO- X",
      score: 6, best: [.h5]),
    EndgamePosition(
      number: 21, board: "OOOOOOOOXOOXXX--XXOOXOO-XOXOOO--XOOOOX--XOOXOO--XOOOOO--XXXX---- O",
      score: 0, best: [.g5]),
    EndgamePosition(
      number: 22, board: "--OOOO--X-OOOOO-XXOOXOXXXOXOXXXXXXXOXXXX-XXOXOXX--OXXX-X----X--- O",
      score: 2, best: [.g8]),
    EndgamePosition(
      number: 23, board: "--O-------OOX---OOOXXXO-OOOOXOXXXXXOOXOXXXXXXOOXX-XXXXOX--XXXX-- X",
      score: 4, best: [.a2]),
    EndgamePosition(
      number: 24, board: "--O--O-----OOOX--X-XOXOO--XXXOOOXXXXOOOOXXXOXXOOXXXXXX--XOXX-O-- O",
      score: 0, best: [.c3]),
    EndgamePosition(
      number: 25, board: "----X------XXXO--OOOXXXXXOOOOXXO-XXOOXXOOOXOXXXXOOOXX---X-XXXX-- O",
      score: 0, best: [.g1, .a5]),
    EndgamePosition(
      number: 26, board: "-OOOOO----OXXO---OOOOXXO-OOOXOXX-OOXOOXX-XOXXOXX--O-XXXX--O----O X",
      score: 0, best: [.d8]),
    EndgamePosition(
      number: 27, board: "--XO-O----OOOO--OOXOXXO-OOOOXXOOOOOXXOX-OXOXXXXX--XXXX----X-O-X- X",
      score: -2, best: [.b7]),
    EndgamePosition(
      number: 28, board: "--O-------OOO--X-XOOOOXXXXXXOXOX-XXOXOOXXXOXOOXX-OOOOO-X---OOO-- X",
      score: 0, best: [.f1, .b2, .e1]),
    EndgamePosition(
      number: 29, board: "-OXXXX----OXXO--XXOOXOOOXXXOOXOOXXOOXOOOXXXXOO-XX-XXO----------- X",
      score: 10, best: [.g2]),
    EndgamePosition(
      number: 30, board: "-XXX----X-XOO---XXOXOO--XOXOXO--XOOXOXXXXOOXXOX---OOOOO--XXXXX-- X",
      score: 0, best: [.g3]),
    EndgamePosition(
      number: 31, board: "-OOOOO----OOOO--OXXOOO---XXXOO--XXXXXXO-XXXOOO-OX-OOOO---OOOOO-- X",
      score: -2, best: [.g6]),
    EndgamePosition(
      number: 32, board: "--XX----O-XXOX--OOXOO---OXOXOOO-OOXXOOOXOOXXXOOX--XXXXOX--X--X-X X",
      score: -4, best: [.g3]),
    EndgamePosition(
      number: 33, board: "-XXXXXXX--XOOO----OXOOXX-OOXXOXX-OOOOOXX-X-XOOXX---O-X-X--OOOO-- X",
      score: -8, best: [.e7, .a3]),
    EndgamePosition(
      number: 34, board: "-------------O-O-OOOOOOOOOOOOXOOOXXOOOXO-XXXOXOO--XXXOXO--OXXXXO X",
      score: -2, best: [.c2]),
    EndgamePosition(
      number: 35, board: "--XXX-----XXXX-OOOXXOOOOOOOOOOXO-OOXXXXO-OOOXXXO---XOXX---X----- O",
      score: 0, best: [.c7]),
    EndgamePosition(
      number: 36, board: "---X-O----XXXO-XXXXXXXXXXOOXXOOXXOXOOOXXXXOOOO-XX--OOOO--------- O",
      score: 0, best: [.b7]),
    EndgamePosition(
      number: 37, board: "--OOOO--O-OOOO--OXXXOOO-OXXOXO--OOXXOXX-OOXXXX--O-XXX-----XX-O-- X",
      score: -20, best: [.g2]),
    EndgamePosition(
      number: 38, board: "--OOOO----OOOO---XOXXOOXOOXOOOOX-OOOOOXXXOOXXXXX--X-X----------- X",
      score: 4, best: [.b2]),
    EndgamePosition(
      number: 39, board: "O-OOOO--XOXXOX--XOOOXXX-XOOOXX--XOOXOX--XOXXX---X-XX------------ O",
      score: 64, best: [.a8, .b1, .g1, .g5, .g6, .c8, .h3, .e8, .h4]),
    EndgamePosition(
      number: 40, board: "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X",
      score: 38, best: [.a2]),
    EndgamePosition(
      number: 41, board: "-OOOOO----OOOOX--OOOOOO-XXXXXOO--XXOOX--OOXOXX----OXXO---OOO--O- X",
      score: 0, best: [.h4]),
    EndgamePosition(
      number: 42, board: "--OOO-------XX-OOOOOOXOO-OOOOXOOX-OOOXXO---OOXOO---OOOXO--OOOO-- X",
      score: 6, best: [.g2]),
    EndgamePosition(
      number: 43, board: "--XXXXX---XXXX---OOOXX---OOXXXX--OOXXXO-OOOOXOO----XOX----XXXXX- O",
      score: -12, best: [.g3, .c7]),
    EndgamePosition(
      number: 44, board: "--O-X-O---O-XO-O-OOXXXOOOOOOXXXOOOOOXX--XXOOXO----XXXX-----XXX-- O",
      score: -14, best: [.d2, .b8]),
    EndgamePosition(
      number: 45, board: "---XXXX-X-XXXO--XXOXOO--XXXOXO--XXOXXO---OXXXOO-O-OOOO------OO-- X",
      score: 6, best: [.b2]),
    EndgamePosition(
      number: 46, board: "---XXX----OOOX----OOOXX--OOOOXXX--OOOOXX--OXOXXX--XXOO---XXXX-O- X",
      score: -8, best: [.b3]),
    EndgamePosition(
      number: 47, board: "-OOOOO----OOOO---OOOOX--XXXXXX---OXOOX--OOOXOX----OOXX----XXXX-- O",
      score: 4, best: [.g2]),
    EndgamePosition(
      number: 48, board: "-----X--X-XXX---XXXXOO--XOXOOXX-XOOXXX--XOOXX-----OOOX---XXXXXX- O",
      score: 28, best: [.f6]),
    EndgamePosition(
      number: 49, board: "--OX-O----XXOO--OOOOOXX-OOOOOX--OOOXOXX-OOOOXX-----OOX----X-O--- X",
      score: 16, best: [.e1]),
    EndgamePosition(
      number: 50, board: "----X-----XXX----OOOXOOO-OOOXOOO-OXOXOXO-OOXXOOO--OOXO----O--O-- X",
      score: 10, best: [.d8]),
    EndgamePosition(
      number: 51, board: "----O-X------X-----XXXO-OXXXXXOO-XXOOXOOXXOXXXOO--OOOO-O----OO-- O",
      score: 6, best: [.e2, .a3]),
    EndgamePosition(
      number: 52, board: "---X-------OX--X--XOOXXXXXXOXXXXXXXOOXXXXXXOOOXX--XO---X-------- O",
      score: 0, best: [.a3]),
    EndgamePosition(
      number: 53, board: "----OO-----OOO---XXXXOOO--XXOOXO-XXXXXOO--OOOXOO--X-OX-O-----X-- X",
      score: -2, best: [.d8]),
    EndgamePosition(
      number: 54, board: "--OOO---XXOO----XXXXOOOOXXXXOX--XXXOXX--XXOOO------OOO-----O---- X",
      score: -2, best: [.c7]),
    EndgamePosition(
      number: 55, board: "--------X-X------XXXXOOOOOXOXX--OOOXXXX-OOXXXX--O-OOOX-----OO--- O",
      score: 0, best: [.g6, .b7, .e2, .g4]),
    EndgamePosition(
      number: 56, board: "--XXXXX---XXXX---OOOXX---OOXOX---OXXXXX-OOOOOXO----OXX---------- O",
      score: 2, best: [.h5]),
    EndgamePosition(
      number: 57, board: "-------------------XXOOO--XXXOOO--XXOXOO-OOOXXXO--OXOO-O-OOOOO-- X",
      score: -10, best: [.a6]),
    EndgamePosition(
      number: 58, board: "--XOOO----OOO----OOOXOO--OOOOXO--OXOXXX-OOXXXX----X-XX---------- X",
      score: 4, best: [.g1]),
    EndgamePosition(
      number: 59, board: "-----------------------O--OOOOO---OOOOOXOOOOXXXX--XXOOXX--XX-O-X X",
      score: 64, best: [.h4, .g8, .e8]),
  ]
}
