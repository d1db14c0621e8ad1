import Foundation
import PackagePlugin

/// Makes symbols of a target's tables in each build, and sees that the tables travel with it.
@main
struct NumerusPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target.sourceModule else { return [] }
    let tool = try context.tool(named: "NumerusCommand").url
    return CatalogTable.tables(in: target.sourceFiles).flatMap { table in
      [symbols(of: table, by: tool, context)] + copies(of: table, target, context)
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

  /// A catalog that the manifest does not name as a resource becomes one by being made here.
  private func copies(
    of table: CatalogTable, _ target: any SourceModuleTarget, _ context: PluginContext
  ) -> [Command] {
    guard table.isCatalog else {
      for file in table.undeclared {
        Diagnostics.warning(
          "\(file.path) is no resource of \(target.name), whose texts will lack it; "
            + "declare its folder, as resources: [.process(\"Resources\")]")
      }
      return []
    }
    return table.undeclared.map { catalog in
      let copy = context.pluginWorkDirectoryURL.appending(path: catalog.lastPathComponent)
      return .buildCommand(
        displayName: "Catalog of the table \(table.name)", executable: URL(filePath: "/bin/cp"),
        arguments: [catalog.path, copy.path], inputFiles: [catalog], outputFiles: [copy])
    }
  }
}
