/// Why a saved game could not be read, in the system's words or ours.
struct ReadFailure: Error, Hashable {
  let reason: String
}
