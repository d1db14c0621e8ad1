/// Finds texts outside of a localizer's own catalog.
package protocol MessageTables: AnyObject, Sendable {
  /// A localizer for the table that a reference names, for the same reader and with the same
  /// options as another one.
  func localizer(for reference: MessageReference, like localizer: Localizer) -> Localizer
}
