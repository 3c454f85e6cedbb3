/// Draws a screen: the same for the same arguments, always.
///
/// - Parameters:
///   - model: What is shown.
///   - size: The size of the terminal.
///   - theme: What the terminal can show.
public func render(_ model: ScreenModel, size: ScreenSize, theme: Theme) -> Screen {
  var canvas = Canvas(size: size, theme: theme)
  let session = model.session
  guard let layout = Layout(size: size) else {
    TooSmallView(dialog: session.dialog).draw(on: &canvas)
    return canvas.screen
  }
  if layout.hasTitle {
    canvas.write("Reversi", column: layout.frame.column, row: 0, .bold)
    canvas.write(
      model.progress, column: layout.frame.endColumn - model.progress.columns, row: 0)
  }
  BoardView(session: session, cursor: model.state.cursor, area: layout.board).draw(on: &canvas)
  PanelView(model: model, layout: layout).draw(on: &canvas)
  KeyLine(layout: layout).draw(on: &canvas)
  NoticesView(notices: model.notices, layout: layout).draw(on: &canvas)
  if let dialog = session.dialog {
    let selected = model.state.selectedButton(in: dialog)
    DialogView(dialog: dialog, selected: selected, layout: layout).draw(on: &canvas)
  }
  if model.state.isHelpShown { HelpView(layout: layout).draw(on: &canvas) }
  return canvas.screen
}
