/// What the report is written as.
enum ReportFormat: String, CaseIterable {
  case text
  case json
  case markdown
}
