/// What the report is written as.
enum ReportFormat: String, CaseIterable {
  case table
  case markdown
  case json
}
