/// The characters that lines and boxes are drawn with. The terminal's own line drawing can stand in
/// for the Unicode ones.
struct LineGlyphs: Sendable, Hashable {
  let horizontal: Character
  let vertical: Character
  let upperLeft: Character
  let upperRight: Character
  let lowerLeft: Character
  let lowerRight: Character
  let cross: Character
  let upperTee: Character
  let lowerTee: Character
  let leftTee: Character
  let rightTee: Character

  static let unicode = LineGlyphs(
    horizontal: "─", vertical: "│", upperLeft: "┌", upperRight: "┐", lowerLeft: "└",
    lowerRight: "┘", cross: "┼", upperTee: "┬", lowerTee: "┴", leftTee: "├", rightTee: "┤")

  static let ascii = LineGlyphs(
    horizontal: "-", vertical: "|", upperLeft: "+", upperRight: "+", lowerLeft: "+",
    lowerRight: "+", cross: "+", upperTee: "+", lowerTee: "+", leftTee: "+", rightTee: "+")
}
