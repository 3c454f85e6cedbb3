import Notation
import Texts

struct EnglishPeopleWords: PeopleWords {
  func playing(
    _ move: String?, _ count: Int, isMistake: Bool, mistake: (move: String, count: Int)?
  ) -> Wording {
    let people = count == 0 ? "none plays" : "\(count) \(Self.verb("play", of: count))"
    let whole = "Of 10 people at your level, \(people) \(move ?? "this")"
    let verb = Self.verb("play", of: count)
    let middle = "\(count) of 10 at your level \(verb) \(move ?? "this")"
    let short = "\(count) of 10 \(verb) \(move ?? "it")"
    if isMistake {
      return Wording(
        "\(whole), the common mistake", "\(middle), a mistake", "\(short), a mistake", short)
    }
    guard let (other, others) = mistake else { return Wording(whole, middle, short) }
    return Wording(
      "\(whole); \(others) \(Self.verb("play", of: others)) \(other), the common mistake",
      "\(middle), \(others) \(other), a mistake",
      "\(short); \(others) \(Self.verb("err", of: others)) with \(other)",
      "\(short), \(others) \(other)?", short)
  }

  func trap(_ count: Int, _ disks: FixedDecimal) -> Wording {
    Wording(
      "\(count) of 10 \(Self.verb("make", of: count)) a mistake here; the mean loss is \(disks)",
      "\(count) of 10 \(Self.verb("err", of: count)) here, mean loss \(disks)",
      "\(count) of 10 \(Self.verb("err", of: count)), mean \(disks)")
  }

  private static func verb(_ verb: String, of count: Int) -> String {
    count == 1 ? verb + "s" : verb
  }
}
