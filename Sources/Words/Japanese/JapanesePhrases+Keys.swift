extension JapanesePhrases {
  /// The titles and keys of the help.
  static let help: PhraseTable = [
    .keysTitle: "キー",
    .rulesTitle: "ルール",
    .playKeys: "対局",
    .studyKeys: "研究",
    .positionKeys: "局面",
    .programKeys: "プログラム",
    .nextPage: "次",
    .closeHelp: "閉じる",
  ]

  /// The rules of the game, line by line.
  static let rules = [
    "黒から始め、交互に打ちます。",
    "石は空いたマスに置きます。",
    "相手の石を、縦、横、斜めの直線で",
    "自分の石ではさむように置きます。",
    "はさんだ石はすべて裏返ります。",
    "置ける場所がなければパスです。",
    "両者とも置けなくなれば終局です。",
    "石の多い方が勝ち、同数は引き分けです。",
  ]

  /// The keys that have their own word in this language, by their English words.
  static let keyNames = [
    "arrows": "矢印",
    "wheel": "ホイール",
    "mouse": "マウス",
  ]

  /// The phrases for each row of the action table, by the row's name.
  static let keys: [String: KeyPhrases] = [
    "move": KeyPhrases("カーソルを動かす", "カーソル", "移動"),
    "goTo": KeyPhrases("その列、その行へ", "列へ、行へ", "列行"),
    "legalMoves": KeyPhrases("次の、前の置けるマスへ", "置けるマス", "候補"),
    "press": KeyPhrases("石を置く、ボタンを押す", "石を置く", "着手"),
    "modes": KeyPhrases("黒、白を人間かCPUに、対局者一覧", "対局者", "対局者"),
    "levels": KeyPhrases("CPUの強さ: 全体、黒だけ、白だけ", "強さ", "強さ"),
    "undo": KeyPhrases("待った、一手進める", "待った、進む", "待った"),
    "hint": KeyPhrases("ヒント: 置けるマスの評価値", "各手の評価", "ヒント", "助言"),
    "evaluation": KeyPhrases("形勢: バーとグラフ", "形勢", "形勢"),
    "preview": KeyPhrases("そのマスで返せる石を示す", "返る石", "返る石"),
    "review": KeyPhrases("検討: 対局を振り返る", "検討", "検討"),
    "library": KeyPhrases("棋譜集: 打った対局の一覧", "棋譜集", "棋譜集"),
    "openings": KeyPhrases("定石: この局面で知られている手", "定石", "定石"),
    "again": KeyPhrases("もう一局、黒白交代でもう一局", "もう一局", "再戦"),
    "transcript": KeyPhrases("棋譜を書き出す、コピーする", "棋譜を書く", "棋譜"),
    "setUp": KeyPhrases("局面を編集する", "局面編集", "編集"),
    "theme": KeyPhrases("次の配色にする", "次の配色", "配色"),
    "move-now": KeyPhrases("CPUが今の最善手をすぐ打つ", "すぐ打つ", "すぐ打つ", "即打"),
    "list": KeyPhrases("手順をスクロールする", "手順を送る", "手順"),
    "plies": KeyPhrases("検討: 前後の手", "前後の手", "前後の手"),
    "variation": KeyPhrases("検討: ここに打って変化を見る", "変化を試す", "変化を試す", "変化"),
    "farPlies": KeyPhrases("検討: 10手ずつ、最初と最後", "10手ずつ", "10手"),
    "mistakes": KeyPhrases("検討: 前後の悪手", "悪手", "悪手"),
    "playOn": KeyPhrases("検討: ここから打つ", "ここから打つ", "ここから打つ", "打ち直し"),
    "games": KeyPhrases("棋譜集: 対局を選ぶ", "対局を選ぶ", "選択"),
    "reviewGame": KeyPhrases("棋譜集: その対局を検討する", "検討する", "検討"),
    "filter": KeyPhrases("棋譜集: 対局を探す", "対局を探す", "検索"),
    "found": KeyPhrases("棋譜集: 検索語の入力を終える", "一覧へ", "一覧へ"),
    "removeGame": KeyPhrases("棋譜集: その対局を消す", "対局を消す", "削除"),
    "openingMoves": KeyPhrases("定石: 手を選ぶ", "手を選ぶ", "選択"),
    "practice": KeyPhrases("練習: 最善手を探す", "練習", "練習"),
    "answerExercise": KeyPhrases("練習: 答える、次へ進む", "答える", "答え"),
    "subject": KeyPhrases("練習: ミス、終盤、定石を切り替え", "問題の種類", "種類"),
    "playOpening": KeyPhrases("定石: 検討でその手を打つ", "打つ", "打つ"),
    "squares": KeyPhrases("編集: 石を替える、取り除く", "石を替える", "石"),
    "clear": KeyPhrases("編集: 石をすべて取り除く", "全消去", "全消去"),
    "start": KeyPhrases("編集: 初期配置にする", "初期配置", "初期"),
    "colors": KeyPhrases("編集: 黒白交代", "黒白交代", "黒白交代"),
    "side": KeyPhrases("編集: 手番を替える", "手番", "手番"),
    "play": KeyPhrases("編集: その局面から対局する", "対局する", "対局"),
    "cursor": KeyPhrases("検討: カーソルを動かす", "カーソル", "移動"),
    "allMoves": KeyPhrases("検討: 置けるマスの評価値", "全候補", "全候補"),
    "leave": KeyPhrases("検討や編集をやめる", "対局に戻る", "対局に戻る", "戻る"),
    "write": KeyPhrases("その名前のファイルに書き出す", "書き出す", "書き出し"),
    "reset": KeyPhrases("リセットする（確認あり）", "リセット", "リセット", "最初へ"),
    "answers": KeyPhrases("質問に答える: はい、いいえ", "はい、いいえ", "はい/いいえ"),
    "back": KeyPhrases("やめる、閉じる、着手の表示を飛ばす", "戻る、飛ばす", "戻る"),
    "help": KeyPhrases("ヘルプを開く、閉じる、次のページ", "ヘルプ", "ヘルプ", "説明"),
    "quit": KeyPhrases("終了する（対局は保存される）", "終了", "終了"),
    "terminal": KeyPhrases("再描画、一時停止", "再描画", "再描画"),
    "mouse": KeyPhrases("マス、対局者、ボタンをクリック", "クリック", "クリック"),
  ]
}
