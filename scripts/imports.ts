// Import graph, for selecting tests by change and for the test of the client's rooms.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Returns the repository's files that a source imports, including types and dynamic imports. */
export function importsOf(file: string): string[] {
  const specifiers = readFileSync(file, 'utf8').matchAll(/^(?:import|.*\bfrom|.*\bimport\()\s*'([#.][^']+)'/gm)
  return [...specifiers]
    .map(([, specifier = '']) => resolved(specifier, file))
    .filter((imported) => existsSync(imported))
}

/** Maps each imported file to the sources that import it. */
export function importersOf(sources: string[]): Map<string, string[]> {
  const importers = new Map<string, string[]>()
  for (const file of sources) {
    for (const imported of importsOf(file)) importers.set(imported, [...(importers.get(imported) ?? []), file])
  }
  return importers
}

function resolved(specifier: string, file: string): string {
  return specifier.startsWith('#') ? specifier.slice(1) : path.posix.join(path.posix.dirname(file), specifier)
}
