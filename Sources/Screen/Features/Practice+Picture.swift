import App
import ReversiCore
import Words

extension Practice: Page {
  func picture(in app: App, _ state: UIState, _ words: Words) -> FeaturePicture {
    // The scores of the game say nothing about the exercise.
    FeaturePicture(
      page: PracticePicture(
        self, isPaused: app.game.thinkingSide != nil, isBeginner: state.isBeginner, words: words),
      titles: titles(in: app, words), position: position, tellsOfGame: false)
  }

  private func titles(in app: App, _ words: Words) -> (title: String, progress: String) {
    if exercise?.day != nil, let ending = app.todaysEnding {
      return (words.practice.todaysEnding, words.practice.streak(of: ending) ?? "")
    }
    let place = exercise.map { words.practice.place($0.number, of: $0.count) }
    return (words.practice.title(of: exercise?.subject ?? subject), place ?? "")
  }

  /// The position of the exercise. Once the person has answered, it shows what each move was worth.
  private var position: PositionInView? {
    guard let exercise else { return nil }
    var view = PositionInView(exercise.position)
    (view.choices, view.side) = (exercise.position.legalMoves, exercise.side)
    view.scores = verdict?.moves ?? []
    for reason in verdict?.explanation?.reasons ?? [] { view.turned.formUnion(reason.squares) }
    return view
  }
}
