import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { partsByKind, systemPartsSchema } from '#contract/builder/parts.ts'
import { problemSchema } from '#contract/problems/problems.ts'
import { quoteFollowSchema } from '#contract/sales/quote-requests.ts'
import { retireProducts, writeProducts } from '#tests/api/catalogue/catalogue.ts'
import { readPdf } from '#tests/api/datasheets/pdf.ts'
import { many, post, quoteRequest, receiptOf, refusedFields } from '#tests/api/forms/forms.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { restoreRows } from '#tests/support/restored.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({}, { limits: many })
})
afterAll(() => app.close())
restoreRows(() => app)

const get = (path: string, headers = {}) => fetch(`${app.url}/api/v1${path}`, { headers })

async function parts() {
  const answer = await get('/builder/parts')
  expect(answer.status).toBe(200)
  return partsByKind(systemPartsSchema.parse(await answer.json()))
}

describe('GET /builder/parts', () => {
  it('has of each kind what the catalogue sells, to anybody', async () => {
    const { plans, ...found } = await parts()
    expect(plans.map(({ address, listPrice, plan }) => [address, listPrice, plan])).toEqual([
      ['plan:leak', 680, { need: 'leak', points: 20 }],
      ['plan:energy', 960, { need: 'energy', points: 12 }],
      ['plan:air', 880, { need: 'air', points: 8 }],
      ['plan:parking', 1250, { need: 'parking', points: 50 }],
    ])
    expect(Object.entries(found).map(([kind, products]) => [kind, products.map(({ slug }) => slug)])).toEqual([
      ['leak', ['water-leak-sensor']],
      ['energy', ['smart-energy-meter', 'three-phase-current-monitor']],
      ['air', ['9-in-1-indoor-air-quality-sensor']],
      ['parking', ['parking-sensor']],
      ['gateway', ['indoor-lorawan-gateway', 'outdoor-lorawan-gateway']],
      ['platform', ['iot-platform-app']],
    ])
    expect(JSON.stringify(found)).not.toContain('hkdCost')
    expect(
      [...found.leak, ...found.energy, ...found.air, ...found.parking].map(({ batteryYears }) => batteryYears),
    ).toEqual([10, undefined, 5, 3, 8])
  })

  it('takes what can be had and has a price first, then the cheapest; what is paid by the month is no device', async () => {
    const common = { category: 'hardware', availability: 'Available (9)', term: 'One-time' } as const
    const rows = await writeProducts(app.services.database, [
      { ...common, name: 'Leak Rope', msrp: '800' },
      { ...common, name: 'Leak Dot', msrp: '500', availability: 'Out of Stock' },
      { ...common, name: 'Leak Ask', msrp: null },
      { category: 'hardware', name: 'Leak Rental', msrp: '20/month', availability: 'Available' },
      { ...common, name: 'Roof Gateway', msrp: '4800' },
      { category: 'lpwan', name: 'NB-IoT SIM', msrp: '10/month', availability: 'Available' },
    ])
    const found = await parts()
    expect(found.leak.map(({ name }) => name)).toEqual(['Leak Rope', 'Leak Dot', 'Leak Ask'])
    expect(found.gateway.map(({ name }) => name)).toEqual(['Roof Gateway'])
    await retireProducts(app.services.database, rows.slice(0, 1))
    await expect.poll(async () => (await parts()).leak[0]?.name).toBe('Leak Dot')
  })

  it('names a field that it does not have, and knows what a client has already', async () => {
    const wrong = await get('/builder/parts?floors=3')
    expect(wrong.status).toBe(400)
    const first = await get('/builder/parts')
    const again = await get('/builder/parts', { 'if-none-match': first.headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
  })
})

describe('GET /builder/system.pdf', () => {
  it.each([
    ['zh-TW', '系統規劃書', '79 × 漏水感測器'],
    ['en', 'System plan', '79 × Water Leak Sensor'],
    ['zh-CN', '系统规划书', '79 × 漏水传感器'],
  ])('%s: bill, reasons, cost and assumptions of the 25-storey office', async (language, title, line) => {
    const answer = await get(`/builder/system.pdf?language=${language}`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    const pdf = readPdf(Buffer.from(await answer.arrayBuffer()))
    const text = pdf.pages.join('\n')
    expect(pdf.info.Title).toBe(title)
    expect(text).toContain(line)
    expect(text).toContain('HK$93,220')
    expect(text).toContain('HK$678,120')
    expect(text).not.toMatch(/undefined|NaN|〓/)
    expect(pdf.links[0]).toMatch(/\/builder$/)
  })

  it('prints the inputs that matter, plans under one heading, and the battery changes in ten years', async () => {
    const textOf = async (query: string) => {
      const answer = await get(`/builder/system.pdf?language=en&${query}`)
      return readPdf(Buffer.from(await answer.arrayBuffer())).pages.join('\n')
    }
    const all = await textOf('')
    for (const text of ['Parking bays', 'Walls', 'Monthly plans', '80 × Parking Sensor, every 8 years'])
      expect(all).toContain(text)
    expect(all.match(/The fee includes/g)).toHaveLength(1)
    const bays = await textOf('know=parking&meters=40')
    expect(bays).toContain('Parking bays')
    expect(bays).not.toMatch(/Floors|Area of a floor|Walls|Meters/)
    expect(await textOf('know=leak')).not.toMatch(/Parking bays|Battery changes/)
  })

  it('is of what its parameters say, and leads back there', async () => {
    const answer = await get('/builder/system.pdf?language=en&know=leak&floors=3&installation=no&lines=leak.5')
    const pdf = readPdf(Buffer.from(await answer.arrayBuffer()))
    expect(pdf.pages.join('\n')).toContain('5 × Water Leak Sensor')
    expect(pdf.links).toEqual([`${app.url}/en/builder?know=leak&floors=3&installation=no&lines=leak.5`])
  })

  it.each([
    ['floors=0', 'floors'],
    ['floors=1000000', 'floors'],
    ['area=wide', 'area'],
    ['bays=-1', 'bays'],
    ['meters=1.5', 'meters'],
    ['leaks=51', 'leaks'],
    ['air=49', 'air'],
    ['walls=paper', 'walls'],
    ['run=away', 'run'],
    ['know=gold', 'know'],
    ['installation=1', 'installation'],
    ['lines=%00', 'lines'],
    ['language=fr', 'language'],
  ])('%s is refused by name', async (query, field) => {
    const answer = await get(`/builder/system.pdf?${query}`)
    expect(answer.status).toBe(400)
    const { errors = [] } = problemSchema.parse(await answer.json())
    expect(errors.map(({ path }) => path)).toEqual([field])
  })
})

describe('a system in a request for quotation', () => {
  const line = (slug: string, quantity: number) => ({ slug, quantity, note: '' })

  async function linesOf(form: object) {
    const { reference } = await receiptOf(await post(app, '/quote-requests', quoteRequest(form)))
    const { requestLines } = await app.services.database.prisma.quote.findUniqueOrThrow({
      where: { reference },
      include: { requestLines: { orderBy: { position: 'asc' } } },
    })
    return requestLines.map(({ name, quantity, listPrice, pricePeriod, connectivityFee, productId }) => [
      name,
      quantity,
      listPrice?.toFixed(2) ?? null,
      pricePeriod,
      connectivityFee?.toFixed(2) ?? null,
      productId !== null,
    ])
  }

  it('has plans and work priced beside its products, and no fee for a connection that a plan includes', async () => {
    const lines = [line('parking-sensor', 80), line('plan:parking', 2), line('service:installation', 40)]
    expect(await linesOf({ lines: [...lines, line('service:gateway', 3)] })).toEqual([
      ['泊車感測器', 80, '980.00', 'once', '0.00', true],
      ['智能泊車計劃（50 個車位）', 2, '1250.00', 'month', null, false],
      ['安裝及調試（每小時）', 40, '480.00', 'once', null, false],
      ['LoRaWAN 網關（型號待定）', 3, null, 'once', null, false],
    ])
  })

  it('keeps the fee where the plans have fewer points than there are devices', async () => {
    expect(await linesOf({ lines: [line('parking-sensor', 80), line('plan:parking', 1)] })).toMatchObject([
      ['泊車感測器', 80, '980.00', 'once', '240.00', true],
      ['智能泊車計劃（50 個車位）', 1, '1250.00', 'month', null, false],
    ])
  })

  it('names a plan that was withdrawn; the rest can be sent', async () => {
    const lines = [line('plan:leak', 1), line('plan:security', 1)]
    expect(await refusedFields(await post(app, '/quote-requests', quoteRequest({ lines })))).toEqual(['lines.1.slug'])
    expect(await linesOf({ lines: lines.slice(0, 1) })).toHaveLength(1)
  })

  it('is followed by its buyer: a plan is what it was, not a product that is gone', async () => {
    const form = quoteRequest({ lines: [line('plan:leak', 4), line('service:installation', 9)] })
    const { token } = await receiptOf(await post(app, '/quote-requests', form))
    const { lines } = quoteFollowSchema.parse(await (await get(`/quote-requests/${token}`)).json())
    expect(lines.map(({ slug, sku, quantity }) => [slug, sku, quantity])).toEqual([
      ['plan:leak', 'PLAN-LEAK', 4],
      ['service:installation', 'SVC-INSTALL', 9],
    ])
  })
})
