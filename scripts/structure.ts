// Layout rules of the code base (docs/developing.md), for `npm run check` and `npm run measure`.
import { globSync } from 'node:fs'
import path from 'node:path'
import { importsOf } from './imports.ts'

const widthMax = 20
const kinds = ['routes', 'service', 'repo', 'rules', 'words', 'columns', 'jobs', 'process', 'config', 'test']
const kindOfName = new RegExp(`^[\\w-]+(?:\\.(?:${kinds.join('|')}))?\\.(?:tsx?|mjs|css)$`)

export interface Crossing {
  file: string
  imported: string
}

export function sourcesOf(): string[] {
  const all = globSync('{client,content,contract,scripts,server,tests}/**/*.{ts,tsx,mjs,css}')
  return all.filter((file) => !file.includes('node_modules'))
}

/**
 * Returns the server module or client room of a file: "server/modules/sales", "client/src/admin/orders". Files beside
 * modules are a room of their own; undefined outside server and client.
 */
export function roomOf(file: string): string | undefined {
  const parts = file.split('/')
  if (parts[0] === 'server') return parts.slice(0, parts[1] === 'modules' ? 3 : 2).join('/')
  if (parts[0] !== 'client' || parts[1] !== 'src') return undefined
  return parts.slice(0, parts[2] === 'admin' || parts[2] === 'site' ? 4 : 3).join('/')
}

/** Returns imports between rooms, type imports included. */
export function crossingsOf(files: string[]): Crossing[] {
  return files
    .filter((file) => roomOf(file) && /\.tsx?$/.test(file))
    .flatMap((file) => importsOf(file).map((imported) => ({ file, imported })))
    .filter(({ file, imported }) => roomOf(imported) && roomOf(imported) !== roomOf(file))
}

/** Returns imports of a server module that bypass its index.ts. */
export function pastTheFace(crossings: Crossing[]): Crossing[] {
  return crossings.filter(
    ({ imported }) => imported.startsWith('server/modules/') && path.basename(imported) !== 'index.ts',
  )
}

const syncFolder = 'server/modules/sync/'
/**
 * Folders of the sync's sources, and the folders that may import them: the sync's index, the connection settings, and
 * Notion's pricebook.
 */
const sourceFolders = ['notion/', 'files/'].map((folder) => syncFolder + folder)
const beyondTheSeam = ['index.ts', 'connection/', 'pricebook/'].map((place) => syncFolder + place)

/** Returns imports of source-specific files by code that should work with any source (sync/source/). */
export function pastTheSeam(files: string[]): Crossing[] {
  const isOf = (places: string[], file: string) => places.some((place) => file.startsWith(place))
  const speakers = files.filter((file) => file.startsWith('server/') && !isOf(beyondTheSeam, file))
  return speakers
    .flatMap((file) => importsOf(file).map((imported) => ({ file, imported })))
    .filter(({ file, imported }) => {
      const source = sourceFolders.find((folder) => imported.startsWith(folder))
      return source !== undefined && !file.startsWith(source)
    })
}

/**
 * Returns the pairs of rooms that are part of an import cycle, by repeatedly removing rooms without importers or
 * imports.
 */
export function circles(pairs: [from: string, to: string][]): [from: string, to: string][] {
  const importing = new Set(pairs.map(([from]) => from))
  const imported = new Set(pairs.map(([, to]) => to))
  const left = pairs.filter(([from, to]) => imported.has(from) && importing.has(to))
  return left.length === pairs.length ? left : circles(left)
}

export function circlesOf(crossings: Crossing[]): [from: string, to: string][] {
  const pairs = crossings.map(({ file, imported }): [string, string] => [roomOf(file) ?? '', roomOf(imported) ?? ''])
  return circles([...new Map(pairs.map((pair) => [pair.join(), pair])).values()])
}

/** Returns folders with more than the allowed number of files. */
export function wideFolders(files: string[]): [folder: string, files: number][] {
  const folders = Object.entries(Object.groupBy(files, (file) => path.dirname(file)))
  return folders
    .map(([folder, all = []]): [string, number] => [folder, all.length])
    .filter(([, count]) => count > widthMax)
}

/** Returns files whose name has an unknown suffix. */
export function oddlyNamed(files: string[]): string[] {
  return files.filter((file) => !kindOfName.test(path.basename(file)) && !file.endsWith('.d.ts'))
}
