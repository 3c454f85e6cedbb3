import ReversiCore

/// Events about practice.
extension GameSession {
  /// Begins to practice a subject in place of another one.
  ///
  /// - Parameter game: The game whose opening is practiced; nil for the session's.
  mutating func practice(_ subject: PracticeSubject, after game: GameRecord?) -> [Effect] {
    if case .practice = sheet {
      practice = Practice(subject: subject, game: game ?? standingRecord)
    }
    return []
  }

  /// The game without what was taken back.
  var standingRecord: GameRecord { record.standing(at: record.standing) ?? record }

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
    return []
  }

  /// Asks the coach for what the practice waits for now, and stops what it does not wait for any
  /// more. While a computer thinks about its move, practice waits.
  mutating func followPractice() -> [Effect] {
    let wanted = thinkingSide == nil ? practice?.task : nil
    guard wanted != practiceRequest?.task else { return [] }
    let stop: [Effect] = practiceRequest == nil ? [] : [.stopPractice]
    practiceRequest = wanted.map { PracticeRequest(id: newRequest(), task: $0) }
    return stop + (practiceRequest.map { [.startPractice($0)] } ?? [])
  }
}
