import type { Bilingual, Language } from '#contract/languages.ts'
import { categoryLabels, type PricePeriod, type StockStatus } from '#contract/products.ts'
import type { StaffProduct } from '#contract/staff-products.ts'
import type { CsvColumns } from '#server/platform/csv.ts'
import type { StaffProductRow } from './staff-products.repo.ts'

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
