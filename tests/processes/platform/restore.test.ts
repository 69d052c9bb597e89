import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newKeyFile } from '#server/modules/maintenance/index.ts'
import { connect } from '#server/platform/database/database.ts'
import { startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts'
import { ask } from '#tests/api/back-office/ask.ts'
import { contentOf } from '#tests/api/backups/backups.ts'
import { billerOf } from '#tests/api/billing/billing.ts'
import { demoRequest, enquiry, quoteRequest, submit } from '#tests/api/forms/forms.ts'
import { lineOf, sellerOf } from '#tests/api/orders/orders.ts'
import { startLocalServer } from '#tests/api/platform/running-server.ts'
import { cookieHeader, cookiesOf, login } from '#tests/api/staff/auth.ts'
import type { StaffMember } from '#tests/support/staff.ts'

const admin = { ADMIN_EMAIL: 'first.admin@harbour.example', ADMIN_PASSWORD: 'copper-kettle-on-the-roof' }

/** Tables of orders, documents and devices, of each of which `sell` writes a row. */
const sold = [
  'Order',
  'OrderLine',
  'OrderLink',
  'Shipment',
  'ShipmentLine',
  'StockMovement',
  'StockLevel',
  'Device',
  'DeviceEvent',
  'Receipt',
  'ReceiptLine',
  'IssuedDocument',
  'DocumentLine',
  'DocumentCounter',
  'IssuedFile',
  'Payment',
  'Allocation',
  'BankRow',
  'BankShape',
  'Return',
  'ReturnLine',
  'Subscription',
  'SubscriptionChange',
]

/** Two starts of a site on a PostgreSQL that is made anew. */
const limitMs = 120_000

let folder: string
/** The page's lines for npm, as an operator copies them. */
let backup: string
let restore: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'harbour-iot-restore-'))
  const page = await readFile(new URL('../../../docs/operating.md', import.meta.url), 'utf8')
  const block = page.split('\nBy hand, with npm;')[1]?.split('\n\n')[1] ?? ''
  ;[backup = '', restore = ''] = block.split('\n').map((line) => line.trim())
})

afterAll(() => rm(folder, { recursive: true, force: true }))

function dataOf(installation: string): string {
  return path.join(folder, installation, '.data')
}

/** Runs the site of an installation while `work` uses it; stops it as an operator does. */
async function serve(installation: string, work: (site: { url: string }) => Promise<unknown>): Promise<void> {
  // a form service that nobody answers for: jobs stay in the queue
  const server = await startLocalServer({
    ...admin,
    DATA_DIR: dataOf(installation),
    DEMO: '0',
    FORM_ENDPOINT_URL: 'http://127.0.0.1:9',
  })
  await work(server)
  expect(await server.stop('SIGTERM')).toBe(0)
}

async function signIn(site: { url: string }): Promise<StaffMember> {
  const answer = await login(site, { username: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD })
  expect(answer.status).toBe(200)
  const cookie = { ...cookieHeader(cookiesOf(answer)), 'sec-fetch-site': 'same-origin' }
  return { id: '', email: admin.ADMIN_EMAIL, sessionId: '', cookie, bearer: { authorization: '' } }
}

/** Sells a device and a licence, from the goods that came in to the return. @returns the invoice */
async function sell(site: { url: string }) {
  const staff = await signIn(site)
  const [seller, biller] = [sellerOf(site, staff), billerOf(site, staff)]
  const post = async (path: string, body: object) => {
    const answer = await biller.post(path, { submissionId: randomUUID(), ...body })
    expect(answer.status, `${path}: ${await answer.clone().text()}`).toBeLessThan(300)
    return answer.json()
  }
  const record = { name: 'Sensor', category: 'hardware', msrp: '100', availability: '5' }
  const answer = await ask(site, '/admin/products', staff, { method: 'POST', body: { record } })
  const { id: productId } = Object(await answer.json())
  await post('/admin/receipts', { supplier: 'Maker', expectedOn: null, lines: [{ productId, quantity: 3 }] })
  const placed = await seller.create({ lines: [lineOf(productId), lineOf(null, 1, { period: 'year' })] })
  const { id } = placed
  await ask(site, `/admin/orders/${id}/link`, staff, { method: 'POST', body: {} })
  const order = await seller.move(await seller.move(await seller.move(placed, 'processing'), 'shipped'), 'delivered')
  const [shipment] = order.shipments
  const text = `serial,devEui,joinEui,appKey\nSN-1,70B3D57ED0000001,70B3D57ED0000000,ABCDEF0123456789ABCDEF0123450001`
  await post(`/admin/shipments/${shipment?.id}/devices`, { lineId: shipment?.lines[0]?.id, text })
  const invoice = await biller.issue(id, 'invoice')
  const statement = `Date,Details,Money in\n05/01/2026,${invoice.number},200.00`
  const mapping = { date: 'Date', credit: 'Money in', text: 'Details' }
  const upload = { fileName: 'a.csv', account: 'HSBC', currency: 'HKD', text: statement, mapping }
  expect((await biller.post('/admin/bank/statements', upload)).status).toBe(200)
  expect((await biller.post('/admin/bank/confirm-certain', {})).status).toBe(200)
  await post(`/admin/orders/${id}/returns`, { pieces: [1, 0], reason: 'faulty', serials: 'SN-1' })
  return biller.get(invoice.id)
}

/** Runs a line in the repository's folder; returns what it prints, and fails as it does. */
async function run(line: string, installation: string): Promise<string> {
  const environment = {
    DATA_DIR: dataOf(installation),
    BACKUP_TO: path.join(folder, 'backups'),
    BACKUP_KEY_FILE: path.join(folder, 'key'),
  }
  const { stdout } = await promisify(execFile)('sh', ['-euc', line], { env: { ...process.env, ...environment } })
  return stdout
}

async function content(installation: string): Promise<Record<string, string | null>> {
  const server = await startEmbeddedPostgres(dataOf(installation))
  return contentOf(server.url).finally(server.release)
}

async function loseAndChangeRows(installation: string): Promise<void> {
  const server = await startEmbeddedPostgres(dataOf(installation))
  const client = await connect(server.url)
  await client.query(`DELETE FROM "Enquiry"; UPDATE "Quote" SET "name" = 'somebody else'`)
  await client.end()
  await server.release()
}

it(
  'the documented backup has every row of every table, restored into this installation or a new one, and the site goes on with it',
  async () => {
    await writeFile(path.join(folder, 'key'), await newKeyFile(), { mode: 0o600 })
    const made: Awaited<ReturnType<typeof sell>>[] = []
    await serve('site', async (site) => {
      made.push(await sell(site))
      await submit(site, '/enquiries', enquiry())
      await submit(site, '/demo-requests', demoRequest())
      await submit(site, '/quote-requests', quoteRequest())
      expect(await run(backup, 'site')).toMatch(/ restored and compared\n$/)
      await expect(run(restore, 'site')).rejects.toThrow(/connections to the database postgres are open: stop the site/)
    })
    const saved = await content('site')
    expect(saved).toMatchObject({
      '"Enquiry"': expect.stringMatching(/^1 /),
      '"DemoRequest"': expect.stringMatching(/^1 /),
      '"Quote"': expect.stringMatching(/^1 /),
      'pgboss.job': expect.stringMatching(/^[1-9]/),
    })
    for (const table of sold) expect([table, saved[`"${table}"`]]).toEqual([table, expect.stringMatching(/^[1-9]/)])
    await loseAndChangeRows('site')

    await expect(run(restore.replace(' --replace', ''), 'site')).rejects.toThrow(/with --replace the backup takes its/)
    expect(await run(restore, 'site')).toMatch(/^The previous database is kept as postgres_before_\d+;/m)
    expect(kept(await content('site'))).toEqual(kept(saved))

    expect(await run(restore.replace(' --replace', ''), 'new')).toContain('was made with another APP_SECRET')
    expect(kept(await content('new'))).toEqual(kept(saved))
    await serve('new', async (site) => {
      await submit(site, '/enquiries', enquiry())
      const biller = billerOf(site, await signIn(site))
      for (const { number, id, sha256 } of made) {
        expect(await biller.get(id)).toMatchObject({ number, state: 'paid' })
        expect((await biller.file(id)).sha256).toBe(sha256)
      }
    })
    expect((await content('new'))['"Enquiry"']).toMatch(/^2 /)
  },
  limitMs,
)

/** All but what the site went on writing after the backup, until it was stopped. */
function kept(content: Record<string, string | null>): Record<string, string | null> {
  const isKept = ([name]: [string, unknown]) => !/pgboss|"BackupRun"|"Delivery"/.test(name)
  return Object.fromEntries(Object.entries(content).filter(isKept))
}
