import Analysis
import ReversiCore
import Texts

extension Opening {
  /// The opening with a name, in any language, or nil. Case, blanks and punctuation do
  /// not matter.
  package init?(named text: String) {
    let wanted = text.simplified
    let opening = Self.all.first { opening in
      opening.name.simplified == wanted
        || Language.allCases.contains { Words($0).name(of: opening).simplified == wanted }
    }
    guard let opening else { return nil }
    self = opening
  }
}

extension String {
  fileprivate var simplified: String {
    lowercased().filter { $0.isLetter || $0.isNumber }
  }
}

extension Opening {
  /// The Japanese name; the standard name if there is none.
  package var japanese: String { Self.japaneseNames[name] ?? name }

  /// The names that Japanese players use for openings, by their standard names. The others are
  /// known by their standard names in Japan, too, or no source has a name for them.
  ///
  /// Beside each name stand the sources that have it for the same position, or for one some plies
  /// later:
  /// - E: the openings of Egaroucid, `bin/resources/openings/japanese/openings.txt` of
  ///   github.com/Nyanyan/Egaroucid;
  /// - K: `GenerateKifu/GenerateKifu.cpp` of github.com/kazura-utb/GenerateKifuTool;
  /// - B: the pages of bassy84.net about the openings of Rabbit, Tiger and Cow.
  static let japaneseNames = [
    "Perpendicular": "縦取り",  // E
    "Diagonal": "斜め取り",  // E
    "Parallel": "並び取り",  // usual; E: 平行取り

    "Mouse": "鼠",  // K; E two plies later

    "X-square": "暴走牛",  // E, K
    "Raccoon Dog": "たぬき",  // E; K: 狸
    "Rocket": "ロケット",  // E, K
    "Snake": "蛇",  // K; E: ヘビ
    "Lysons": "コブラ",  // E, K
    "Sand Snake": "砂蛇",  // K; E: 砂ヘビ
    "Viper": "マムシ",  // E, K
    "Buffalo": "バッファロー",  // E, K
    "Hokuriku Buffalo": "北陸バッファロー",  // E, K
    "Maruoka Buffalo": "丸岡バッファロー",  // E, K
    "Tanida Buffalo": "谷田バッファロー",  // E, K
    "Heath": "飛び出し牛",  // E, K
    "Heath-Bat": "裏こうもり",  // E, K
    "Iwasaki": "岩崎流",  // E, K
    "Mimura II": "三村流II",  // E

    "Cow": "牛",  // E, K
    "Chimney": "白大量取り",  // E, K
    "Tank": "戦車",  // K
    "Bat": "こうもり",  // E, K
    "Sailboat": "ヨット",  // E, K

    "Rabbit": "兎",  // E
    "Horse": "馬",  // E, K
    "Crane": "鶴",  // E, K
    "Mimura": "三村流",  // E, K
    "Shaman": "シャーマン",  // K
    "Inoue": "井上流",  // E, K
    "Iago": "雪うさぎ",  // E, K

    "Rose": "ローズ",  // E, B
    "Greenberg": "手塚システム",  // E, K
    "Flat": "フラットローズ",  // B; E: Fローズ
    "Rotating Flat": "フラットローズ",  // K, B, as the basic form
    "Murakami": "村上流",  // E, K
    "Rose-Birth": "シャープローズ",  // B; E, K: Sローズ
    "Rose-Birdie": "為則ローズ",  // E; K two plies later

    "Cat": "猫",  // E, K
    "Sakaguchi": "坂口流",  // E, K
    "Italian": "羊",  // E, K
    "Swallow": "燕",  // E; K later

    "Bent Ganglion": "ミサイル",  // E; K later
    "Dragon": "龍",  // E, K
    "Crayfish": "ザリガニ",  // E, K
    "Lobster": "海老",  // E, K
    "Tiger": "虎",  // E
    "Aubrey": "イエス流",  // E, K
    "Leader's Tiger": "リーダーズタイガー",  // E
    "Brightwell": "ブライトウェル",  // E, K
    "Kung": "カン",  // E
    "No-Kung": "ノーカン",  // E, K
    "Comp'Oth": "コンポス",  // E, K
    "Lightning Bolt": "ライトニングボルト",  // E, K
    "Logistello": "ロジステロ流",  // E, K
    "Flat Comp'Oth": "フラットコンポス",  // E, K
    "Sharp Comp'Oth": "シャープコンポス",  // E, K
    "Mainline Tiger": "虎メインライン",  // E
    "Rose-Bill": "ローズビル",  // E, K
    "Tamenori": "金魚",  // E; K one ply later
    "Central Rose-Bill": "FJT",  // E; K later
  ]
}
