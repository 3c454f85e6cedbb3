/// Numbers as the protocols write them, without the system's help: with two digits after the point.
public enum Decimals {
  /// The text of a number, rounded to two digits; of one that is beyond a billion, that.
  public static func text(of number: Double) -> String {
    let limit = 1e9
    let hundredths = Int((min(limit, max(-limit, number.isNaN ? 0 : number)) * 100).rounded())
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    return "\(hundredths < 0 ? "-" : "")\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}
