// The keys.
extension Japanese {
  var keysTitle: String { "キー" }
  var rulesTitle: String { "ルール" }

  var rules: [String] {
    [
      "黒から始め、交互に打ちます。",
      "石は空いたマスに置きます。",
      "相手の石を、縦、横、斜めの直線で",
      "自分の石とはさむように置きます。",
      "はさんだ石はすべて裏返ります。",
      "置ける場所がなければパスです。",
      "両者とも置けなくなれば終局です。",
      "石の多い方が勝ち、同数は引き分けです。",
    ]
  }

  var nextPage: String { "次" }
  var closeHelp: String { "閉じる" }

  func written(_ keys: KeyBinding.Name) -> String {
    switch keys {
    case .arrows: "矢印"
    case .left: "左"
    case .right: "右"
    case .pages: "PageUp PageDown"
    case .ends: "Home End"
    case .delete: "Delete"
    case .wheel: "ホイール"
    case .tab: "Tab"
    case .backTab: "Shift-Tab"
    case .enter: "Enter"
    case .space: "Space"
    case .escape: "Esc"
    case .mouse: "マウス"
    case .characters(let characters): characters.map(String.init).joined(separator: " ")
    case .range(let first, let last): "\(first)-\(last)"
    case .control(let letter): "Ctrl-\(letter)"
    }
  }

  func meaning(of topic: KeyBinding.Topic) -> String {
    switch topic {
    case .move: "カーソルを動かす"
    case .goTo: "その列、その行へ"
    case .legalMoves: "次の、前の置けるマスへ"
    case .press: "石を置く、ボタンを押す"
    case .modes: "黒、白を人間かCPUにする"
    case .levels: "CPUの強さ: 全体、黒だけ、白だけ"
    case .undo: "待った、待ったの取り消し"
    case .hint: "ヒント: 置けるマスの評価値"
    case .evaluation: "局面の評価値"
    case .preview: "そのマスで返せる石を示す"
    case .review: "検討: 対局を振り返る"
    case .again: "もう一局、黒白を入れ替えて"
    case .transcript: "棋譜をファイルに書き出す"
    case .setUp: "局面を編集する"
    case .theme: "次の配色にする"
    case .demand: "CPUに今の最善手を打たせる"
    case .list: "手順をスクロールする"
    case .plies: "検討: 前の手、次の手"
    case .farPlies: "検討: 10手ずつ、最初と最後"
    case .mistakes: "検討: 前の悪手、次の悪手"
    case .playOn: "検討: そこから打ち直す"
    case .squares: "編集: 石を替える、取り除く"
    case .clear: "編集: 石をすべて取り除く"
    case .start: "編集: 初期配置にする"
    case .colors: "編集: 黒白を入れ替える"
    case .side: "編集: 手番を替える"
    case .play: "編集: その局面から対局する"
    case .write: "その名前のファイルに書き出す"
    case .reset: "リセットする（確認あり）"
    case .answers: "質問に答える: はい、いいえ"
    case .back: "やめる、閉じる、着手の表示を飛ばす"
    case .help: "ヘルプを開く、閉じる、次のページ"
    case .quit: "終了する（対局は保存される）"
    case .terminal: "再描画、一時停止"
    case .mouse: "マス、対局者、ボタンをクリック"
    }
  }

  func brief(for topic: KeyBinding.Topic) -> String {
    switch topic {
    case .move: "カーソルを動かす"
    case .goTo: "その列、その行へ"
    case .legalMoves: "置けるマスを順に"
    case .press: "石を置く"
    case .modes: "人間かCPUか"
    case .levels: "CPUの強さ"
    case .undo: "待った、取り消し"
    case .hint: "各マスの評価値"
    case .evaluation: "局面の評価値"
    case .preview: "返せる石を示す"
    case .review: "対局を振り返る"
    case .again: "もう一局、黒白交代"
    case .transcript: "棋譜を書き出す"
    case .setUp: "局面を編集する"
    case .theme: "次の配色"
    case .demand: "CPUにすぐ打たせる"
    case .list: "手順をスクロール"
    case .plies: "前の手、次の手"
    case .farPlies: "10手、最初と最後"
    case .mistakes: "前の、次の悪手"
    case .playOn: "そこから打ち直す"
    case .squares: "石を替える、除く"
    case .clear: "石をすべて除く"
    case .start: "初期配置にする"
    case .colors: "黒白を入れ替える"
    case .side: "手番を替える"
    case .play: "そこから対局する"
    case .write: "ファイルに書き出す"
    case .reset: "リセット (確認あり)"
    case .answers: "質問に答える"
    case .back: "やめる、飛ばす"
    case .help: "ヘルプ、次の頁"
    case .quit: "終了 (対局は保存)"
    case .terminal: "再描画、一時停止"
    case .mouse: "クリックで操作"
    }
  }

  func label(for topic: KeyBinding.Topic) -> String {
    switch topic {
    case .move: "移動"
    case .goTo: "列行"
    case .legalMoves: "候補"
    case .press: "着手"
    case .modes: "対局者"
    case .levels: "強さ"
    case .undo: "待った"
    case .hint: "ヒント"
    case .evaluation: "評価"
    case .preview: "返る石"
    case .review: "検討"
    case .again: "再戦"
    case .transcript: "棋譜"
    case .setUp: "編集"
    case .theme: "配色"
    case .demand: "即着手"
    case .list: "手順"
    case .plies: "一手"
    case .farPlies: "10手"
    case .mistakes: "悪手"
    case .playOn: "打ち直し"
    case .squares: "石"
    case .clear: "全消去"
    case .start: "初期"
    case .colors: "反転"
    case .side: "手番"
    case .play: "対局"
    case .write: "書き出し"
    case .reset: "リセット"
    case .answers: "はい/いいえ"
    case .back: "戻る"
    case .help: "ヘルプ"
    case .quit: "終了"
    case .terminal: "再描画"
    case .mouse: "クリック"
    }
  }
}
