import ReversiCore

/// How the person has done against the computer, by level.
public struct GameSummary: Sendable, Hashable {
  /// The games against one level.
  public struct Tally: Sendable, Hashable {
    /// The games that the person won.
    public fileprivate(set) var won = 0
    /// The games that nobody won.
    public fileprivate(set) var tied = 0
    /// The games that the computer won.
    public fileprivate(set) var lost = 0
    /// The games that the person gave up.
    public fileprivate(set) var givenUp = 0
    /// The disks by which the person won, in all games that were played to the end.
    fileprivate var lead = 0
    /// The disks that the person gave away, and the moves, in all games that were analyzed.
    fileprivate var (loss, moves) = (0, 0)

    /// All games.
    public var games: Int { won + tied + lost + givenUp }

    /// The disks by which the person won on average, negative for losses; nil if no game was played
    /// to the end.
    public var meanLead: Double? {
      let finished = won + tied + lost
      return finished == 0 ? nil : Double(lead) / Double(finished)
    }

    /// The disks that the person gave away with each move on average; nil if no game was analyzed.
    public var meanLoss: Double? { TotalLoss(disks: loss, moves: moves)?.mean }
  }

  /// The games by level.
  public private(set) var tallies: [LevelOpponent: Tally] = [:]
  /// The disks that the person gave away with each move on average, for each game that was
  /// analyzed, in the order in which they were added.
  public private(set) var losses: [Double] = []

  /// A summary of no games.
  public init() {}

  /// The most games that are analyzed: the newest.
  public static let mostAnalyzed = 50

  /// The number of games that are analyzed.
  public var analyzedCount: Int {
    min(Self.mostAnalyzed, tallies.values.reduce(0) { $0 + $1.games })
  }

  /// The levels that were played against, the weakest first.
  public var opponents: [LevelOpponent] { tallies.keys.sorted() }

  /// The disks at the top of a plot of the losses.
  public var scale: Int { max(1, Int((losses.max() ?? 0).rounded(.up))) }

  /// Counts a game.
  public mutating func add(_ game: LevelGame) {
    var tally = tallies[game.opponent] ?? Tally()
    if let lead = game.lead {
      tally.lead += lead
      if lead > 0 { tally.won += 1 } else if lead == 0 { tally.tied += 1 } else { tally.lost += 1 }
    } else {
      tally.givenUp += 1
    }
    tallies[game.opponent] = tally
  }

  /// Counts the disks that the person gave away in a game that was added.
  public mutating func add(_ loss: TotalLoss, of game: LevelGame) {
    losses.append(loss.mean)
    tallies[game.opponent, default: Tally()].loss += loss.disks
    tallies[game.opponent, default: Tally()].moves += loss.moves
  }
}
