/// An entry and where it stands in the catalog's file.
struct EntrySlot: Sendable {
  var key: String
  /// Nil for an entry that was removed, and for what stands in the file but is no entry.
  var entry: StringCatalog.Entry?
  /// Nil for an entry that the file does not have yet.
  var place: MemberPlace?
  /// Whether the file's bytes may no longer be what the entry is.
  var isEdited = false
  /// Whether the file's entry was removed: one that is added later has nothing of it.
  var wasRemoved = false
}
