import Big from 'big.js'
import type { Category, ConnectivityType, FeatureGroup, PricePeriod, Specification, Term } from '#contract/products.ts'
import { stockOf } from './availability.rules.ts'
import { readCategory } from './categories.rules.ts'
import { readFeatures, readSpecifications } from './features.rules.ts'
import { pricebookDefaults, pricesOf, readPrice, readTerm } from './prices.rules.ts'
import type { CatalogueRecord } from './products.record.ts'

/** The mirror's columns that follow from a record; money and percentages as decimal text. */
export interface DerivedProduct {
  name: string
  nameEn: string | null
  description: string | null
  descriptionEn: string | null
  category: Category
  subcategory: string | null
  manufacturerCode: string | null
  modelNumber: string | null
  sku: string | null
  tags: string[]
  limitedOffer: boolean
  msrp: string | null
  pricePeriod: PricePeriod
  partnerPrice: string | null
  sensorPrice: string | null
  licenseAnnual: string | null
  connectivityType: ConnectivityType | null
  connectivityAnnualFee: string | null
  connectivityDescription: string | null
  firstYearTotal: string | null
  minSellingPrice: string | null
  margin: string
  hkdCost: string | null
  usdCost: string | null
  upMargin: string
  barrier: string
  term: Term
  recurring: boolean
  availability: string | null
  inStock: boolean
  stockQuantity: number
  features: FeatureGroup[]
  featuresEn: FeatureGroup[]
  specifications: Specification[]
  specificationsEn: Specification[]
}

/**
 * Applies every rule to what a source says of a product.
 * @returns the columns, and a warning for each value that could not be read as what its column means
 */
export function deriveProduct(record: CatalogueRecord): { product: DerivedProduct; warnings: string[] } {
  const warnings: string[] = []
  const warn = (field: string, value: string, consequence: string) =>
    warnings.push(`${record.name}: ${field} "${value}" ${consequence}`)
  const product = {
    ...textsOf(record),
    ...categoryOf(record, warn),
    ...moneyOf(record, warn),
    ...stockOf(record.availability ?? ''),
    availability: record.availability,
    connectivityType: connectivityTypeOf(record, warn),
    limitedOffer: saysYes(record.limitedOffer),
    features: readFeatures(record.features),
    featuresEn: readFeatures(record.featuresEn),
    specifications: readSpecifications(record.specifications),
    specificationsEn: readSpecifications(record.specificationsEn),
  }
  return { product, warnings }
}

type Warn = (field: string, value: string, consequence: string) => void

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

/** An unknown category is kept as subcategory, filed under hardware, and warned of (design, "Categories"). */
function categoryOf(record: CatalogueRecord, warn: Warn): Pick<DerivedProduct, 'category' | 'subcategory'> {
  const category = record.category === null ? undefined : readCategory(record.category)
  if (category || record.category === null) return { category: category ?? 'hardware', subcategory: record.subcategory }
  warn('category', record.category, 'is unknown; filed under hardware')
  return { category: 'hardware', subcategory: record.subcategory ?? record.category }
}

function moneyOf(record: CatalogueRecord, warn: Warn) {
  const price = (field: keyof CatalogueRecord & string, text: string | null) => {
    if (text === null) return undefined
    const read = field !== 'usdCost' && isForeign(text) ? undefined : readPrice(text)
    if (!read) warn(field, text, 'is no price in HKD; left blank')
    return read
  }
  const percent = (field: string, text: string | null, otherwise: string) => {
    const read = text === null ? undefined : readPercent(text)
    if (text !== null && !read) warn(field, text, `is no percentage from 0 to 1000; taken as ${otherwise}`)
    return read ?? new Big(otherwise)
  }
  const margin = percent('margin', record.margin, pricebookDefaults.margin)
  const upMargin = percent('upMargin', record.upMargin, pricebookDefaults.upMargin)
  const hkdCost = price('hkdCost', record.hkdCost)?.amount
  const connectivityAnnualFee = yearlyFee(record, price)
  const prices = pricesOf({
    msrp: price('msrp', record.msrp),
    statedTerm: record.term === null ? undefined : readTerm(record.term),
    connectivityAnnualFee,
    minSellingPrice: price('minSellingPrice', record.minSellingPrice)?.amount,
    resellerCost: price('resellerCost', record.resellerCost)?.amount,
    margin,
    hkdCost,
    usdCost: price('usdCost', record.usdCost)?.amount,
  })
  if (record.term !== null && !readTerm(record.term)) warn('term', record.term, 'is neither Annual nor One-time')
  return {
    pricePeriod: prices.pricePeriod,
    term: prices.term,
    recurring: record.recurring === null ? prices.term === 'annual' : saysYes(record.recurring),
    msrp: text(prices.msrp),
    partnerPrice: text(prices.partnerPrice),
    sensorPrice: text(prices.sensorPrice),
    licenseAnnual: text(prices.licenseAnnual),
    minSellingPrice: text(prices.minSellingPrice),
    firstYearTotal: text(prices.firstYearTotal),
    connectivityAnnualFee: text(connectivityAnnualFee),
    hkdCost: text(hkdCost),
    usdCost: text(prices.usdCost),
    margin: margin.toFixed(2),
    upMargin: upMargin.toFixed(2),
  }
}

/** A fee that says it is free is 0; one by the month is twelve of them. */
function yearlyFee(
  record: CatalogueRecord,
  price: (field: 'connectivityFee', text: string | null) => ReturnType<typeof readPrice>,
): Big | undefined {
  if (record.connectivityFee !== null && /free|免費|免费|included|包括|已含/iu.test(record.connectivityFee))
    return new Big(0)
  const fee = price('connectivityFee', record.connectivityFee)
  return fee?.amount.times(fee.period === 'month' ? 12 : 1)
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
  warn('connectivityType', record.connectivityType, 'is none of LoRa, NB-IoT, Wi-Fi; left blank')
  return null
}

function readPercent(value: string): Big | undefined {
  const number = /-?\d+(?:\.\d+)?/.exec(value.normalize('NFKC'))
  const percent = number && new Big(number[0]).round(2)
  return percent?.gte(0) && percent.lte(1000) ? percent : undefined
}

/** A price in another currency is not a number of Hong Kong dollars. */
function isForeign(text: string): boolean {
  return /US\$|USD|RMB|CNY|EUR|GBP|[€£¥￥]/iu.test(text)
}

function saysYes(value: string | null): boolean {
  return value !== null && /^(?:yes|y|true|1|on|✓|✔|是|有|對|对)/iu.test(value)
}

function text(amount: Big | undefined): string | null {
  return amount?.toFixed(2) ?? null
}
