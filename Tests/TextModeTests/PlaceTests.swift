import Analysis
import Archive
import GameSession
import GameTesting
import ReversiCore
import ReversiTesting
import Testing
import Texts
import Words

@testable import App
@testable import TextMode

/// Practice, review and openings in text mode: places beside the game with a position of their own.
@Suite("Places in text mode")
struct PlaceTests {
  private static func game() throws -> SavedGame {
    SavedGame(
      record: try GameRecord(transcript: "f5d6c3d3"), modes: Sides(dark: .manual, light: .computer))
  }

  private static let exercise = "f5f6e6f4e3"

  /// Practice asks two exercises, the second with the moves of the first and one more.
  private static func dialogue(
    at place: TextPlace = .game, in language: Language = .english
  ) throws -> Dialogue {
    var dialogue = Dialogue(try game(), words: Words(language))
    var number = 0
    let exercises = try [exercise, exercise + "c5"].map { try GameRecord(transcript: $0).position }
    dialogue.coach = { job, id in
      if let answer = (job as? Practice.JudgeAnswer)?.answer {
        let verdict = Verdict(on: answer, [.scored(answer, 2, .exact), .scored(.c5, 1, .exact)])
        return .reply(verdict, to: Practice.JudgeAnswer.self, id)
      }
      defer { number += 1 }
      guard number < exercises.count else {
        return .reply(.over(days: 3), to: Practice.FindExercise.self, id)
      }
      let exercise = Exercise(
        position: exercises[number], subject: .mistakes, number: number + 1, count: 2)
      return .reply(.exercise(exercise), to: Practice.FindExercise.self, id)
    }
    dialogue.openings = { position in
      OpeningsReply(OpeningMoves(in: position, scores: [.c3: 0, .c4: 0]).moves, isComplete: true)
    }
    dialogue.library = LibraryReply(LibraryList(count: 0, isComplete: true, games: []))
    if place != .game { dialogue.type("\(place)") }
    return dialogue
  }

  @Test("practice speaks of the exercise, and goes on after each command")
  func practice() throws {
    var dialogue = try Self.dialogue(at: .practice)
    let (game, practice) = (dialogue.app.game.saved, dialogue.app.practice)
    for (line, told) in [
      ("row 4", "Row 4: d O, e X, f O, rest empty."),
      ("column delta", "Column d: 4 O, 5 X, rest empty."),
      ("pieces o", "White has 4: d4, f4, f5, f6."), ("corners", "Corners: empty."),
      ("score", "Black 5, White 4."), ("what e3", "e3 Black."),
      ("what c5", "c5 empty, a legal move."),
      ("last", "No move yet."), ("transcript", "No move yet."),
      ("board", "6 - - - - x o - -"), ("moves", "6 moves: d2, f2, d3, c5, d6, d7."),
      ("hint", "Best d7, White plus 2, at depth 12. Then d6 plus 1, c5 minus 2."),
      ("scores", "White, at depth 12: d7 plus 2, d6 plus 1, c5 minus 2, d3 minus 3."),
      ("try c5", "c5 would turn 2: d5, e5."),
      ("try c5 c6", "After c5, c6: Black 5, White 6. White."),
      ("why c5", "No move but c5 is legal."), ("why a1", "a1 turns nothing over."),
      ("why", "You have not moved yet."), ("undo", "undo takes nothing back in practice."),
    ] {
      let text = dialogue.told(after: line)
      #expect(text.contains("\(told)"), "\(text)")
      #expect(
        dialogue.app.practice == practice && dialogue.app.overlay.sheets.count == 1, "\(line)")
      #expect(dialogue.app.game.saved == game, "\(line)")
    }
    #expect(dialogue.told(after: "c5").contains("Right: c5"))
    let again = dialogue.told(after: "why")
    #expect(again.hasPrefix("> why\nRight: c5"), "\(again)")
    #expect(dialogue.told(after: "undo").hasSuffix("takes nothing back in practice.\n"))
    #expect(dialogue.app.game.saved == game)
  }

  @Test("while practice looks for an exercise, it says so, and nothing else about a position")
  func preparing() throws {
    var dialogue = Dialogue(try Self.game())
    dialogue.type("practice")
    for line in ["row 4", "moves", "hint", "d3", "why c5"] {
      #expect(dialogue.told(after: line) == "> \(line)\nLooking for an exercise.\n")
    }
    #expect(dialogue.told(after: "back").hasPrefix("> back\nYou left practice.\nMove 5, you."))
  }

  @Test("the review goes through the game and through moves that are tried")
  func review() throws {
    var dialogue = try Self.dialogue(at: .review)
    let game = dialogue.app.game.saved
    #expect(
      dialogue.transcript.hasSuffix("Move 5, Black. 6 moves: c2 e3 c4 c5 c6 c7.\n"),
      "\(dialogue.transcript)")
    let told = dialogue.told(
      after: """
        undo
        what c3
        undo 9
        undo
        redo
        redo 2
        score
        f4 e3
        row 3
        moves
        redo
        undo 2
        hint
        last

        a1
        """)
    #expect(
      told == """
        > undo
        Last: Black c3, turned 1: d4.
        Move 4, White. 4 moves: d3 f3 f4 g5.
        > what c3
        c3 Black, last move.
        > undo 9
        Move 1, Black. 4 moves: d3 c4 f5 e6.
        > undo
        There is nothing to take back.
        > redo
        Last: Black f5, turned 1: e5.
        Move 2, White. 3 moves: f4 d6 f6.
        > redo 2
        Last: Black c3, turned 1: d4.
        Move 4, White. 4 moves: d3 f3 f4 g5.
        > score
        Black 5, White 2.
        > f4 e3
        White f4, turned 1: e5. 4 all.
        e3 turns nothing over. Moves: f3, g4, c5, c6, e6, f6, d7.
        Move 5, Black. 7 moves: f3 g4 c5 c6 e6 f6 d7.
        > row 3
        Row 3: c X, rest empty.
        > moves
        7 moves: f3, g4, c5, c6, e6, f6, d7.
        > redo
        There is nothing to play again.
        > undo 2
        Last: White d6, turned 1: d5.
        Move 3, Black. 5 moves: c3 c4 c5 c6 c7.
        > hint
        Best c7, Black plus 2, at depth 12. Then c6 plus 1, c5 minus 2.
        > last
        Last: White d6, turned 1: d5.
        >
        Move 3, Black. 5 moves: c3 c4 c5 c6 c7.
        > a1
        a1 turns nothing over. Moves: c3, c4, c5, c6, c7.

        """, "\(told)")
    #expect(dialogue.app.game.saved == game && dialogue.app.overlay.isEmpty)
  }

  @Test("the openings go through the game and through moves that are tried")
  func openings() throws {
    var dialogue = try Self.dialogue(at: .openings)
    let game = dialogue.app.game.saved
    let told = dialogue.told(after: "undo 2\nc4\ntranscript\nrow 4\nundo\nhint")
    #expect(
      told == """
        > undo 2
        Last: White d6, turned 1: d5.
        Black to move after Perpendicular. Openings:
        c3: Black 0.
        c4: Black 0.
        > c4
        Black c4, turned 1: d4. Black 5, White 2.
        White to move after Perpendicular. Openings:
        g5: Ganglion.
        > transcript
        f5d6c4
        > row 4
        Row 4: c X, d X, e X, rest empty.
        > undo
        Last: White d6, turned 1: d5.
        Black to move after Perpendicular. Openings:
        c3: Black 0.
        c4: Black 0.
        > hint
        Best c7, Black plus 2, at depth 12. Then c6 plus 1, c5 minus 2.

        """, "\(told)")
    #expect(dialogue.app.game.saved == game && dialogue.app.overlay.isEmpty)
  }

  @Test(
    "the first line says where the person is and how to leave, and back leaves",
    arguments: [
      (
        Language.english, TextPlace.practice, "Practice. Type back", "You left practice.",
        "Move 5, you"
      ),
      (.english, .review, "Review. Type back", "You left the review.", "Move 5, you"),
      (.english, .openings, "Openings. Type back", "You left the openings.", "Move 5, you"),
      (.japanese, .practice, "練習です。back", "練習を終えました。", "5手目、あなたの手番"),
      (.japanese, .review, "検討です。back", "検討を終えました。", "5手目、あなたの手番"),
      (.japanese, .openings, "定石です。back", "定石を終えました。", "5手目、あなたの手番"),
    ])
  func wayBack(
    language: Language, place: TextPlace, entered: String, left: String, turn: String
  ) throws {
    var dialogue = try Self.dialogue(in: language)
    #expect(dialogue.told(after: "\(place)").hasPrefix("> \(place)\n\(entered)"))
    #expect(dialogue.told(after: "back").hasPrefix("> back\n\(left)\n\(turn)"))
    #expect(dialogue.app.overlay.isEmpty)
    #expect(dialogue.told(after: "c4").contains("c4"))
    #expect(dialogue.app.game.record.transcript == "f5d6c3d3c4")
  }

  @Test("a person can go from one place to each other, and is told of both")
  func fromPlaceToPlace() throws {
    for from in TextPlace.allCases where from != .game {
      for to in TextPlace.allCases where to != .game && to != from {
        var dialogue = try Self.dialogue(at: from)
        let told = dialogue.told(after: "\(to)\nback")
        #expect(told.contains("\nYou left ") && told.contains(". Type back to leave.\n"), "\(told)")
        #expect(told.contains("\n> back\nYou left ") && told.contains("\nMove 5, you."), "\(told)")
        #expect(dialogue.app.overlay.isEmpty)
      }
    }
  }

  @Test(
    "no line that is typed at a place changes the game behind it",
    arguments: [TextPlace.practice, .review, .openings])
  func gameStays(place: TextPlace) throws {
    // Review and openings of the game are help with it.
    func saved(_ dialogue: Dialogue) -> SavedGame {
      var game = dialogue.app.game.saved
      game.course.marks.remove(.helped)
      return game
    }
    let start = try Self.dialogue(at: place)
    let game = saved(start)
    let operands = ["", "1", "x", "c4", "manual", "computer", "f5d6", "name", "3"]
    let lines =
      TextCommand.words.flatMap { command in
        operands.map { $0.isEmpty ? command.word : "\(command.word) \($0)" }
      } + ["c4", "f4 c5", "y", "yes", "n", "", ".", "foxtrot 4"]
    for line in lines {
      var dialogue = start
      dialogue.type(line)
      #expect(saved(dialogue) == game, "\(line)")
      #expect(dialogue.app.overlay.question == nil, "\(line)")
    }
  }

  @Test("a command of the game says that it is one, and what reads the game leaves the place")
  func commandsOfGame() throws {
    for place in TextPlace.allCases where place != .game {
      var dialogue = try Self.dialogue(at: place)
      for word in ["again", "level", "swap", "reset"] {
        #expect(
          dialogue.told(after: "\(word)")
            == "> \(word)\n\(word) is for the game: type back first.\n")
      }
      #expect(
        dialogue.told(after: "library 3").hasSuffix("library 3 is for the game: type back first.\n")
      )
      for line in ["library", "write name", "card"] {
        var leaving = dialogue
        let told = leaving.told(after: line)
        #expect(told.contains("\nYou left "), "\(told)")
        #expect(told.contains("\nMove 5, you."), "\(told)")
        #expect(leaving.told(after: "back") == "> back\nYou are in the game.\n")
      }
    }
  }

  @Test("a review, a hint and a list are stopped by any line, which is taken at the place")
  func stopped() throws {
    var dialogue = Dialogue(try Self.game(), answers: 0)
    #expect(
      dialogue.told(after: "review\nscore").hasSuffix(
        "> score\nStopped after 0 of 15 searches.\nMove 5, Black. 6 moves: c2 e3 c4 c5 c6 c7.\n4 all.\n"
      ))
    dialogue.type("undo")
    dialogue.type("hint")
    #expect(TextInterface.work(of: dialogue.app) == .search("hint"))
    #expect(dialogue.told(after: "undo").hasPrefix("> undo\nNo hint.\nLast: White d6"))
    dialogue.type("openings")
    #expect(TextInterface.work(of: dialogue.app) == .quiet("openings"))
    #expect(dialogue.told(after: "back").hasPrefix("> back\nYou left the openings.\nMove 5, you."))
    #expect(dialogue.app.overlay.isEmpty)
  }

  @Test("a search at a place is for what was asked alone")
  func searches() throws {
    var dialogue = Dialogue(try Self.game(), answers: 1)
    dialogue.type("openings")
    #expect(dialogue.app.wantedSearch == nil)
    dialogue.type("hint")
    #expect(dialogue.app.wantedSearch == nil, "one answer was enough")
    #expect(
      dialogue.transcript.hasSuffix("Then c6 plus 1, c5 minus 2.\n"), "\(dialogue.transcript)")
  }

  @Test("what was found about the game is not said again where a list or a line follows")
  func once() throws {
    let record = try GameRecord(transcript: KnownGame.lightWipedOut.transcript)
    var dialogue = Dialogue(SavedGame(record: record, modes: SavedGame.new.modes))
    dialogue.openings = { OpeningsReply(OpeningMoves(in: $0, scores: [:]).moves, isComplete: true) }
    #expect(dialogue.told(after: "review").contains("\nBlack lost "))
    for line in ["learn", "undo 8", "openings", "undo", "learn x", "back"] {
      let told = dialogue.told(after: line)
      #expect(!told.contains("lost"), "\(told)")
      #expect(dialogue.app.overlay.isEmpty, "\(line)")
    }
  }

  @Test("a new game ends a walk")
  func newGame() throws {
    var dialogue = try Self.dialogue(at: .review)
    dialogue.send(.game(.began(.again)))
    #expect(dialogue.told(after: "c4").contains("\nYou c4"))
  }

  @Test(
    "help names ten commands that act at the place, and help all names all of them",
    arguments: TextPlace.allCases)
  func help(place: TextPlace) throws {
    var dialogue = try Self.dialogue(at: place)
    let short = dialogue.told(after: "help").split(separator: "\n").dropFirst()
    let first = TextCommand.first(at: place)
    #expect(first.count == 10 && first.allSatisfy { $0.places.contains(place) })
    #expect(short.count == 11 && short.last == "help all: the other commands")
    #expect(short.allSatisfy { $0.count <= 40 })
    let all = dialogue.told(after: "? all").split(separator: "\n").dropFirst()
    #expect(all.count == TextCommand.here(at: place).count)
    #expect(Set(short.dropLast()).isSubset(of: all))
    #expect(all.contains("back: back to the game") == (place != .game))
  }
}
