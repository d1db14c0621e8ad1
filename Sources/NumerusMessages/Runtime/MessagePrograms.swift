/// Where programs stand, with the specifiers that they name. A class, which is lent to who runs a program:
/// a copy of its parts would write to counts that all threads share.
final class MessagePrograms: Sendable {
  let reader: BlockReader
  let specifiers: [CompiledSpecifier]
  private let owner: any Sendable & AnyObject

  /// - Parameter owner: What keeps the memory of the programs.
  init(_ reader: BlockReader, _ specifiers: [CompiledSpecifier], owner: any Sendable & AnyObject) {
    self.reader = reader
    self.specifiers = specifiers
    self.owner = owner
  }
}
