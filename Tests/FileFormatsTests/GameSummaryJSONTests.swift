import Analysis
import Archive
import FileFormats
import GameSession
import ReversiCore
import Testing

@Suite("The summary for other programs")
struct GameSummaryJSONTests {
  @Test("has the levels and openings with their results, the losses and the ratings, oldest first")
  func json() throws {
    #expect(
      GameSummary().json
        == """
        {"excluded":0,"levels":[],"losses":[],"mistakes":[],"openings":[],"practice":null,"rating":null,\
        "ratings":[],"searched":0}
        """)
    var summary = GameSummary()
    let record = try GameRecord(start: .newGame, plies: "e6f4e3f6g5d6e7f5c5")
    let game = LevelGame(
      identity: nil, level: .standard, side: .dark,
      record: record)
    summary.add(game)
    var analysis = GameAnalysis(of: record)
    for index in 0..<record.plies.count {
      analysis.set(
        Evaluation(darkScore: index == 1 ? 60 : 64, certainty: .exact, depth: 1, line: []),
        at: index)
    }
    summary.add(GameLosses(total: analysis.totalLoss(of: game.side)), of: game)
    #expect(
      summary.json == """
        {"excluded":0,"levels":[{"level":3,"games":1,"won":1,"tied":0,"lost":0,"givenUp":0,\
        "meanLead":64.00,"meanLoss":0.80}],"losses":[0.80],"mistakes":[],\
        "openings":[{"opening":"Perpendicular","games":1,"won":1,"tied":0,"lost":0,"givenUp":0,\
        "meanLead":64.00,"meanLoss":0.80}],"practice":null,"rating":null,"ratings":[],"searched":1}
        """)
    summary.practice = PracticeProgress(due: 12, learned: 3, lines: 2)
    #expect(summary.json.contains(#","practice":{"due":12,"learned":3,"lines":2},"rating":"#))
    for _ in 0..<9 { summary.add(game) }
    let rating = #"{"points":-203,"from":-488,"to":301,"bound":null}"#
    #expect(summary.json.hasSuffix(#","rating":\#(rating),"ratings":[\#(rating)],"searched":1}"#))
    for _ in 0..<10 { summary.add(game) }
    #expect(summary.json.contains(#","ratings":[\#(rating),{"points":"#))

    let strongest = LevelGame(identity: nil, level: .strongest, side: .dark, record: record)
    summary = GameSummary()
    for _ in 0..<50 { summary.add(strongest) }
    #expect(summary.json.contains(#"{"points":1500,"from":1453,"to":1500,"bound":"minimum"}"#))
    let helped = LevelGame(
      identity: nil, level: .standard, side: .dark, record: record, exclusions: [.mark(.helped)])
    summary.add(helped)
    #expect(summary.json.hasPrefix(#"{"excluded":1,"levels":[{"level":15,"#))
  }
}
