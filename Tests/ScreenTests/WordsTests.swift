import Analysis
import Archive
import Canvas
import CommandLine
import GameSession
import ReversiCore
import Testing
import Texts
import Words

@testable import App
@testable import Screen

@Suite("Failures are reported in words")
struct WordsTests {
  private static let words = Words(.english)
  private static let failure = SaveFailure(
    step: .write, path: "/home/game", reason: "No space left on device")

  @Test(
    "notices say what happened and what follows",
    arguments: [
      (
        .notKept(.game, failure),
        "the game is not saved: No space left on device (write /home/game)"
      ),
      (
        .notKept(.archive, failure),
        "the game is not in the archive: No space left on device (write /home/game)"
      ),
      (
        .savedGame(.setAside(.board(.unknownCell(row: 3, cell: "q")), keptAs: "game.bad-1")),
        "saved game was unreadable (line 4: unknown cell 'q'), kept as game.bad-1"
      ),
      (
        .savedGame(.setAside(.unknownTurn("\u{1B}"), keptAs: "game.bad-2")),
        "saved game was unreadable (line 1: unknown turn U+1B), kept as game.bad-2"
      ),
      (
        .savedGame(
          .notSetAside(.notUTF8, SaveFailure(step: .setAside, path: "/game", reason: "Busy"))),
        "not saving: the saved game /game is unreadable (not UTF-8 text) and cannot be moved (Busy)"
      ),
      (
        .savedGame(.earlierResumed(.lineMissing(2), keptAs: "game.bad-1")),
        "saved game was unreadable (line 2 is missing), kept as game.bad-1; resumed the one before"
      ),
      (.savedGame(.savedGameMissing), "the saved game was missing: resumed the one before"),
      (
        .savedGame(.heldElsewhere(holder: nil)),
        "another program is using the saved game: this one is played without saving"
      ),
      (
        .savedGame(.heldElsewhere(holder: 4711)),
        "process 4711 is using the saved game: this one is played without saving"
      ),
      (
        .savedGame(.recordRestarted(.plies(.oddLength(3)))),
        "the saved moves were unreadable (the last move is incomplete): the record starts here"
      ),
      (
        .playerFailed(.light, nil, .illegal(.a1)),
        "White's computer chose a1, which is not legal: now you play it"
      ),
      (.playerFailed(.dark, nil, .noReply), "Black's computer found no move: now you play it"),
      (
        .playerFailed(.dark, ExternalEngineName("Edax"), .notUnderstood("=\u{1B}[2J")),
        "Edax answered '=U+1B[2J': you play Black now"
      ),
      (
        .playerFailed(.light, ExternalEngineName("Edax"), .illegal(.a1)),
        "Edax chose a1, which is not legal: you play White now"
      ),
      (
        .externalEngineUnknown(.light, ExternalEngineName("Edax")),
        "the settings have no engine 'Edax': you play White now"
      ),
    ] as [(Notice, String)])
  func notices(notice: Notice, text: String) {
    let texts = Self.words.wording(of: notice).texts
    #expect(texts.first == text)
    #expect(zip(texts, texts.dropFirst()).allSatisfy { $0.columns > $1.columns })
  }

  @Test(
    "the reason for not starting is reported in one line, with its status",
    arguments: [
      (.noTerminal, "standard output must be a terminal, except with --text", 2),
      (.unknownTerminal("x"), "unknown terminal 'x'; try: TERM=xterm-256color reversi", 2),
      (
        .unreadable(ReadFailure(path: "/game", reason: .system("Busy")), isNamed: true),
        "cannot read the saved game /game: Busy", 1
      ),
      (
        .unreadable(ReadFailure(path: "/", reason: .folder), isNamed: true),
        "cannot keep the game in /: it is a directory", 2
      ),
      (
        .unreadable(ReadFailure(path: "/", reason: .folder), isNamed: false),
        "cannot keep the game in /: it is a directory", 1
      ),
      (
        .unreadable(ReadFailure(path: "/dev/null", reason: .device), isNamed: true),
        "cannot keep the game in /dev/null: it is a device", 2
      ),
      (
        .unreadable(ReadFailure(path: "/pipe", reason: .notAFile), isNamed: true),
        "cannot keep the game in /pipe: it is not a file", 2
      ),
      (
        .notPrinted(reason: "No space left on device"),
        "cannot write to standard output: No space left on device", 1
      ),
      (
        .usage(.unexpectedArgument("game")),
        "unexpected argument 'game' (see 'reversi --help')", 2
      ),
    ] as [(Refusal, String, Int32)])
  func refusals(refusal: Refusal, text: String, status: Int32) {
    #expect(Self.words.text(of: refusal) == text)
    #expect(refusal.exitStatus == status)
  }

  @Test("a game that is not saved is reported with its path and the failed step")
  func notKept() {
    #expect(
      Self.words.commandLine.gameNotKept(Self.failure)
        == "the game could not be saved: No space left on device (write /home/game)")
  }

  @Test("words fit in their places, in every language", arguments: Language.allCases)
  func widths(language: Language) {
    let words = Words(language)
    for mode in Mode.own {
      #expect(words.players.names(of: mode).longest.columns <= 8)
      let player = words.players.player(mode, at: .level(Level.all[10])).texts.map(\.columns)
      #expect(player[0] <= 19 && player[player.count - 1] <= 6)
    }
    #expect(words.players.computer.texts[1].columns <= 4)
    let titles = [
      words.game.lastMoveTitle, words.game.hintTitle(.dark, isFromBook: false),
      words.game.hintTitle(.dark, isFromBook: true),
    ]
    for title in titles { #expect(title.shortest.columns == 5) }
    #expect(words.game.evaluating.columns <= 11)
    for certainty in [Certainty.estimate(confidence: 73), .exact, .book] {
      #expect(words.game.depth(certainty, 60).shortest.columns <= 5)
    }
    for defect in [SetUp.Defect.noDisk(.dark), .noDisk(.light), .noLegalMove] {
      #expect(words.setUp.wording(of: defect).shortest.columns <= 9)
    }
    for inGame in [false, true] {
      #expect(words.commandLine.fault(inGame: inGame).utf8.count <= 240)
    }
  }

  @Test("a notice has shorter and shorter forms, in every language", arguments: Language.allCases)
  func lengths(language: Language) {
    for notice in Self.everyNotice {
      let texts = Words(language).wording(of: notice).texts
      #expect(zip(texts, texts.dropFirst()).allSatisfy { $0.columns > $1.columns }, "\(texts)")
    }
  }

  private static let everyNotice: [Notice] = [
    .notKept(.game, failure), .notKept(.archive, failure),
    .savedGame(.setAside(.notUTF8, keptAs: "game.bad-1")),
    .savedGame(.notSetAside(.notUTF8, failure)),
    .savedGame(.earlierResumed(.notUTF8, keptAs: "game.bad-1")), .savedGame(.savedGameMissing),
    .savedGame(.heldElsewhere(holder: 4711)),
    .savedGame(.recordRestarted(.standing)), .clockSetAside(keptAs: "game.clock.bad-1"),
    .clockNotSetAside(failure), .unknownTerminal("x", playedAs: "xterm-256color"),
    .playerFailed(.light, nil, .noReply), .transcriptWritten(path: "/home/file"),
    .transcriptNotWritten(failure), .roundDisksUnavailable(.fewColors),
    .roundDisksUnavailable(.noHalfBlocks), .roundDisksUnavailable(.smallScreen),
  ]

  @Test("the screen can show every character of a language")
  func characters() {
    let theme = Theme(colors: .full, glyphs: .unicode)
    let words = Words(.japanese)
    let texts =
      ActionTable.rows.flatMap { row in
        let phrases = row.phrases(in: words)
        return [phrases.meaning, phrases.brief, phrases.label]
          + row.groups.map { $0.name.shown(in: words) }
      } + Self.everyNotice.flatMap { words.wording(of: $0).texts }
      + [Dialog.question(.reset), .passAlert].flatMap {
        [words.questions.title(of: $0), words.questions.text(of: $0)]
      }
    for text in texts { #expect(String(text.map(theme.shown)) == text) }
  }
}
