/// `help`: prints the commands and their options.
struct HelpCommand: Command {
  init(_ arguments: inout Arguments) {}

  func run() {
    print(
      """
      Usage: reversi-train <command> [--option value]…

      play    plays games against itself; a run that was interrupted goes on
        --data FOLDER        where games are kept (training-data)
        --games N            how many games there should be (100000)
        --chunk N            games a file; an interruption loses the files in work (250)
        --evaluation E       what the player searches with (embedded)
        --depth N            plies that it searches after the random opening (4)
        --seed N             what the games follow from (1)
      learn   labels the positions, fits phase by phase from the end, writes the weights
        --data FOLDER,…      where the games are (training-data)
        --fit FOLDER         where labels and fitted phases are kept (DATA/fit)
        --games N            how many games of each folder are used (100000)
        --chunk N            games a file, as they were played (250)
        --label-depth N      plies of search where the end is too far; one more for every other game (4)
        --exact-from N       empties from which labels are exact (12)
        --ridge X            samples that a weight of the next phase counts for (16)
        --iterations N       conjugate gradient steps a phase (50)
        --output FILE        the file of weights (evaluation.weights)
      calibrate  sets the constants anew, so that scores are right in the mean
        --weights FILE       the weights
        --positions N        positions for each number of empties (600)
        --seed N             what the games follow from (1)
        --output FILE        the file of weights (evaluation.weights)
      match   plays two evaluations against each other at equal depth
        --first E --second E the evaluations (embedded)
        --games N            games, two an opening (200)
        --depth N            plies of full-width search (6)
        --seed N             what the openings follow from (1)
      probcut measures how well shallow searches predict deep ones, prints the fitted model
        --evaluation E       the evaluation (embedded)
        --positions N        positions of own games (2000)
        --depth N            plies of the deepest search (10)
        --seed N             what the games follow from (1)

      E is 'hand', 'embedded' or a file of weights. All take --threads N (2); the results do not
      depend on it.
      """)
  }
}
