/// The name of the file for the transcript, while the person types it.
struct TranscriptName: Sendable, Hashable {}
