struct Samples {
  private var values: [Double] = []

  mutating func add(_ value: Double) { values.append(value) }

  mutating func add(_ duration: Duration) { add(duration / .milliseconds(1)) }

  var median: Double { values.isEmpty ? .infinity : values.sorted()[values.count / 2] }

  var worst: Double { values.max() ?? .infinity }
}
