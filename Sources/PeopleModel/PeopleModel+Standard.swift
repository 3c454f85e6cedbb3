import CPeopleModel

extension PeopleModel {
  /// The model in the program.
  package static let standard: PeopleModel = {
    let bytes = UnsafeBufferPointer(start: people_model(), count: people_model_size())
    do {
      return try PeopleModel(bytes: bytes)
    } catch {
      preconditionFailure("the model in the program cannot be used: \(error)")
    }
  }()
}
