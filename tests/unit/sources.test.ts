import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const sources = ['client', 'content', 'contract', 'server'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|js|html)$/.test(file))
    .map((file) => path.join(folder, file)),
)

function filesWith(pattern: RegExp): string[] {
  return sources.filter((file) => pattern.test(readFileSync(path.join(root, file), 'utf8')))
}

it('there are sources to look at', () => {
  expect(sources.length).toBeGreaterThan(500)
  expect(filesWith(/createHash\('sha256'\)/).length).toBeGreaterThan(3)
})

it.each([
  ['evaluates text', /\beval\(|new Function\b|javascript:/],
  ['writes HTML into a page', /dangerouslySetInnerHTML|(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write/],
  ['sends SQL that is put together by hand', /(?:query|execute)RawUnsafe/],
  ['draws lots that can be guessed', /Math\.random/],
  ['uses a weak hash, cipher or mode', /['"](?:md5|sha-?1|des|rc4|aes-\d+-(?:ecb|cbc))\b/],
  ['switches checking certificates off', /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED/],
])('none %s', (_what, pattern) => {
  expect(filesWith(pattern)).toEqual([])
})

it('what PostgreSQL answers is parsed by a schema, and never only said to be of a type', () => {
  expect(filesWith(/\$queryRaw/)).toEqual(['server/platform/database/rows.ts'])
  expect(filesWith(/\.query</)).toEqual([])
})

it('a language is asked for by name where languages are told apart alone, so that another is files added', () => {
  const asking = filesWith(/[!=]== ['"](?:en|zh-TW|zh-CN)['"]/)
  const elsewhere = asking.filter((file) => !file.includes(`${path.sep}i18n${path.sep}`))
  expect(elsewhere).toEqual([])
})

it('no page hears messages of other windows', () => {
  const hearing = filesWith(/postMessage|['"]message['"], *(?:async *)?\(/)
  expect(hearing.sort()).toEqual([
    'client/src/api/forms/proof-of-work.ts', // a channel of its own, to give way to the page between two pieces of work
    'server/modules/catalogue/imports/reading/import-reader.ts',
    'server/modules/sync/run/run-processes.ts',
    'server/platform/rendering/render.process.ts',
    'server/platform/rendering/renderer.ts',
    'server/sync-run.process.ts',
  ])
})

it('four files start programs: one of PostgreSQL, and three of our own', () => {
  expect(filesWith(/child_process/).sort()).toEqual([
    'server/modules/catalogue/imports/reading/import-readers.ts',
    'server/modules/maintenance/backup/backups.service.ts',
    'server/modules/sync/run/run-processes.ts',
    'server/platform/database/embedded-postgres-command.ts',
  ])
})

it('no path of the API stands in the client: it calls the endpoints of the contract', () => {
  const named = /['"`]\/(?:api\/v1|auth)\b|\b(?:fetch|fetchFile|call|EventSource)\(\s*['"`]/
  expect(filesWith(/\bcall\(endpoints\./).length).toBeGreaterThan(20)
  expect(filesWith(named).filter((file) => file.startsWith(path.join('client', 'src')))).toEqual([])
})
