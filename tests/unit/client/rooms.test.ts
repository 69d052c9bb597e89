import path from 'node:path'
import { expect, it } from 'vitest'
import { importsOf } from '../../../scripts/imports.ts'
import { crossingsOf, roomOf, sourcesOf } from '../../../scripts/structure.ts'

// docs/developing.md, "Rooms of the client"; width, circles and names of files are scripts/structure.ts's to check, everywhere.
const source = 'client/src/'
const files = sourcesOf().filter((file) => file.startsWith(source))
const borders = crossingsOf(files).filter(({ imported }) => imported.startsWith(source))

/** Where each page has its address. */
const addresses = ['client/src/routes.tsx', 'client/src/admin/screens.tsx']
/** Rooms with a page, and the way in, whose pages have no address. */
const screens = new Set([
  'client/src/admin/login',
  ...borders
    .filter(({ file, imported }) => addresses.includes(file) && /(?:Page|Screen|NotFound)\.tsx$/.test(imported))
    .map(({ imported }) => roomOf(imported)),
])

it('no screen imports another, or its style sheet: what screens share lies below them', () => {
  expect(screens.size).toBeGreaterThan(30)
  const wayIn = ['App.tsx', 'SignedIn.tsx'].map((file) => `client/src/admin/${file}`)
  const leading = [...addresses, ...wayIn]
  const entries = borders.filter(({ file, imported }) => !leading.includes(file) && screens.has(roomOf(imported)))
  expect(entries).toEqual([])
})

it('a room with a face is entered by it alone; what is loaded later, by its file', () => {
  const faces = files.filter((file) => path.basename(file) === 'index.ts').map((face) => `${path.dirname(face)}/`)
  expect(faces.length).toBeGreaterThan(20)
  const past = files
    .filter((file) => !file.endsWith('.css'))
    .flatMap((file) =>
      importsOf(file)
        .filter((imported) => /\.tsx?$/.test(imported) && path.basename(imported) !== 'index.ts')
        .filter((imported) => faces.some((room) => imported.startsWith(room) && !file.startsWith(room)))
        .map((imported) => ({ file, imported })),
    )
  expect(past.sort((one, other) => one.file.localeCompare(other.file))).toEqual([
    { file: 'client/src/admin/App.tsx', imported: 'client/src/admin/login/link/LinkScreen.tsx' },
    { file: 'client/src/site/products/ProductsPage.tsx', imported: 'client/src/site/catalogue/compare/CompareBar.tsx' },
    { file: 'client/src/site/shell/AssistantPlace.tsx', imported: 'client/src/site/assistant/AssistantDrawer.tsx' },
  ])
})

it('a file’s name tells its kind: words, rules, or neither', () => {
  const kinds = /^[\w-]+(?:\.(?:words|rules))?\.tsx?$|^[\w-]+\.css$/
  expect(files.filter((file) => !kinds.test(path.basename(file)))).toEqual([])
})

it('the site and the admin know nothing of each other', () => {
  const builds = [`${source}site/`, `${source}admin/`]
  const [site, admin] = builds.map((build) => borders.filter(({ file }) => file.startsWith(build)))
  expect(site?.filter(({ imported }) => imported.startsWith(`${source}admin/`))).toEqual([])
  expect(admin?.filter(({ imported }) => imported.startsWith(`${source}site/`))).toEqual([])
})
