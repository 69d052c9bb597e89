import { protectionOf } from '#contract/catalogue/ip-codes.ts'
import type { ProductDetail, Specification } from '#contract/catalogue/products.ts'
import { batteryYearsOf } from '#contract/catalogue/specifications/battery.ts'

/** A claim with its value in percent, years, kilometres or IP digits; `text` as the specification says it. */
export type Claim =
  | { kind: 'savings'; percent: number }
  | { kind: 'battery'; years: number; text?: string }
  | { kind: 'range'; kilometres: number; text?: string }
  | { kind: 'protection'; dust: number; water: number; text: string }

const savings: Claim = { kind: 'savings', percent: 40 }
const battery: Claim = { kind: 'battery', years: 10 }
const range: Claim = { kind: 'range', kilometres: 15 }
const ipRating = 'IP67'

type Claimed = Pick<ProductDetail, 'category' | 'ipRating' | 'specifications' | 'specificationsEn' | 'price'>

/**
 * Returns the marketing claims that hold for a product. They are about hardware only, and a specification takes
 * precedence: a mains-powered device has no battery, a Wi-Fi one no 15 km range.
 * @param specifications of the product, in the reader's language
 */
export function claimsOf(product: Claimed, specifications: Specification[]): Claim[] {
  if (product.category !== 'hardware') return []
  const all = [...specifications, ...product.specifications, ...product.specificationsEn]
  const hasNoBattery = all.some((specification) => mains.test(textOf(specification)))
  const isShortRange = product.price.connectivity.type === 'wifi'
  return [
    savings,
    ...(statedBattery(all) ?? (hasNoBattery ? [] : [battery])),
    ...(statedRange(all) ?? (isShortRange ? [] : [range])),
    protectionBy(product.ipRating ?? ipRating),
  ]
}

const mains = /\bmains\b|grid[- ]powered|電網供電|市電/i
const rangeName = /^(?:(?:radio|wireless|transmission|communication) )?range$|(?:通訊|通信|傳輸|無線)距離/i
const distance = /(\d+(?:\.\d+)?)\s*(km|公里|千米|m\b|米)/i

/** Returns whether a claim already tells a specification. */
export function isClaimed(specification: Specification, claims: readonly Claim[]): boolean {
  const text = textOf(specification)
  return claims.some((claim) => {
    if (claim.kind === 'battery') return claim.text === text && batteryYearsOf(specification.name, text) !== undefined
    if (claim.kind === 'range') return claim.text === text && rangeName.test(specification.name)
    return claim.kind === 'protection' && claim.text === text
  })
}

function statedBattery(specifications: Specification[]): Claim[] | undefined {
  for (const specification of specifications) {
    const years = batteryYearsOf(specification.name, textOf(specification))
    if (years !== undefined) return [{ kind: 'battery', years, text: textOf(specification) }]
  }
  return undefined
}

function statedRange(specifications: Specification[]): Claim[] | undefined {
  for (const specification of specifications.filter(({ name }) => rangeName.test(name))) {
    const found = distance.exec(textOf(specification))
    if (!found) continue
    const isMetres = /^(?:m|米)$/i.test(found[2] ?? '')
    return [{ kind: 'range', kilometres: Number(found[1]) / (isMetres ? 1000 : 1), text: textOf(specification) }]
  }
  return undefined
}

function protectionBy(text: string): Claim {
  return { kind: 'protection', ...protectionOf(text), text }
}

export function textOf({ value, unit }: Specification): string {
  return unit ? `${value} ${unit}` : value
}
