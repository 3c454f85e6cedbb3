/// A legal move of a node's list with its rank in the order of search.
struct ScoredMove {
  var flips: UInt64
  var square: Int32
  var score: Int32
}
