import { describe, expect, it } from 'vitest'
import { assumptions } from '#content/builder/assumptions.ts'
import { assumptionTexts, reasonText } from '#content/builder/line-texts.ts'
import { offeringAt, services } from '#content/builder/offerings.ts'
import { billOf } from '#contract/builder/bill.ts'
import { changesMax, changesOf, costsOf } from '#contract/builder/costs.ts'
import { neededInputs } from '#contract/builder/inputs.ts'
import { initialSystem, type SystemInput } from '#contract/builder/system.ts'
import { convert } from '#contract/catalogue/money.ts'
import { writtenLanguages } from '#contract/i18n/languages.ts'
import { planAddress } from '#contract/sales/offerings.ts'
import { parkingSensor } from '../chat/products.ts'
import { dearAir, gateway, parts } from './parts.ts'

const office = (change: Partial<SystemInput> = {}): SystemInput => ({ ...initialSystem, ...change })
const bill = (change: Partial<SystemInput> = {}, sold = parts) => billOf(office(change), sold, assumptions)
const quantities = (change: Partial<SystemInput> = {}, sold = parts) =>
  Object.fromEntries(bill(change, sold).lines.map(({ key, quantity }) => [key, quantity]))

describe('the bill of a 25-storey office: 900 m² a floor, 80 bays, partitions', () => {
  it('has so many of each, and says why in both languages', () => {
    const { lines } = bill()
    expect(lines.map(({ key, address, quantity }) => [key, address, quantity])).toEqual([
      ['leak', 'leak', 79], // 25 × 3 + 4
      ['energy', 'meter', 27], // 25 + 2
      ['air', 'air', 75], // 25 × 900 / 300
      ['parking', 'parking-sensor', 80],
      ['gateway', 'service:gateway', 7], // 25 / 4 = 6.25
      ['plan-leak', 'plan:leak', 4], // 79 / 20
      ['plan-energy', 'plan:energy', 3], // 27 / 12
      ['plan-air', 'plan:air', 10], // 75 / 8
      ['plan-parking', 'plan:parking', 2], // 80 / 50
      ['installation', 'service:installation', 161], // 23.7 + 40.5 + 30 + 40 + 14 + 12 = 160.2
    ])
    for (const language of writtenLanguages) {
      const reasons = lines.map(({ reason }) => reasonText(reason, language))
      expect(reasons.filter((text) => /undefined|NaN|\[object/.test(text))).toEqual([])
      expect(reasons[0]).toContain('25')
    }
  })

  it.each<[string, Partial<SystemInput>, Record<string, number | undefined>]>([
    ['meters that are given stand as they are', { meters: 140 }, { energy: 140, 'plan-energy': 12 }],
    ['no bays, no parking', { bays: 0 }, { parking: undefined, 'plan-parking': undefined }],
    ['one floor of 20 m²', { floors: 1, area: 20, needs: ['air'] }, { air: 1, gateway: undefined, 'plan-air': 1 }],
    ['only Wi-Fi and NB-IoT: no gateway of one’s own', { needs: ['air', 'parking'] }, { gateway: undefined }],
    ['concrete takes more gateways', { walls: 'concrete' }, { gateway: 9 }],
    ['open plan fewer', { walls: 'open' }, { gateway: 5 }],
    ['wide floors more', { area: 3200 }, { gateway: 21 }], // 7 × 3
    ['a load that is beyond reach', { needs: ['energy'], floors: 1, meters: 5000 }, { gateway: 5 }], // 480,000 / 100,000
    ['the platform in place of plans', { run: 'platform' }, { platform: 1, 'plan-leak': undefined }],
    ['nobody to install it', { installation: false }, { installation: undefined }],
    ['nothing to know', { needs: [] }, { leak: undefined, installation: undefined, platform: undefined }],
  ])('%s', (_what, change, expected) => {
    expect({ ...expected, ...pick(quantities(change), Object.keys(expected)) }).toEqual(expected)
  })

  it('goes on from what was edited: gateways, plans and work follow', () => {
    const edited = quantities({ edits: { leak: { quantity: 200 }, parking: { quantity: 0 } } })
    expect(edited).toMatchObject({ leak: 200, 'plan-leak': 10 })
    expect([edited.parking, edited['plan-parking']]).toEqual([undefined, undefined])
    const { lines, removed } = bill({ edits: { leak: { quantity: 200 }, parking: { quantity: 0 } } })
    expect(removed.map(({ key, suggested }) => [key, suggested])).toEqual([['parking', 80]])
    expect(lines[0]).toMatchObject({ isEdited: true, suggested: 79, reason: { code: 'own', suggested: 79 } })
  })

  it('takes a gateway of the catalogue where it has one, at its price', () => {
    const line = bill({}, { ...parts, gateway: [gateway] }).lines.find(({ key }) => key === 'gateway')
    expect(line).toMatchObject({ address: 'gateway', price: { listPrice: 4800 } })
  })

  it('swaps a product, and says so where that is withdrawn', () => {
    const sold = { ...parts, air: [...parts.air, dearAir] }
    const swapped = bill({ edits: { air: { slug: 'air-pro' } } }, sold)
    expect(swapped.lines.find(({ key }) => key === 'air')).toMatchObject({ address: 'air-pro', isEdited: true })
    const gone = bill({ edits: { air: { slug: 'air-pro' } } })
    expect(gone.faults).toEqual([{ code: 'productGone', key: 'air', slug: 'air-pro' }])
    expect(gone.lines.find(({ key }) => key === 'air')).toMatchObject({ address: 'air', isEdited: false })
  })

  it('a need without a plan has its devices pay their own connection, and says so', () => {
    const withdrawn = { ...parts, plans: parts.plans.filter(({ plan }) => plan.need !== 'parking') }
    const { lines, faults } = bill({ edits: { 'plan-parking': { quantity: 3 } } }, withdrawn)
    expect(faults).toEqual([{ code: 'noPlan', need: 'parking' }])
    expect(lines.map(({ key }) => key)).not.toContain('plan-parking')
    expect(lines.find(({ key }) => key === 'parking')?.price.connectivityFee).toBe(120)
  })

  it('of plans for one need the first is taken; a number of one’s own covers as many devices as it has points', () => {
    const [leak] = parts.plans
    if (!leak) throw new Error('There is no plan')
    const large = { ...leak, address: 'plan:leak-large', listPrice: 1500, plan: { need: 'leak', points: 100 } } as const
    const { lines } = bill({ needs: ['leak'] }, { ...parts, plans: [large, ...parts.plans] })
    expect(lines.find(({ key }) => key === 'plan-leak')).toMatchObject({
      address: 'plan:leak-large',
      quantity: 1,
      price: { listPrice: 1500, period: 'month' },
    })
    const feeWith = (quantity: number) =>
      bill({ edits: { 'plan-parking': { quantity } } }).lines.find(({ key }) => key === 'parking')?.price
        .connectivityFee
    expect([1, 2, 3].map(feeWith)).toEqual([120, 0, 0])
  })

  it('says what the catalogue has nothing for', () => {
    const nothing = { leak: [], energy: [], air: [], parking: [], gateway: [], platform: [], plans: [] }
    expect(bill({}, nothing)).toEqual({
      lines: [],
      removed: [],
      faults: ['leak', 'energy', 'air', 'parking'].map((need) => ({ code: 'noPart', need })),
    })
    expect(bill({ run: 'platform' }, { ...parts, platform: [] }).faults).toEqual([{ code: 'noPlatform' }])
  })
})

describe('what it costs, worked by hand', () => {
  // once 79 × 1,180 + 27 × 1,580 + 75 × 2,200 + 80 × 980 + 161 × 480 = 456,560; a month 4 × 680 + 3 × 960 + 10 × 880 + 2 × 1,250
  it('over 1, 5 and 10 years, from the least to the most', () => {
    const costs = costsOf(bill(), assumptions)
    expect(costs).toMatchObject({ once: 456_560, yearly: 202_800, onRequest: 1 })
    expect(costs.over.map(({ years, cost }) => [years, cost.likely])).toEqual([
      [1, 659_360],
      [5, 1_495_520], // 456,560 + 5 × 202,800, and 5 + 2 + 5 + 5 devices anew
      [10, 2_538_840], // and 11 + 4 + 11 + 11
    ])
    // 105 and 272 hours
    expect(costs.over[0]?.cost).toEqual({ low: 632_480, likely: 659_360, high: 712_640 })
  })

  it('counts a connection where no plan includes it', () => {
    const onPlatform = bill({ run: 'platform', needs: ['parking'], installation: false })
    expect(costsOf(onPlatform, assumptions)).toMatchObject({ once: 78_400, yearly: 399 * 12 + 80 * 120 })
    const onPlan = bill({ needs: ['parking'], installation: false })
    expect(costsOf(onPlan, assumptions)).toMatchObject({ once: 78_400, yearly: 2500 * 12 })
    const shortOfPoints = bill({ needs: ['parking'], installation: false, edits: { 'plan-parking': { quantity: 1 } } })
    expect(costsOf(shortOfPoints, assumptions)).toMatchObject({ yearly: 1250 * 12 + 80 * 120 })
  })

  it('counts battery changes where the life is known: 80 every eight years, and none of the gateways', () => {
    const sold = {
      ...parts,
      parking: [{ ...parkingSensor, batteryYears: 8 }],
      gateway: [{ ...gateway, batteryYears: 1 }],
    }
    const installed = bill({}, sold)
    const { batteries, over } = costsOf(installed, assumptions)
    expect(batteries.lines.map(({ line, life, changes }) => [line.key, life, changes])).toEqual([['parking', 8, 80]])
    expect(batteries.cost).toBe(80 * (50 + 0.15 * 480))
    const without = costsOf(bill({}, { ...sold, parking: [parkingSensor] }), assumptions)
    expect(without.batteries).toEqual({ lines: [], cost: 0 })
    const added = over.map(({ cost }, index) => cost.likely - (without.over[index]?.cost.likely ?? 0))
    expect(added).toEqual([0, 0, batteries.cost])
    // by the buyer’s own staff
    expect(costsOf(bill({ installation: false }, sold), assumptions).batteries.cost).toBe(80 * 50)
  })

  it.each([
    [10, 0],
    [9.5, 80],
    [5, 80],
    [3, 240],
  ])('a battery of %d years is changed in 80 devices %d times in ten years', (batteryYears, changes) => {
    const sold = { ...parts, parking: [{ ...parkingSensor, batteryYears }] }
    const { lines } = costsOf(bill({}, sold), assumptions).batteries
    expect(lines.reduce((sum, line) => sum + line.changes, 0)).toBe(changes)
  })

  it('is told in another currency by pieces, each converted once', () => {
    // 12 × 51.07 + 3 × 15.36
    const inDollars = (amount: number) => convert(amount, 'HKD', 'USD').amount
    const one = bill({ needs: ['parking'], bays: 3, installation: false, run: 'platform' })
    expect(costsOf(one, assumptions, inDollars)).toMatchObject({ once: 376.32, yearly: 658.92 })
  })

  it('tells a line without a price, and does not guess it', () => {
    const unpriced = bill({ needs: ['air'], run: 'platform', installation: false }, { ...parts, air: [dearAir] })
    expect(costsOf(unpriced, assumptions)).toMatchObject({ once: 0, yearly: 4788, onRequest: 2 })
  })
})

describe('what is asked for and assumed', () => {
  it.each<[string, Partial<SystemInput>, string[]]>([
    ['all four', {}, ['floors', 'area', 'bays', 'meters', 'leaks', 'air', 'walls']],
    ['bays only', { needs: ['parking'] }, ['bays']],
    ['air on Wi-Fi: no walls', { needs: ['air'] }, ['floors', 'area', 'air']],
    ['leaks', { needs: ['leak'] }, ['floors', 'area', 'leaks', 'walls']],
    [
      'a removed gateway can be put back',
      { needs: ['leak'], edits: { gateway: { quantity: 0 } } },
      ['floors', 'area', 'leaks', 'walls'],
    ],
    ['nothing', { needs: [] }, []],
  ])('%s', (_what, change, expected) => {
    const always = ['know', 'run', 'installation', 'lines']
    const needed = [...neededInputs(office(change), bill(change))].filter((name) => !always.includes(name))
    expect(needed).toEqual(expected)
  })

  it('the assumptions name only what the bill has', () => {
    const texts = (change: Partial<SystemInput>, hasBatteries = false) =>
      assumptionTexts(bill(change), { assumptions, hasBatteries }, (amount) => `HK$${amount}`, 'en').join(' ')
    const all = texts({}, true)
    for (const word of ['leak sensor 24, meter 96;', 'bay 0.5, gateway 2', 'HK$480 an hour', 'Batteries'])
      expect(all).toContain(word)
    const bays = texts({ needs: ['parking'] })
    expect(bays).toContain('Hours per device: bay 0.5; and 12 a site')
    expect(bays).not.toMatch(/gateway reaches|Messages|leak|meter|Batteries/)
    expect(texts({ installation: false })).not.toContain('an hour')
  })
})

describe('what would change it', () => {
  it('is told by how much over five years, the most first, a few at most', () => {
    const changes = changesOf(office(), parts, assumptions)
    expect(changes.length).toBeLessThanOrEqual(changesMax)
    const sizes = changes.map(({ difference }) => Math.abs(difference))
    expect(sizes).toEqual([...sizes].sort((one, other) => other - one))
    expect(changes[0]?.change).toEqual({ code: 'run', run: 'platform' })
    const present = costsOf(bill(), assumptions).over[1]?.cost.likely ?? 0
    for (const { input, difference } of changes) {
      const { likely = 0 } = costsOf(billOf(input, parts, assumptions), assumptions).over[1]?.cost ?? {}
      expect(likely - present).toBeCloseTo(difference, 2)
    }
  })

  it('takes at most a dozen bills, whatever the building', () => {
    let reads = 0
    const counted = {
      ...parts,
      get leak() {
        reads += 1
        return parts.leak
      },
    }
    changesOf(office({ floors: 150, area: 20_000, bays: 5000, meters: 5000 }), counted, assumptions)
    const large = reads
    reads = 0
    changesOf(office({ floors: 1, area: 20, bays: 1, meters: 1 }), counted, assumptions)
    expect(large).toBe(reads)
    expect(large).toBeLessThanOrEqual(12 * 2)
  })
})

it('every plan of /property-management can be asked for, at its price, and our work', () => {
  const all = [...parts.plans, ...services]
  expect(all.map(({ address, listPrice, period }) => [address, listPrice, period])).toEqual([
    [planAddress('leak'), 680, 'month'],
    [planAddress('energy'), 960, 'month'],
    [planAddress('air'), 880, 'month'],
    [planAddress('parking'), 1250, 'month'],
    ['service:installation', 480, 'once'],
    ['service:gateway', null, 'once'],
  ])
  expect(all.map(({ address }) => offeringAt(address, parts.plans))).toEqual(all)
  expect(offeringAt(planAddress('leak'), [])).toBeUndefined()
})

function pick(all: Record<string, number>, keys: string[]): Record<string, number | undefined> {
  return Object.fromEntries(keys.map((key) => [key, all[key]]))
}
