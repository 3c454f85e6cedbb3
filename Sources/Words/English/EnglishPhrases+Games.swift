import Analysis

extension EnglishPhrases {
  /// Reports about a game.
  static let reports: PhraseTable = [
    .practiceQuestion: "Exercise {number} of {count}: {side} to move.",
    .practiceAnswers: """
    Type the best move ({moves}). Any other command leaves practice.
    """,
    .practiceRight: [
      "Right: {line}, {side} {score}, {certainty}.{opening}", "Right: {score}.{opening}",
      "Right: {score}",
    ],
    .practiceWrong: [
      """
      {square} loses {disks} {disks|disk|disks}. Best is {line}, {side} {score}, {certainty}.{opening}
      """,
      "{square} loses {disks}. Best: {best}.{opening}", "{square} loses {disks}. Best: {best}",
    ],
    .openingReached: " Opening: {opening}.",
    .practiceOver: [
      "No exercise is left for today. The next one comes back in {days} {days|day|days}.",
      "Done for today",
    ],
    .openingsAsked: ["The opening book has no more moves here.", "No more here"],
    .practiceNoMistakes: "Your games have no mistake to practice yet, so here are endings.",
  ]
}
