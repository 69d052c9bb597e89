import { listingWords, productFactWords } from '#contract/catalogue/product-words.ts'
import type { PricePeriod } from '#contract/catalogue/products.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import type { Dictionary } from '../../i18n/language.tsx'

export { sourceWords, stockWords } from '#contract/catalogue/product-words.ts'

export const productsScreenWords = {
  ...productFactWords,
  ...listingWords,
  totalProducts: { 'zh-TW': '產品總數', en: 'Total Products' },
  totalValue: { 'zh-TW': '庫存總值', en: 'Total Value' },
  totalValueHint: { 'zh-TW': '建議零售價 × 庫存', en: 'MSRP × stock' },
  stats: { 'zh-TW': '上架產品概況', en: 'What is listed' },
  statsFailed: { 'zh-TW': '未能載入統計數字', en: 'The figures could not be loaded' },

  product: { 'zh-TW': '產品', en: 'Product' },
  sku: { 'zh-TW': 'SKU', en: 'SKU' },
  category: { 'zh-TW': '類別', en: 'Category' },
  subcategory: { 'zh-TW': '子類別', en: 'Subcategory' },
  msrp: { 'zh-TW': '建議零售價', en: 'MSRP' },
  partnerPrice: { 'zh-TW': '夥伴價', en: 'Partner Price' },
  stock: { 'zh-TW': '庫存', en: 'Stock' },
  status: { 'zh-TW': '狀態', en: 'Status' },
  updated: { 'zh-TW': '更新時間', en: 'Updated' },
  listing: { 'zh-TW': '上架', en: 'On the site' },
  onRequest: { 'zh-TW': '請查詢', en: 'On request' },

  search: { 'zh-TW': '搜尋名稱、描述或 SKU', en: 'Search name, description or SKU' },
  count: {
    'zh-TW': (total: number) => `${total.toLocaleString('en-HK')} 款產品`,
    en: (total: number) => (total === 1 ? '1 product' : `${total.toLocaleString('en-HK')} products`),
  },
  failed: { 'zh-TW': '載入產品時發生錯誤', en: 'Error Loading Products' },
  loaded: { 'zh-TW': '產品已載入', en: 'Products Loaded' },
  loadedHint: {
    'zh-TW': (count: number) => `已從快取載入 ${count.toLocaleString('en-HK')} 款產品`,
    en: (count: number) => `Loaded ${count.toLocaleString('en-HK')} products from cache`,
  },
  notionAway: {
    'zh-TW': '未能連接 Notion：顯示的是上次同步的資料。',
    en: 'Notion cannot be reached. This is how they were at the last sync.',
  },
  none: { 'zh-TW': '目錄仍是空的', en: 'The catalogue is empty' },
  noneHint: {
    'zh-TW': '新增產品、匯入檔案，或從 Notion 同步。',
    en: 'Add a product, import a file, or sync from Notion.',
  },
  allCategories: { 'zh-TW': '所有類別', en: 'All Categories' },
  issue: { 'zh-TW': '待改善', en: 'To fix' },
  issues: {
    'zh-TW': (count: number) => `${count} 項待改善`,
    en: (count: number) => (count === 1 ? '1 thing to fix' : `${count} things to fix`),
  },
  pending: { 'zh-TW': '尚未寫入 Notion', en: 'Not yet in Notion' },

  add: { 'zh-TW': '新增產品', en: 'Add Product' },
  import: { 'zh-TW': '匯入', en: 'Import' },
  sync: { 'zh-TW': '從 Notion 同步', en: 'Sync from Notion' },
  searches: { 'zh-TW': '網站搜尋', en: 'Site search' },
  quality: { 'zh-TW': '資料質素', en: 'Data quality' },

  viewDetails: { 'zh-TW': '查看詳情', en: 'View Details' },
  edit: { 'zh-TW': '編輯產品', en: 'Edit Product' },
  analytics: { 'zh-TW': '查看分析', en: 'View Analytics' },
  history: { 'zh-TW': '查看紀錄', en: 'View History' },
  inNotion: { 'zh-TW': '在 Notion 開啟', en: 'Open in Notion' },
  delete: { 'zh-TW': '刪除產品', en: 'Delete Product' },
  deleteMeaning: { 'zh-TW': '下架，可以復原', en: 'retires it; can be undone' },
  retire: { 'zh-TW': '下架', en: 'Retire' },
  restore: { 'zh-TW': '重新上架', en: 'Restore' },
  retiredNow: { 'zh-TW': (name: string) => `「${name}」已下架`, en: (name: string) => `${name} is retired` },
  retiredDetail: {
    'zh-TW': '訪客不再看到它，資料全部保留。',
    en: 'Visitors no longer see it; everything about it is kept.',
  },
  restoredNow: {
    'zh-TW': (name: string) => `「${name}」已重新上架`,
    en: (name: string) => `${name} is on the site again`,
  },
  restoredUnlisted: {
    'zh-TW': (name: string) => `「${name}」已復原，但仍未上架`,
    en: (name: string) => `${name} is restored, and still not listed`,
  },
  restoredUnlistedDetail: {
    'zh-TW': '「上架」一欄設定為不在網站上架，訪客看不到它。',
    en: 'Its field “Listed” says that it is not shown on the site, so visitors do not see it.',
  },
  restoredAsBefore: {
    'zh-TW': (name: string) => `「${name}」已完全復原`,
    en: (name: string) => `${name} is exactly as it was before`,
  },
  notChanged: { 'zh-TW': (name: string) => `「${name}」未有更改`, en: (name: string) => `${name} was not changed` },
  changedSince: {
    'zh-TW': '有同事剛剛改過這個產品，請看清楚再試。',
    en: 'A colleague has just changed this product. Look at it again, then retry.',
  },
  viewOnSite: { 'zh-TW': '在網站上查看', en: 'View on the site' },
  copySku: { 'zh-TW': '複製 SKU', en: 'Copy SKU' },
  copySkus: { 'zh-TW': '複製 SKU', en: 'Copy SKUs' },
  copied: { 'zh-TW': (sku: string) => `已複製 ${sku}`, en: (sku: string) => `${sku} copied` },
} satisfies Dictionary

/** Suffix of an amount by payment period. */
export const perWords: Record<PricePeriod, Bilingual> = {
  once: { 'zh-TW': '', en: '' },
  month: { 'zh-TW': '／月', en: '/mo' },
  year: { 'zh-TW': '／年', en: '/yr' },
}
