internal import NumerusCatalogs

extension SymbolOptions {
  /// The name of the file beside a catalog.
  package static let fileName = "numerus.json"

  /// Reads options from the bytes of a file, over those that are there.
  ///
  /// - Throws: ``SymbolOptionsError`` with line and column for what is no JSON, an unknown member, or a
  ///   value that a member does not have.
  package mutating func read(_ bytes: [UInt8], path: String) throws(SymbolOptionsError) {
    do throws(Fault) {
      if let offset = FileBytes.firstInvalidByte(of: bytes) {
        throw Fault(offset: offset, message: "the file is no UTF-8 at this byte")
      }
      for member in try Self.root(of: bytes).members() { try read(member) }
    } catch {
      throw SymbolOptionsError(
        path: path, location: CatalogLocation(of: error.offset, in: bytes),
        message: error.message)
    }
  }

  private static func root(of bytes: [UInt8]) throws(Fault) -> JSONValue {
    do throws(JSONFailure) {
      return try JSONReader.value(of: bytes)
    } catch {
      let reason =
        switch error.kind {
        case .expected(let what): "expected \(what)"
        case .duplicateKey(let key, _): "the key \"\(key)\" stands here again"
        case .tooDeep: "too many objects in one another"
        case .beyondBound(let bound): bound
        }
      throw Fault(offset: error.offset, message: "invalid JSON: " + reason)
    }
  }

  private mutating func read(_ member: JSONValue.Member) throws(Fault) {
    switch member.key {
    case "access": access = try member.value.choice()
    case "keys": keys = try member.value.choice()
    case "appleSymbols": makesAppleSymbols = try member.value.truth()
    case "embeds": embeds = try member.value.truth()
    case "namespaces":
      for table in try member.value.members() {
        namespaces[table.key] = try table.value.text()
      }
    case "severity":
      for severity in try member.value.members() {
        guard let own = Outcome(rawValue: severity.key), own != .off else {
          throw Fault(offset: severity.keyOffset, message: "findings are error, warning or note")
        }
        outcomes[own] = try severity.value.choice()
      }
    default:
      throw Fault(
        offset: member.keyOffset,
        message: "\"\(member.key)\" is none of access, appleSymbols, embeds, keys, namespaces, "
          + "severity")
    }
  }

  /// What is wrong with an option.
  fileprivate struct Fault: Error {
    var offset: Int
    var message: String
  }
}

extension JSONValue {
  fileprivate func members() throws(SymbolOptions.Fault) -> [Member] {
    guard case .object(let members) = kind else { throw fault("an object") }
    return members
  }

  fileprivate func text() throws(SymbolOptions.Fault) -> String {
    guard case .string(let text) = kind else { throw fault("a text") }
    return text
  }

  fileprivate func truth() throws(SymbolOptions.Fault) -> Bool {
    guard case .bool(let truth) = kind else { throw fault("a truth value") }
    return truth
  }

  fileprivate func choice<Choice: RawRepresentable<String> & CaseIterable>()
    throws(SymbolOptions.Fault) -> Choice
  {
    let names = Choice.allCases.map(\.rawValue).joined(separator: ", ")
    guard case .string(let text) = kind, let choice = Choice(rawValue: text) else {
      throw fault("one of \(names)")
    }
    return choice
  }

  private func fault(_ expected: String) -> SymbolOptions.Fault {
    SymbolOptions.Fault(offset: offset, message: "expected \(expected)")
  }
}
