internal import Foundation
internal import NumerusTool

exit(Tool.run(Array(CommandLine.arguments.dropFirst())))
