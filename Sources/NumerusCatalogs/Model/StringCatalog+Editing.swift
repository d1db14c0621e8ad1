internal import NumerusMessages

extension StringCatalog {
  /// The entries: those of the file in its order, then new ones in the order in which they were added.
  ///
  /// - Complexity: O(*n*) in the count of entries.
  public var entries: [Entry] { slots.compactMap(\.entry) }

  /// The count of entries.
  ///
  /// - Complexity: O(*n*) in the count of entries.
  public var count: Int { slots.count { $0.entry != nil } }

  /// The entry of a key. Keys go by their bytes: composed and decomposed letters differ.
  ///
  /// Setting it adds an entry or takes the place of the one there, whose members that are not known
  /// here stay; nil removes it. The new entry has this key, whatever its own is.
  ///
  /// ```swift
  /// catalog["hello"]?.comment = "Shown at launch"
  /// catalog["bye"] = StringCatalog.Entry(key: "bye", extractionState: .manual)
  /// catalog["old"] = nil
  /// ```
  ///
  /// - Complexity: O(1) on average, and what a copy of the entry's localizations costs for an edit.
  public subscript(key: String) -> Entry? {
    get { slotNumbers[ExactText(key)].flatMap { slots[$0].entry } }
    set {
      var entry = newValue
      entry?.key = key
      if let number = slotNumbers[ExactText(key)] {
        slots[number].entry = entry
        slots[number].isEdited = true
        if entry == nil { slots[number].wasRemoved = true }
      } else if entry != nil {
        slotNumbers[ExactText(key)] = slots.count
        slots.append(EntrySlot(key: key, entry: entry, isEdited: true))
      }
    }
  }

  /// The entry of a key, as `catalog[key]`.
  ///
  /// - Complexity: O(1) on average.
  public func entry(forKey key: String) -> Entry? { self[key] }

  /// Adds an entry, in place of one with its key.
  public mutating func add(_ entry: Entry) { self[entry.key] = entry }

  /// Removes an entry.
  ///
  /// - Returns: The entry; nil where there is none.
  @discardableResult
  public mutating func removeEntry(forKey key: String) -> Entry? {
    let entry = self[key]
    if entry != nil { self[key] = nil }
    return entry
  }

  /// The text of a key in a language that is one text, without variations; nil where there is none.
  ///
  /// The language goes by its name as it stands in the file: what readers of another one see is for
  /// a `Localizer` to tell.
  public func value(forKey key: String, language: String) -> String? {
    self[key]?.localization(in: language)?.content.stringUnit?.value
  }

  /// Sets the text of a key in a language, and adds the key and the language where they are missing.
  ///
  /// ```swift
  /// catalog.setValue("Cześć", forKey: "hello", language: "pl", state: "translated")
  /// catalog.value(forKey: "hello", language: "pl")  // "Cześć"
  /// ```
  ///
  /// Variations and string sets that the localization has give way to the text; substitutions stay,
  /// since its markers may name them.
  ///
  /// - Complexity: O(*n*) in the count of the entry's languages.
  public mutating func setValue(
    _ value: String, forKey key: String, language: String,
    state: TranslationState = .translated
  ) {
    var entry = self[key] ?? Entry(key: key)
    var localization = entry[language] ?? Localization(language: language, content: Content())
    localization.content.stringUnit = StringUnit(
      state: state, value: value, location: localization.content.stringUnit?.location)
    localization.content.variations = []
    localization.content.stringSet = []
    entry[language] = localization
    self[key] = entry
  }
}
