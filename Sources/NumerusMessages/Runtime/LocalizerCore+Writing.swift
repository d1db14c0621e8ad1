extension LocalizerCore {
  /// How many bytes of a message have room before memory is asked for.
  static let usualRoom = 512

  /// The text of a message of any kind.
  @usableFromInline
  @inline(never)
  package func text(of message: LentMessage) -> String {
    message.withView { view in write(view, key: nil) { output in output.text } }
  }

  /// The text of a key with the values of a default text.
  @usableFromInline
  @inline(never)
  package func text(forKey key: String, _ message: LentMessage) -> String {
    message.withView { view in write(view, key: key) { output in output.text } }
  }

  /// Writes a message, and hands it over.
  ///
  /// - Parameters:
  ///   - message: The values, and the key.
  ///   - key: A key that is not the message's own; nil for its own.
  ///   - take: Takes the text.
  @inline(__always)
  func write<Result>(
    _ message: MessageView, key: String?, _ take: (borrowing MessageBuffer) -> Result
  ) -> Result {
    if key == nil, let place = direct?.place(of: message) {
      return write(programs, from: place, message, key: nil, in: first, take)
    }
    return find(message, key: key, take)
  }

  /// Writes a message for which the short way is none.
  @inline(never)
  private func find<Result>(
    _ message: MessageView, key: String?, _ take: (borrowing MessageBuffer) -> Result
  ) -> Result {
    if key == nil, let other = localizer(forTableOf: message) {
      return other.core.find(message, key: message.key, take)
    }
    if let number = key.map({ block.number(ofKey: $0) }) ?? keyNumber(of: message),
      let found = program(ofKey: number)
    {
      return write(programs, from: found.start, message, key: key, in: found.language, take)
    }
    report(.missingKey, key: key ?? message.key, language: nil)
    return writeUnlisted(message, take)
  }

  /// The localizer for the table of a symbol, where the catalog is another one and tables are known.
  private func localizer(forTableOf message: MessageView) -> Localizer? {
    guard message.hash != block.fingerprint, let symbols = message.symbols, let tables else {
      return nil
    }
    let reference = MessageReference(
      key: "", value: String.LocalizationValue(""), table: symbols.table,
      bundlePath: symbols.bundlePath)
    return tables.localizer(for: reference, like: Localizer(self))
  }

  @inline(__always)
  private func write<Result>(
    _ programs: MessagePrograms, from start: Int, _ message: MessageView,
    key: String?, in language: LanguageCandidate, _ take: (borrowing MessageBuffer) -> Result
  ) -> Result {
    unsafe withUnsafeTemporaryAllocation(byteCount: Self.usualRoom, alignment: 16) { memory in
      var writer = unsafe MessageWriter(memory, collectsIssues: hears)
      writer.run(programs, from: start, message, in: language, for: self)
      if let notes = writer.notes {
        for kind in notes.issues {
          report(kind, key: key ?? message.key, language: language.language)
        }
      }
      return take(writer.output)
    }
  }

  /// Writes a text that the catalog lacks, compiled on the spot.
  private func writeUnlisted<Result>(
    _ message: MessageView, _ take: (borrowing MessageBuffer) -> Result
  ) -> Result {
    let key = message.key
    let (format, hasMarkup) = GrammarMarkup.removed(from: key)
    if hasMarkup { report(.grammarAgreement, key: key, language: nil) }
    guard message.argumentCount > 0, let candidate = candidates.last else {
      return unsafe withUnsafeTemporaryAllocation(byteCount: Self.usualRoom, alignment: 16) {
        var output = unsafe MessageBuffer($0)
        output.append(escapesAll ? Localizer(self).escaped(format) : format)
        return take(output)
      }
    }
    return write(Self.compiled(format), from: 0, message, key: key, in: candidate, take)
  }

  /// The program of a text that no catalog has; it begins at zero.
  static func compiled(_ format: String) -> MessagePrograms {
    var text = MessageText()
    var emitter = ProgramEmitter()
    _ = emitter.emit(text.parts(of: format))
    let programs = emitter.bytes
    let memory = unsafe BlockMemory(count: programs.count + BlockLayout.padding) { memory in
      unsafe memory.copyBytes(from: programs)
    }
    return MessagePrograms(
      unsafe BlockReader(start: memory.start), emitter.specifiers.specifiers, owner: memory)
  }

  func report(_ kind: MessageIssue.Kind, key: String, language: String?) {
    options.onIssue?(MessageIssue(kind: kind, key: key, language: language, table: table))
  }
}
