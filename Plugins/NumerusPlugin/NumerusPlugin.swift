import Foundation
import PackagePlugin

/// Makes symbols of a target's tables in each build, and sees that the tables travel with it: compiled,
/// in its resources or in the symbols themselves.
@main
struct NumerusPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target.sourceModule else { return [] }
    let tool = try context.tool(named: "NumerusCommand").url
    return CatalogTable.tables(in: target.sourceFiles).flatMap { table in
      var commands: [Command] = []
      if table.hasSymbols { commands.append(symbols(of: table, by: tool, context)) }
      if !table.isEmbedded { commands.append(compiled(table, by: tool, context)) }
      #if os(macOS)
        commands += copies(of: table, context)
      #endif
      return commands
    }
  }

  private func symbols(
    of table: CatalogTable, by tool: URL, _ context: PluginContext
  ) -> Command {
    let source = context.pluginWorkDirectoryURL.appending(
      path: "NumerusSymbols_\(table.name).swift")
    return .buildCommand(
      displayName: "Symbols of the table \(table.name)", executable: tool,
      arguments: ["symbols", "-o", source.path] + table.files.map(\.path),
      inputFiles: table.files + table.options, outputFiles: [source])
  }

  /// A file in the target's bundle, which is made a resource by being made here.
  private func compiled(
    _ table: CatalogTable, by tool: URL, _ context: PluginContext
  ) -> Command {
    let file = context.pluginWorkDirectoryURL.appending(path: "\(table.name).numerus")
    // The symbols' command tells the findings.
    let silence = table.hasSymbols ? ["--severity", "error=off,warning=off,note=off"] : []
    return .buildCommand(
      displayName: "Texts of the table \(table.name)", executable: tool,
      arguments: ["compile", "--quiet", "-o", file.path] + silence + table.files.map(\.path),
      inputFiles: table.files + table.options, outputFiles: [file])
  }

  #if os(macOS)
    /// What Foundation reads there: a catalog that the manifest does not name as a resource becomes one
    /// by being made here.
    private func copies(of table: CatalogTable, _ context: PluginContext) -> [Command] {
      guard table.isCatalog, !table.isEmbedded else { return [] }
      return table.undeclared.map { catalog in
        let copy = context.pluginWorkDirectoryURL.appending(path: catalog.lastPathComponent)
        return .buildCommand(
          displayName: "Catalog of the table \(table.name)", executable: URL(filePath: "/bin/cp"),
          arguments: [catalog.path, copy.path], inputFiles: [catalog], outputFiles: [copy])
      }
    }
  #endif
}
