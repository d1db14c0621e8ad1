internal import Foundation
internal import NumerusMessages
internal import Synchronization

/// A folder with tables in it, each of which is loaded when it is first asked for.
final class ResourceFolder: Sendable {
  /// How many names of tables are kept that the folder does not have. Names should come from a
  /// program's source; those of a request must not fill the memory.
  static let mostMissingTables = 256

  /// The folder; nil where there is none.
  private let path: String?

  private let slots = Mutex<[String: Slot]>([:])
  private let missingCount = Atomic<Int>(0)

  init(path: String?) { self.path = path }

  /// A place for a table. While one is loaded nobody waits but those who want it.
  private final class Slot: Sendable {
    let table = AtomicLazyReference<MessageTable>()
    let loading = NSLock()
  }

  /// Puts a table in the place of one that was looked for.
  func add(_ table: MessageTable) {
    let slot = Slot()
    _ = slot.table.storeIfNil(table)
    slots.withLock { $0[table.name] = slot }
  }

  /// The table with a name.
  func table(_ name: String) -> MessageTable {
    let slot = slots.withLock { slots in
      if let slot = slots[name] { return slot }
      let slot = Slot()
      slots[name] = slot
      return slot
    }
    if let table = slot.table.load() { return table }
    let (table, isNew) = slot.loading.withLock { loaded(name, into: slot) }
    guard isNew else { return table }
    if !table.isFound {
      let (_, count) = missingCount.add(1, ordering: .relaxed)
      if count > Self.mostMissingTables {
        slots.withLock { $0[name] = nil }
        missingCount.subtract(1, ordering: .relaxed)
      }
    }
    // Outside of all locks: who hears of it may ask for texts of the same table.
    table.reportFault()
    return table
  }

  private func loaded(_ name: String, into slot: Slot) -> (table: MessageTable, isNew: Bool) {
    if let table = slot.table.load() { return (table, false) }
    let table = MessageTable(
      name: name, folder: path, content: TableLoader.readCompiled(name, in: path))
    return (slot.table.storeIfNil(table), true)
  }
}
