import type { Bilingual, Language } from '#contract/languages.ts'
import type { RecordField } from '#contract/product-edits.ts'
import { importFields } from '#contract/product-imports.ts'
import { categoryLabels, type PricePeriod, type StockStatus } from '#contract/products.ts'
import type { StaffProduct } from '#contract/staff-products.ts'
import type { CsvColumns } from '#server/platform/csv.ts'
import { headingOf } from './product-imports.columns.ts'
import type { RecordRow, StaffProductRow } from './staff-products.repo.ts'

const words = {
  name: { 'zh-TW': '產品', en: 'Product' },
  nameEn: { 'zh-TW': '英文名稱', en: 'English name' },
  sku: { 'zh-TW': 'SKU', en: 'SKU' },
  category: { 'zh-TW': '類別', en: 'Category' },
  subcategory: { 'zh-TW': '用途', en: 'Use' },
  msrp: { 'zh-TW': '建議零售價（HKD）', en: 'MSRP (HKD)' },
  partnerPrice: { 'zh-TW': '夥伴價（HKD）', en: 'Partner price (HKD)' },
  period: { 'zh-TW': '收費週期', en: 'Price is for' },
  stock: { 'zh-TW': '庫存', en: 'Stock' },
  status: { 'zh-TW': '庫存狀態', en: 'Stock status' },
  state: { 'zh-TW': '網站狀態', en: 'On the site' },
  source: { 'zh-TW': '來源', en: 'Source' },
  updatedAt: { 'zh-TW': '更新時間（UTC）', en: 'Updated (UTC)' },
  slug: { 'zh-TW': '網址', en: 'Address' },
} as const satisfies Record<string, Bilingual>

/** Behind what can be imported again: none is a heading that an import knows. */
const derivedWords = {
  msrp: { 'zh-TW': '網站標價（HKD，系統計算）', en: 'Price shown (HKD, calculated)' },
  partnerPrice: { 'zh-TW': '網站夥伴價（HKD，系統計算）', en: 'Partner price shown (HKD, calculated)' },
  period: { 'zh-TW': '收費週期（系統計算）', en: 'Price is for (calculated)' },
  stock: { 'zh-TW': '庫存數量（系統計算）', en: 'Pieces in stock (calculated)' },
} as const satisfies Record<string, Bilingual>

const periodLabels: Record<PricePeriod, Bilingual> = {
  once: { 'zh-TW': '一次性', en: 'One-time' },
  month: { 'zh-TW': '每月', en: 'A month' },
  year: { 'zh-TW': '每年', en: 'A year' },
}
/** Spec §4. */
const stockLabels: Record<StockStatus, Bilingual> = {
  'in-stock': { 'zh-TW': '有貨', en: 'In Stock' },
  'low-stock': { 'zh-TW': '庫存偏低', en: 'Low Stock' },
  'out-of-stock': { 'zh-TW': '缺貨', en: 'Out of Stock' },
}
const sourceLabels: Record<StaffProduct['source'], Bilingual> = {
  sample: { 'zh-TW': '範例', en: 'Sample' },
  notion: { 'zh-TW': 'Notion', en: 'Notion' },
  local: { 'zh-TW': '本系統', en: 'Made here' },
}
const stateOf = (isRetired: boolean): Bilingual =>
  isRetired ? { 'zh-TW': '已下架', en: 'Retired' } : { 'zh-TW': '上架中', en: 'Listed' }

/** Of the products' export. */
export function productColumns(language: Language): CsvColumns<StaffProductRow> {
  return [
    [words.name[language], ({ name }) => name],
    [words.nameEn[language], ({ nameEn }) => nameEn],
    [words.sku[language], ({ sku }) => sku],
    [words.category[language], ({ category }) => categoryLabels[category][language]],
    [words.subcategory[language], ({ subcategory }) => subcategory],
    [words.msrp[language], ({ msrp }) => msrp],
    [words.partnerPrice[language], ({ partnerPrice }) => partnerPrice],
    [words.period[language], ({ period }) => periodLabels[period][language]],
    [words.stock[language], ({ stockQuantity }) => stockQuantity],
    [words.status[language], ({ stockStatus }) => stockLabels[stockStatus][language]],
    [words.state[language], ({ isRetired }) => stateOf(isRetired)[language]],
    [words.source[language], ({ source }) => sourceLabels[source][language]],
    [words.updatedAt[language], ({ updatedAt }) => updatedAt],
    [words.slug[language], ({ slug }) => slug],
  ]
}

/** A bare amount or count; what holds words, or a sign that a spreadsheet would drop, stays text. */
const plainNumber = /^-?(?:0|[1-9]\d{0,11})(?:\.\d{1,4})?$/

const numeric = new Set<RecordField>([
  'availability',
  'msrp',
  'minSellingPrice',
  'margin',
  'resellerCost',
  'hkdCost',
  'usdCost',
  'upMargin',
  'connectivityFee',
])

/** Of the workbook that can be imported again: the SKU first, since it finds the product. */
export function recordColumns(language: Language): CsvColumns<RecordRow> {
  const fields = importFields.toSorted((one, other) => Number(other === 'sku') - Number(one === 'sku'))
  return [
    ...fields.map((field): CsvColumns<RecordRow>[number] => [headingOf(field), ({ record }) => cellOf(field, record)]),
    [derivedWords.msrp[language], ({ msrp }) => msrp],
    [derivedWords.partnerPrice[language], ({ partnerPrice }) => partnerPrice],
    [derivedWords.period[language], ({ period }) => periodLabels[period][language]],
    [derivedWords.stock[language], ({ stockQuantity }) => stockQuantity],
    [words.state[language], ({ isRetired }) => stateOf(isRetired)[language]],
    [words.source[language], ({ source }) => sourceLabels[source][language]],
    [words.updatedAt[language], ({ updatedAt }) => updatedAt],
  ]
}

function cellOf(field: (typeof importFields)[number], record: RecordRow['record']): string | number | null {
  const value = record[field] ?? null
  if (Array.isArray(value)) return value.join(', ')
  return value !== null && numeric.has(field) && plainNumber.test(value) ? Number(value) : value
}
