import Notation
import Texts

struct JapanesePeopleWords: PeopleWords {
  func playing(
    _ move: String?, _ count: Int, isMistake: Bool, mistake: (move: String, count: Int)?
  ) -> Wording {
    let move = move ?? "この手"
    let whole = "同じ強さの10人中\(count)人が\(move)"
    let short = "10人中\(count)人が\(move)"
    if isMistake { return Wording("\(whole)（よくある悪手）", "\(short)（悪手）", short) }
    guard let mistake else { return Wording(whole, short) }
    return Wording(
      "\(whole)、\(mistake.count)人が\(mistake.move)（よくある悪手）",
      "\(short)、\(mistake.count)人が悪手\(mistake.move)", short)
  }

  func trap(_ count: Int, _ disks: FixedDecimal) -> Wording {
    Wording(
      "ここで10人中\(count)人が悪手、平均\(disks)石損", "10人中\(count)人が悪手、\(disks)石損",
      "10人中\(count)人が悪手")
  }
}
