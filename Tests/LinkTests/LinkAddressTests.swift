import Link
import Testing

/// What the person types to join a game.
struct LinkAddressTests {
  @Test(
    arguments: [
      ("", nil, "game"), (":club", nil, "club"), ("ann@example.org", "ann@example.org", "game"),
      ("ann@example.org:club-2", "ann@example.org", "club-2"), ("box:a", "box", "a"),
      ("ann@[::1]:club", "ann@[::1]", "club"),
    ] as [(String, String?, String)])
  func anAddressNamesAMachineAndAGame(_ text: String, _ host: String?, _ name: String) throws {
    let address = try #require(LinkAddress(text))
    #expect(address.host == host)
    #expect(address.name.text == name)
    #expect(address.text == text)
  }

  @Test(
    arguments: [
      ":", "ann@box:", "-oProxyCommand=x", "ann@box;ls", "ann box", "$(ls)", "a'b", "box:a/b",
      "box:..", "box:.x", "box:-x", "box:é", "a\nb",
      // 41 characters.
      "box:n123456789n123456789n123456789n1234567890",
    ])
  func anythingElseIsNoAddress(_ text: String) {
    #expect(LinkAddress(text) == nil)
  }
}
