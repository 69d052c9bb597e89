import { totalOver } from './prices.ts'
import type { PricePeriod } from './products.ts'
import { amountOf, centsOf } from './values/cents.ts'
import type { ServiceCountry } from './values/served-countries.ts'

/** LoRaWAN is the default. */
export const technologyIds = ['lora', 'nb-iot', 'sigfox', 'lte-m'] as const
export type TechnologyId = (typeof technologyIds)[number]

/** How deep inside a building the devices are. */
export const depths = ['outdoor', 'indoor', 'deep'] as const
export type Depth = (typeof depths)[number]

export interface Span {
  low: number
  high: number
}

export interface Technology {
  id: TechnologyId
  name: string
  rangeKilometres: Span
  /** Minimum. */
  batteryYears: number
  /** Length of its bar in the battery comparison. */
  batteryPercent: number
  kilobitsPerSecond: Span
  dataRate: string
  /** `null`: licensed LTE bands. */
  unlicensedBands: string | null
  network: 'unlicensed' | 'licensed' | 'proprietary'
  /** In US dollars, like all amounts of this file. */
  deviceCost: Span
  /** `null`: not shown, because operators run the gateways. */
  gatewayCost: Span | null
  /** Per device, through gateways that are not one's own. */
  networkFee: Span & { per: 'month' | 'year' }
  setupCost: Span
  /** Per year. */
  maintenanceFee: Span
}

/** Published figures of the technologies. */
export const technologies: Record<TechnologyId, Technology> = {
  lora: {
    id: 'lora',
    name: 'LoRaWAN',
    rangeKilometres: { low: 2, high: 15 },
    batteryYears: 10,
    batteryPercent: 85,
    kilobitsPerSecond: { low: 0.3, high: 50 },
    dataRate: '0.3–50 kbps',
    unlicensedBands: '868/915 MHz',
    network: 'unlicensed',
    deviceCost: { low: 15, high: 45 },
    gatewayCost: { low: 200, high: 800 },
    networkFee: { low: 0.5, high: 2, per: 'month' },
    setupCost: { low: 500, high: 2000 },
    maintenanceFee: { low: 50, high: 200 },
  },
  'nb-iot': {
    id: 'nb-iot',
    name: 'NB-IoT',
    rangeKilometres: { low: 1, high: 10 },
    batteryYears: 10,
    batteryPercent: 85,
    kilobitsPerSecond: { low: 20, high: 250 },
    dataRate: '20–250 kbps',
    unlicensedBands: null,
    network: 'licensed',
    deviceCost: { low: 25, high: 60 },
    gatewayCost: null,
    networkFee: { low: 2, high: 8, per: 'month' },
    setupCost: { low: 200, high: 1000 },
    maintenanceFee: { low: 100, high: 400 },
  },
  sigfox: {
    id: 'sigfox',
    name: 'Sigfox',
    rangeKilometres: { low: 3, high: 50 },
    batteryYears: 20,
    batteryPercent: 100,
    kilobitsPerSecond: { low: 0.1, high: 0.6 },
    dataRate: '100–600 bps',
    unlicensedBands: '868/902 MHz',
    network: 'proprietary',
    deviceCost: { low: 10, high: 25 },
    gatewayCost: null,
    networkFee: { low: 1, high: 6, per: 'year' },
    setupCost: { low: 100, high: 500 },
    maintenanceFee: { low: 20, high: 100 },
  },
  'lte-m': {
    id: 'lte-m',
    name: 'LTE-M',
    rangeKilometres: { low: 5, high: 15 },
    batteryYears: 10,
    batteryPercent: 80,
    kilobitsPerSecond: { low: 375, high: 1000 },
    dataRate: '375 kbps–1 Mbps',
    unlicensedBands: null,
    network: 'licensed',
    deviceCost: { low: 30, high: 80 },
    gatewayCost: null,
    networkFee: { low: 3, high: 12, per: 'month' },
    setupCost: { low: 300, high: 1500 },
    maintenanceFee: { low: 150, high: 600 },
  },
}

/** Inputs of the technology chooser. */
export interface Deployment {
  devices: number
  squareKilometres: number
  messagesPerDay: number
  depth: Depth
  country: ServiceCountry
  years: number
}

/** Bounds of each number of a deployment. */
export const deploymentBounds = {
  devices: { low: 1, high: 100_000 },
  squareKilometres: { low: 0.01, high: 10_000 },
  messagesPerDay: { low: 1, high: 8640 },
  years: { low: 1, high: 20 },
} satisfies Partial<Record<keyof Deployment, Span>>

/** Defaults: a housing estate's meters and leak sensors. */
export const initialDeployment: Deployment = {
  devices: 200,
  squareKilometres: 2,
  messagesPerDay: 24,
  depth: 'indoor',
  country: 'HK',
  years: 5,
}

/**
 * Share of the range that remains: a wall costs about 10 dB, a basement or plant room about 20 dB, and in a city,
 * where loss grows with the 3.5th power of the distance, every 10 dB halves the range.
 */
export const rangeShare: Record<Depth, number> = { outdoor: 1, indoor: 0.5, deep: 0.25 }

/** Cells are hexagons, which tile without gaps: 3√3/2 ≈ 2.6 times the square of the radius. */
export const hexagonShare = 2.6

/**
 * Eight channels, 10 % duty cycle, 0.4 s per message: 8 × 86,400 × 0.1 / 0.4 = 172,800 messages a day, rounded down
 * for repeats and downlinks.
 */
export const gatewayMessagesPerDay = 100_000

/**
 * Returns the number of gateways for a private network: the minimum for the longest range of the table (open ground),
 * the maximum for its shortest (dense city). Zero when operators run them.
 */
export function gatewaysFor({ gatewayCost, rangeKilometres }: Technology, plan: Deployment): Span {
  if (!gatewayCost) return { low: 0, high: 0 }
  const forLoad = Math.ceil((plan.devices * plan.messagesPerDay) / gatewayMessagesPerDay)
  const forArea = (kilometres: number) =>
    Math.ceil(plan.squareKilometres / (hexagonShare * (kilometres * rangeShare[plan.depth]) ** 2))
  return {
    low: Math.max(forLoad, forArea(rangeKilometres.high)),
    high: Math.max(forLoad, forArea(rangeKilometres.low)),
  }
}

export const costItems = ['devices', 'gateways', 'setup', 'network', 'maintenance', 'replacement'] as const
export type CostItem = (typeof costItems)[number]
export type Cost = Record<CostItem | 'total', Span>

/** Prices used besides the table, in the currency of the result. */
export interface DeploymentPrices {
  /** Catalogue price of one device; when undefined, the radio module of the table is used. */
  device: number | undefined
  /** Converts an amount of the table from US dollars, two decimals. */
  fromDollars: (dollars: number) => number
}

export const tablePrices: DeploymentPrices = { device: undefined, fromDollars: (dollars) => dollars }

/**
 * Returns the lowest and highest cost of a deployment over some years: devices at their catalogue price, gateways and
 * setup once, network fee per device and maintenance per year; gateways of one's own leave no network fee. Devices are
 * bought again after each battery life.
 */
export function costOver(
  technology: Technology,
  plan: Deployment,
  years: number,
  { device, fromDollars }: DeploymentPrices = tablePrices,
): Cost {
  const { deviceCost, gatewayCost, networkFee, setupCost, maintenanceFee, batteryYears } = technology
  const gateways = gatewaysFor(technology, plan)
  const replacements = Math.ceil(years / batteryYears) - 1
  const costAt = (end: keyof Span): Record<CostItem, number> => {
    const paid = (dollars: number, quantity: number, period: PricePeriod = 'once') =>
      totalOver([{ quantity, unitPrice: fromDollars(dollars), period, connectivityFee: null }], years)
    const bought = (quantity: number) =>
      device === undefined
        ? paid(deviceCost[end], quantity)
        : totalOver([{ quantity, unitPrice: device, period: 'once', connectivityFee: null }], years)
    return {
      devices: bought(plan.devices),
      gateways: gatewayCost ? paid(gatewayCost[end], gateways[end]) : 0,
      setup: paid(setupCost[end], 1),
      network: gatewayCost ? 0 : paid(networkFee[end], plan.devices, networkFee.per),
      maintenance: paid(maintenanceFee[end], 1, 'year'),
      replacement: bought(plan.devices * replacements),
    }
  }
  const [low, high] = [costAt('low'), costAt('high')]
  const items = costItems.map((item) => [item, { low: low[item], high: high[item] }])
  return { ...Object.fromEntries(items), total: { low: sumOf(low), high: sumOf(high) } }
}

function sumOf(costs: Record<CostItem, number>): number {
  return amountOf(costItems.reduce((cents, item) => cents + centsOf(costs[item]), 0n))
}
