import Notation
import ReversiCore
import Testing

@Suite("Decimal numbers with a fixed number of digits")
struct FixedDecimalTests {
  @Test(
    "units of the last digit become text",
    arguments: [
      (1205, 2, "12.05"), (-1250, 2, "-12.50"), (0, 1, "0.0"), (7, 3, "0.007"), (-7, 1, "-0.7"),
      (42, 0, "42"), (-3, 0, "-3"),
    ])
  func units(units: Int, digits: Int, text: String) {
    #expect("\(FixedDecimal(units: units, digits: digits))" == text)
  }

  @Test(
    "numbers are rounded, and keep their digits however large they are",
    arguments: [
      (-1.005, "-1.00"), (-12.5, "-12.50"), (0.1249, "0.12"), (0.125, "0.13"), (-0.125, "-0.13"),
      (-0.004, "0.00"), (.infinity, "1000000000.00"), (-1e300, "-1000000000.00"), (.nan, "0.00"),
    ])
  func rounding(number: Double, text: String) {
    #expect("\(FixedDecimal(number, digits: 2))" == text)
  }
}
