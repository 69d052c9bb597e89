import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ProductList } from '#contract/catalogue/products.ts'
import { batteryYearsOf } from '#contract/catalogue/specifications/battery.ts'
import { restoredApp } from '#tests/support/restored.ts'
import { list, writeProducts } from './catalogue.ts'
import { findingCatalogue } from './finding-catalogue.ts'

/** docs/queries.md: what is typed, what is found, and what it was taken for. */
const lines = readFileSync('docs/queries.md', 'utf8').split('\n')
const rows = lines
  .slice(lines.indexOf('## All that is found'))
  .filter((line) => line.startsWith('| ') && !/^\| (?:typed|---)/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, 4)
      .map((cell) => cell.trim()),
  )
  .flatMap(([queries = '', finds = '', taken = '']) => queries.split(' · ').map((typed) => ({ typed, finds, taken })))

interface Filter {
  /** By what each is chosen, and how many are said to be found then. */
  values: { query: Record<string, string>; count: number }[]
}

function filtersOf({ price, battery, ...facets }: ProductList['facets']): Filter[] {
  const chosen = Object.entries(facets).map(([name, values]) => ({
    values: values.map(({ value, count }) => ({ query: { [name]: String(value) }, count })),
  }))
  const prices = price.map(({ min, max, count }) => ({
    query: { minPrice: String(min ?? 0), maxPrice: String(max ?? 999_999) },
    count,
  }))
  const years = battery.map(({ min, count }) => ({ query: { minBattery: String(min) }, count }))
  return [...chosen, { values: prices }, { values: years }]
}

const app = await restoredApp()
await writeProducts(app.services.database, findingCatalogue)

it('the table has at least sixty queries', () => expect(rows.length).toBeGreaterThanOrEqual(60))

describe('a search finds what docs/queries.md says', () => {
  it.each(rows)('$typed', async ({ typed, finds, taken }) => {
    const { items, meant, understood } = await list(app, { search: typed, sort: 'name', pageSize: 50 })
    const found = items.map(({ modelNumber, sku }) => modelNumber ?? sku)
    expect(found).toEqual(finds === '–' ? [] : finds.split(', '))
    const measures = understood.map(({ name, value }) => `${name} ${value}`)
    expect([...(meant ? [meant] : []), ...measures].join(', ')).toBe(taken)
  })
})

describe('measures in a search', () => {
  it('are each told with the search without it', async () => {
    const { understood } = await list(app, { search: 'sensor under HK$1,500 ip68' })
    expect(understood).toEqual([
      { name: 'maxPrice', value: '1500', without: 'sensor ip68' },
      { name: 'ipRating', value: 'IP68', without: 'sensor under HK$1,500' },
    ])
  })

  it('give way to a filter that was chosen', async () => {
    const { items, understood } = await list(app, {
      search: 'sensor under 500',
      maxPrice: '1000',
      sort: 'name',
      pageSize: 50,
    })
    expect(items.map(({ modelNumber }) => modelNumber)).toEqual(['PK-02', 'DC-01', 'TH-05'])
    expect(understood).toEqual([])
  })

  it('are still told where nothing is so', async () => {
    const { total, understood } = await list(app, { search: 'leak under HK$33' })
    expect({ total, names: understood.map(({ name }) => name) }).toEqual({ total: 0, names: ['maxPrice'] })
  })

  it('are words where only the words find something', async () => {
    await writeProducts(app.services.database, [{ name: 'Cable 99 km', sku: 'CABLE' }])
    const { items, understood } = await list(app, { search: '99 km' })
    expect({ skus: items.map(({ sku }) => sku), understood }).toEqual({ skus: ['CABLE'], understood: [] })
  })
})

describe('a search that finds few', () => {
  it('is offered as it sounds, where that finds more', async () => {
    const more = { description: 'A tong for pipes', name: 'Ting che tool', sku: 'TOOL' }
    const bays = [1, 2].map((bay) => ({ name: `停車欄 ${bay}`, sku: `BAR-${bay}` }))
    await writeProducts(app.services.database, [more, ...bays])
    expect(await list(app, { search: 'ting che' })).toMatchObject({ total: 1, meant: null, didYouMean: '停車' })
  })

  it('is offered as nothing else where it is just what things are called', async () => {
    expect(await list(app, { search: '電錶' })).toMatchObject({ total: 1, didYouMean: null })
  })
})

describe('facets', () => {
  it('say of each value how many products there are with it beside the other filters', async () => {
    const mounted = [
      { name: 'Pole counter', category: 'Sensor', subcategory: '室外', mounting: 'wall, pole', msrp: '700' },
      { name: 'Hub', category: 'System', subcategory: '室外', mounting: 'pole', stock: '0' },
    ]
    await writeProducts(app.services.database, mounted)
    const { facets: all } = await list(app)
    // one or two: more find nothing, and nothing is what wrong counts would say
    const queries = fc.subarray(filtersOf(all), { minLength: 1, maxLength: 2 }).chain((filters) => {
      const chosen = filters.map(({ values }) => fc.constantFrom(...values.map(({ query }) => query)))
      return fc.tuple(...chosen).map((each): Record<string, string> => Object.assign({}, ...each))
    })
    await fc.assert(
      fc.asyncProperty(queries, async (query) => {
        const { facets, total, items } = await list(app, { ...query, pageSize: 50 })
        expect(total).toBe(items.length)
        for (const { values } of filtersOf(facets)) {
          for (const value of values) {
            const found = await list(app, { ...query, ...value.query })
            expect({ ...value, count: found.total }).toEqual(value)
          }
        }
      }),
      { numRuns: 10 },
    )
  })

  it('count price and battery as if their own filter were off, and others with it', async () => {
    const { facets, total } = await list(app, { minPrice: '1000', minBattery: '5' })
    expect(total).toBe(1)
    expect(facets.price.map(({ count }) => count)).toEqual([2, 1, 1, 0, 0])
    expect(facets.battery).toEqual([
      { min: 1, count: 2 },
      { min: 3, count: 2 },
      { min: 5, count: 1 },
      { min: 10, count: 1 },
    ])
    expect(facets.connectivityType).toEqual([{ value: 'lora', count: 1 }])
  })

  it('of connectivity are counted and chosen', async () => {
    const { facets, items } = await list(app, { connectivityType: 'nb-iot' })
    expect(items.map(({ sku }) => sku)).toEqual(['HI-PK-02'])
    expect(facets.connectivityType).toEqual([
      { value: 'lora', count: 6 },
      { value: 'nb-iot', count: 1 },
      { value: 'wifi', count: 1 },
    ])
  })
})

it('filters and comparisons read the same years of a battery', async () => {
  const { database } = app.services
  const lines = [
    ['電池壽命', '10 年'],
    ['電池', '3.6 V 鋰電，可用 5 年'],
    ['续航', '8.5年'],
    ['Battery life', '10+ years'],
    ['Battery', '120 months'],
    ['Battery', '2 yrs at 15 minutes'],
    ['Warranty', '3 years'],
  ] as const
  const products = lines.map(([name, value], place) => ({
    name: `產品 ${place}`,
    sku: `YEARS-${place}`,
    specifications: `${name}: ${value}`,
  }))
  await writeProducts(database, products)
  const rows = await database.prisma.product.findMany({
    where: { sku: { startsWith: 'YEARS-' } },
    select: { batteryYears: true },
    orderBy: { sku: 'asc' },
  })
  const read = rows.map(({ batteryYears }) => (batteryYears === null ? undefined : Number(batteryYears)))
  expect(read).toEqual(lines.map(([name, value]) => batteryYearsOf(name, value)))
})

it('a range is read in km and in metres, none of what is measured or detected', async () => {
  const { database } = app.services
  const lines = [
    ['通訊距離', '15 km', 15],
    ['Range', '800 m', 0.8],
    ['Wireless range', '1,200 metres', 1.2],
    ['通訊範圍', '50 米', 0.05],
    ['最大距離', '300公尺', 0.3],
    ['Range', 'Indoors 30 m, open country 2 km', 2],
    ['LoRaWAN range (open)', '10 km', 10],
    ['Range', '99999999999 km', 9999],
    ['Measuring range', '0.3–8 m', undefined],
    ['偵測距離', '5 米', undefined],
    ['Coverage', '4000 m2', undefined],
    ['Range', '400 mm', undefined],
  ] as const
  const products = lines.map(([name, value], place) => ({
    name: `產品 ${place}`,
    sku: `RANGE-${String(place).padStart(2, '0')}`,
    specifications: `${name}: ${value}`,
  }))
  await writeProducts(database, products)
  const rows = await database.prisma.product.findMany({
    where: { sku: { startsWith: 'RANGE-' } },
    select: { rangeKm: true },
    orderBy: { sku: 'asc' },
  })
  expect(rows.map(({ rangeKm }) => rangeKm?.toNumber())).toEqual(lines.map(([, , km]) => km))
  const { items } = await list(app, { minRange: '0.8', sort: '-range', search: '產品' })
  expect(items.map(({ sku }) => sku)).toEqual(['RANGE-07', 'RANGE-00', 'RANGE-06', 'RANGE-05', 'RANGE-02', 'RANGE-01'])
})
