import { describe, expect, it } from 'vitest'
import { plans } from '#content/property/plans.words.ts'
import { partsByKind, systemPartsSchema } from '#contract/builder/parts.ts'
import type { ContentEntry } from '#contract/content/entries.ts'
import { homeSchema } from '#contract/content/home.ts'
import { shownPlansSchema } from '#contract/content/plans.ts'
import { quoteFollowSchema } from '#contract/sales/quote-requests.ts'
import { answered, ask, refused } from '#tests/api/back-office/ask.ts'
import { readPdf } from '#tests/api/datasheets/pdf.ts'
import { many, post, quoteRequest, receiptOf } from '#tests/api/forms/forms.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { restoredApp } from '#tests/support/restored.ts'
import { createStaff } from '#tests/support/staff.ts'
import { contentOf } from './content.ts'

let aheadMs = 0
const hourMs = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString()

const app = await restoredApp({}, { now: () => new Date(Date.now() + aheadMs), limits: many })
const content = contentOf(app, await createStaff(app, 'editor'))

const shown = async (from: TestApp = app) => (await answered(await ask(from, '/plans'), shownPlansSchema)).items
const prices = async (from?: TestApp) => (await shown(from)).map(({ key, monthly }) => [key, monthly])
const onHome = async () => (await answered(await ask(app, '/home'), homeSchema)).plans.map(({ monthly }) => monthly)
const inBuilder = async () =>
  partsByKind(await answered(await ask(app, '/builder/parts'), systemPartsSchema)).plans.map(
    ({ address, listPrice }) => [address, listPrice],
  )
const told = async (question: string) =>
  (await app.services.knowledge.search(question, { language: 'en' })).map(({ text }) => text).join('\n')

async function entry(key: string): Promise<ContentEntry> {
  const found = (await content.list('plans')).find((one) => one.key === key)
  if (!found) throw new Error(`There is no plan ${key}`)
  return found
}

const first = (key: string) => {
  const { key: _key, ...data } = plans.find((plan) => plan.key === key) ?? {}
  return data
}

async function reprice(key: string, monthly: number, from: string | null = null, until: string | null = null) {
  const saved = await content.save(await entry(key), { ...first(key), monthly })
  return content.publish(saved, from, until)
}

const large = {
  name: { 'zh-TW': '大廈漏水監察', en: 'Tower leak watch' },
  summary: { 'zh-TW': '全座大廈。', en: 'A whole tower.' },
  need: 'leak',
  monthly: 2500,
  points: 100,
  unit: { 'zh-TW': '個量度點', en: 'points' },
  lines: [{ text: { 'zh-TW': '專人值班', en: 'Somebody on duty' } }],
  mark: 'popular',
}

describe('what visitors read', () => {
  it('is the program’s until staff publish a change; then page, home, builder and PDF have the one price', async () => {
    expect(await shown()).toEqual(plans)
    expect((await content.list('plans')).map(({ key, isSample, missing }) => [key, isSample, missing])).toEqual(
      plans.map(({ key }) => [key, false, []]),
    )
    expect(await inBuilder()).toContainEqual(['plan:leak', 680]) // is kept from here on
    const saved = await content.save(await entry('leak'), { ...first('leak'), monthly: 690.5 })
    expect(await prices()).toContainEqual(['leak', 680])
    await content.publish(saved)
    expect(await prices()).toEqual([
      ['leak', 690.5],
      ['energy', 960],
      ['air', 880],
      ['parking', 1250],
    ])
    expect(await onHome()).toEqual([690.5, 960, 880, 1250])
    expect(await inBuilder()).toContainEqual(['plan:leak', 690.5])
    const pdf = await ask(app, '/builder/system.pdf?language=en&know=leak&floors=5&installation=no')
    const text = readPdf(Buffer.from(await pdf.arrayBuffer())).pages.join('\n')
    expect(text).toContain('Leak watch plan (20 points)') // 5 × 3 + 4 sensors
    expect(text).toContain('HK$690.5')
  })

  it('an added one stands where staff put it, under a key that stays when it is renamed', async () => {
    const added = await content.publish(await content.add(large, 'plans'))
    expect(added.key).toBe('tower-leak-watch')
    expect((await shown()).at(-1)).toEqual({ ...large, key: added.key })
    expect(await onHome()).toHaveLength(4)
    const others = (await content.list('plans')).filter(({ id }) => id !== added.id)
    const order = { kind: 'plans', ids: [added.id, ...others.map(({ id }) => id)] }
    expect((await content.send('PUT', '/order', order)).status).toBe(200)
    expect((await inBuilder())[0]).toEqual(['plan:tower-leak-watch', 2500])
    const renamed = { ...large, name: { 'zh-TW': '', en: 'Tower watch' } }
    const published = await content.publish(await content.save(added, renamed))
    expect([published.key, published.missing]).toEqual(['tower-leak-watch', ['zh-TW']])
    expect((await inBuilder())[0]).toEqual(['plan:tower-leak-watch', 2500])
  })

  it('a schedule begins and ends by itself, in every answer', async () => {
    await reprice('air', 800, inHours(1), inHours(2))
    expect(await prices()).not.toContainEqual(['air', 880]) // what is published takes the former one’s place at once
    aheadMs = hourMs
    expect(await prices()).toContainEqual(['air', 800])
    expect(await inBuilder()).toContainEqual(['plan:air', 800])
    aheadMs = 2 * hourMs
    expect(await prices()).toHaveLength(3)
    expect((await inBuilder()).map(([address]) => address)).not.toContain('plan:air')
    aheadMs = 0
  })

  it('is the same in another instance, and a client that has it already is told so', async () => {
    const other = await startTestApp({ DATABASE_URL: app.databaseUrl })
    try {
      await expect.poll(() => other.services.events.isListening()).toBe(true)
      expect(await prices(other)).toContainEqual(['parking', 1250])
      await reprice('parking', 1300)
      await expect.poll(() => prices(other)).toContainEqual(['parking', 1300])
    } finally {
      await other.close()
    }
    const etag = (await ask(app, '/plans')).headers.get('etag') ?? ''
    expect((await fetch(`${app.url}/api/v1/plans`, { headers: { 'if-none-match': etag } })).status).toBe(304)
  })
})

describe('the assistant', () => {
  it('knows the plans as they are published, and no more of one that was withdrawn', async () => {
    const question = 'What is the monthly price of energy control for property management?'
    expect(await told(question)).toContain('From HK$960 per month, including 12 meters')
    const changed = await reprice('energy', 999)
    await expect.poll(() => told(question)).toContain('From HK$999 per month')
    expect(await told(question)).not.toContain('HK$960')
    await content.withdraw(changed)
    await expect.poll(() => told(question)).not.toContain('HK$999')
  })
})

describe('a request for quotation', () => {
  const line = (slug: string, quantity = 1) => ({ slug, quantity, note: '' })
  const send = (...lines: object[]) => post(app, '/quote-requests', quoteRequest({ lines }))
  const follow = async (token = '') => answered(await ask(app, `/quote-requests/${token}`), quoteFollowSchema)

  it('is priced at its moment; what was sent before keeps what it said', async () => {
    const { token: before } = await receiptOf(await send(line('plan:leak', 2)))
    const saved = await content.save(await entry('leak'), { ...first('leak'), name: large.name, monthly: 700 })
    await content.publish(saved)
    const { token: after } = await receiptOf(await send(line('plan:leak', 2)))
    expect((await follow(before)).lines).toMatchObject([
      { slug: 'plan:leak', nameEn: 'Leak watch plan (20 points)', listPrice: 680, period: 'month' },
    ])
    expect((await follow(after)).lines).toMatchObject([
      { slug: 'plan:leak', nameEn: 'Tower leak watch plan (20 points)', listPrice: 700 },
    ])
  })

  it('for a plan that was withdrawn is refused by its line, and nothing is kept; sent before, it is what it was without a page', async () => {
    const { token } = await receiptOf(await send(line('plan:parking', 2)))
    await content.withdraw(await entry('parking'))
    const count = () => app.services.database.prisma.quote.count()
    const kept = await count()
    const problem = await refused(await send(line('plan:leak'), line('plan:parking', 2)), 400, 'request.invalid')
    expect(problem.errors).toMatchObject([{ path: 'lines.1.slug', code: 'not_sold' }])
    expect(await count()).toBe(kept)
    await receiptOf(await send(line('plan:leak')))
    expect((await follow(token)).lines).toMatchObject([
      { slug: null, sku: 'PLAN-PARKING', name: '智能泊車計劃（50 個車位）', listPrice: 1250, quantity: 2 },
    ])
  })

  it('has the connection of its devices within it only while the plan is offered', async () => {
    const feeOf = async (...lines: object[]) => (await follow((await receiptOf(await send(...lines))).token)).lines[0]
    const sensors = line('parking-sensor', 60)
    expect(await feeOf(sensors, line('plan:parking', 2))).toMatchObject({ connectivityFee: 0 })
    const fewer = await content.save(await entry('parking'), { ...first('parking'), points: 20 })
    await content.publish(fewer)
    expect(await feeOf(sensors, line('plan:parking', 2))).toMatchObject({ connectivityFee: 240 })
    expect(await feeOf(sensors, line('plan:parking', 3))).toMatchObject({ connectivityFee: 0 })
  })
})

describe('is refused', () => {
  it.each([
    ['no name', { name: { 'zh-TW': '', en: '' } }, 'name.zh-TW', 'required'],
    ['a price of nothing', { monthly: 0 }, 'monthly', 'out_of_bounds'],
    ['a price below nothing', { monthly: -680 }, 'monthly', 'out_of_bounds'],
    ['a third decimal', { monthly: 680.005 }, 'monthly', 'not_multiple'],
    ['half a point', { points: 1.5 }, 'points', 'not_whole'],
    ['no points', { points: 0 }, 'points', 'out_of_bounds'],
    ['a use that there is not', { need: 'gold' }, 'need', 'not_offered'],
    ['a mark that there is not', { mark: 'best' }, 'mark', 'not_offered'],
    ['nine contents', { lines: Array(9).fill(large.lines[0]) }, 'lines', 'too_many'],
    ['an empty content', { lines: [{ text: { 'zh-TW': ' ', en: '' } }] }, 'lines.0.text.zh-TW', 'required'],
  ])('%s', async (_, wrong, field, code) => {
    const body = { kind: 'plans', data: { ...large, ...wrong } }
    const problem = await refused(await content.send('POST', '', body), 400, 'request.invalid')
    expect(problem.errors).toMatchObject([{ path: `data.${field}`, code }])
  })

  it('a need without its answers', async () => {
    await refused(await ask(app, '/plans?need=leak'), 400, 'request.invalid')
  })
})
