import Archive
import Canvas
import GameSession
import ReversiCore
import Texts
import Words

@testable import App
@testable import Screen

struct Moment {
  var app: App
  var state = UIState()
  var notices: [String] = []
  var turnFraction = 0.0
  var thinkingTime: Duration?
  var clock: ClockReading?

  var picture: ScreenModel { picture(in: .english) }

  func picture(in language: Language) -> ScreenModel {
    var model = ScreenModel(
      app: app, state: state, turnFraction: turnFraction, thinkingTime: thinkingTime,
      clock: clock, words: Words(language))
    model.notices += notices.map { NoticePicture(wording: Wording($0), isNew: false) }
    return model
  }
}

func after(_ key: Key, _ moment: Moment, size: ScreenSize = .usual) -> Moment {
  var moment = moment
  let (intents, state) = moment.handling(key, size: size)
  moment.state = state
  for case .send(let event) in intents { _ = moment.app.handle(event) }
  return moment
}

extension ScreenSize {
  /// The size that most people have.
  static let usual = ScreenSize(columns: 80, rows: 24)
  static let ofEachKind = [(200, 60), (120, 40), (80, 24), (45, 20), (24, 12), (19, 12)]
    .map { ScreenSize(columns: $0.0, rows: $0.1) }
}

extension Moment {
  func screen(_ size: ScreenSize) -> Screen {
    render(picture, size: size, theme: Theme(colors: .full, glyphs: .unicode))
  }

  func handling(_ key: Key, size: ScreenSize) -> (intents: [Intent], state: UIState) {
    var state = state
    let intents = state.translate(key, app: app, screen: screen(size))
    return (intents, state)
  }

  /// The first cell of the text, which a person clicks.
  func place(of text: String, size: ScreenSize) -> ScreenPoint? {
    for (row, line) in screen(size).lines.enumerated() {
      let characters = Array(line)
      let wanted = Array(text)
      guard characters.count >= wanted.count else { continue }
      for column in 0...(characters.count - wanted.count)
      where Array(characters[column..<column + wanted.count]) == wanted {
        return ScreenPoint(column: column, row: row)
      }
    }
    return nil
  }

  /// Nil if the text is not on the screen.
  func clicking(_ text: String, size: ScreenSize) -> (intents: [Intent], state: UIState)? {
    place(of: text, size: size).map { handling(.click($0), size: size) }
  }
}

extension Screen {
  var lines: [String] {
    (0..<size.rows).map { row in
      String(
        (0..<size.columns).compactMap { self[ScreenPoint(column: $0, row: row)].character })
    }
  }

  var text: String { lines.joined(separator: "\n") }
}

extension UIState {
  mutating func translate(
    _ key: Key, app: App, screen: Screen?, now: Duration = .zero
  ) -> [Intent] {
    translate(key, app: app, drawn: screen?.controls, now: now)
  }
}

extension DrawnControls {
  static func showing(_ app: App) -> DrawnControls {
    var controls = DrawnControls()
    if app.dialog == .passAlert { controls.passAlert = app.game.position }
    return controls
  }
}

extension Moment {
  /// The pages in order, as Tab shows them.
  func helpPages(_ size: ScreenSize) -> [Screen] {
    var moment = self
    var pages: [Screen] = []
    repeat {
      let page = moment.screen(size)
      pages.append(page)
      moment = after(.tab, moment, size: size)
    } while moment.app[Help.self].map { $0.page > 0 } == true
    return pages
  }
}

extension Moment {
  /// Nil if the action is not on the screen.
  func clicking(_ action: Action, size: ScreenSize) -> [Intent]? {
    screen(size).place(of: action).map { handling(.click($0), size: size).intents }
  }
}

extension Moment {
  /// Leaves out the end of the help; nil if the action is in none of its pages.
  func clickingInHelp(_ action: Action, size: ScreenSize) -> [Intent]? {
    var moment = self
    moment.app = app.after(.sheetOpened(.help))
    for page in moment.helpPages(size) {
      if let point = page.place(of: action) {
        let intents = moment.state.translate(.click(point), app: moment.app, screen: page)
        return intents.filter { $0 != .send(.sheetClosed) }
      }
      moment = after(.tab, moment, size: size)
    }
    return nil
  }
}

extension Screen {
  var places: [ScreenPoint] {
    (0..<size.rows).flatMap { row in
      (0..<size.columns).map { ScreenPoint(column: $0, row: row) }
    }
  }

  func place(of action: Action) -> ScreenPoint? {
    places.first { controls.action(at: $0) == action }
  }

  var actions: [Action] {
    places.compactMap(controls.action)
  }
}

extension Action {
  var intents: [Intent] {
    if case .intents(let intents) = self { intents } else { [] }
  }
}
