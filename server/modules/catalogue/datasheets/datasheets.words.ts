import { priceOnRequest } from '#contract/catalogue/product-words.ts'
import type { ConnectivityType, PricePeriod } from '#contract/catalogue/products.ts'
import { productField } from '#contract/fields/product.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'

export const datasheetCopy = {
  title: { 'zh-TW': '產品規格書', en: 'Product datasheet' },
  issued: { 'zh-TW': '發出日期', en: 'Issued' },
  model: { 'zh-TW': '型號', en: 'Model' },
  sku: { 'zh-TW': '產品編號', en: 'SKU' },
  manufacturerCode: productField('manufacturerCode').label,
  machineTranslated: {
    'zh-TW': '部分文字由機器翻譯，以原文為準。',
    en: 'Some of this text was translated by machine; the original prevails.',
  },
  converted: {
    'zh-TW': '產品文字由繁體中文自動轉換，以原文為準。',
    en: 'The product’s texts were converted from Traditional Chinese; the original prevails.',
  },
  online: { 'zh-TW': '掃描二維碼，查看最新價格及庫存', en: 'Scan for today’s price and stock' },

  pricing: { 'zh-TW': '價格（港元）', en: 'Price in Hong Kong dollars' },
  listPrice: { 'zh-TW': '建議零售價', en: 'List price' },
  offerPrice: { 'zh-TW': '限時優惠價，至', en: 'Limited offer until' },
  priceOnRequest,
  firstYear: { 'zh-TW': '首年費用', en: 'First-year cost' },
  free: { 'zh-TW': '免費', en: 'Free' },
  notApplicable: { 'zh-TW': '不適用', en: 'Not applicable' },

  components: { 'zh-TW': '由甚麼組成', en: 'What it includes' },
  specifications: { 'zh-TW': '技術規格', en: 'Specifications' },
  features: { 'zh-TW': '產品特點', en: 'Features' },
  buying: { 'zh-TW': '安裝及交付', en: 'Fitting and delivery' },

  legal: {
    'zh-TW': '本規格書按發出當日的產品目錄編製。價格及規格可能隨時更改，一切以正式報價單為準。',
    en: 'Made from our catalogue on the date of issue. Prices and specifications may change; only a written quotation is binding.',
  },
} satisfies Record<string, Bilingual>

export const connectivityCopy: Record<ConnectivityType, string> = {
  lora: 'LoRaWAN',
  'nb-iot': 'NB-IoT',
  wifi: 'Wi-Fi',
}

export const periodCopy: Record<PricePeriod, Bilingual> = {
  once: { 'zh-TW': '', en: '' },
  month: { 'zh-TW': '／月', en: ' / month' },
  year: { 'zh-TW': '／年', en: ' / year' },
}
