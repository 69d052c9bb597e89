import { promotionSample } from '#content/company-samples.words.ts'
import { sampleRecords } from '#server/modules/catalogue/products/samples.ts'

/** Kinds of questions; scores are printed by kind. */
export type Kind =
  | 'price'
  | 'quantity price'
  | 'list price'
  | 'over years'
  | 'stock'
  | 'find'
  | 'superlative'
  | 'compare'
  | 'compatibility'
  | 'system'
  | 'lpwan'
  | 'connectivity'
  | 'facts'
  | 'company'
  | 'demo'
  | 'quotation'
  | 'status'
  | 'texts'
  | 'small talk'
  | 'out of scope'
  | 'hostile'
  | 'reported'

/**
 * A question with what an answer must say (each entry; `|` between alternatives) and must not say, and the questions of the same visitor
 * before it. Written as people ask, before anything was tuned; figures are worked out from the sample catalogue, not copied from answers.
 */
export type Asked = [question: string, says: string[], never?: string[], before?: string[]]

export type QuestionSet = Partial<Record<Kind, Asked[]>>

const msrp = (sku: string) => Number(sampleRecords.find((record) => record.sku === sku)?.msrp?.replace(/[^\d.]/g, ''))

/** List prices in HKD, as the sample records write them. */
export const c = {
  leak: msrp('HI-WL-01'),
  meter: msrp('HI-EM-03'),
  parking: msrp('HI-PK-02'),
  air: msrp('HI-AQ-09'),
  platform: msrp('HI-SW-PLAT'),
  dashboard: msrp('HI-SW-DASH'),
  temperature: msrp('HI-TH-05'),
  door: msrp('HI-DC-01'),
  people: msrp('HI-PC-04'),
  /** During the sample offer. */
  pulse: promotionSample.products[0]?.amount ?? 0,
  current: msrp('HI-CT-06'),
  valve: msrp('HI-VA-01'),
  bin: msrp('HI-BN-03'),
  gateway: msrp('HI-GW-02'),
  outdoor: msrp('HI-GW-08'),
  network: msrp('HI-NET-LORA'),
  nbSim: msrp('HI-SIM-NB'),
  lteSim: msrp('HI-SIM-LTEM'),
  leakSystem: msrp('HI-SYS-LEAK'),
  tenantSystem: msrp('HI-SYS-TENANT'),
  parkingSystem: msrp('HI-SYS-PARK'),
  airSystem: msrp('HI-SYS-AIR'),
  coldSystem: msrp('HI-SYS-COLD'),
  washSystem: msrp('HI-SYS-WASH'),
} as const

/** Volume prices: of temperature sensors from 20 and 100, door contacts from 20 and 100, pulse counters from 50. */
export const volume = {
  temperature20: 395,
  temperature100: 370,
  door20: 245,
  door100: 225,
  pulse50: Math.min(710, c.pulse),
} as const

/** NB-IoT fee of a parking sensor a year, and the yearly fees of systems. */
export const fees = { parking: 240, leakSystem: 4788, coldSystem: 5148, parkingSystem: 20376, airSystem: 8376 } as const

/** An amount as sentences write it: two decimals where it is not whole. */
export function n(amount: number): string {
  const digits = Number.isInteger(amount) ? 0 : 2
  return amount.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
}

const cents = (amount: number) => Math.round(amount * 100) / 100
/** One piece in US dollars and renminbi, at the default rates. */
export const usd = (hkd: number) => cents(hkd * 0.128)
export const rmb = (hkd: number) => cents(hkd * 0.92)

/** Every fourth question of a kind is left out of tuning: only its score is looked at. */
export const isHidden = (place: number) => place % 4 === 3
