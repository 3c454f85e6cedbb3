import ReversiTesting
import Testing

@testable import reversi_lab

@Suite("The command line of the tool")
struct ArgumentTests {
  private let recorder = Recorder()

  @Test(
    "is refused in one line and with status 2 where a word, an option or a number is wrong",
    arguments: [
      (
        "",
        "reversi-lab needs bench, match, train, book, people, endings or picture"
      ),
      (
        "bench",
        "bench needs perft, ffo, random, midgame, suite, certainty or signature"
      ),
      (
        "nonsense",
        "reversi-lab takes bench, match, train, book, people, endings or picture, not 'nonsense'"
      ),
      (
        "match nonsense",
        "match takes levels, evaluations, engines or openings, not 'nonsense'"
      ),
      (
        "train match",
        "train takes make, play, label, fit or probcut, not 'match'"
      ),
      ("picture nonsense", "unexpected argument 'nonsense'"),
      ("picture --size 80", "--size takes a size such as 80x24, up to 500x500, not '80'"),
      ("picture --transcript f5f5", "--transcript takes a game, not 'f5f5'"),
      (
        "picture --show all",
        "--show takes board, menu, evaluation, hint, review, help or editor, not 'all'"
      ),
      ("picture --cursor i9", "--cursor takes a square, not 'i9'"),
      ("bench ffo 45 40", "last takes a number from 45 to 59, not '40'"),
      ("bench ffo forty", "first takes a number from 20 to 59, not 'forty'"),
      ("bench ffo 40 41 42", "unexpected argument '42'"),
      ("bench ffo --threads 0", "--threads takes a number from 1 to 64, not '0'"),
      ("bench perft -1", "unknown option '-1'"),
      ("bench suite", "suite needs a file, or -"),
      (
        "bench suite FILE --confidence 74",
        "--confidence takes 73, 87, 95, 98, 99 or 100, not '74'"
      ),
      ("bench certainty --depth 4", "--depth takes a number from 5 to 30, not '4'"),
      ("match levels 3 2", "highest takes a number from 3 to 15, not '2'"),
      ("match levels 0", "level 0 has no level below it"),
      (
        "match levels 1 1 --seed -1",
        "--seed takes a number from 0 to 18446744073709551615, not '-1'"
      ),
      (
        "match levels --games 9223372036854775808",
        "--games takes a number from 2 to 1000000, not '9223372036854775808'"
      ),
      ("match evaluations --depth", "--depth needs a value"),
      ("train play --nonsense 3", "unknown option '--nonsense'"),
      ("train play --de 3 --d 3", "ambiguous option '--d': one of --data, --depth"),
      ("bench ffo --help=3", "--help takes no value"),
      ("train fit --ridge nan", "--ridge takes a number from 0.001 to 1000.0, not 'nan'"),
      ("train fit --labels ,", "--labels takes a list of folders, not ','"),
      (
        "train play --part 0/3", "--part takes a part such as 2/8, the second of eight, not '0/3'"
      ),
    ])
  func wrongWords(line: String, complaint: String) {
    #expect(recorder.run(line) == 2)
    #expect(recorder.complaints == ["reversi-lab: \(complaint)"])
    #expect(recorder.output == [])
  }

  @Test("keeps control characters of a wrong word out of the error message")
  func controlCharacters() {
    #expect(recorder.run(["bench", "\u{1b}[2J\n"]) == 2)
    #expect(recorder.complaints.count == 1)
    let scalars = recorder.complaints.flatMap(\.unicodeScalars)
    #expect(scalars.filter { $0.value < 0x20 } == [])
  }

  @Test(
    "creates no file and no folder if it has a mistake anywhere",
    arguments: [
      "--nonsense 3", "--depth 99", "--threads", "more", "--evaluation /nowhere/weights",
    ])
  func nothingIsWritten(mistake: String) throws {
    let folder = try ScratchFolder()
    #expect(recorder.run("train play --data \(folder["data"]) --games 1 \(mistake)") != 0)
    #expect(recorder.complaints.count == 1)
    #expect(try folder.names() == [])
  }

  @Test(
    "prints help on standard output where it is asked for",
    arguments: [
      ("help", "levels"), ("--help", "levels"), ("-h", "probcut"), ("bench help", "midgame"),
      ("train --help", "--ridge N"), ("bench midgame --help", "[depth]"),
      ("help", "picture"), ("picture --help", "reversi-lab picture [OPTION]..."),
      ("train fit --ridge 3 -h", "--iterations N"),
    ])
  func help(line: String, word: String) {
    #expect(recorder.run(line) == 0)
    #expect(recorder.output.count == 1)
    #expect(recorder.output.first?.contains(word) == true)
    #expect(recorder.complaints == [])
  }

  @Test("means the same with a blank or an equals sign, and the last of two values counts")
  func spellings() {
    #expect(recorder.run("train probcut --positions=99") == 2)
    #expect(recorder.run("train probcut --positions 100 --positions 99") == 2)
    #expect(recorder.run("bench perft 3") == 0)
    #expect(recorder.output.first?.hasPrefix("perft 3: 56 leaves") == true)
  }

  @Test("is refused with the path and status 1 if it names a file without weights")
  func wrongWeights() {
    #expect(recorder.run("match evaluations --first /nowhere/weights") == 1)
    #expect(recorder.run("match evaluations --first /dev/null") == 1)
    #expect(
      recorder.complaints == [
        "reversi-lab: /nowhere/weights cannot be read: No such file or directory",
        "reversi-lab: /dev/null is not used: it is not a file of evaluation weights",
      ])
  }
}
