import { priceOnRequest } from '#contract/catalogue/product-words.ts'
import type {
  AvailabilityLabel,
  Category,
  ConnectivityType,
  ProductSort,
  TextFacet,
} from '#contract/catalogue/products.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import type { Dictionary } from './language.tsx'

export { periodWords } from '#contract/catalogue/product-words.ts'

export const productsWords = {
  title: { 'zh-TW': '產品目錄', en: 'Product catalogue' },
  lead: {
    'zh-TW': '感測器、連接與軟件，規格、庫存和價格一頁看清。',
    en: 'Sensors, connectivity and software, with specifications, stock and prices on one page.',
  },
  description: {
    'zh-TW': '漏水、用電、泊車及空氣質素感測器，LPWAN 連接與 AI 軟件的價格、庫存和規格。香港交付，服務亞太區。',
    en: 'Prices, stock and specifications of leak, energy, parking and air-quality sensors, LPWAN connectivity and AI software. Delivered from Hong Kong across Asia-Pacific.',
  },

  asOf: { 'zh-TW': (time: string) => `資料截至 ${time}`, en: (time: string) => `As of ${time}` },

  filters: { 'zh-TW': '篩選', en: 'Filters' },
  search: { 'zh-TW': '搜尋名稱、說明或型號', en: 'Search name, description or model' },
  category: { 'zh-TW': '類別', en: 'Category' },
  allCategories: { 'zh-TW': '全部類別', en: 'All categories' },
  sort: { 'zh-TW': '排序', en: 'Sort' },
  inStockOnly: { 'zh-TW': '只看有現貨', en: 'In stock only' },
  battery: { 'zh-TW': '電池壽命', en: 'Battery life' },
  anyBattery: { 'zh-TW': '不限電池壽命', en: 'Any battery life' },
  batteryOf: {
    'zh-TW': (years: number) => `電池 ${years} 年或以上`,
    en: (years: number) => (years === 1 ? 'Battery 1 year or more' : `Battery ${years} years or more`),
  },
  anyMounting: { 'zh-TW': '全部安裝方式', en: 'Any mounting' },
  price: { 'zh-TW': '價格', en: 'Price' },
  anyPrice: { 'zh-TW': '不限價格', en: 'Any price' },
  priceOf: {
    'zh-TW': (min: string, max: string) => (max ? (min ? `HK$${min}–${max}` : `HK$${max} 以下`) : `HK$${min} 或以上`),
    en: (min: string, max: string) => (max ? (min ? `HK$${min}–${max}` : `Under HK$${max}`) : `HK$${min} or more`),
  },
  priceRange: { 'zh-TW': '建議零售價（HKD）', en: 'List price (HKD)' },
  minPrice: { 'zh-TW': '最低價格，HKD', en: 'Lowest price, HKD' },
  maxPrice: { 'zh-TW': '最高價格，HKD', en: 'Highest price, HKD' },
  minPlaceholder: { 'zh-TW': '最低', en: 'Min' },
  maxPlaceholder: { 'zh-TW': '最高', en: 'Max' },
  removeTag: { 'zh-TW': (tag: string) => `移除標籤 ${tag}`, en: (tag: string) => `Remove tag ${tag}` },
  clearFilters: { 'zh-TW': '清除篩選', en: 'Clear filters' },
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
  inStock: { 'zh-TW': '有現貨', en: 'In stock' },
  outOfStock: { 'zh-TW': '暫時缺貨', en: 'Temporarily out of stock' },
  limitedOffer: { 'zh-TW': '限時優惠', en: 'Limited offer' },
  regions: { 'zh-TW': '香港 · 亞洲', en: 'Hong Kong · Asia' },
  regionsLabel: { 'zh-TW': '供應地區', en: 'Regions' },
  msrp: { 'zh-TW': '建議零售價', en: 'List price' },
  partnerPrice: { 'zh-TW': '夥伴價', en: 'Partner' },
  priceOnRequest,
  freeConnectivity: { 'zh-TW': '免連接年費', en: 'Free connectivity' },
  learnMore: { 'zh-TW': '了解更多', en: 'Learn more' },
  addToQuote: { 'zh-TW': '加入報價清單', en: 'Add to quote' },
  viewQuote: { 'zh-TW': '查看報價清單', en: 'View quote' },
  addedToQuote: {
    'zh-TW': (product: string) => `已把「${product}」加入報價清單`,
    en: (product: string) => `${product} is in your quotation`,
  },
  quoteFull: {
    'zh-TW': (most: number) => `一張報價清單最多 ${most} 款產品`,
    en: (most: number) => `A quotation holds ${most} products at most`,
  },
  compare: { 'zh-TW': '比較', en: 'Compare' },
  compareFull: {
    'zh-TW': (most: number) => `最多同時比較 ${most} 款，請先取消一款`,
    en: (most: number) => `${most} products at most: take one off first`,
  },
  demo: { 'zh-TW': '預約示範', en: 'Demo' },
  about: {
    'zh-TW': (action: string, product: string) => `${action}：${product}`,
    en: (action: string, product: string) => `${action}: ${product}`,
  },

  machineTranslated: { 'zh-TW': '機器翻譯', en: 'Machine-translated' },
  machineTranslatedHint: {
    'zh-TW': '這段文字由機器翻譯，以原文為準。',
    en: 'This text was translated by machine; the original prevails.',
  },

  contact: { 'zh-TW': '聯絡我們', en: 'Contact us' },
  loading: { 'zh-TW': '正在載入產品', en: 'Loading products' },
  failed: { 'zh-TW': '未能載入產品', en: 'The products could not be loaded' },
  stale: {
    'zh-TW': '未能取得最新資料，以下是先前載入的內容。',
    en: 'The latest data could not be loaded. This is what was loaded earlier.',
  },
  priceAsOf: { 'zh-TW': (time: string) => `${time} 的價格`, en: (time: string) => `Price as of ${time}` },
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

/** What a facet is called, and the choice that takes its filter off. */
export const facetWords: Record<TextFacet, { label: Bilingual; all: Bilingual }> = {
  subcategory: { label: { 'zh-TW': '用途', en: 'Use' }, all: { 'zh-TW': '全部用途', en: 'All uses' } },
  ipRating: {
    label: { 'zh-TW': 'IP 防護等級', en: 'IP rating' },
    all: { 'zh-TW': '全部防護等級', en: 'All IP ratings' },
  },
  connectivityType: {
    label: { 'zh-TW': '連接方式', en: 'Connectivity' },
    all: { 'zh-TW': '全部連接方式', en: 'All connectivity' },
  },
}

export const sortWords: Record<ProductSort, Bilingual> = {
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

export const availabilityWords: Record<AvailabilityLabel, Bilingual> = {
  'In Stock - High': { 'zh-TW': '有現貨（充足）', en: 'In Stock - High' },
  'In Stock': { 'zh-TW': '有現貨', en: 'In Stock' },
  'In Stock - Low': { 'zh-TW': '有現貨（少量）', en: 'In Stock - Low' },
  'Out of Stock': { 'zh-TW': '缺貨', en: 'Out of Stock' },
}

export const connectivityWords: Record<ConnectivityType, Bilingual> = {
  lora: { 'zh-TW': 'LoRaWAN', en: 'LoRaWAN' },
  'nb-iot': { 'zh-TW': 'NB-IoT', en: 'NB-IoT' },
  wifi: { 'zh-TW': 'Wi-Fi', en: 'Wi-Fi' },
}

/** Counts stock: software is sold by the licence. */
export const quantityWords: Record<Category, Record<'zh-TW' | 'en', (quantity: number) => string>> = {
  hardware: { 'zh-TW': (quantity) => `${quantity} 件`, en: (quantity) => `${quantity} units` },
  software: { 'zh-TW': (quantity) => `${quantity} 個授權`, en: (quantity) => `${quantity} licences` },
  lpwan: { 'zh-TW': (quantity) => `${quantity} 件`, en: (quantity) => `${quantity} units` },
  systems: { 'zh-TW': (quantity) => `${quantity} 套`, en: (quantity) => `${quantity} sets` },
}
