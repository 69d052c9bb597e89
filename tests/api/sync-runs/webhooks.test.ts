import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createNotion } from '#server/modules/sync/notion/client.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { catalogueColumns } from '#tests/support/notion/catalogue.ts'
import { type NotionStandIn, startNotion } from '#tests/support/notion/stand-in.ts'
import { type Row, users } from '#tests/support/notion/store.ts'
import { createWebhookSender, type WebhookSender, webhookEvent } from '#tests/support/notion/webhooks.ts'
import { until } from '#tests/support/processes.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { noStop } from '#tests/support/sync.ts'
import { ask } from '../back-office/ask.ts'
import { quick } from '../deliveries/deliveries.ts'
import { edit } from '../sync-staff/catalogue.ts'

let app: TestApp
let notion: NotionStandIn
let admin: StaffMember
let hooks: WebhookSender
let sensor: string

const long = new Date(Date.now() - 86_400_000)
const prisma = () => app.services.database.prisma

beforeAll(async () => {
  notion = await startNotion()
  const { apiKey: NOTION_API_KEY, databaseId: NOTION_DATABASE_ID, url: NOTION_API_URL } = notion
  app = await startTestApp({ NOTION_API_KEY, NOTION_DATABASE_ID, NOTION_API_URL }, { pace: quick })
  admin = await createStaff(app, 'super_admin')
  hooks = createWebhookSender(app.url)
  await ask(app, '/admin/sync/webhook', admin, { method: 'POST' })
  expect((await hooks.sendToken()).status).toBe(204)
  await setAuto({ enabled: true, direction: 'both', brake: false })
})
afterAll(async () => {
  await app.close()
  await notion.close()
})

beforeEach(async () => {
  for (const { id } of notion.pages.all()) notion.pages.remove(id)
  sensor = notion.pages.add({ 產品名稱: 'Leak Sensor', MSRP: 1000, SKU: 'LS-1' }, long)
  await complete()
})
afterEach(async () => {
  await settled()
  notion.onRequest(() => {})
  for (const table of ['syncChange', 'syncConflict', 'productRevision', 'productSlug', 'product'] as const) {
    await Object(prisma()[table]).deleteMany()
  }
  await prisma().notionWebhookEvent.deleteMany()
  await prisma().syncRun.deleteMany()
})

async function setAuto(body: object): Promise<void> {
  expect((await ask(app, '/admin/sync/auto', admin, { method: 'PUT', body })).status).toBe(200)
}

async function complete(): Promise<void> {
  const sync = app.services.sync.current()
  if ('off' in sync) throw new Error(sync.off)
  const how = { direction: 'import', force: false, dryRun: false, trigger: 'staff', stop: noStop } as const
  expect(await sync.run(how)).toMatchObject({ success: true })
}

/** No job of webhooks waits or is in hand. */
async function settled(): Promise<void> {
  await until(async () => {
    const rows = await prisma().$queryRaw<object[]>`
      SELECT 1 FROM pgboss.job WHERE name = 'notion-webhook' AND state IN ('created', 'retry', 'active')`
    return rows.length === 0
  })
}

const inDatabase = () => ({ id: notion.databaseId, type: 'database' })
const ofPage = (id: string, type = 'page.properties_updated', parent: object = inDatabase()) =>
  webhookEvent({ type, entity: { id, type: 'page' }, parent: parent as { id: string; type: string } })

async function deliver(event: object): Promise<void> {
  expect((await hooks.send(event)).status).toBe(204)
}

async function shown(): Promise<string[]> {
  const answer = await fetch(`${app.url}/api/v1/products`)
  const { items }: { items: { name: string }[] } = await answer.json()
  return items.map(({ name }) => name).toSorted()
}

async function priceOf(slug: string): Promise<number> {
  const answer = await fetch(`${app.url}/api/v1/products/${slug}`)
  return (await answer.json()).price?.msrp
}

const runs = () => prisma().syncRun.findMany({ where: { trigger: 'webhook' }, orderBy: { startedAt: 'asc' } })
const readsOf = (pageId: string, from = 0) =>
  notion.requests.slice(from).filter(({ method, path }) => method === 'GET' && path === `/v1/pages/${pageId}`).length
const queriesFrom = (from: number) => notion.requests.slice(from).filter(({ path }) => path.endsWith('/query')).length

describe('What people do in Notion is public in seconds', () => {
  it('an edit: its page is read, and no other', async () => {
    const from = notion.requests.length
    notion.pages.edit(sensor, { MSRP: 1200 })
    await deliver(ofPage(sensor))
    await until(async () => (await priceOf('leak-sensor')) === 1200)
    await settled()
    expect(readsOf(sensor, from)).toBe(1)
    expect(queriesFrom(from)).toBe(0)
    expect(await runs()).toMatchObject([
      { status: 'succeeded', direction: 'import', complete: false, updated: 1, created: 0, retired: 0 },
    ])
  })

  it('a new page', async () => {
    const page = notion.pages.add({ 產品名稱: 'Meter', MSRP: 50 })
    await deliver(ofPage(page, 'page.created'))
    await until(async () => (await shown()).includes('Meter'))
    expect(await shown()).toEqual(['Leak Sensor', 'Meter'])
    await settled()
    expect(await runs()).toMatchObject([{ created: 1 }])
  })

  it('a page in the trash, and out of it again', async () => {
    notion.pages.add({ 產品名稱: 'Meter' })
    await complete()
    notion.pages.trash(sensor)
    await deliver(ofPage(sensor, 'page.deleted'))
    await until(async () => (await shown()).join() === 'Meter')
    notion.pages.restore(sensor)
    await deliver(ofPage(sensor, 'page.undeleted'))
    await until(async () => (await shown()).join() === 'Leak Sensor,Meter')
    await settled()
    expect((await runs()).map(({ retired, updated }) => [retired, updated])).toEqual([
      [1, 0],
      [0, 1],
    ])
  })

  it('a page that is moved to another database is gone here; one that stands elsewhere never comes', async () => {
    const others = notion.addDatabase(randomUUID(), 'Others', catalogueColumns)
    const moved = others.pages.add({ 產品名稱: 'Moved away' })
    const product = await prisma().product.findFirstOrThrow({ where: { notionPageId: sensor } })
    await prisma().product.update({ where: { id: product.id }, data: { notionPageId: moved } })
    await deliver(ofPage(moved, 'page.moved', { id: others.databaseId, type: 'database' }))
    await until(async () => (await shown()).length === 0)
    const stranger = others.pages.add({ 產品名稱: 'Stranger' })
    await deliver(ofPage(stranger, 'page.created'))
    await until(() => readsOf(stranger) === 1)
    await settled()
    expect(await prisma().product.count()).toBe(1)
  })

  it('a change of columns: everything is read', async () => {
    const from = notion.requests.length
    notion.pages.edit(sensor, { MSRP: 1300 })
    await deliver(
      webhookEvent({ type: 'database.schema_updated', entity: { id: notion.databaseId, type: 'database' } }),
    )
    await until(async () => (await priceOf('leak-sensor')) === 1300)
    expect(queriesFrom(from)).toBe(1)
    expect(await runs()).toMatchObject([{ complete: true, trigger: 'webhook' }])
  })

  it('under a newer version of Notion’s API, of the data source that is meant', async () => {
    const multi = await startNotion({ databaseId: randomUUID() })
    const second = multi.addSource('Second', catalogueColumns)
    const page = second.pages.add({ 產品名稱: 'Of the second' })
    const client = createNotion({
      apiKey: multi.apiKey,
      apiUrl: multi.url,
      dataSourceId: multi.sourceId,
      pace: async () => undefined,
    })
    await client.database(multi.databaseId, noStop)
    const own = multi.pages.add({ 產品名稱: 'Of the first' })
    const reading = client.pagesById(multi.databaseId, [own, page], { signal: noStop })
    const { value: batch } = await reading.next()
    expect(batch).toMatchObject({ pages: [{ id: own }], elsewhere: [page] })
    await multi.close()
  })
})

describe('However events come', () => {
  it('twice: the second changes nothing', async () => {
    const event = ofPage(sensor)
    await deliver(event)
    await settled()
    const from = notion.requests.length
    for (const _again of [1, 2, 3]) await deliver(event)
    await settled()
    expect(notion.requests.length).toBe(from)
    expect(await runs()).toHaveLength(1)
  })

  it('in the wrong order: the page says what holds', async () => {
    notion.pages.edit(sensor, { MSRP: 1100 })
    const first = webhookEvent({
      entity: { id: sensor, type: 'page' },
      parent: inDatabase(),
      at: new Date(Date.now() - 60_000),
    })
    notion.pages.edit(sensor, { MSRP: 1400 })
    await deliver(ofPage(sensor))
    await until(async () => (await priceOf('leak-sensor')) === 1400)
    await settled()
    await deliver(first)
    await settled()
    expect(await priceOf('leak-sensor')).toBe(1400)
    expect((await runs()).at(-1)).toMatchObject({ status: 'succeeded', updated: 0 })
  })

  it('"deleted" that is told after the page is back: it stays', async () => {
    await deliver(ofPage(sensor, 'page.deleted'))
    await settled()
    expect(await shown()).toEqual(['Leak Sensor'])
  })

  it('never: the next run of the clock has it', async () => {
    notion.pages.edit(sensor, { MSRP: 1500 })
    await complete()
    expect(await priceOf('leak-sensor')).toBe(1500)
  })

  it('of another database, of a comment, or of a kind that is new: nothing is asked of Notion', async () => {
    const from = notion.requests.length
    const stranger = { id: randomUUID(), type: 'database' }
    await deliver(ofPage(randomUUID(), 'page.created', stranger))
    await deliver(ofPage(randomUUID(), 'page.created', { id: randomUUID(), type: 'page' }))
    await deliver(webhookEvent({ type: 'comment.created', entity: { id: randomUUID(), type: 'comment' } }))
    await deliver(webhookEvent({ type: 'database.schema_updated', entity: stranger }))
    await deliver(webhookEvent({ type: 'universe.expanded', entity: stranger }))
    await settled()
    expect(notion.requests.length).toBe(from)
    expect(await runs()).toEqual([])
  })

  it('of a page that cannot be read: it is left to the complete run', async () => {
    notion.pages.remove(sensor)
    await deliver(ofPage(sensor))
    await settled()
    expect(await shown()).toEqual(['Leak Sensor'])
    await complete()
    expect(await shown()).toEqual([])
  })

  it('while Notion is down: the page is read once it is back', async () => {
    notion.pages.edit(sensor, { MSRP: 1600 })
    notion.fail({ kind: 'status', status: 503 }, { when: ({ path }) => path === `/v1/pages/${sensor}`, times: 5 })
    await deliver(ofPage(sensor))
    await until(async () => (await priceOf('leak-sensor')) === 1600)
  })
})

describe('However many events come', () => {
  it('ten about one page at once are one or two readings', async () => {
    const from = notion.requests.length
    notion.pages.edit(sensor, { MSRP: 1700 })
    await Promise.all(Array.from({ length: 10 }, () => deliver(ofPage(sensor))))
    await until(async () => (await priceOf('leak-sensor')) === 1700)
    await settled()
    expect(readsOf(sensor, from)).toBeGreaterThan(0)
    expect(readsOf(sensor, from)).toBeLessThan(3)
  })

  it('what waits while a run goes on is read in one run', async () => {
    const pages = ['A', 'B', 'C', 'D'].map((name) => notion.pages.add({ 產品名稱: name }, long))
    await complete()
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    let begun = false
    notion.onRequest(async ({ path }) => {
      if (!path.endsWith('/query')) return
      begun = true
      await held
    })
    const running = complete()
    await until(() => begun)
    for (const page of pages) notion.pages.edit(page, { MSRP: 80 })
    await Promise.all(pages.map((page) => deliver(ofPage(page))))
    release()
    await running
    notion.onRequest(() => {})
    await settled()
    const done = await runs()
    expect(done.length).toBeLessThan(3)
    expect(done.every(({ complete: isComplete }) => !isComplete)).toBe(true)
    for (const slug of ['a', 'b', 'c', 'd']) expect(await priceOf(slug)).toBe(80)
  })

  it('an edit of 60 pages is a run or two of everything, once it is quiet', async () => {
    const pages = Array.from({ length: 60 }, (_, index) => notion.pages.add({ 產品名稱: `P${index}`, MSRP: 100 }, long))
    await complete()
    const from = notion.requests.length
    for (const page of pages) notion.pages.edit(page, { MSRP: 110 })
    await Promise.all(pages.map((page) => deliver(ofPage(page))))
    await until(async () => (await prisma().product.count({ where: { msrp: 110 } })) === 60, 60_000)
    await settled()
    const whole = (await runs()).filter((run) => run.complete)
    expect(whole.length).toBeGreaterThan(0)
    expect((await runs()).length).toBeLessThan(5)
    expect(notion.requests.length - from).toBeLessThan(40)
  })
})

describe('A mass change by webhook', () => {
  it('waits for a person as one of the clock does, as a plan of everything', async () => {
    const meters = Array.from({ length: 12 }, (_, index) =>
      notion.pages.add({ 產品名稱: `M${index}`, MSRP: 100 }, long),
    )
    await complete()
    await setAuto({ brake: true })
    const before = (await runs()).length
    for (const meter of meters) notion.pages.edit(meter, { MSRP: 200 })
    await Promise.all(meters.map((meter) => deliver(ofPage(meter))))
    const braked = async () => (await runs()).slice(before).find(({ status }) => status === 'awaiting_approval')
    await until(async () => (await braked()) !== undefined, 60_000)
    await settled()
    expect(await braked()).toMatchObject({ complete: true, marks: expect.arrayContaining(['mass-price']) })
    // the first may be read by itself, before it is known that they are many
    expect(await prisma().product.count({ where: { msrp: 200 } })).toBeLessThan(2)
    await setAuto({ brake: false })
  })
})

describe('Changes page by page', () => {
  const bot = { id: users.bot, type: 'bot' } as const
  const braked = () =>
    prisma().syncRun.findFirst({ where: { status: 'awaiting_approval' }, include: { changes: true } })
  let meters: string[]

  /** Edits a page, and waits until what Notion tells of it is dealt with. */
  async function editAndTell(page: string, row: Row): Promise<void> {
    notion.pages.edit(page, row)
    await deliver(ofPage(page))
    await settled()
  }

  beforeEach(async () => {
    meters = Array.from({ length: 12 }, (_, index) => notion.pages.add({ 產品名稱: `M${index}`, MSRP: 100 }, long))
    await complete()
    await setAuto({ brake: true })
  })
  afterEach(() => setAuto({ brake: false }))

  it('of prices wait for a person once they are a mass change together, and are free again once one has looked', async () => {
    for (const meter of meters.slice(0, 3)) await editAndTell(meter, { MSRP: 120 })
    expect(await prisma().product.count({ where: { msrp: 120 } })).toBe(2)
    const plan = await braked()
    expect(plan).toMatchObject({
      complete: true,
      marks: ['mass-price'],
      changes: [{ name: 'M2', marks: ['mass-price'] }],
    })
    expect(JSON.stringify(plan?.message)).toMatch(/mass\.price.*"count":3,"total":13.*mass\.already.*"count":2/)
    // neither another message nor a run of the clock gets past it
    await editAndTell(meters[3] ?? '', { MSRP: 120 })
    const sync = app.services.sync.current()
    if ('off' in sync) throw new Error(sync.off)
    const how = { direction: 'import', force: false, dryRun: false, stop: noStop } as const
    expect(await sync.run({ ...how, trigger: 'clock' })).toMatchObject({ success: false })
    expect(await prisma().product.count({ where: { msrp: 120 } })).toBe(2)
    expect(await sync.run({ ...how, trigger: 'staff', planId: (await braked())?.id ?? '' })).toMatchObject({
      success: true,
    })
    expect(await prisma().product.count({ where: { msrp: 120 } })).toBe(4)
    await editAndTell(meters[4] ?? '', { MSRP: 120 })
    expect(await prisma().product.count({ where: { msrp: 120 } })).toBe(5)
  })

  it('into the trash wait likewise', async () => {
    for (const meter of meters.slice(0, 3)) {
      notion.pages.trash(meter)
      await deliver(ofPage(meter, 'page.deleted'))
      await settled()
    }
    expect(await shown()).toHaveLength(11)
    expect(await braked()).toMatchObject({ marks: ['mass-retired'] })
  })

  it('are not counted where they are taken back, are of another kind, or are over an hour ago', async () => {
    for (const meter of meters.slice(0, 2)) await editAndTell(meter, { MSRP: 200 })
    for (const meter of meters.slice(0, 2)) await editAndTell(meter, { MSRP: 100 })
    for (const meter of meters.slice(0, 2)) await editAndTell(meter, { 型號: 'X' })
    for (const meter of meters.slice(4, 6)) await editAndTell(meter, { MSRP: 200 })
    expect(await braked()).toBeNull()
    await prisma().$executeRaw`UPDATE "SyncRun" SET "startedAt" = "startedAt" - interval '61 minutes'`
    for (const meter of meters.slice(6, 8)) await editAndTell(meter, { MSRP: 200 })
    expect(await braked()).toBeNull()
    expect(await prisma().product.count({ where: { msrp: 200 } })).toBe(4)
  })

  it('that are our own, told back by Notion, start no run; those of a person or another integration do', async () => {
    await setAuto({ brake: false })
    const { id } = await prisma().product.findFirstOrThrow({ where: { notionPageId: sensor } })
    await edit(app, id, { msrp: '1250' })
    const sync = app.services.sync.current()
    if ('off' in sync) throw new Error(sync.off)
    await sync.run({ direction: 'both', force: false, dryRun: false, trigger: 'staff', stop: noStop })
    expect(notion.pages.values(sensor)).toMatchObject({ MSRP: 1250 })
    const told = (...authors: NonNullable<Parameters<typeof webhookEvent>[0]['authors']>) =>
      deliver(webhookEvent({ entity: { id: sensor, type: 'page' }, parent: inDatabase(), authors }))
    await told(bot)
    await settled()
    const from = notion.requests.length
    for (const _again of [1, 2, 3]) await told(bot)
    await settled()
    expect(await runs()).toEqual([])
    expect(notion.requests.length).toBe(from)
    await told({ id: randomUUID(), type: 'bot' })
    await settled()
    expect(await runs()).toHaveLength(1)
    notion.pages.edit(sensor, { MSRP: 1260 })
    await told(bot, { id: users.person, type: 'person' })
    await until(async () => (await priceOf('leak-sensor')) === 1260)
    await settled()
    expect(await runs()).toHaveLength(2)
  })
})

describe('Switched off', () => {
  it.each([{ enabled: false }, { direction: 'export' }])('%j: events change nothing', async (change) => {
    await setAuto(change)
    const from = notion.requests.length
    notion.pages.edit(sensor, { MSRP: 1800 })
    await deliver(ofPage(sensor))
    await settled()
    expect(notion.requests.length).toBe(from)
    await setAuto({ enabled: true, direction: 'both' })
  })
})
