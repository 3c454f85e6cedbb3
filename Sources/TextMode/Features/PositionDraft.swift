import App
import GameSession
import Notation
import ReversiCore
import Texts
import Words

/// A position that the person types row by row in text mode.
struct PositionDraft: FeatureLines {
  private static let stop = "stop"

  private var board: Board
  private let side: Disk
  /// The row that the person types next, 0 to 7; 8 for the side to move.
  private var row = 0

  init(_ position: Position) {
    board = position.board
    side = position.turn ?? .dark
  }

  func question(_ text: TextInterface, in app: App) -> String? {
    row < 8
      ? text.words.setUp.row(row + 1, now: board.rows[row])
      : text.words.setUp.side(now: String(side.symbol))
  }

  func answer(to line: String, _ text: inout TextInterface, in app: App) -> TextReply {
    let typed = line.narrowed.lowercased().filter { !$0.isWhitespace }
    if typed == Self.stop {
      text.beside = nil
      return text.reply([text.words.setUp.left] + text.awaited(in: app))
    }
    guard row < 8 else {
      if typed.count > 1 {
        return text.answerAnytime(to: line, in: app) ?? text.replyAwaited(in: app)
      }
      guard let side = typed.first.map(Disk.init(symbol:)) ?? side else {
        return text.replyAwaited(in: app)
      }
      text.beside = nil
      return text.setUp(Position(board: board, turn: side), in: app)
    }
    var rows = board.rows
    if !typed.isEmpty { rows[row] = String(typed.map { $0 == "." ? "-" : $0 }) }
    guard let board = try? Board(rows: rows) else {
      return text.answerAnytime(to: line, in: app)
        ?? text.reply([text.words.setUp.help, question(text, in: app)].compactMap(\.self))
    }
    var draft = self
    draft.board = board
    draft.row += 1
    text.beside = draft
    return text.reply(text.awaited(in: app))
  }
}

extension TextCommand {
  /// Without a text, the person types the rows.
  static let setUp = Self("setup", taking: "[POSITION]", \.setUp.openCommand) {
    operand, text, app in
    // What changes the game for both needs both.
    if app.twoPeople != nil { return text.reply(intents: .send(.sheetOpened(.setUp))) }
    if operand.word.isEmpty {
      text.beside = PositionDraft(app.game.position)
      return text.reply([text.words.setUp.help] + text.awaited(in: app))
    }
    do throws(GameTextError) {
      let (position, turn) = try position(operand.unspelled)
      if let turn { text.notices.post(.turnAssumed(turn)) }
      return text.setUp(position, in: app)
    } catch {
      return text.reply(text.words.setUp.noPosition(error))
    }
  }

  /// Reads a position. The turn is assumed if the text does not name the side to move.
  private static func position(
    _ text: String
  ) throws(GameTextError) -> (Position, AssumedTurn?) {
    do {
      let game = try GameText.game(in: text)
      return (game.record.position, game.assumedTurn)
    } catch {
      switch error {
      case .form, .position, .severalGames: throw error
      case .empty, .move: if error.hasMoves { throw error }
      }
    }
    do { return (try Position(notation: text), nil) } catch {
      if case .cellCount(let cells) = error, cells < PositionDefect.minimumCells { throw .empty }
      throw .position(error)
    }
  }
}

extension TextInterface {
  fileprivate mutating func setUp(_ position: Position, in app: App) -> TextReply {
    guard let defect = SetUp.Defect(of: position) else {
      return reply(intents: .send(.positionSetUp(position)))
    }
    toldLine = nil
    return reply(
      [words.setUp.noGame(words.setUp.wording(of: defect).longest)] + awaited(in: app))
  }
}
