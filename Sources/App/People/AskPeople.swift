import Analysis

/// The search for how people play a position.
package struct AskPeople: WantedJob {
  /// The share of them that plays each move.
  package typealias Reply = PeopleMoves

  package let request: PeopleRequest

  package func deliver(_ reply: PeopleMoves, to app: inout App) -> [App.Effect] {
    app.askedPeople = reply
    return []
  }
}
