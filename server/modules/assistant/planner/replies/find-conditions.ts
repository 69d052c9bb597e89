import type { ToolInput } from '#contract/assistant/tools/assistant-tools.ts'
import type { Asking } from '../asking.ts'
import { isNamed } from '../products/resolve.ts'

/** Codes that devices have, least protected first. */
const ipCodes = ['IP20', 'IP30', 'IP40', 'IP42', 'IP44', 'IP51', 'IP54', 'IP55', 'IP65', 'IP66', 'IP67', 'IP68', 'IP69']

/** Returns the codes that protect at least as well, against dust and against water. */
export function ipCodesFrom(least: string): string[] {
  const digit = (code: string, place: number) => Number(code.replace('X', '0').at(place))
  return ipCodes.filter((code) => digit(code, 2) >= digit(least, 2) && digit(code, 3) >= digit(least, 3))
}

export type FindInput = Partial<ToolInput<'find_products'>>

export function hasConditions(asking: Asking): boolean {
  const { currency: _, ...filters } = conditionsOf(asking)
  const { details, refused } = asking.u
  return Object.keys(filters).length > 0 || details.has('outdoors') || details.has('mains') || refused.length > 0
}

/** "anything", "devices": no thing in particular. */
export function namesAnything({ details }: Asking['u']): boolean {
  return details.has('sensors') || details.has('products') || details.has('catalogue')
}

/** Years of the shortest battery life that is stated. */
const anyBattery = 1

/** A kind alone ("sensors") is a category, and all there is besides. */
export function conditionsOf({ u, resolved, currency }: Asking): FindInput {
  const { price, measures, details, technologies, countries } = u
  const isAlone = resolved.every(({ state }) => state === 'kind' || state === 'none')
  const isMains = details.has('mains') && !resolved.some(isNamed)
  const category = isMains ? 'hardware' : isAlone ? categoryOf(details) : undefined
  const [technology] = technologies
  const connectivity =
    technology === 'lora' || technology === 'nb-iot' ? technology : details.has('wifi') ? 'wifi' : undefined
  const max = price?.max ?? price?.budget
  const [country] = countries
  const isForCountry =
    country !== undefined && countries.length === 1 && u.requests.has('find') && isAlone && namesAnything(u)
  const isInStock = details.has('inStock') && !details.has('outOfStock')
  return {
    ...(category && { category }),
    ...(connectivity && isAlone && { connectivity }),
    ...(price && { currency: price.currency }),
    ...(price?.min !== undefined && { minPrice: price.min }),
    ...(max !== undefined && { maxPrice: max }),
    ...(measures.ipRating && { ipRating: measures.ipRating }),
    ...(measures.minBatteryYears !== undefined && { minBatteryYears: measures.minBatteryYears }),
    ...(measures.minBatteryYears === undefined && details.has('onBattery') && { minBatteryYears: anyBattery }),
    ...(measures.minRangeKm !== undefined && { minRangeKm: measures.minRangeKm }),
    ...(isForCountry && { country }),
    ...(isInStock && { inStock: true }),
    ...(!price && currency !== 'HKD' && { currency }),
  }
}

function categoryOf(details: Asking['u']['details']): FindInput['category'] {
  if (details.has('systems')) return 'systems'
  if (details.has('sensors')) return 'hardware'
  return details.has('software') ? 'software' : undefined
}
