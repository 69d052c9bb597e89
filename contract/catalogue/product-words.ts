import type { Bilingual } from '../i18n/languages.ts'
import type { PricePeriod, StockStatus } from './products.ts'
import type { StaffProduct } from './staff-products.ts'

/** Also accepted by imports. */
export const stockWords: Record<StockStatus, Bilingual> = {
  'in-stock': { 'zh-TW': '有貨', en: 'In stock' },
  'low-stock': { 'zh-TW': '庫存偏低', en: 'Low stock' },
  'out-of-stock': { 'zh-TW': '缺貨', en: 'Out of stock' },
}

export const sourceWords: Record<StaffProduct['source'], Bilingual> = {
  sample: { 'zh-TW': '範例', en: 'Sample' },
  notion: { 'zh-TW': 'Notion', en: 'Notion' },
  local: { 'zh-TW': '本系統', en: 'Made here' },
}

/** Whether visitors see a product. */
export const listingWords = {
  listed: { 'zh-TW': '上架中', en: 'Listed' },
  unlisted: { 'zh-TW': '未上架', en: 'Not listed' },
  retired: { 'zh-TW': '已下架', en: 'Retired' },
} as const satisfies Record<string, Bilingual>

/** Product columns besides those of the record (contract/fields/product.ts), in the table, the export and the page. */
export const productFactWords = {
  source: { 'zh-TW': '來源', en: 'Source' },
  address: { 'zh-TW': '網址', en: 'Address' },
} as const satisfies Record<string, Bilingual>

/** Suffix of an amount. */
export const periodWords: Record<PricePeriod, Bilingual> = {
  once: { 'zh-TW': '', en: '' },
  month: { 'zh-TW': '／月', en: '/month' },
  year: { 'zh-TW': '／年', en: '/year' },
}

export const priceOnRequest: Bilingual = { 'zh-TW': '價格請查詢', en: 'Price on request' }
