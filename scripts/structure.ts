// How the house is laid out (docs/developing.md, "The house"): for `npm run check`, which holds it to its rules, and `npm run measure`.
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
 * The module, or room of the client, that a file is in: "server/modules/sales", "client/src/admin/orders". What lies beside modules is by
 * itself; undefined outside the server and the client.
 */
export function roomOf(file: string): string | undefined {
  const parts = file.split('/')
  if (parts[0] === 'server') return parts.slice(0, parts[1] === 'modules' ? 3 : 2).join('/')
  if (parts[0] !== 'client' || parts[1] !== 'src') return undefined
  return parts.slice(0, parts[2] === 'admin' || parts[2] === 'site' ? 4 : 3).join('/')
}

/** Imports that lead from one room into another, for types too. */
export function crossingsOf(files: string[]): Crossing[] {
  return files
    .filter((file) => roomOf(file) && /\.tsx?$/.test(file))
    .flatMap((file) => importsOf(file).map((imported) => ({ file, imported })))
    .filter(({ file, imported }) => roomOf(imported) && roomOf(imported) !== roomOf(file))
}

/** Of crossings into a module of the server, those that go deeper than its face, index.ts. */
export function pastTheFace(crossings: Crossing[]): Crossing[] {
  return crossings.filter(
    ({ imported }) => imported.startsWith('server/modules/') && path.basename(imported) !== 'index.ts',
  )
}

const syncFolder = 'server/modules/sync/'
/** Folders of the sync's sources, and who may look into them: what puts the sync together, who reads what staff connect, and Notion's pricebook. */
const sourceFolders = ['notion/', 'files/'].map((folder) => syncFolder + folder)
const beyondTheSeam = ['index.ts', 'connection/', 'pricebook/'].map((place) => syncFolder + place)

/** Imports of what only one source of the sync knows, by what should speak of any (sync/source/). */
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

/** Pairs of rooms that import each other in a circle: what nothing leads to, or on from, is left out again and again. */
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

/** Folders of more files than somebody takes in at a glance, with how many there are. */
export function wideFolders(files: string[]): [folder: string, files: number][] {
  const folders = Object.entries(Object.groupBy(files, (file) => path.dirname(file)))
  return folders
    .map(([folder, all = []]): [string, number] => [folder, all.length])
    .filter(([, count]) => count > widthMax)
}

/** Files whose name says a kind that there is not. */
export function oddlyNamed(files: string[]): string[] {
  return files.filter((file) => !kindOfName.test(path.basename(file)) && !file.endsWith('.d.ts'))
}
