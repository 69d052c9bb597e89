import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import {
  circles,
  circlesOf,
  crossingsOf,
  oddlyNamed,
  pastTheFace,
  pastTheSeam,
  roomOf,
  sourcesOf,
  wideFolders,
} from '../../../scripts/structure.ts'

const files = sourcesOf()
const crossings = crossingsOf(files)

it('a module is entered by its face alone', () => {
  expect(crossings.filter(({ imported }) => /^server\/modules\/\w+\/index\.ts$/.test(imported)).length).toBeGreaterThan(
    200,
  )
  expect(pastTheFace(crossings)).toEqual([])
})

it('a source of the sync is known to its own folder, and to what puts the sync together', () => {
  expect(pastTheSeam(files)).toEqual([])
  const within = files.filter((file) =>
    /^server\/modules\/sync\/(?:run|import|mapping|plan|conflicts|push)\//.test(file),
  )
  expect(within.length).toBeGreaterThan(60)
  const json = within.filter((file) =>
    /plain_text|in_trash|last_edited_by|next_cursor|@notionhq/.test(readFileSync(file, 'utf8')),
  )
  expect(json).toEqual([])
})

it('no modules, and no rooms of the client, import each other in a circle, not for types either', () => {
  expect(circlesOf(crossings)).toEqual([])
})

it('each module imports only those above it in docs/developing.md', () => {
  const [, table = ''] = readFileSync('docs/developing.md', 'utf8').split('| module | what it does |\n')
  const rows = (table.split('\n\n')[0] ?? '').matchAll(/^\| `([\w-]+)` \|/gm)
  const order = [...rows].map(([, name = '']) => `server/modules/${name}`)
  const modules = new Set(
    crossings.map(({ imported }) => roomOf(imported)).filter((room) => room?.startsWith('server/modules/')),
  )
  expect([...modules].filter((module) => !order.includes(module ?? ''))).toEqual([])
  const upwards = crossings.filter(({ file, imported }) => {
    const [from, to] = [order.indexOf(roomOf(file) ?? ''), order.indexOf(roomOf(imported) ?? '')]
    return from >= 0 && to > from
  })
  expect(upwards).toEqual([])
})

it('no folder has more than twenty files, and a file’s name tells its kind', () => {
  expect(wideFolders(files)).toEqual([])
  expect(oddlyNamed(files)).toEqual([])
})

it('what breaks the rules is found', () => {
  const deeper = { file: 'server/modules/sales/orders/orders.service.ts', imported: 'server/modules/mail/email.ts' }
  expect(pastTheFace([deeper, { ...deeper, imported: 'server/modules/mail/index.ts' }])).toEqual([deeper])
  const circle: [string, string][] = [
    ['a', 'b'],
    ['b', 'a'],
  ]
  expect(circles([['entry', 'a'], ...circle, ['b', 'base']])).toEqual(circle)
  expect(wideFolders(Array.from({ length: 21 }, (_, index) => `server/modules/mail/${index}.ts`))).toHaveLength(1)
  expect(oddlyNamed(['server/main.ts', 'server/a/b.kinds.ts', 'contract/b.rules.ts'])).toEqual(['server/a/b.kinds.ts'])
})

it.each([
  ['server/modules/sales/orders/orders.repo.ts', 'server/modules/sales'],
  ['server/platform/http/api.ts', 'server/platform'],
  ['server/app.ts', 'server/app.ts'],
  ['client/src/admin/orders/OrderPage.tsx', 'client/src/admin/orders'],
  ['client/src/ui/Button.tsx', 'client/src/ui'],
  ['contract/sales/orders.ts', undefined],
])('%s is in %s', (file, room) => {
  expect(roomOf(file)).toBe(room)
})
