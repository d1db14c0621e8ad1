internal import CBenchmarkPeers

/// The inputs of all candidates, out of the optimizer's sight.
enum BenchmarkInputs {
  /// 64 numbers of one to seven digits: all plural categories of English, Russian and Arabic, in an
  /// order that mixes them and the lengths.
  static let numbers: [Int] = [
    1, 1_204, 5, 12, 730, 2, 48_112, 21, 999, 1_000_000, 3, 104, 22, 6_543, 0, 17,
    250_003, 1, 111, 8, 34, 4_002, 9, 65, 2_345_678, 500, 4, 11, 19_999, 102, 2, 73,
    1_001, 7, 312, 88_204, 14, 6, 205, 3_000_103, 10, 42, 5_511, 0, 614, 99, 700_100, 1,
    23, 150, 2_222, 3, 31_415, 56, 101, 9_876_543, 13, 1_100, 824, 2, 112_358, 77, 403, 25,
  ].map { Int(bench_opaque(Int64($0))) }

  /// Half of each number's odd neighbour: a fraction in each.
  static let decimals: [ShownDecimal] = numbers.map { ShownDecimal(halves: $0 | 1) }

  /// The numbers as hundredths, prices for instance.
  static let hundredths: [Double] = numbers.map { Double($0) / 100 }

  /// 64 identifiers as requests name them: a language, or a language and a region.
  static let locales: [String] = (0..<64).map { index in
    let locales = ["en", "pl-PL", "ar-EG", "pt_AO", "ru", "zh-Hant-TW", "es-MX", "fr"]
    return locales[Int(bench_opaque(Int64(index))) % locales.count]
  }

  /// Each number with another one.
  static let pairs: [NumberPair] = numbers.indices.map { index in
    NumberPair(first: numbers[index], second: numbers[(index + 17) % numbers.count])
  }

  /// 64 names, some of which fit into a small string and most of which have storage of their own,
  /// as names from a database or a request do.
  static let names: [String] = (0..<64).map { index in
    let names = [
      "Stamps", "Coins of the Roman Empire", "Postcards from Łódź", "Maps",
      "Vinyl records, 1970–79", "طوابع البريد", "Butterflies & moths", "Film posters",
    ]
    let name = names[Int(bench_opaque(Int64(index))) % names.count]
    return String(decoding: Array("\(name) \(index)".utf8), as: UTF8.self)
  }

  /// 64 names that fit into a small string.
  static let shortNames: [String] = (0..<64).map { index in
    let names = ["Stamps", "Maps", "Coins", "Postcards", "Film posters", "Марки", "طوابع", "Łódź"]
    return names[Int(bench_opaque(Int64(index))) % names.count]
  }

  /// Each number with a short name.
  static let shortNamed: [NamedNumber] = numbers.indices.map { index in
    NamedNumber(number: numbers[index], name: shortNames[index])
  }

  /// Each number with a name, most of which have storage of their own.
  static let named: [NamedNumber] = numbers.indices.map { index in
    NamedNumber(number: numbers[index], name: names[index])
  }
}
