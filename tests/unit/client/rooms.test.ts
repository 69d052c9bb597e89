import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { importsOf } from '../../../scripts/imports.ts'

// docs/developing.md, "Rooms of the client": a room is a folder of client/src, or of its admin/ or site/.
const source = 'client/src/'
const files = globSync(`${source}**/*.{ts,tsx,css}`)

/** "admin/orders" of client/src/admin/orders/…; what lies beside rooms is by itself: "admin/App.tsx". */
function roomOf(file: string): string {
  const [first = '', second = ''] = path.relative(source, file).split(path.sep)
  return first === 'admin' || first === 'site' ? `${first}/${second}` : first
}

const borders = files
  .flatMap((file) => importsOf(file).map((imported) => ({ file, imported })))
  .filter(({ file, imported }) => imported.startsWith(source) && roomOf(file) !== roomOf(imported))

/** Where each page has its address. */
const addresses = ['client/src/routes.tsx', 'client/src/admin/screens.tsx']
/** Rooms with a page, and the way in, whose pages have no address. */
const screens = new Set([
  'admin/login',
  ...borders
    .filter(({ file, imported }) => addresses.includes(file) && /(?:Page|Screen|NotFound)\.tsx$/.test(imported))
    .map(({ imported }) => roomOf(imported)),
])

it('issue 16: no screen imports another, or its style sheet: what screens share lies below them', () => {
  expect(screens.size).toBeGreaterThan(30)
  const leading = [...addresses, 'client/src/admin/App.tsx']
  const entries = borders.filter(({ file, imported }) => !leading.includes(file) && screens.has(roomOf(imported)))
  expect(entries).toEqual([])
})

it('issue 16: a room with a face is entered by it alone; what is loaded later, by its file', () => {
  const faces = files.filter((file) => path.basename(file) === 'index.ts').map((face) => `${path.dirname(face)}/`)
  expect(faces.length).toBeGreaterThan(20)
  const past = files.flatMap((file) =>
    importsOf(file)
      .filter((imported) => /\.tsx?$/.test(imported) && path.basename(imported) !== 'index.ts')
      .filter((imported) => faces.some((room) => imported.startsWith(room) && !file.startsWith(room)))
      .map((imported) => ({ file, imported })),
  )
  expect(past.sort((one, other) => one.file.localeCompare(other.file))).toEqual([
    { file: 'client/src/site/products/ProductsPage.tsx', imported: 'client/src/site/catalogue/compare/CompareBar.tsx' },
    { file: 'client/src/site/shell/AssistantPlace.tsx', imported: 'client/src/site/assistant/AssistantDrawer.tsx' },
  ])
})

it('issue 16: a file’s name tells its kind: words, rules, or neither', () => {
  const kinds = /^[\w-]+(?:\.(?:words|rules))?\.tsx?$|^[\w-]+\.css$/
  expect(files.filter((file) => !kinds.test(path.basename(file)))).toEqual([])
})

it('the site and the admin know nothing of each other', () => {
  const builds = [`${source}site/`, `${source}admin/`]
  const [site, admin] = builds.map((build) => borders.filter(({ file }) => file.startsWith(build)))
  expect(site?.filter(({ imported }) => imported.startsWith(`${source}admin/`))).toEqual([])
  expect(admin?.filter(({ imported }) => imported.startsWith(`${source}site/`))).toEqual([])
})
