import Foundation
import NumerusTool
import Testing

/// `numerus fmt`.
@Suite struct FmtToolTests {
  static let inForm = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "key 2" : {

        },
        "key 10" : {
          "x" : 1.0
        }
      }
    }
    """
  static let notInForm = #"{"strings":{"key 10":{"x":1.0},"key 2":{}},"sourceLanguage":"en"}"#

  static func contents(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
  }

  @Test func rewrites() throws {
    let file = try ToolRun.temporaryFile(Self.notInForm)
    let other = try ToolRun.temporaryFile(Self.inForm)
    defer {
      try? FileManager.default.removeItem(atPath: file)
      try? FileManager.default.removeItem(atPath: other)
    }
    // A file that is in form keeps its time.
    let old = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: other)

    let check = ToolRun.run(["fmt", "--check", "--sort", other, file])
    #expect(check.code == 1)
    #expect(check.output == file + "\n")
    #expect(check.diagnostics.isEmpty)
    #expect(try Self.contents(file) == Self.notInForm)

    let run = ToolRun.run(["fmt", "--sort", file, other])
    #expect(run.code == 0)
    #expect(run.output.isEmpty)
    #expect(run.diagnostics.isEmpty)
    #expect(try Self.contents(file) == Self.inForm)
    #expect(try Self.contents(other) == Self.inForm)
    let attributes = try FileManager.default.attributesOfItem(atPath: other)
    #expect(attributes[.modificationDate] as? Date == old)
    #expect(ToolRun.run(["fmt", "--check", file, other]).code == 0)
  }

  /// What can't be read is named and left as it is, and the other files are done.
  @Test func failures() throws {
    let broken = try ToolRun.temporaryFile("{\n  \"strings\" : {\n")
    let file = try ToolRun.temporaryFile(Self.notInForm)
    defer {
      try? FileManager.default.removeItem(atPath: broken)
      try? FileManager.default.removeItem(atPath: file)
    }
    let run = ToolRun.run(["fmt", "--sort", broken, "/no/such.xcstrings", file])
    #expect(run.code == 2)
    #expect(
      run.diagnostics.hasPrefix("\(broken):3:1: error: invalid JSON: expected a key in quotes"))
    #expect(run.diagnostics.contains("/no/such.xcstrings: error: can't be read"))
    #expect(try Self.contents(broken) == "{\n  \"strings\" : {\n")
    #expect(try Self.contents(file) == Self.inForm)
    #expect(ToolRun.run(["fmt", "--check", broken]).code == 2)
    #expect(ToolRun.run(["fmt"]).code == 2)
    #expect(ToolRun.run(["fmt", "--help"]).output.contains("numerus fmt Localizable.xcstrings"))
    #expect(
      ToolRun.run(["fmt", "--chekc", file]).diagnostics.contains("did you mean \"--check\"?"))
  }

  /// Without being asked, entries stay where Xcode leaves them.
  @Test func entriesStay() throws {
    let unsorted = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "key 10" : {

          },
          "key 2" : {

          }
        }
      }
      """
    let file = try ToolRun.temporaryFile(unsorted)
    defer { try? FileManager.default.removeItem(atPath: file) }
    #expect(ToolRun.run(["fmt", "--check", file]).code == 0)
    #expect(ToolRun.run(["fmt", "--check", "--sort", file]).code == 1)
  }
}
