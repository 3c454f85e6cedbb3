import ReversiCore

/// Events about practice.
extension GameSession {
  /// Begins to practice a subject in place of another one.
  ///
  /// - Parameter record: The game whose opening is practiced; nil for the session's.
  mutating func practice(_ subject: PracticeSubject, after record: GameRecord?) -> [Effect] {
    if case .practice = sheet {
      practice = Practice(subject: subject, game: record ?? game.standingRecord)
    }
    return []
  }

  mutating func answerExercise(with square: Square) -> [Effect] {
    guard case .practice(let practice) = sheet, practice.choices.contains(square),
      let exercise = practice.exercise
    else { return [] }
    self.practice?.state = .judging(exercise, square)
    return []
  }

  mutating func requestExercise() -> [Effect] {
    guard case .practice(let practice) = sheet, practice.verdict != nil else { return [] }
    self.practice?.state = .preparing()
    return []
  }

  mutating func takePractice(_ reply: PracticeReply, to id: RequestID) -> [Effect] {
    guard id == practiceRequest?.id else { return [] }
    if reply.isLast { practiceRequest = nil }
    practice?.take(reply)
    library?.take(reply)
    return []
  }

  /// What the practice or the library in view waits for. While a computer thinks about its move, both
  /// wait.
  var practiceTask: PracticeRequest.Task? {
    guard game.thinkingSide == nil else { return nil }
    if case .library(let library) = sheet { return library.task }
    return practice?.task
  }

  /// Asks the coach for what is waited for now, and stops what is not waited for any more.
  mutating func followPractice() -> [Effect] {
    let wanted = practiceTask
    guard wanted != practiceRequest?.task else { return [] }
    let stop: [Effect] = practiceRequest == nil ? [] : [.stopPractice]
    practiceRequest = wanted.map { PracticeRequest(id: game.newRequest(), task: $0) }
    return stop + (practiceRequest.map { [.startPractice($0)] } ?? [])
  }
}
