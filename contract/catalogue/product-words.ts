import type { Bilingual } from '../i18n/languages.ts'
import type { PricePeriod, StockStatus } from './products.ts'
import type { StaffProduct } from './staff-products.ts'

/** Spec §4. An import reads them as well. */
export const stockWords: Record<StockStatus, Bilingual> = {
  'in-stock': { 'zh-TW': '有貨', en: 'In Stock' },
  'low-stock': { 'zh-TW': '庫存偏低', en: 'Low Stock' },
  'out-of-stock': { 'zh-TW': '缺貨', en: 'Out of Stock' },
}

export const sourceWords: Record<StaffProduct['source'], Bilingual> = {
  sample: { 'zh-TW': '範例', en: 'Sample' },
  notion: { 'zh-TW': 'Notion', en: 'Notion' },
  local: { 'zh-TW': '本系統', en: 'Made here' },
}

/** Whether visitors see it. */
export const listingWords = {
  listed: { 'zh-TW': '上架中', en: 'Listed' },
  unlisted: { 'zh-TW': '未上架', en: 'Not listed' },
  retired: { 'zh-TW': '已下架', en: 'Retired' },
} as const satisfies Record<string, Bilingual>

/** What is known of a product beside its record (contract/fields/product.ts): on its page and as columns of table and export. */
export const productFactWords = {
  source: { 'zh-TW': '來源', en: 'Source' },
  address: { 'zh-TW': '網址', en: 'Address' },
} as const satisfies Record<string, Bilingual>

/** What follows an amount, on the site and in what its assistant says. */
export const periodWords: Record<PricePeriod, Bilingual> = {
  once: { 'zh-TW': '', en: '' },
  month: { 'zh-TW': '／月', en: '/month' },
  year: { 'zh-TW': '／年', en: '/year' },
}

/** Of a product that has no price. */
export const priceOnRequest: Bilingual = { 'zh-TW': '價格請查詢', en: 'Price on request' }
