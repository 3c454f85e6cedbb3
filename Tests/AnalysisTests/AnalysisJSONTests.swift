import Foundation
import Notation
import ReversiCore
import ReversiTesting
import Testing

@testable import Analysis

@Suite("An analysis as JSON")
struct AnalysisJSONTests {
  @Test("has the documented members, on one line")
  func line() throws {
    var record = try GameRecord(start: .newGame, plies: "f5d6c3")
    record.names = PlayerNames(light: "Ben")
    var analysis = GameAnalysis(of: record)
    let evaluations: [(Int, Bool, [Square])] = [
      (0, false, [.f5, .f6]), (1, false, []), (4, true, [.c3]), (3, true, [.d3, .c4]),
    ]
    for (index, (score, isExact, line)) in evaluations.enumerated() {
      analysis.set(
        Evaluation(
          darkScore: score, certainty: isExact ? .exact : .estimate(confidence: 73), depth: 2,
          line: line), at: index)
    }
    #expect(
      analysis.json(date: "2026", place: "Cup") == """
        {"game":"f5d6c3","start":null,"opening":"Perpendicular","over":false,\
        "disks":{"black":5,"white":2},\
        "positions":[{"score":0,"exact":false,"depth":2,"line":"f5f6"},\
        {"score":1,"exact":false,"depth":2,"line":""},\
        {"score":4,"exact":true,"depth":2,"line":"c3"},\
        {"score":3,"exact":true,"depth":2,"line":"d3c4"}],\
        "plies":[{"side":"black","move":"f5","score":1,"best":"f5","loss":0,"exact":false},\
        {"side":"white","move":"d6","score":-4,"best":null,"loss":3,"exact":false},\
        {"side":"black","move":"c3","score":3,"best":"c3","loss":0,"exact":true}],\
        "black":{"meanLoss":0.00,"worst":[],"name":null},\
        "white":{"meanLoss":3.00,"worst":[2],"name":"Ben"},"turned":1,\
        "identity":null,"date":"2026","place":"Cup","level":10}
        """)
    let text = analysis.json { $0 == 1 ? [("reasons", .array([]))] : [] }
    #expect(text.contains(#""loss":3,"exact":false,"reasons":[]},{"side":"black""#))
  }

  @Test("is valid JSON for games with passes, other starts and missing evaluations")
  func isJSON() throws {
    let passing = GameAnalysis(of: try GameRecord(transcript: KnownGame.sevenPasses.transcript))
    let start = try GameRecord(start: .newGame, plies: "f5").position
    let elsewhere = GameAnalysis(of: try GameRecord(start: start, plies: "d6"))
    for (analysis, plies) in [(passing, 67), (elsewhere, 1)] {
      let object = try #require(
        try JSONSerialization.jsonObject(with: Data(analysis.json().utf8)) as? [String: Any])
      #expect((object["plies"] as? [Any])?.count == plies)
      #expect((object["positions"] as? [Any])?.count == plies + 1)
    }
    #expect(elsewhere.json().contains(#""start":"\#(start.text)""#))
  }

  @Test("writes strings and numbers in the syntax of JSON")
  func values() {
    #expect(JSON.string("a\"\\\n\u{1}é").text == #""a\"\\\u000a\u0001é""#)
    #expect(JSON.decimal(FixedDecimal(units: 1205, digits: 2)).text == "12.05")
    #expect(JSON.object([("a", .array([.null, .bool(true)]))]).text == #"{"a":[null,true]}"#)
  }
}
