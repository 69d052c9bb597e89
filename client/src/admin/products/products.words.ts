import type { Bilingual } from '#contract/languages.ts'
import type { PricePeriod, StockStatus } from '#contract/products.ts'
import type { StaffProduct } from '#contract/staff-products.ts'
import type { Dictionary } from '../../i18n/language.tsx'

export const productsScreenWords = {
  totalProducts: { 'zh-TW': '產品總數', en: 'Total Products' },
  totalValue: { 'zh-TW': '庫存總值', en: 'Total Value' },
  totalValueHint: { 'zh-TW': '建議零售價 × 庫存', en: 'MSRP × stock' },
  stats: { 'zh-TW': '上架產品概況', en: 'What is listed' },
  statsFailed: { 'zh-TW': '未能載入統計數字', en: 'The figures could not be loaded' },

  product: { 'zh-TW': '產品', en: 'Product' },
  sku: { 'zh-TW': 'SKU', en: 'SKU' },
  category: { 'zh-TW': '類別', en: 'Category' },
  subcategory: { 'zh-TW': '用途', en: 'Use' },
  msrp: { 'zh-TW': '建議零售價', en: 'MSRP' },
  partnerPrice: { 'zh-TW': '夥伴價', en: 'Partner Price' },
  stock: { 'zh-TW': '庫存', en: 'Stock' },
  status: { 'zh-TW': '狀態', en: 'Status' },
  source: { 'zh-TW': '來源', en: 'Source' },
  updated: { 'zh-TW': '更新時間', en: 'Updated' },
  listing: { 'zh-TW': '上架', en: 'On the site' },
  listed: { 'zh-TW': '上架中', en: 'Listed' },
  retired: { 'zh-TW': '已下架', en: 'Retired' },
  onRequest: { 'zh-TW': '請查詢', en: 'On request' },

  search: { 'zh-TW': '搜尋名稱、說明或 SKU', en: 'Search name, description or SKU' },
  count: {
    'zh-TW': (total: number) => `${total.toLocaleString('en-HK')} 款產品`,
    en: (total: number) => (total === 1 ? '1 product' : `${total.toLocaleString('en-HK')} products`),
  },
  none: { 'zh-TW': '目錄仍是空的', en: 'The catalogue is empty' },
  noneHint: {
    'zh-TW': '從 Notion 同步後，產品會在這裏出現。',
    en: 'Products appear here once they are synced from Notion.',
  },
  viewOnSite: { 'zh-TW': '在網站上查看', en: 'View on the site' },
  copySku: { 'zh-TW': '複製 SKU', en: 'Copy SKU' },
  copySkus: { 'zh-TW': '複製 SKU', en: 'Copy SKUs' },
  copied: { 'zh-TW': (sku: string) => `已複製 ${sku}`, en: (sku: string) => `${sku} copied` },
} satisfies Dictionary

/** Spec §4. */
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

/** What an amount pays for, after it. */
export const perWords: Record<PricePeriod, Bilingual> = {
  once: { 'zh-TW': '', en: '' },
  month: { 'zh-TW': '／月', en: '/mo' },
  year: { 'zh-TW': '／年', en: '/yr' },
}
