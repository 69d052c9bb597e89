import { describe, expect, it } from 'vitest'
import {
  costOver,
  type Deployment,
  gatewaysFor,
  type TechnologyId,
  technologies,
  technologyIds,
} from '#contract/catalogue/lpwan.ts'

const plan: Deployment = {
  devices: 200,
  squareKilometres: 2,
  messagesPerDay: 24,
  depth: 'indoor',
  country: 'HK',
  years: 5,
}

describe('the static LPWAN figures', () => {
  it.each<[TechnologyId, ...unknown[]]>([
    [
      'lora',
      [2, 15],
      10,
      '0.3–50 kbps',
      '868/915 MHz',
      [15, 45],
      [200, 800],
      [0.5, 2, 'month'],
      [500, 2000],
      [50, 200],
      85,
    ],
    ['nb-iot', [1, 10], 10, '20–250 kbps', null, [25, 60], null, [2, 8, 'month'], [200, 1000], [100, 400], 85],
    ['sigfox', [3, 50], 20, '100–600 bps', '868/902 MHz', [10, 25], null, [1, 6, 'year'], [100, 500], [20, 100], 100],
    ['lte-m', [5, 15], 10, '375 kbps–1 Mbps', null, [30, 80], null, [3, 12, 'month'], [300, 1500], [150, 600], 80],
  ])('%s', (id, ...figures) => {
    const { rangeKilometres, deviceCost, gatewayCost, networkFee, setupCost, maintenanceFee, ...rest } =
      technologies[id]
    const ends = ({ low, high }: { low: number; high: number }) => [low, high]
    expect([
      ends(rangeKilometres),
      rest.batteryYears,
      rest.dataRate,
      rest.unlicensedBands,
      ends(deviceCost),
      gatewayCost && ends(gatewayCost),
      [...ends(networkFee), networkFee.per],
      ends(setupCost),
      ends(maintenanceFee),
      rest.batteryPercent,
    ]).toEqual(figures)
  })
})

describe('gateways of a LoRaWAN network', () => {
  // A cell is 2.6 r². Outdoors r is 2 to 15 km: 10.4 to 585 km². Indoors half of it: 2.6 to 146.25 km².
  // Deep indoors a quarter: 0.65 to 36.5625 km².
  it.each([
    ['outdoor', 10.4, 1, 1],
    ['outdoor', 10.5, 1, 2],
    ['outdoor', 585, 1, 57], // 585 / 10.4 = 56.25
    ['outdoor', 586, 2, 57], // 586 / 10.4 = 56.35
    ['indoor', 2, 1, 1],
    ['indoor', 2.7, 1, 2],
    ['indoor', 147, 2, 57], // 147 / 2.6 = 56.54
    ['deep', 0.65, 1, 1],
    ['deep', 2, 1, 4], // 2 / 0.65 = 3.08
    ['deep', 50, 2, 77], // 50 / 36.5625 = 1.37; 50 / 0.65 = 76.92
  ] as const)('%s, %d km²: %d to %d', (depth, squareKilometres, low, high) => {
    expect(gatewaysFor(technologies.lora, { ...plan, depth, squareKilometres })).toEqual({ low, high })
  })

  it.each([
    [1000, 100, 1], // 100,000 messages a day: one gateway's worth
    [1001, 100, 2],
    [100_000, 500, 500], // 50,000,000 / 100,000
  ])('%d devices with %d messages a day need at least %d for the load', (devices, messagesPerDay, gateways) => {
    expect(gatewaysFor(technologies.lora, { ...plan, devices, messagesPerDay })).toEqual({
      low: gateways,
      high: gateways,
    })
  })

  it('are nobody else’s to buy', () => {
    const others = technologyIds.filter((id) => id !== 'lora')
    expect(others.map((id) => gatewaysFor(technologies[id], { ...plan, squareKilometres: 5000 }))).toEqual(
      others.map(() => ({ low: 0, high: 0 })),
    )
  })
})

describe('cost, worked by hand: 200 devices, 2 km² indoors', () => {
  it.each<[TechnologyId, number, number, number]>([
    // devices 3,000–9,000 · gateway 200–800, so no fee · setup 500–2,000 · maintenance 50–200
    ['lora', 1, 3750, 12_000],
    // maintenance 3 × 50–200
    ['lora', 3, 3850, 12_400],
    ['lora', 10, 4200, 13_800],
    // devices 5,000–12,000 · setup 200–1,000 · fee 4,800–19,200 a year · maintenance 100–400 a year
    ['nb-iot', 1, 10_100, 32_600],
    ['nb-iot', 5, 29_700, 111_000],
    ['nb-iot', 10, 54_200, 209_000],
    // devices 2,000–5,000 · setup 100–500 · fee 200–1,200 a year · maintenance 20–100 a year
    ['sigfox', 1, 2320, 6800],
    ['sigfox', 3, 2760, 9400],
    ['sigfox', 10, 4300, 18_500],
    // devices 6,000–16,000 · setup 300–1,500 · fee 7,200–28,800 a year · maintenance 150–600 a year
    ['lte-m', 1, 13_650, 46_900],
    ['lte-m', 3, 28_350, 105_700],
    ['lte-m', 10, 79_800, 311_500],
  ])('%s over %d years: $%d to $%d', (id, years, low, high) => {
    expect(costOver(technologies[id], plan, years).total).toEqual({ low, high })
  })

  it('takes the catalogue’s price for devices, in the currency of the answer, and the table’s for the rest', () => {
    const prices = { device: 1180, fromDollars: (dollars: number) => dollars * 7.8 }
    expect(costOver(technologies['nb-iot'], plan, 11, prices)).toEqual({
      devices: { low: 236_000, high: 236_000 },
      gateways: { low: 0, high: 0 },
      setup: { low: 1560, high: 7800 },
      network: { low: 411_840, high: 1_647_360 }, // 200 × 132 months × 2 or 8 × 7.8
      maintenance: { low: 8580, high: 34_320 },
      replacement: { low: 236_000, high: 236_000 },
      total: { low: 893_980, high: 2_161_480 },
    })
  })

  it('says what each item costs', () => {
    expect(costOver(technologies.lora, { ...plan, depth: 'deep' }, 5)).toEqual({
      devices: { low: 3000, high: 9000 },
      gateways: { low: 200, high: 3200 },
      setup: { low: 500, high: 2000 },
      network: { low: 0, high: 0 },
      maintenance: { low: 250, high: 1000 },
      replacement: { low: 0, high: 0 },
      total: { low: 3950, high: 15_200 },
    })
  })

  it.each<[TechnologyId, number, number, number]>([
    ['lora', 10, 0, 0],
    ['lora', 11, 3000, 9000],
    ['nb-iot', 20, 5000, 12_000],
    ['lte-m', 12, 6000, 16_000],
    ['sigfox', 20, 0, 0],
  ])('%s over %d years: devices bought again for $%d to $%d', (id, years, low, high) => {
    expect(costOver(technologies[id], plan, years).replacement).toEqual({ low, high })
  })
})
