import PeopleModel
import ReversiCore
import ReversiEngine

struct PeopleGame: Sendable {
  let people: [Int]
  let ratings: [Int]
  /// Without passes.
  let squares: [UInt8]

  /// The year, the numbers of the two people, their ratings, Black's disks at the end, and the
  /// moves, separated by blanks.
  init?(line: some StringProtocol) {
    let words = line.split(separator: " ")
    guard words.count == 7 else { return nil }
    let people = words[1...2].compactMap { Int($0) }
    let ratings = words[3...4].compactMap { Int($0) }.filter(Rating.range.contains)
    guard people.count == 2, ratings.count == 2, let squares = Self.squares(words[6]) else {
      return nil
    }
    self.people = people
    self.ratings = ratings
    self.squares = squares
    guard isLegal else { return nil }
  }

  static func read(_ path: String) throws(WorkError) -> [PeopleGame] {
    let text = String(decoding: try Files.read(path), as: UTF8.self)
    var games: [PeopleGame] = []
    for (number, line) in text.split(separator: "\n").enumerated() {
      guard let game = PeopleGame(line: line) else {
        throw .badFile(path: path, why: "line \(number + 1) is not a game between rated people")
      }
      games.append(game)
    }
    guard !games.isEmpty else { throw .badFile(path: path, why: "it is empty") }
    return games
  }

  /// Every choice between two legal moves or more.
  func replay(_ visit: (Choice) -> Void) {
    var board = SidedBoard(.newGame)
    var side = 0
    var last: UInt8?
    for (ply, square) in squares.enumerated() {
      if board.moves == 0 {
        board = board.passed
        side = 1 - side
        last = nil
      }
      if board.moves.nonzeroBitCount > 1 {
        visit(
          Choice(
            board: board, last: last, square: square, side: UInt8(side), ply: UInt8(ply),
            rating: Int16(ratings[side])))
      }
      board = board.playing(Int(square), flips: board.flips(at: Int(square)))
      side = 1 - side
      last = square
    }
  }

  private var isLegal: Bool {
    var board = SidedBoard(.newGame)
    for square in squares {
      if board.moves == 0 { board = board.passed }
      guard board.moves >> UInt64(square) & 1 == 1 else { return false }
      board = board.playing(Int(square), flips: board.flips(at: Int(square)))
    }
    return true
  }

  private static func squares(_ moves: some StringProtocol) -> [UInt8]? {
    let letters = Array(moves.utf8)
    guard letters.count.isMultiple(of: 2) else { return nil }
    var squares: [UInt8] = []
    for start in stride(from: 0, to: letters.count, by: 2) {
      guard (97...104).contains(letters[start]), (49...56).contains(letters[start + 1]) else {
        return nil
      }
      squares.append((letters[start + 1] - 49) * 8 + letters[start] - 97)
    }
    return squares
  }
}

struct Choice: Sendable {
  let board: SidedBoard
  /// The square of the opponent's last disk, or nil at the start and after a pass.
  let last: UInt8?
  let square: UInt8
  /// 0 for dark, 1 for light.
  let side: UInt8
  let ply: UInt8
  let rating: Int16

  /// Without sums.
  var situation: Situation {
    Situation(of: board, after: last.map(Int.init), rating: Int(rating))
  }

  /// With dark as the side to move.
  var position: Position { Position(SearchBoard(player: board.own, opponent: board.opposing)) }

  /// Among the squares of the legal moves.
  var index: Int { (board.moves & ((1 << UInt64(square)) &- 1)).nonzeroBitCount }
}

/// Which games teach, and which ones test.
///
/// People are divided by their numbers, and games by their people: no game of a person in one part
/// belongs to an earlier one. Only the choices of the people of a part count in it.
enum PeoplePart: Int, CaseIterable {
  case habits
  /// Habits do not know these games.
  case sight
  /// Helped to choose the model, and is no test any more.
  case tuning
  /// Nothing was learned or chosen from it.
  case test

  /// 3 of 20 people do not teach.
  private init(person: Int) {
    switch Self.number(UInt64(bitPattern: Int64(person))) % 20 {
    case 0, 1: self = .test
    case 2: self = .tuning
    default: self = .habits
    }
  }

  init(of game: PeopleGame, number: Int) {
    let parts = game.people.map { PeoplePart(person: $0) }
    if parts.contains(.test) {
      self = .test
    } else if parts.contains(.tuning) {
      self = .tuning
    } else {
      self = Self.number(UInt64(number)) % 8 == 0 ? .sight : .habits
    }
  }

  /// This part must be the game's.
  func counts(_ side: Int, of game: PeopleGame) -> Bool {
    switch self {
    case .habits, .sight: true
    case .tuning, .test: PeoplePart(person: game.people[side]) == self
    }
  }

  private static func number(_ seed: UInt64) -> UInt64 {
    var generator = SeededGenerator(seed: seed)
    return generator.next()
  }
}

enum RatingBand: Int, CaseIterable, Sendable {
  case below200, to0, to120, to320, above320

  init(_ rating: Int) {
    switch rating {
    case ..<(-200): self = .below200
    case ..<0: self = .to0
    case ..<120: self = .to120
    case ...320: self = .to320
    default: self = .above320
    }
  }

  var name: String {
    switch self {
    case .below200: "below -200"
    case .to0: "-200 to -1"
    case .to120: "0 to 119"
    case .to320: "120 to 320"
    case .above320: "above 320"
    }
  }
}
