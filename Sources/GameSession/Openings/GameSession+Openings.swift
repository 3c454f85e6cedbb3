import ReversiCore

/// Events about the openings of the position in view.
extension GameSession {
  mutating func openOpenings() -> [Effect] {
    switch sheet {
    case .review?, nil: break
    case .help?, .editor?, .fileName?, .players?, .library?, .openings?, .practice?: return []
    }
    let list = OpeningList(recordUpToShownPly)
    overlay.sheets.append(.openings(list))
    return find(list)
  }

  /// Lists the openings of another position if that is in view now, and ends the search with the
  /// sheet.
  mutating func followOpenings(wereOpen: Bool) -> [Effect] {
    guard let openings else {
      openingsRequest = nil
      return wereOpen ? [.closeOpenings] : []
    }
    let record = recordUpToShownPly
    guard openings.position != record.position else { return [] }
    let list = OpeningList(record)
    self.openings = list
    return find(list)
  }

  private mutating func find(_ list: OpeningList) -> [Effect] {
    let id = game.newRequest()
    openingsRequest = id
    return [.findOpenings(OpeningsRequest(id: id, position: list.position))]
  }

  mutating func takeOpenings(_ reply: OpeningsReply, to id: RequestID) -> [Effect] {
    guard id == openingsRequest, var openings else { return [] }
    openings.moves = reply.moves
    openings.isComplete = reply.isComplete
    openings.failure = reply.failure
    if reply.isComplete { openingsRequest = nil }
    self.openings = openings
    return []
  }

  mutating func selectOpening(_ index: Int) -> [Effect] {
    guard case .openings(var openings) = sheet else { return [] }
    openings.selection = max(0, min(index, openings.moves.count - 1))
    self.openings = openings
    return []
  }
}
