import { priceOnRequest } from '#contract/catalogue/product-words.ts'
import type { AvailabilityLabel, Category, ConnectivityType } from '#contract/catalogue/products.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import type { Dictionary } from './language.tsx'

export { periodWords } from '#contract/catalogue/product-words.ts'

export const productsWords = {
  title: { 'zh-TW': '產品目錄', en: 'Product catalogue' },
  lead: {
    'zh-TW': '感測器、連接與軟件，規格、庫存和價格一頁看清。',
    en: 'Sensors, connectivity and software, with specifications, stock and prices on one page.',
  },
  asOf: { 'zh-TW': (time: string) => `資料截至 ${time}`, en: (time: string) => `As of ${time}` },
  inStock: { 'zh-TW': '有現貨', en: 'In stock' },
  outOfStock: { 'zh-TW': '暫時缺貨', en: 'Temporarily out of stock' },
  limitedOffer: { 'zh-TW': '限時優惠', en: 'Limited offer' },
  msrp: { 'zh-TW': '建議零售價', en: 'List price' },
  partnerPrice: { 'zh-TW': '夥伴價', en: 'Partner' },
  priceOnRequest,
  requestQuote: { 'zh-TW': '索取報價', en: 'Request a quote' },
  addToQuote: { 'zh-TW': '加入報價清單', en: 'Add to quote' },
  addAllToQuote: {
    'zh-TW': (count: number) => `全部 ${count} 款加入報價清單`,
    en: (count: number) => `Add all ${count} to quote`,
  },
  viewQuote: { 'zh-TW': '查看報價清單', en: 'View quote' },
  addedAllToQuote: {
    'zh-TW': (count: number) => `已把 ${count} 款產品加入報價清單`,
    en: (count: number) => `${count} products were added to your quotation`,
  },
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
    en: (most: number) => `${most} products at most: remove one first`,
  },
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
  stale: {
    'zh-TW': '未能取得最新資料，以下是先前載入的內容。',
    en: 'The latest data could not be loaded. This is what was loaded earlier.',
  },
} satisfies Dictionary

export const availabilityWords: Record<AvailabilityLabel, Bilingual> = {
  'In Stock - High': { 'zh-TW': '有現貨（充足）', en: 'In stock - high' },
  'In Stock': { 'zh-TW': '有現貨', en: 'In stock' },
  'In Stock - Low': { 'zh-TW': '有現貨（少量）', en: 'In stock - low' },
  'Out of Stock': { 'zh-TW': '缺貨', en: 'Out of stock' },
}

export const connectivityWords: Record<ConnectivityType, Bilingual> = {
  lora: { 'zh-TW': 'LoRaWAN', en: 'LoRaWAN' },
  'nb-iot': { 'zh-TW': 'NB-IoT', en: 'NB-IoT' },
  wifi: { 'zh-TW': 'Wi-Fi', en: 'Wi-Fi' },
}

/** Formats a stock count; software is counted in licences. */
export const quantityWords: Record<Category, Record<'zh-TW' | 'en', (quantity: number) => string>> = {
  hardware: { 'zh-TW': (quantity) => `${quantity} 件`, en: (quantity) => `${quantity} units` },
  software: { 'zh-TW': (quantity) => `${quantity} 個授權`, en: (quantity) => `${quantity} licences` },
  lpwan: { 'zh-TW': (quantity) => `${quantity} 件`, en: (quantity) => `${quantity} units` },
  systems: { 'zh-TW': (quantity) => `${quantity} 套`, en: (quantity) => `${quantity} sets` },
}
