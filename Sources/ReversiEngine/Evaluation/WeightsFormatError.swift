/// Why bytes are not a file of evaluation weights that this version can use.
package enum WeightsFormatError: Error, Equatable {
  /// The first bytes are not the format's mark.
  case notWeights
  /// The file has another version of the format.
  case unsupportedVersion(Int)
  /// The file is for another layout of phases or patterns.
  case otherLayout
  /// The file has another length, in bytes, than its layout asks for.
  case wrongLength(Int)
  /// The checksum does not match the content.
  case corrupted
}
