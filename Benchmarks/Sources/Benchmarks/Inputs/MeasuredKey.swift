/// The keys that are timed, each at its place among the keys of ``BenchmarkCatalog``.
enum MeasuredKey: Int, CaseIterable {
  case items = 2_500
  case shortItems = 4_100
  case collection = 5_600
  case photos = 7_300
  case itemsNamed = 9_200
}
