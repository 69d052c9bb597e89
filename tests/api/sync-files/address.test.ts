import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { syncConnectionSchema } from '#contract/sync/sync.ts'
import { syncNoteIn } from '#contract/sync/sync-notes.ts'
import { fileAt } from '#server/modules/sync/files/address.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { restoreRows } from '#tests/support/restored.ts'
import { type FileServer, startFileServer } from '#tests/support/source-files.ts'
import { createStaff } from '#tests/support/staff.ts'
import { answered, refused } from '../back-office/ask.ts'
import { xlsx, xlsxRow } from '../product-imports/files.ts'
import { proposedMapping } from '../sync-staff/foreign.ts'
import { type Company, companyOf, csv, rows } from './company.ts'

let server: FileServer
/** Another on this machine, which nobody trusts. */
let stranger: FileServer
let app: TestApp
let company: Company

beforeAll(async () => {
  server = await startFileServer()
  stranger = await startFileServer()
  app = await startTestApp({ NOTION_API_URL: server.url }) // of the one origin on this machine that is trusted
  await app.services.database.prisma.product.deleteMany()
})
afterAll(async () => {
  await app.close()
  await Promise.all([server.close(), stranger.close()])
})
restoreRows(() => app)

beforeEach(async () => {
  const admin = await createStaff(app, 'super_admin')
  company = companyOf(app, { admin, manager: await createStaff(app, 'manager') })
})

/** Connected to the address, its columns taken as proposed, all products imported. */
async function imported(path: string): Promise<void> {
  const fileUrl = `${server.url}${path}`
  await answered(await company.connect({ source: 'address', fileUrl }), syncConnectionSchema)
  await company.keep(proposedMapping(await company.studio()))
  expect(await company.sync()).toMatchObject({ status: 'succeeded', errors: [] })
}

it('a file at an address is read like one in a folder, CSV or XLSX', async () => {
  server.give(csv(rows.leak))
  await imported('/list/products.csv?token=a%20secret')
  expect((await company.studio()).title).toBe('products.csv')
  expect([...(await company.listed()).keys()]).toEqual(['WL-01'])
  server.give(xlsx(xlsxRow('Item', 'Code') + xlsxRow('漏水感測器', 'WL-01') + xlsxRow('網關', 'GW-03')))
  expect(await company.sync()).toMatchObject({ status: 'succeeded', created: 1 })
  expect(server.asked.map(({ path }) => path)).toEqual(['/list/products.csv?token=a%20secret'])
})

it.each([
  ['its ETag', { etag: '"v1"' }],
  ['the time of its last change', { 'last-modified': 'Wed, 21 Oct 2026 07:28:00 GMT' }],
])('a file that its server says has not changed, by %s, is not sent again', async (_what, headers) => {
  server.give(csv(rows.leak), headers)
  await imported(`/${Object.keys(headers)[0]}.csv`)
  server.asked.length = 0
  expect(await company.sync()).toMatchObject({ status: 'succeeded', unchanged: 1, retired: 0 })
  expect(server.asked.map(({ status }) => status)).toEqual([304])
  server.give(csv(rows.leak, rows.cloud), { etag: '"v2"' })
  expect(await company.sync()).toMatchObject({ status: 'succeeded', created: 1 })
})

it('a time of change that may be of two versions is not gone by', async () => {
  const justNow = new Date(Date.now() - 1000).toUTCString()
  server.give(csv(rows.leak), { 'last-modified': justNow })
  await imported('/fresh.csv')
  server.give(csv(rows.leak, rows.cloud), { 'last-modified': justNow })
  expect(await company.sync()).toMatchObject({ status: 'succeeded', created: 1 })
})

describe('A run stops, changes nothing and says why, where the address', () => {
  it.each<[string, () => void, code: string]>([
    ['answers 404', () => server.answer((_request, response) => void response.writeHead(404).end()), 'file.status'],
    ['answers 500', () => server.answer((_request, response) => void response.writeHead(500).end()), 'file.status'],
    [
      'gives a page to sign in on',
      () => server.give('\n<!DOCTYPE html><html><body>Sign in</body></html>', { 'content-type': 'text/html' }),
      'file.is-page',
    ],
    [
      'redirects to a private address',
      () =>
        server.answer(
          (_request, response) => void response.writeHead(302, { location: 'https://10.0.0.1/a.csv' }).end(),
        ),
      'file.private-host',
    ],
    [
      'redirects to this machine by its name',
      () =>
        server.answer(
          (_request, response) => void response.writeHead(302, { location: 'https://localhost/a.csv' }).end(),
        ),
      'file.private-host',
    ],
    [
      'redirects to what is not https',
      () => server.answer((_request, response) => void response.writeHead(302, { location: stranger.url }).end()),
      'file.not-https',
    ],
    [
      'redirects without end',
      () => server.answer((_request, response) => void response.writeHead(302, { location: '/again.csv' }).end()),
      'file.redirects',
    ],
    [
      'breaks off half-way',
      () =>
        server.answer((_request, response) => {
          response.writeHead(200, { 'content-length': '5000' })
          response.write(csv(rows.leak))
          response.destroy()
        }),
      'file.unreachable',
    ],
    ['gives more than 20 MB', () => server.give(Buffer.alloc(21 * 1024 * 1024, 'a')), 'file.too-large'],
    ['gives what is no table', () => server.give(Buffer.from([0, 1, 2, 3])), 'file.not_text'],
    ['gives a damaged workbook', () => server.give(Buffer.from('PK\u0003\u0004 half of it')), 'file.damaged'],
    ['gives nothing', () => server.give(''), 'file.empty'],
    ['gives a heading alone', () => server.give(csv()), 'file.empty'],
  ])('%s', async (_what, begin, code) => {
    server.give(csv(rows.leak, rows.cloud))
    await imported('/products.csv')
    const before = await company.listed()
    begin()
    const run = await company.sync()
    expect(run).toMatchObject({
      status: 'failed',
      updated: 0,
      retired: 0,
      errorNotes: [
        { code: 'files.not-read', params: { reason: { code: 'file.fault', params: { reason: { code } } } } },
      ],
    })
    const [note] = run.errorNotes
    for (const language of ['en', 'zh-TW'] as const) expect(syncNoteIn(note ?? '', language)).toMatch(/products\.csv/)
    expect(await company.listed()).toEqual(before)
    expect(stranger.asked).toEqual([])
    const problem = await refused(await company.post('/admin/sync/connection/test'), 502, 'files.failed')
    expect(problem.note).toMatchObject({ code: 'file.fault', params: { reason: { code } } })
  })
})

it('a file that does not come to its end in time is given up', async () => {
  server.answer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/csv' })
    response.write(csv(rows.leak))
  })
  const { signal } = new AbortController()
  const reading = fileAt(`${server.url}/slow.csv`, { memory: {}, allowOrigin: server.url, signal, timeoutMs: 300 })
  const error: unknown = await reading.catch((reason: unknown) => reason)
  expect(error).toMatchObject({
    note: {
      code: 'file.fault',
      params: { file: 'slow.csv', reason: { code: 'file.timeout', params: { seconds: '0.3' } } },
    },
  })
})

it.each([
  ['http:', 'http://example.com/products.csv'],
  ['a path', '/etc/passwd'],
  ['a file', 'file:///etc/passwd'],
  ['a password', 'https://me:secret@example.com/products.csv'],
])('an address with %s is refused', async (_what, fileUrl) => {
  const { errors } = await refused(await company.connect({ source: 'address', fileUrl }), 400, 'request.invalid')
  expect(errors).toMatchObject([{ path: 'fileUrl', code: 'not_file_address' }])
})

it('no folder is read that the server was not given', async () => {
  const { errors } = await refused(await company.connect({ source: 'folder' }), 400, 'request.invalid')
  expect(errors).toMatchObject([{ path: 'source', code: 'no_source_folder' }])
})
