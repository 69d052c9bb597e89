import { describe, expect, it } from 'vitest'
import { writeProducts } from '#tests/api/catalogue/catalogue.ts'
import { restoredApp } from '#tests/support/restored.ts'
import { answered, refused } from './tools.ts'

const app = await restoredApp()

const line = (product: string, quantity: number) => ({ product, quantity })

describe('price_list', () => {
  it('adds up one-off, monthly and yearly amounts, the first year, five and ten', async () => {
    const { lines, totals } = await answered(app, 'price_list', {
      lines: [line('HI-GW-02', 1), line('Water Leak Sensor', 50), line('HI-NET-LORA', 50), line('plan:leak', 2)],
    })
    const plan = lines[3]
    expect(lines.slice(0, 3)).toMatchObject([
      { slug: 'indoor-lorawan-gateway', quantity: 1, unitPrice: 2680, total: 2680, period: 'once' },
      { slug: 'water-leak-sensor', quantity: 50, unitPrice: 1180, total: 59_000, period: 'once', connectivityFee: 0 },
      { slug: 'lorawan-network-plan', quantity: 50, unitPrice: 96, total: 4800, period: 'year' },
    ])
    expect(plan).toMatchObject({ slug: 'plan:leak', period: 'month' })
    const monthly = plan?.total ?? 0
    expect(monthly).toBeGreaterThan(0)
    expect(totals).toEqual({
      once: 61_680,
      monthly,
      yearly: 4800,
      firstYear: 61_680 + 4800 + 12 * monthly,
      fiveYears: 61_680 + 5 * (4800 + 12 * monthly),
      tenYears: 61_680 + 10 * (4800 + 12 * monthly),
      onRequest: 0,
    })
  })

  it('at volume prices, of all lines of a product together, and names the next one and what is missing', async () => {
    await writeProducts(app.services.database, [
      {
        sku: 'V-1',
        nameEn: 'Volume',
        msrp: '100',
        volumePrices: '10: 90\n50: 80',
        minimumOrder: '5',
        availability: 'In Stock (12)',
      },
    ])
    const { lines, totals } = await answered(app, 'price_list', { lines: [line('V-1', 9), line('v-1', 11)] })
    expect(lines).toMatchObject([
      { quantity: 20, unitPrice: 90, singlePrice: 100, total: 1800, nextVolume: { from: 50, price: 80 }, missing: 8 },
    ])
    expect(totals.once).toBe(1800)
    const few = await answered(app, 'price_list', { lines: [line('V-1', 4)] })
    expect(few.lines[0]).toMatchObject({ minimumOrder: 5, isBelowMinimum: true, unitPrice: 100 })
  })

  it('in another currency, each price rounded once', async () => {
    const { lines, totals } = await answered(app, 'price_list', { lines: [line('HI-WL-01', 3)], currency: 'USD' })
    expect(lines[0]).toMatchObject({ unitPrice: 151.04, total: 453.12 })
    expect(totals.once).toBe(453.12)
  })

  it('without the connectivity that a plan on the list includes', async () => {
    const alone = await answered(app, 'price_list', { lines: [line('HI-PK-02', 10)] })
    expect(alone.lines[0]?.connectivityFee).toBe(240)
    expect(alone.totals.yearly).toBe(2400)
    const { lines, totals } = await answered(app, 'price_list', {
      lines: [line('HI-PK-02', 10), line('plan:parking', 1)],
    })
    expect(lines[0]?.connectivityFee).toBe(0)
    expect(totals.yearly).toBe(0)
  })

  it.each([
    [1_000_000_000, 'too_large'],
    [100_001, 'too_large'],
    [0, 'too_small'],
    [-5, 'too_small'],
    [0.5, 'wrong_type'],
    ['ten', 'wrong_type'],
    [null, 'wrong_type'],
    [Number.NaN, 'wrong_type'],
  ])('refuses %j pieces by a code', async (quantity, fault) => {
    const asked = { lines: [{ product: 'HI-WL-01', quantity }] }
    for (const name of ['price_list', 'propose_quote_request'] as const) {
      expect(await refused(app, name, asked)).toMatchObject({
        code: 'tool.input_invalid',
        path: 'lines.0.quantity',
        fault,
      })
    }
  })

  it('refuses what is not sold, no lines and more than twenty', async () => {
    for (const product of ['no-such-thing', 'plan:coffee', 'service:magic', "' OR 1=1 --"]) {
      expect(await refused(app, 'price_list', { lines: [line(product, 1)] })).toEqual({
        code: 'tool.product_not_found',
        product,
      })
    }
    for (const lines of [[], Array.from({ length: 21 }, () => line('HI-WL-01', 1)), {}, 'HI-WL-01']) {
      expect(await refused(app, 'price_list', { lines })).toMatchObject({ code: 'tool.input_invalid', path: 'lines' })
    }
  })
})

describe('build_system', () => {
  it('plans as the system builder of the site does, and says what it assumed', async () => {
    const { building, lines, over, once, sources } = await answered(app, 'build_system', {
      needs: ['leak'],
      floors: 20,
      area: 1000,
    })
    expect(building).toMatchObject({ floors: 20, area: 1000, assumed: ['leaks', 'walls', 'run', 'installation'] })
    expect(lines.find(({ kind }) => kind === 'device')).toMatchObject({ slug: 'water-leak-sensor', quantity: 64 })
    expect(lines.find(({ kind }) => kind === 'gateway')?.quantity).toBe(5)
    expect(over.map(({ years }) => years)).toEqual([1, 5, 10])
    expect(over[1]?.cost.likely).toBeGreaterThan(once)
    expect(sources[0]).toMatch(/^\/builder\?.*know=leak.*floors=20/)
  })

  it.each([
    { needs: [] },
    { needs: ['smell'] },
    { needs: ['leak'], floors: 0 },
    { needs: ['leak'], floors: 1e9 },
    { needs: ['leak'], area: 12.5 },
    { needs: ['leak'], walls: 'glass' },
    { needs: 'leak' },
  ])('refuses %j by a code', async (input) => {
    expect(await refused(app, 'build_system', input)).toMatchObject({ code: 'tool.input_invalid' })
  })
})

describe('lpwan_cost', () => {
  it('as the calculator of /lpwan, with a product’s own price where one is named', async () => {
    const { technologies, recommended, device } = await answered(app, 'lpwan_cost', { devices: 500 })
    expect(technologies.map(({ id }) => id)).toEqual(['lora', 'nb-iot', 'sigfox', 'lte-m'])
    expect(technologies.map(({ id }) => id)).toContain(recommended)
    expect(device).toBeNull()
    const own = await answered(app, 'lpwan_cost', { devices: 500, product: 'HI-WL-01', technologies: ['lora'] })
    expect(own.device?.slug).toBe('water-leak-sensor')
    expect(own.technologies[0]?.items[0]).toEqual({ item: 'devices', cost: { low: 590_000, high: 590_000 } })
    const basement = await answered(app, 'lpwan_cost', { devices: 500, depth: 'deep', country: 'VN' })
    expect(basement.technologies.find(({ id }) => id === 'lte-m')?.excludedBy).toBe('network')
  })

  it('refuses numbers beyond its bounds', async () => {
    for (const input of [
      { devices: 0 },
      { devices: 1e9 },
      { devices: 10, years: 21 },
      { devices: 10, depth: 'moon' },
      {},
    ]) {
      expect(await refused(app, 'lpwan_cost', input)).toMatchObject({ code: 'tool.input_invalid' })
    }
  })
})
