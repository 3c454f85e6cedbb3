/// The list from which the person chooses who plays each side.
struct PlayerList: Sendable, Hashable {}
