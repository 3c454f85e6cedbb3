/// What every command takes that fits weights.
extension StageFit.Options {
  static let ridge = Parameter<Float>.number(
    "--ridge", in: 0.001...1000, standard: 16, "samples that a weight of the prior counts for")
  static let iterations = Parameter.number(
    "--iterations", in: 1...10_000, standard: 50, "conjugate gradient steps a stage")
  static let threads = Parameter.workers()

  /// The options that a command line asks for.
  init(_ arguments: Arguments, trust: Float) throws {
    self.init(
      ridge: try arguments.value(of: Self.ridge), trust: trust,
      iterations: try arguments.value(of: Self.iterations),
      threads: try arguments.value(of: Self.threads))
  }
}

extension Parameter where Value == String {
  /// Where fitted weights are written.
  static let fittedWeights = path(
    "--output", standard: "evaluation.weights", "the file of weights that is written")
}

extension Parameter where Value == [DataFolder] {
  /// Folders, separated by commas.
  static func folders(_ name: String, standard: String, _ summary: String) -> Parameter {
    Parameter(
      entry: Syntax.Entry(
        name: name, placeholder: "FOLDER,…", summary: summary, standard: standard),
      standard: [DataFolder(path: standard)]
    ) { word in
      let folders = word.split(separator: ",").map { DataFolder(path: String($0)) }
      guard !folders.isEmpty else {
        throw ArgumentError.badValue(word, of: name, allowed: "a list of folders")
      }
      return folders
    }
  }
}
