import Link
import Testing

struct LinkAddressTests {
  /// What is typed, what ssh connects with, and the name of the game.
  @Test(
    arguments: [
      ("", nil, "game"), (":club", nil, "club"), ("ann@example.org", "ann@example.org", "game"),
      ("ann@example.org:club-2", "ann@example.org", "club-2"), ("box:a", "box", "a"),
      ("box", "box", "game"), ("192.168.0.7", "192.168.0.7", "game"), ("bücher", "bücher", "game"),
      ("ann@[::1]:club", "ann@::1", "club"), ("ann@[::1]", "ann@::1", "game"),
      ("[fe80::1%eth0]", "fe80::1%eth0", "game"), ("ann@home@box", "ann@home@box", nil),
      ("ssh://ann@box", "ssh://ann@box", "game"), ("ssh://box/", "ssh://box", "game"),
      ("ssh://ann@box:2222/club", "ssh://ann@box:2222", "club"),
      ("ssh://ann@[::1]:22/club", "ssh://ann@[::1]:22", "club"),
    ] as [(String, String?, String?)])
  func anAddressNamesAMachineAndAGame(
    _ text: String, _ destination: String?, _ name: String?
  ) throws {
    guard let name else {
      #expect(LinkAddress(text) == nil)
      return
    }
    let address = try #require(LinkAddress(text))
    #expect(address.destination == destination)
    #expect(address.name.text == name)
    #expect(LinkAddress(address.text) == address)
  }

  @Test(
    arguments: [
      ":", "a:", "@box", "ann@", "ann@:", "ann@::1", "::1", "[]", "[1]", "[::1", "ann@[::1]x",
      "ssh://", "ssh://@box", "ssh://box:0", "ssh://box:99999", "ssh://box:x", "ssh://box/../x",
      "ssh://-x", "http://box", "ann@box:", "-oProxyCommand=x", "ann@box;ls", "ann box", "$(ls)",
      "a'b", "box:a/b",
      "box:..", "box:.x", "box:-x", "box:é", "a\nb",
      // 41 characters.
      "box:n123456789n123456789n123456789n1234567890",
    ])
  func anythingElseIsNoAddress(_ text: String) {
    #expect(LinkAddress(text) == nil)
  }

  @Test func filesOfGamesAreTheirOwn() throws {
    let texts = [
      "", ":club", ":club.clock", ":club.lock", ":games.ggf", "ann@box:club", "bob@box:club",
      "box:club", "ann@[::1]:club", "ssh://ann@box/club", ":club-2", "club-2",
    ]
    let names = try texts.map { try #require(LinkAddress($0)).fileName }
    #expect(Set(names).count == texts.count)
    #expect(names.allSatisfy { !$0.contains(".") && !$0.contains("/") })
    #expect(names[1] == "club")
    let dotted = try #require(LinkName("club.lock"))
    #expect(dotted.fileName == "club%2Elock")
  }
}
