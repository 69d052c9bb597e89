import { ipCodeIn } from '#contract/catalogue/ip-codes.ts'
import type { ConnectivityType } from '#contract/catalogue/products.ts'
import { readComponents, readFeatures, readSpecifications } from '#contract/catalogue/record-texts.ts'
import { blankRecord, type CatalogueRecord, productFields, type RecordField } from '#contract/fields/product.ts'
import { type RecordFault, recordFaults } from '#contract/problems/staff-field-faults.ts'
import { type SyncNote, syncNote } from '#contract/sync/sync-notes.ts'
import { isAvailabilityReadable, stockOf } from '../prices-stock/availability.rules.ts'
import { pricebookDefaults } from '../prices-stock/prices.rules.ts'
import { moneyOf, type Warn } from '../prices-stock/prices-derive.ts'
import { buyingFactsOf } from './buying-facts.rules.ts'
import { readCategory } from './categories.rules.ts'
import { readListed } from './listing.rules.ts'
import type { DerivedProduct } from './products-columns.repo.ts'

export interface Unreadable {
  /** Field of the record; MSRP for an amount derived from several. */
  field: RecordField
  fault: RecordFault
  consequence: SyncNote
}

/** Derives all columns from a record. Returns the columns, and unreadable values both as warnings and by field. */
export function deriveProduct(record: CatalogueRecord): {
  product: DerivedProduct
  warnings: SyncNote[]
  unreadable: Unreadable[]
} {
  const warnings: SyncNote[] = []
  const unreadable: Unreadable[] = []
  const warn: Warn = (field, value, fault, consequence) => {
    warnings.push(
      syncNote('value.unreadable', {
        name: record.name,
        field,
        value,
        fault: syncNote(recordFaults[fault]),
        consequence,
      }),
    )
    unreadable.push({ field: isStated(field) ? field : 'msrp', fault, consequence })
  }
  if (record.listed !== null && readListed(record.listed) === undefined)
    warn('listed', record.listed, 'unknown_listing', syncNote('then.unlisted'))
  const money = moneyOf(record, warn)
  const filed = categoryOf(record, warn)
  const product = {
    ...textsOf(record),
    ...filed,
    ...money,
    recurring: record.recurring === null ? money.term === 'annual' : isYes(record.recurring),
    ...availabilityOf(record, warn),
    tracksStock: tracksStockOf(record, { ...filed, ...money }, warn),
    connectivityType: connectivityTypeOf(record, warn),
    features: readFeatures(record.features),
    featuresEn: readFeatures(record.featuresEn),
    ...specificationsOf(record, warn),
    components: componentsOf(record, warn),
    ...buyingFactsOf(record, money.msrp, warn),
  }
  return { product, warnings, unreadable }
}

function isStated(field: string): field is RecordField {
  return field in blankRecord
}

function textsOf(record: CatalogueRecord) {
  const { name, nameEn, description, descriptionEn, manufacturerCode, modelNumber, sku, tags } = record
  const { connectivityDescription } = record
  const barrier = record.barrier ?? pricebookDefaults.barrier
  return {
    name,
    nameEn,
    description,
    descriptionEn,
    manufacturerCode,
    modelNumber,
    sku,
    tags,
    connectivityDescription,
    barrier,
  }
}

/** Stores an unknown category as subcategory under hardware, with a warning. */
function categoryOf(record: CatalogueRecord, warn: Warn): Pick<DerivedProduct, 'category' | 'subcategory'> {
  const category = record.category === null ? undefined : readCategory(record.category)
  if (category || record.category === null) return { category: category ?? 'hardware', subcategory: record.subcategory }
  warn('category', record.category, 'unknown_category', syncNote('then.hardware'))
  return { category: 'hardware', subcategory: record.subcategory ?? record.category }
}

function availabilityOf({ availability }: CatalogueRecord, warn: Warn) {
  if (availability !== null && !isAvailabilityReadable(availability))
    warn('availability', availability, 'unknown_availability', syncNote('then.out-of-stock'))
  return { availability, ...stockOf(availability ?? '') }
}

/** By default, devices, kits, and other hardware paid once (a gateway) have stock; software and plans do not. */
function tracksStockOf(
  { tracksStock: stated }: CatalogueRecord,
  { category, pricePeriod, msrp, term }: Pick<DerivedProduct, 'category' | 'pricePeriod' | 'msrp' | 'term'>,
  warn: Warn,
): boolean {
  const answer = stated === null ? undefined : yesOrNo(stated)
  if (answer !== undefined) return answer
  if (stated !== null) warn('tracksStock', stated, 'no_yes_or_no', syncNote('then.by-category'))
  if (category === 'hardware' || category === 'systems') return true
  return category === 'lpwan' && pricePeriod === 'once' && (msrp !== null || term === 'one-time')
}

function connectivityTypeOf(record: CatalogueRecord, warn: Warn): ConnectivityType | null {
  if (record.connectivityType === null) return null
  const type = record.connectivityType
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_-]+/g, '')
  if (type.includes('lora')) return 'lora'
  if (type.includes('nbiot')) return 'nb-iot'
  if (type.includes('wifi') || type.includes('wlan')) return 'wifi'
  warn('connectivityType', record.connectivityType, 'unknown_connectivity', syncNote('then.blank'))
  return null
}

/** Adds a separate IP rating to the specifications, unless it is there, so that it is shown, compared and searched like them. */
function specificationsOf(record: CatalogueRecord, warn: Warn) {
  const specifications = readSpecifications(record.specifications)
  const specificationsEn = readSpecifications(record.specificationsEn)
  const specified = ipCodeIn(`${record.specifications ?? ''}\n${record.specificationsEn ?? ''}`)
  const ipRating = record.ipRating === null ? specified : statedIpRating(record.ipRating, warn)
  if (ipRating !== null && ipRating !== specified) {
    const { label } = productFields.ipRating
    const isInBoth = specificationsEn.length > 0 || specifications.length === 0
    if (isInBoth) specificationsEn.push({ name: label.en, value: ipRating, unit: null })
    specifications.push({ name: label['zh-TW'], value: ipRating, unit: null })
  }
  return { ipRating, specifications, specificationsEn }
}

function componentsOf({ components: text, sku }: CatalogueRecord, warn: Warn): DerivedProduct['components'] {
  const { components, unreadable } = readComponents(text)
  const isOther = (component: { sku: string }) => component.sku.toLowerCase() !== sku?.toLowerCase()
  const others = components.filter(isOther)
  const own = components.filter((component) => !isOther(component)).map((component) => component.sku)
  for (const line of unreadable) warn('components', line, 'unknown_components', syncNote('then.left-out'))
  for (const line of own) warn('components', line, 'own_sku', syncNote('then.left-out'))
  return others
}

/** Accepts "67" from a column of numbers. */
function statedIpRating(stated: string, warn: Warn): string | null {
  const code = ipCodeIn(stated.replace(/^(?=\d)/, 'IP'))
  if (code === null) warn('ipRating', stated, 'unknown_ip_rating', syncNote('then.blank'))
  return code
}

/** Unlike `saysYes`, matches the whole value: "100 pcs" is neither. */
function yesOrNo(value: string): boolean | undefined {
  if (/^(?:yes|y|true|1|on|✓|✔|是|有)$/iu.test(value.trim())) return true
  return /^(?:no|n|false|0|off|✗|✘|否|沒有|没有|無|无)$/iu.test(value.trim()) ? false : undefined
}

function isYes(value: string | null): boolean {
  return value !== null && /^(?:yes|y|true|1|on|✓|✔|是|有|對|对)/iu.test(value)
}
