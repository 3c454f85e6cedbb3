import ReversiCore

extension Opening {
  /// All named openings. The shorter ones of a family come first.
  ///
  /// Many have other names: Snake is Peasant, Heath is Tobidashi, Bat is Cambridge, Aubrey is
  /// Tanaka, Shaman is Danish, Aircraft is Feldborg, Greenberg is Dawg.
  package static let all: [Opening] = [
    // White's first move.
    Opening("Diagonal", "f5f6"),
    Opening("Parallel", "f5f4"),
    Opening("Perpendicular", "f5d6"),

    // Parallel.
    Opening("Mouse", "f5f4e3"),

    // Diagonal.
    Opening("Wing", "f5f6d3f4"),
    Opening("Semi-Wing", "f5f6c4f4"),
    Opening("X-square", "f5f6e6f4g7"),
    Opening("Raccoon Dog", "f5f6e6f4g4"),
    Opening("Rocket", "f5f6e6f4g3"),
    Opening("Lollipop", "f5f6e6f4g3d6"),
    Opening("Hamilton", "f5f6e6f4g3f3g4"),
    Opening("Snake", "f5f6e6f4g6"),
    Opening("Lysons", "f5f6e6f4g6c6"),
    Opening("Sand Snake", "f5f6e6f4g6c5f3"),
    Opening("Viper", "f5f6e6f4g6c5g4g5h4"),
    Opening("Pyramid", "f5f6e6f4g6c5g4g5f3e3c4"),
    Opening("Buffalo", "f5f6e6f4c3"),
    Opening("Hokuriku Buffalo", "f5f6e6f4c3c4"),
    Opening("Maruoka Buffalo", "f5f6e6f4c3d7f3"),
    Opening("Tanida Buffalo", "f5f6e6f4c3d6f3c4c5b4"),
    Opening("Heath", "f5f6e6f4g5"),
    Opening("Heath-Chimney", "f5f6e6f4g5d6"),
    Opening("Heath-Bat", "f5f6e6f4g5e7e3"),
    Opening("Iwasaki", "f5f6e6f4g5e7d7"),
    Opening("Mimura II", "f5f6e6f4g5e7f7c5e3f3c4d3c2"),

    // Cow.
    Opening("Cow", "f5f6e6f4e3"),
    Opening("Chimney", "f5f6e6f4e3d6"),
    Opening("Tank", "f5f6e6f4e3c5c6"),
    Opening("Bat", "f5f6e6f4e3c5g5"),
    Opening("Bat, Kling Alternative", "f5f6e6f4e3c5g5d6g6"),
    Opening("Melnikov", "f5f6e6f4e3c5g5g3g4f3c4"),
    Opening("Bat, Piau Continuation", "f5f6e6f4e3c5g5g3g4f3g6"),
    Opening("Bat, Kling Continuation", "f5f6e6f4e3c5g5f3g4g6g3d6f7h5h4h3e7"),
    Opening("Rose-v-Toth", "f5f6e6f4e3c5c4"),
    Opening("Tanida", "f5f6e6f4e3c5c4e7"),
    Opening("Aircraft", "f5f6e6f4e3c5c4e7g4"),
    Opening("Sailboat", "f5f6e6f4e3c5c4e7b5e2"),
    Opening("Landau", "f5f6e6f4e3c5c4d3c3"),
    Opening("Maruoka", "f5f6e6f4e3c5c4d3f3e2"),

    // Rabbit.
    Opening("Rabbit", "f5d6c5f4e3"),
    Opening("Horse", "f5d6c5f4d3"),
    Opening("Crane", "f5d6c5f4d7"),
    Opening("Mimura", "f5d6c5f4e3d3"),
    Opening("Shaman", "f5d6c5f4e3c6f3"),
    Opening("Bhagat", "f5d6c5f4e3c6d7"),
    Opening("Inoue", "f5d6c5f4e3c6e6"),
    Opening("Iago", "f5d6c5f4e3c6e6f6"),
    Opening("Ralle", "f5d6c5f4e3c6d3f3"),

    // Rose.
    Opening("Rose", "f5d6c5f4e3c6d3f6e6d7"),
    Opening("Greenberg", "f5d6c5f4e3c6d3f6e6d7e7"),
    Opening("Flat", "f5d6c5f4e3c6d3f6e6d7g4"),
    Opening("Rotating Flat", "f5d6c5f4e3c6d3f6e6d7g4c4"),
    Opening("Murakami", "f5d6c5f4e3c6d3f6e6d7g4c4g6"),
    Opening("Rotating Flat, Kling Continuation", "f5d6c5f4e3c6d3f6e6d7g4c4g5c3f7d2e7f2"),
    Opening("Rose-Birth", "f5d6c5f4e3c6d3f6e6d7g3c4"),
    Opening("Rose-Birdie", "f5d6c5f4e3c6d3f6e6d7g3c4b4"),
    Opening("Rose-Tamenori-Kling", "f5d6c5f4e3c6d3f6e6d7g3c4b4c3"),
    Opening("Brightstein", "f5d6c5f4e3c6d3f6e6d7g3c4g5c3b4e2"),

    // Cat.
    Opening("Cat", "f5d6c4d3c5"),
    Opening("Sakaguchi", "f5d6c4d3c5f4e3f3c2c6"),
    Opening("Berner", "f5d6c4d3c5f4e3f3c2b4b3"),
    Opening("Italian", "f5d6c4d3e6"),
    Opening("Ganglion", "f5d6c4g5"),
    Opening("Swallow", "f5d6c4g5c6"),
    Opening("No-Cat", "f5d6c4g5c6c5d7d3b4c3e3f3"),

    // Tiger.
    Opening("Bent Ganglion", "f5d6c3g5"),
    Opening("Dragon", "f5d6c3f4f6"),
    Opening("Crayfish", "f5d6c3d3c5"),
    Opening("Lobster", "f5d6c3d3c6"),
    Opening("Tiger", "f5d6c3d3c4"),
    Opening("Berg Tiger", "f5d6c3d3c4b5"),
    Opening("Aubrey", "f5d6c3d3c4b3"),
    Opening("Aubrey, Feldborg Continuation", "f5d6c3d3c4b3d2f4"),
    Opening("Leader's Tiger", "f5d6c3d3c4f4e6"),
    Opening("Brightwell", "f5d6c3d3c4f4e3"),
    Opening("Stephenson", "f5d6c3d3c4f4f6"),
    Opening("Kung", "f5d6c3d3c4f4f6b4"),
    Opening("No-Kung", "f5d6c3d3c4f4f6g5"),
    Opening("Comp'Oth", "f5d6c3d3c4f4f6f3"),
    Opening("Lightning Bolt", "f5d6c3d3c4f4f6f3e3"),
    Opening("Logistello", "f5d6c3d3c4f4f6f3e6e7c6"),
    Opening("Flat Comp'Oth", "f5d6c3d3c4f4f6f3e6e7d7g6g5c5c6"),
    Opening("Sharp Comp'Oth", "f5d6c3d3c4f4f6f3e6e7d7g6g5c5b6"),
    Opening("F.A.T. Draw", "f5d6c3d3c4f4f6f3e6e7d7g6f8f7g5h6h4g4h3h5h7"),
    Opening("Ishii", "f5d6c3d3c4f4c5b4b5c6f3e6e3"),
    Opening("Mainline Tiger", "f5d6c3d3c4f4c5b4b5c6f3e6e3g6f6g5d7g3"),
    Opening("Rose-Bill", "f5d6c3d3c4f4c5b3c2"),
    Opening("Tamenori", "f5d6c3d3c4f4c5b3c2e6"),
    Opening("Central Rose-Bill", "f5d6c3d3c4f4c5b3c2b4"),
  ]
}
