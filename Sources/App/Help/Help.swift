/// The help: the keys that act where the person is, and the rules.
struct Help: Sendable, Hashable {}
