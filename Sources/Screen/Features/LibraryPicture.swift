import App
import Archive
import BoardView
import Canvas
import GameSession
import ReversiCore
import Texts
import Words

/// The list of the games in the archive.
struct LibraryPicture: Sendable {
  /// A game of the list.
  struct Row: Sendable {
    let day: String
    /// The names of the players, dark first; none if the line is not a game.
    let players: [String]
    /// The winner and the disks.
    let result: String
    /// The disks alone.
    let disks: String
    /// The side that won, or nil.
    let winner: Disk?
    let opening: String
    /// Why the game does not count for the person's results, or nil.
    let exclusions: Wording?
    let moves: String
  }

  /// The person's results.
  struct Card: Sendable {
    /// The number of the person's wins, or nil.
    let wins: Wording?
    /// The person's rating, or nil.
    let rating: Wording?
    /// How far the person has come in practice, if known.
    let practice: Wording?
    /// The disks that the person has given away, if known.
    let losses: Wording?
    /// The reasons for most mistakes, if known.
    let reasons: Wording?
    /// The summary whose losses and ratings are plotted.
    let summary: GameSummary
  }

  let title: String
  /// The number of the selected game, and of all games, or nil.
  let place: Wording?
  /// The words by which the games are found.
  let filter: String
  /// The filter while it is typed; else nil.
  let field: TextField?
  /// The person's results, or nil.
  let card: Card?
  /// The text in place of the games, or nil.
  let message: Wording?
  /// What the person can do while there are no games; nil if there are some.
  let offer: KeyLineItem?
  let failure: Wording?
  /// The number of games.
  let count: Int
  /// The number of the selected game.
  let selection: Int
  /// The first game that is shown, unless the selected one would not be.
  let top: Int
  /// The selected game, at its end unless it plays itself; nil if it is not a game, or not known
  /// yet.
  let board: BoardPicture?
  /// The label of the button that resets the game.
  let reset: String
  /// The game with a number, once it is known.
  let row: @Sendable (Int) -> Row?

  /// The list of the app's library.
  ///
  /// - Parameter isTurned: Whether boards are turned.
  init(_ library: Library, isTurned: Bool, words: Words) {
    let list = library.list
    title = words.library.title
    filter = library.filter
    field = library.isTyping ? library.field : nil
    count = list.count
    selection = library.selection
    top = library.top
    place =
      list.count == 0
      ? nil
      : words.library.place(
        library.selection + 1, of: "\(list.count)" + (list.isComplete ? "" : "+"))
    card = library.summary.map {
      Card(
        wins: words.wins(in: $0), rating: words.rating(in: $0),
        practice: words.practice(in: $0), losses: words.losses(in: $0),
        reasons: words.frequentReasons(in: $0), summary: $0)
    }
    message =
      list.count > 0 || library.failure != nil
      ? nil
      : !list.isComplete
        ? words.library.searching
        : library.filter.isEmpty ? words.library.emptyPage : words.library.noMatch
    offer =
      list.isComplete && list.count == 0 && library.filter.isEmpty && !library.isTyping
      ? KeyLineItem(for: .back, label: words.library.playFirst, words: words) : nil
    failure = library.failure.map { words.files.wording(of: $0) }
    board = library.shownRecord.map { BoardPicture($0, isTurned: isTurned, words: words) }
    reset = DialogButton.reset.label(in: words)
    row = { number in list[number].map { Row($0, words: words) } }
  }
}

extension BoardPicture {
  /// The board after the standing plies of a record.
  fileprivate init(_ record: GameRecord, isTurned: Bool, words: Words) {
    var view = PositionInView(record.position)
    view.lastMove = record.lastMove?.square
    self.init(view, previewed: nil, cursor: nil, words: words)
    self.isTurned = isTurned
  }
}

extension LibraryPicture.Row {
  fileprivate init(_ game: LibraryGame, words: Words) {
    day = game.day ?? "----------"
    guard let record = game.record else {
      (players, result, disks, winner) = ([], words.library.noGame, words.library.noGame, nil)
      (opening, moves) = ("", String(decoding: game.line.prefix(200), as: UTF8.self).printable)
      exclusions = nil
      return
    }
    players = words.players(of: record)
    result = words.result(of: record)
    disks = words.disks(of: record)
    winner = if case .win(let side, _)? = record.position.outcome { side } else { nil }
    opening = game.opening.map { words.name(of: $0) } ?? ""
    exclusions = words.exclusions(of: game)
    moves = record.transcript
  }
}
