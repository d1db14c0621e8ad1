import Foundation
import Numerus

let labels = Rows.labels(name: "summary.title 100% %@", note: "5 elementów, jak wczoraj")

// A label may go to another process first, and still be looked up for whoever reads it there.
let sent = try JSONEncoder().encode(labels)
let received = try JSONDecoder().decode([SummaryLabel].self, from: sent)

for language in ["en", "pl", "ja"] {
  let localizer = Localizer(preferring: [language], bundle: .module)
  for label in received {
    let start = "\(language)  \(label.row)".padding(toLength: 26, withPad: " ", startingAt: 0)
    print(start + label.line(for: localizer))
  }
}
