import { type BuyingFact, buyingFactNames, type VolumePrice } from '#contract/catalogue/products.ts'
import { linesOf, readWords } from '#contract/catalogue/record-texts.ts'
import { type Country, countries, countryLabels } from '#contract/catalogue/values/countries.ts'
import { mountingOf } from '#contract/catalogue/values/mounting-words.ts'
import type { CatalogueRecord } from '#contract/fields/product.ts'
import { isDocumentPath } from '#contract/media.ts'
import type { RecordFault } from '#contract/problems/staff-field-faults.ts'
import { syncNote } from '#contract/sync/sync-notes.ts'
import { digitsPattern, readWhole } from '../prices-stock/availability.rules.ts'
import type { Warn } from '../prices-stock/prices-derive.ts'
import type { DerivedProduct } from './products-columns.repo.ts'

export type BuyingFacts = Pick<DerivedProduct, BuyingFact>

const most = { warrantyMonths: 240, leadTimeDays: 365, minimumOrder: 100_000 } as const
const countFaults = { warrantyMonths: 'no_months', leadTimeDays: 'no_days', minimumOrder: 'no_pieces' } as const
type Count = keyof typeof most

const stepsMax = 10

/** @param msrp limit for volume prices; null where there is none */
export function buyingFactsOf(record: CatalogueRecord, msrp: string | null, warn: Warn): BuyingFacts {
  return {
    mounting: known(record, 'mounting', 'unknown_mounting', mountingOf, warn),
    bands: readWords(record.bands),
    certificates: readWords(record.certificates),
    warrantyMonths: countOf(record, 'warrantyMonths', warn),
    leadTimeDays: countOf(record, 'leadTimeDays', warn),
    minimumOrder: countOf(record, 'minimumOrder', warn),
    volumePrices: volumePricesOf(record, msrp, warn),
    requires: skusOf(record, 'requires', warn),
    accessories: skusOf(record, 'accessories', warn),
    countries: known(record, 'countries', 'unknown_country', countryOf, warn),
    documents: documentsOf(record, warn),
  }
}

export function buyingFactsIn(product: BuyingFacts): BuyingFacts {
  return Object.fromEntries(buyingFactNames.map((name) => [name, product[name]])) as BuyingFacts
}

type ListField = 'mounting' | 'countries'

/** Returns the known words of a field without duplicates; warns of the others. */
function known<Value>(
  record: CatalogueRecord,
  field: ListField,
  fault: RecordFault,
  read: (word: string) => Value | undefined,
  warn: Warn,
): Value[] {
  const values = readWords(record[field]).flatMap((word) => {
    const value = read(word)
    if (value === undefined) warn(field, word, fault, syncNote('then.left-out'))
    return value === undefined ? [] : [value]
  })
  return [...new Set(values)]
}

const countryByName = new Map<string, Country>(
  countries.flatMap((code) =>
    [code, ...Object.values(countryLabels[code])].map((name) => [name.toLowerCase(), code] as const),
  ),
)

function countryOf(word: string): Country | undefined {
  return countryByName.get(word.normalize('NFKC').toLowerCase())
}

/** A bare number is in the field's own unit; years are twelve months, weeks seven days. */
const units: Record<Count, [unit: RegExp, times: number][]> = {
  warrantyMonths: [
    [/^(?:months?|mths?|mo|個月|个月|月)?$/, 1],
    [/^(?:years?|yrs?|年)$/, 12],
  ],
  leadTimeDays: [
    [/^(?:days?|日|天)?$/, 1],
    [/^(?:weeks?|wks?|星期|個星期|週|周)$/, 7],
  ],
  minimumOrder: [[/^(?:pcs?|pieces?|units?|sets?|件|部|個|套)?$/, 1]],
}

const counted = new RegExp(`^(${digitsPattern})[\\s-]*(.*?)$`, 'su')

function countOf(record: CatalogueRecord, field: Count, warn: Warn): number | null {
  const text = record[field]
  if (text === null) return null
  const [, digits = '', unit = ''] = counted.exec(text.normalize('NFKC').trim().toLowerCase()) ?? []
  const times = units[field].find(([pattern]) => pattern.test(unit))?.[1] ?? 0
  const isHalf = /^\d+\.50?$/.test(digits) // a year and a half
  const count = (isHalf ? Number(digits) : (readWhole(digits) ?? 0)) * times
  if (Number.isInteger(count) && count >= 1 && count <= most[field]) return count
  warn(field, text, countFaults[field], syncNote('then.blank'))
  return null
}

const stepPattern =
  /^(\d{1,6})\s*(?:\+|件|部|個|套|pcs|pieces|units)?\s*(?:或以上|起|or more)?\s*[:=@]\s*(?:HK\$|HKD|\$)?\s*((?:\d{1,9}|[1-9]\d{0,2}(?:,\d{3}){1,2})(?:\.\d{1,2})?)$/i

/** Requires steps with rising quantities and falling prices; otherwise returns none, since a wrong price is worse than none. */
function volumePricesOf({ volumePrices: text }: CatalogueRecord, msrp: string | null, warn: Warn): VolumePrice[] {
  const lines = linesOf(text)
  const steps = lines.map((line) => {
    const [, from, price] = stepPattern.exec(line.normalize('NFKC')) ?? []
    return { from: Number(from), price: Number(price?.replaceAll(',', '')) }
  })
  const unreadable = lines.find((_line, index) => !isStep(steps[index]))
  const fault: RecordFault | undefined =
    unreadable !== undefined || lines.length > stepsMax
      ? 'no_volume_price'
      : areInOrder(steps, msrp)
        ? undefined
        : 'volume_price_order'
  if (fault === undefined) return steps
  warn('volumePrices', unreadable ?? lines.join(', '), fault, syncNote('then.blank'))
  return []
}

function isStep(step: VolumePrice | undefined): boolean {
  return step !== undefined && step.from >= 2 && step.price > 0
}

function areInOrder(steps: VolumePrice[], msrp: string | null): boolean {
  return steps.every(({ from, price }, index) => {
    const before = steps[index - 1] ?? { from: 1, price: msrp === null ? Number.POSITIVE_INFINITY : Number(msrp) }
    return from > before.from && price < before.price
  })
}

function skusOf(record: CatalogueRecord, field: 'requires' | 'accessories', warn: Warn): string[] {
  return readWords(record[field]).filter((sku) => {
    const isOwn = sku.toLowerCase() === record.sku?.toLowerCase()
    if (isOwn) warn(field, sku, 'own_sku', syncNote('then.left-out'))
    return !isOwn
  })
}

/** Reads one document per line, "Title: https://…"; without a title, the file name is used. */
function documentsOf({ documents: text }: CatalogueRecord, warn: Warn): BuyingFacts['documents'] {
  return linesOf(text).flatMap((line) => {
    const word = /(?<!\S)\S+$/u.exec(line)?.[0] ?? ''
    const at = word.search(/https?:\/\/|\/api\//i)
    const address = at === -1 ? '' : word.slice(at)
    // the lookbehind avoids quadratic time
    const title = line.slice(0, line.length - address.length).replace(/(?<![\s:：|–-])[\s:：|–-]+$/u, '')
    if (isDocumentPath(address)) return [{ title: title.trim() || address.split('/').at(-1) || address, url: address }]
    const url = URL.parse(address)
    if (url?.protocol !== 'https:' || url.username !== '') {
      warn('documents', line, 'no_document', syncNote('then.left-out'))
      return []
    }
    return [{ title: title.trim() || fileOf(url), url: url.href }]
  })
}

function fileOf({ pathname, hostname }: URL): string {
  return pathname.split('/').at(-1) || hostname
}
