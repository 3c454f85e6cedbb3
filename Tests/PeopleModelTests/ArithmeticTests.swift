import Foundation
import PeopleModel
import Testing

@Suite("The arithmetic of the people model")
struct ArithmeticTests {
  @Test("has the exponentials of the C library, to 14 digits")
  func exponentials() {
    for tenths in -3000...3000 {
      let number = Double(tenths) / 10
      let ratio = Softmax.exponential(number) / exp(number)
      #expect(abs(ratio - 1) < 1e-13, "of \(number)")
    }
  }

  @Test("keeps exponentials positive and finite at any number")
  func bounds() {
    #expect(Softmax.exponential(-1e9) > 0)
    #expect(Softmax.exponential(1e9).isFinite)
  }

  @Test("has the logarithms of the C library, to 12 digits")
  func logarithms() {
    for exponent in -90...30 {
      for digit in 1...9 {
        let number = Double(digit) * pow(10, Double(exponent) / 3)
        #expect(abs(Softmax.logarithm(number) - log(number)) < 1e-12, "of \(number)")
      }
    }
  }

  @Test("turns numbers into probabilities that add up to 1")
  func softmax() {
    var numbers = [0, 1, -1, 700, -2000.0]
    Softmax.apply(to: &numbers)
    #expect(abs(numbers.reduce(0, +) - 1) < 1e-12)
    #expect(numbers.allSatisfy { $0 >= 0 })
    #expect(numbers[3] == numbers.max())
    var none: [Double] = []
    Softmax.apply(to: &none)
    #expect(none.isEmpty)
  }
}
