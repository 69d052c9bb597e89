// What imports what: for who asks which tests a change can reach, and for the test of the client's rooms.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The files of the repository that a source imports: for types or an effect, at once or later. */
export function importsOf(file: string): string[] {
  const specifiers = readFileSync(file, 'utf8').matchAll(/^(?:import|.*\bfrom|.*\bimport\()\s*'([#.][^']+)'/gm)
  return [...specifiers]
    .map(([, specifier = '']) => resolved(specifier, file))
    .filter((imported) => existsSync(imported))
}

/** Of each file that is imported, the sources that import it. */
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
