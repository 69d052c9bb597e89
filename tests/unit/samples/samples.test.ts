import { describe, expect, it } from 'vitest'
import { assumptions } from '#content/builder/assumptions.ts'
import { sheetLines } from '#content/buyers.words.ts'
import { rendersBySku } from '#content/renders/renders.ts'
import { solutions } from '#content/solutions/overview.words.ts'
import { deviceKindOf } from '#contract/catalogue/device-kinds.ts'
import { ipCodeIn } from '#contract/catalogue/ip-codes.ts'
import { gatewayMessagesPerDay, type Span, type TechnologyId, technologies } from '#contract/catalogue/lpwan.ts'
import { totalsOf } from '#contract/catalogue/prices.ts'
import { categories } from '#contract/catalogue/products.ts'
import { batteryYearsOf } from '#contract/catalogue/specifications/battery.ts'
import { exchangeRates } from '#contract/catalogue/values/money-values.ts'
import { slugOf } from '#server/modules/catalogue/editing/slugs.rules.ts'
import { deriveProduct } from '#server/modules/catalogue/products/products-derive.ts'
import { deviceSamples } from '#server/modules/catalogue/products/samples/devices.ts'
import { buyingOf, sampleRecords } from '#server/modules/catalogue/products/samples.ts'

const samples = sampleRecords.map((record) => ({ record, ...deriveProduct(record).product, id: record.sku ?? '' }))
type Sample = (typeof samples)[number]

function sampleOf(sku: string): Sample {
  const found = samples.find((sample) => sample.sku === sku)
  if (!found) throw new Error(`There is no sample ${sku}`)
  return found
}

/** As it is written: a percent sign stands right beside its figure. */
const text = ({ value, unit }: { value: string; unit: string | null }) =>
  unit ? `${value} ${unit}`.replace(' %', '%') : value
/** What its specifications, in English, say under a name. */
function said(sample: Sample, name: string): string | undefined {
  const found = sample.specificationsEn.find((line) => line.name === name)
  return found && text(found)
}
function figure(sample: Sample, name: string): number {
  return Number.parseFloat((said(sample, name) ?? '').replaceAll(',', ''))
}

const each = samples.map((sample) => [sample.nameEn ?? '', sample] as const)
const connected: Partial<Record<string, TechnologyId>> = { lora: 'lora', 'nb-iot': 'nb-iot' }
/** HKD of what /lpwan says in US dollars. */
const hkd = (dollars: number) => dollars * (exchangeRates.USD?.HKD ?? Number.NaN)
const isWithin = (amount: number, { low, high }: Span) => hkd(low) <= amount && amount <= hkd(high)

describe('the sample catalogue', () => {
  it('is two dozen products over all four shelves, none empty, each with an SKU and an address of its own', () => {
    expect(samples).toHaveLength(24)
    const counts = categories.map((category) => samples.filter((sample) => sample.category === category).length)
    expect(counts).toEqual([11, 2, 5, 6])
    expect(new Set(samples.map(({ sku }) => sku)).size).toBe(samples.length)
    expect(new Set(samples.map((sample) => slugOf(sample))).size).toBe(samples.length)
  })

  it.each(each)('%s: is told whole, in both languages', (_name, sample) => {
    const { record } = sample
    for (const value of [record.name, record.description, record.subcategory]) expect(value).toMatch(/\p{Script=Han}/u)
    for (const value of [record.nameEn, record.descriptionEn]) expect(value).not.toMatch(/\p{Script=Han}/u)
    expect(sample.specifications.length).toBeGreaterThanOrEqual(8)
    expect(sample.specifications.length).toBeLessThanOrEqual(15)
    expect(sample.specificationsEn).toHaveLength(sample.specifications.length)
    expect(JSON.stringify([sample.specificationsEn, sample.featuresEn])).not.toMatch(/\p{Script=Han}/u)
    expect(sample.featuresEn.map(({ items }) => items.length)).toEqual(sample.features.map(({ items }) => items.length))
    expect(sample.tags.length).toBeGreaterThan(0)
    expect(sample.msrp).not.toBeNull()
    const names = sample.specificationsEn.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })

  it.each(each)('%s: features, tags and specifications say the same', (_name, sample) => {
    const stated = sample.tags.flatMap((tag) => ipCodeIn(tag) ?? [])
    for (const code of stated) expect(code).toBe(sample.ipRating)
    for (const { items } of sample.featuresEn) {
      for (const { feature, value } of items) {
        expect(ipCodeIn(value) ?? sample.ipRating).toBe(sample.ipRating)
        const specified = said(sample, feature) ?? said(sample, `${feature} life`)
        if (specified !== undefined) expect([feature, value]).toEqual([feature, specified])
      }
    }
  })

  it.each(each)('%s: range and battery are within what /lpwan says of its technology', (_name, sample) => {
    const id = connected[sample.connectivityType ?? '']
    if (!id) return
    const { rangeKilometres, batteryYears } = technologies[id]
    const range = said(sample, 'Range')
    if (range !== undefined) {
      expect(range).toMatch(/^\d+ km$/)
      expect(Number.parseFloat(range)).toBeGreaterThanOrEqual(rangeKilometres.low)
      expect(Number.parseFloat(range)).toBeLessThanOrEqual(rangeKilometres.high)
    }
    const years = sample.specificationsEn.flatMap((line) => batteryYearsOf(line.name, text(line)) ?? [])
    for (const year of years) expect(year).toBeLessThanOrEqual(batteryYears)
  })

  it('what is paid for a network and for gateways is within the table of /lpwan, and a fitted SIM costs what the plan does', () => {
    const plans = { 'HI-NET-LORA': 'lora', 'HI-SIM-NB': 'nb-iot', 'HI-SIM-LTEM': 'lte-m' } as const
    for (const [sku, id] of Object.entries(plans)) {
      const { msrp, pricePeriod } = sampleOf(sku)
      const { low, high } = technologies[id].networkFee
      expect([sku, pricePeriod, isWithin(Number(msrp), { low: low * 12, high: high * 12 })]).toEqual([
        sku,
        'year',
        true,
      ])
    }
    const { gatewayCost } = technologies.lora
    for (const sku of ['HI-GW-02', 'HI-GW-08'])
      expect([sku, gatewayCost && isWithin(Number(sampleOf(sku).msrp), gatewayCost)]).toEqual([sku, true])
    const fitted = samples.filter(
      ({ connectivityType, category }) => connectivityType === 'nb-iot' && category === 'hardware',
    )
    expect(fitted.map(({ connectivityAnnualFee }) => connectivityAnnualFee)).toEqual([sampleOf('HI-SIM-NB').msrp])
  })

  it('what the builder plans by is what the specifications say', () => {
    const intervals = { leak: 'HI-WL-01', energy: 'HI-EM-03', air: 'HI-AQ-09' } as const
    for (const [need, sku] of Object.entries(intervals)) {
      const perDay = (24 * 60) / figure(sampleOf(sku), 'Reporting interval')
      expect([need, perDay]).toEqual([need, assumptions.messagesPerDay[need as keyof typeof intervals]])
    }
    for (const sku of ['HI-GW-02', 'HI-GW-08'])
      expect(figure(sampleOf(sku), 'Messages a day')).toBe(gatewayMessagesPerDay)
    expect(figure(sampleOf('HI-NET-LORA'), 'Messages a day')).toBe(
      Math.max(...Object.values(assumptions.messagesPerDay)),
    )
  })

  it('the data rate of a SIM is that of its technology', () => {
    expect(said(sampleOf('HI-SIM-NB'), 'Data rate')).toBe(technologies['nb-iot'].dataRate)
    expect(said(sampleOf('HI-SIM-LTEM'), 'Data rate')).toBe(technologies['lte-m'].dataRate)
  })

  it('the datasheet that /docs explains is the leak sensor’s', () => {
    const leak = sampleOf('HI-WL-01')
    const lines = sheetLines.map(({ name, value }) => [name.en, value.en])
    for (const name of ['Range', 'Battery life', 'Protection', 'Operating temperature'])
      expect(lines).toContainEqual([name, said(leak, name)])
    expect(lines).toContainEqual(['First-year total', `HK$${Number(leak.firstYearTotal).toLocaleString('en')}`])
  })

  it('interfaces and reports are those that /solutions tells of', () => {
    const detail = (id: 'interfaces' | 'reports') => solutions.features[id].detail.en
    expect(said(sampleOf('HI-SW-PLAT'), 'Integration')).toBe(detail('interfaces'))
    expect(said(sampleOf('HI-SYS-AIR'), 'Integration')).toBe(detail('interfaces'))
    expect(said(sampleOf('HI-SW-DASH'), 'Reports')).toBe(detail('reports'))
  })

  it('what a sample needs and takes, and what has an SKU of it, is a sample that is sold', () => {
    for (const { sku, requires, accessories, certificates } of samples) {
      for (const other of [...requires, ...accessories]) expect([sku, sampleOf(other).sku]).toEqual([sku, other])
      expect([sku, certificates]).toEqual([sku, []])
    }
    for (const sku of Object.keys(buyingOf)) expect(sampleOf(sku)).toBeDefined()
    for (const { sku, connectivityType, category, requires } of samples.filter((one) => one.category === 'hardware'))
      expect([sku, category, requires.includes('HI-GW-02')]).toEqual([sku, 'hardware', connectivityType === 'lora'])
  })

  it('volume prices begin past what a system takes of it: the system is the sum of list prices', () => {
    const taken = samples.flatMap(({ components }) => components)
    for (const { sku, volumePrices } of samples)
      for (const { from } of volumePrices)
        for (const { quantity } of taken.filter((component) => component.sku === sku))
          expect(quantity).toBeLessThan(from)
  })

  it('what has no picture is drawn as what it is', () => {
    const kindOf = (sku: string) => {
      const { category, subcategory, name, nameEn, tags } = sampleOf(sku)
      return deviceKindOf({ category, subcategory, name, nameEn, tags })
    }
    const pictured = samples.filter(({ id }) => rendersBySku[id] !== undefined)
    expect(samples.filter((sample) => !pictured.includes(sample)).map(({ id }) => [id, kindOf(id)])).toEqual([
      ['HI-NET-LORA', 'plan'],
      ['HI-SIM-NB', 'plan'],
      ['HI-SIM-LTEM', 'plan'],
    ])
    for (const id of ['HI-GW-02', 'HI-GW-08']) expect([id, kindOf(id)]).toEqual([id, 'gateway'])
    for (const { sku } of deviceSamples) {
      expect([sku, kindOf(sku ?? '')]).toEqual([sku, sku === 'HI-CT-06' ? 'energy' : 'sensor'])
    }
  })

  it('each render is of a sample', () => {
    for (const sku of Object.keys(rendersBySku)) expect(sampleOf(sku)).toBeDefined()
  })
})

describe('complete systems', () => {
  const systems = samples.filter(({ category }) => category === 'systems')

  it('there are six, and nothing else has parts', () => {
    expect(systems).toHaveLength(6)
    for (const sample of samples) expect(sample.components.length > 0).toBe(sample.category === 'systems')
  })

  it.each(systems.map((system) => [system.nameEn, system] as const))('%s costs what its parts do', (_name, system) => {
    const lines = system.components.map(({ sku, quantity }) => {
      const { msrp, pricePeriod, connectivityAnnualFee } = sampleOf(sku)
      const connectivityFee = connectivityAnnualFee === null ? null : Number(connectivityAnnualFee)
      return { quantity, unitPrice: Number(msrp), period: pricePeriod, connectivityFee }
    })
    const { totals, firstYear } = totalsOf(lines)
    const once = totals.find(({ kind }) => kind === 'once')?.amount ?? 0
    expect(Number(system.msrp)).toBe(once)
    expect(Number(system.connectivityAnnualFee)).toBe(firstYear - once)
    expect(Number(system.firstYearTotal)).toBe(firstYear)
  })

  it.each([
    ['HI-SYS-LEAK', 'Battery life of sensors', 'HI-WL-01', 'Battery life'],
    ['HI-SYS-LEAK', 'Protection of sensors', 'HI-WL-01', 'Protection'],
    ['HI-SYS-TENANT', 'Accuracy', 'HI-EM-03', 'Accuracy'],
    ['HI-SYS-TENANT', 'Reporting interval', 'HI-EM-03', 'Reporting interval'],
    ['HI-SYS-PARK', 'Accuracy', 'HI-PK-02', 'Accuracy'],
    ['HI-SYS-PARK', 'Battery life of sensors', 'HI-PK-02', 'Battery life'],
    ['HI-SYS-PARK', 'Protection of sensors', 'HI-PK-02', 'Protection'],
    ['HI-SYS-PARK', 'Load', 'HI-PK-02', 'Load'],
    ['HI-SYS-AIR', 'CO₂ accuracy', 'HI-AQ-09', 'CO₂ accuracy'],
    ['HI-SYS-AIR', 'Reporting interval', 'HI-AQ-09', 'Reporting interval'],
    ['HI-SYS-COLD', 'Measured temperature', 'HI-TH-05', 'Measured temperature'],
    ['HI-SYS-COLD', 'Temperature accuracy', 'HI-TH-05', 'Temperature accuracy'],
    ['HI-SYS-COLD', 'Readings kept offline', 'HI-TH-05', 'Readings kept offline'],
    ['HI-SYS-COLD', 'Battery life of sensors', 'HI-DC-01', 'Battery life'],
    ['HI-SYS-WASH', 'Counting accuracy', 'HI-PC-04', 'Accuracy'],
  ])('%s: %s is that of its %s', (system, name, part, partName) => {
    expect(said(sampleOf(system), name)).toBeDefined()
    expect(said(sampleOf(system), name)).toBe(said(sampleOf(part), partName))
  })

  it('keep data as long as the platform does', () => {
    for (const system of systems)
      expect(said(system, 'Data retention')).toBe(said(sampleOf('HI-SW-PLAT'), 'Data retention'))
  })

  it('are connected as their devices are, and are in stock only where every part is', () => {
    for (const system of systems) {
      const devices = system.components
        .map(({ sku }) => sampleOf(sku))
        .filter(({ category }) => category === 'hardware')
      expect([...new Set(devices.map(({ connectivityType }) => connectivityType))]).toEqual([system.connectivityType])
      expect(system.components.every(({ sku }) => sampleOf(sku).inStock)).toBe(true)
    }
  })
})
