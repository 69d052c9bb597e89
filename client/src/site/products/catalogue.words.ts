import type { ProductSort, TextFacet } from '#contract/catalogue/products.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import type { Dictionary } from '../../i18n/language.tsx'

/** Texts of the catalogue page; terms for products in general are in i18n/products.words.ts. */
export const catalogueWords = {
  description: {
    'zh-TW': '漏水、用電、泊車及空氣質素感測器，LPWAN 連接與 AI 軟件的價格、庫存和規格。香港交付，服務亞太區。',
    en: 'Prices, stock and specifications of leak, energy, parking and air-quality sensors, LPWAN connectivity and AI software. Delivered from Hong Kong across Asia-Pacific.',
  },
  allFilters: { 'zh-TW': '全部篩選', en: 'All filters' },
  closeFilters: { 'zh-TW': '關閉篩選', en: 'Close filters' },
  showResults: {
    'zh-TW': (total: number) => `顯示 ${total} 個結果`,
    en: (total: number) => (total === 1 ? 'Show 1 result' : `Show ${total} results`),
  },
  search: { 'zh-TW': '搜尋名稱、說明或型號', en: 'Search name, description or model' },
  category: { 'zh-TW': '類別', en: 'Category' },
  allCategories: { 'zh-TW': '全部類別', en: 'All categories' },
  allUses: { 'zh-TW': '全部用途', en: 'All uses' },
  sort: { 'zh-TW': '排序', en: 'Sort' },
  sortedBy: { 'zh-TW': (order: string) => `排序：${order}`, en: (order: string) => `Sort: ${order}` },
  inStockOnly: { 'zh-TW': '只看有現貨', en: 'In stock only' },
  battery: { 'zh-TW': '電池壽命', en: 'Battery life' },
  years: {
    'zh-TW': (years: number) => `${years} 年或以上`,
    en: (years: number) => (years === 1 ? '1 year or more' : `${years} years or more`),
  },
  batteryOf: {
    'zh-TW': (years: number) => `電池 ${years} 年或以上`,
    en: (years: number) => (years === 1 ? 'Battery 1 year or more' : `Battery ${years} years or more`),
  },
  price: { 'zh-TW': '價格', en: 'Price' },
  under: { 'zh-TW': (max: string) => `HK$${max} 以下`, en: (max: string) => `Under HK$${max}` },
  between: {
    'zh-TW': (min: string, max: string) => `HK$${min}–${max}`,
    en: (min: string, max: string) => `HK$${min}–${max}`,
  },
  priceRange: { 'zh-TW': '建議零售價（HKD）', en: 'List price (HKD)' },
  minPrice: { 'zh-TW': '最低價格，HKD', en: 'Lowest price, HKD' },
  maxPrice: { 'zh-TW': '最高價格，HKD', en: 'Highest price, HKD' },
  minPlaceholder: { 'zh-TW': '最低', en: 'Min' },
  maxPlaceholder: { 'zh-TW': '最高', en: 'Max' },
  setFilters: { 'zh-TW': '已選條件', en: 'Filters in use' },
  removeFilter: { 'zh-TW': (text: string) => `移除條件：${text}`, en: (text: string) => `Remove filter: ${text}` },
  clearFilters: { 'zh-TW': '全部清除', en: 'Clear all' },
  applyFilters: { 'zh-TW': '套用', en: 'Apply' },
  count: {
    'zh-TW': (total: number) => `${total} 款產品`,
    en: (total: number) => (total === 1 ? '1 product' : `${total} products`),
  },
  refresh: { 'zh-TW': '重新整理', en: 'Refresh' },
  refreshing: { 'zh-TW': '更新中…', en: 'Refreshing…' },
  refreshed: { 'zh-TW': '目錄已更新', en: 'Catalogue is up to date' },
  refreshFailed: { 'zh-TW': '未能更新目錄', en: 'The catalogue could not be refreshed' },
  columnProduct: { 'zh-TW': '產品', en: 'Product' },
  columnFeatures: { 'zh-TW': '規格重點', en: 'Key features' },
  columnStock: { 'zh-TW': '庫存', en: 'Stock' },
  columnPrice: { 'zh-TW': '價格', en: 'Price' },
  regionsLabel: { 'zh-TW': '供應地區', en: 'Regions' },
  freeConnectivity: { 'zh-TW': '免連接年費', en: 'Free connectivity' },
  loading: { 'zh-TW': '正在載入產品', en: 'Loading products' },
  failed: { 'zh-TW': '未能載入產品', en: 'The products could not be loaded' },
  saved: {
    'zh-TW': (time: string) => `未能連接目錄。以下是 ${time} 存下的產品，篩選暫不適用。`,
    en: (time: string) =>
      `The catalogue cannot be reached. These products were saved on ${time}; filters do not apply to them.`,
  },
  pages: { 'zh-TW': '頁', en: 'Pages' },
  previous: { 'zh-TW': '上一頁', en: 'Previous' },
  next: { 'zh-TW': '下一頁', en: 'Next' },
  pageOf: {
    'zh-TW': (page: number, pages: number) => `第 ${page} 頁，共 ${pages} 頁`,
    en: (page: number, pages: number) => `Page ${page} of ${pages}`,
  },
} satisfies Dictionary

export const regionWords = {
  hongKong: { 'zh-TW': '香港', en: 'Hong Kong' },
  asia: { 'zh-TW': '亞洲', en: 'Asia' },
} satisfies Dictionary

export const facetWords: Record<TextFacet, Bilingual> = {
  subcategory: { 'zh-TW': '用途', en: 'Use' },
  ipRating: { 'zh-TW': 'IP 防護等級', en: 'IP rating' },
  connectivityType: { 'zh-TW': '連接方式', en: 'Connectivity' },
}

export const sortWords: Record<ProductSort, Bilingual> = {
  relevance: { 'zh-TW': '最相關', en: 'Relevance' },
  name: { 'zh-TW': '名稱', en: 'Chinese name' },
  '-name': { 'zh-TW': '名稱（倒序）', en: 'Chinese name, reversed' },
  nameEn: { 'zh-TW': '英文名稱', en: 'Name' },
  '-nameEn': { 'zh-TW': '英文名稱（倒序）', en: 'Name, reversed' },
  price: { 'zh-TW': '價格由低至高', en: 'Price, low to high' },
  '-price': { 'zh-TW': '價格由高至低', en: 'Price, high to low' },
  stock: { 'zh-TW': '庫存由少至多', en: 'Stock, low to high' },
  '-stock': { 'zh-TW': '庫存由多至少', en: 'Stock, high to low' },
  createdAt: { 'zh-TW': '最早上架', en: 'Oldest first' },
  '-createdAt': { 'zh-TW': '最新上架', en: 'Newest first' },
  '-battery': { 'zh-TW': '電池壽命由長至短', en: 'Battery life, longest first' },
  '-range': { 'zh-TW': '通訊距離由遠至近', en: 'Range, farthest first' },
}
