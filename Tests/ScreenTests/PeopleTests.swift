import Analysis
import Canvas
import GameTesting
import Notation
import ReversiCore
import Testing
import Texts
import Words

@testable import App
@testable import Screen

@Suite("How people play, on the screen")
struct PeopleTests {
  /// `others` are the moves that were not played, each played by as many of ten people.
  private static func review(
    _ ply: Int = 47, ofTen count: Int = 4, others: [Int] = [3, 2, 1], loss: Int = 0
  ) throws -> Moment {
    let app = Scene.review.model.app.after(.review(.moved(to: ply)))
    let request = try #require(app.running[AskPeople.self]?.job.request)
    let played = try #require(app.reviewedLine?.record.lastMove?.square)
    let rest = zip(request.position.legalMoves.filter { $0 != played }, others)
    let moves =
      [(square: played, ofTen: count, loss: loss)]
      + rest.map { (square: $0, ofTen: $1, loss: 9) }
    return Moment(app: app.replied(.told(moves, to: request), to: AskPeople.self))
  }

  @Test("stands in the review, as long as there is room")
  func review() throws {
    let moment = try Self.review()
    let texts = [
      (80, 24, ["40 of 100 people played it"]),
      (
        120, 40,
        ["40 of 100 people", "6 of 10 err here, mean loss", "better b7"]
      ),
    ]
    for (columns, rows, expected) in texts {
      let size = ScreenSize(columns: columns, rows: rows)
      let text = moment.screen(size).text
      for part in expected { #expect(text.contains(part), "\(part), \(size): \(text)") }
    }
  }

  @Test("leaves everything else in the review where it is, at every size")
  func everySize() throws {
    let moment = try Self.review()
    for columns in stride(from: 19, through: 130, by: 3) {
      for rows in stride(from: 12, through: 43, by: 3) {
        let size = ScreenSize(columns: columns, rows: rows)
        let (known, unknown) = (moment.screen(size).text, Scene.review.model.screen(size).text)
        for part in ["h2 best", "h2 was the best", "turned with", "Esc"]
        where unknown.contains(part) {
          #expect(known.contains(part), "\(part), \(size)")
        }
      }
    }
  }

  @Test("is about the moves that can be played while their scores are shown")
  func hint() throws {
    let app = Scene.review.model.app.after(.review(.hintToggled))
    let request = try #require(app.running[AskPeople.self]?.job.request)
    let moves = Array(request.position.legalMoves.prefix(2))
    try #require(moves.count == 2)
    let told = PeopleMoves.told([(moves[0], 7, 0), (moves[1], 3, 5)], to: request)
    let text = Moment(app: app.replied(told, to: AskPeople.self))
      .screen(ScreenSize(columns: 120, rows: 40)).text
    #expect(text.contains("70 of 100 people") && text.contains("play \(moves[0])"), "\(text)")
  }

  private static let words: [PeopleWords] = Language.allCases.map { PeopleWords(language: $0) }

  @Test("is said in texts that get shorter, the shortest in 24 columns")
  func shorter() {
    for words in Self.words {
      for count in 0...10 {
        for move in ["f5", "d3"] {
          let all = [
            words.played(count, nil), words.played(10 * count, move),
            words.playing(move, count, isMistake: true, mistake: nil),
            words.playing(move, count, isMistake: false, mistake: nil),
            words.playing(move, count, isMistake: false, mistake: ("c4", 3)),
            words.trap(count, FixedDecimal(units: 123, digits: 1)),
          ]
          for wording in all {
            let columns = wording.texts.map(\.columns)
            #expect(columns == columns.sorted(by: >), "\(wording)")
            #expect(wording.shortest.columns <= 24, "\(wording)")
          }
        }
      }
    }
  }

  @Test("is said in whole sentences")
  func sentences() {
    let english = PeopleWords(language: .english)
    #expect(
      english.playing("f5", 4, isMistake: false, mistake: ("d3", 3)).longest
        == "Of 10 people at your level, 4 play f5; 3 play d3, the common mistake")
    #expect(
      english.playing("f5", 0, isMistake: false, mistake: ("d3", 1)).longest
        == "Of 10 people at your level, none plays f5; 1 plays d3, the common mistake")
    #expect(
      english.playing("f5", 1, isMistake: true, mistake: nil).texts
        == [
          "Of 10 people at your level, 1 plays f5, the common mistake",
          "1 of 10 at your level plays f5, a mistake", "1 of 10 plays f5, a mistake",
          "1 of 10 plays f5",
        ])
    #expect(
      PeopleWords(language: .japanese).playing("f5", 4, isMistake: false, mistake: ("d3", 3))
        .longest
        == "同じ強さの10人中4人がf5、3人がd3（よくある悪手）")
  }
}
