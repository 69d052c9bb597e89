import { type RecordField, recordFields } from '#contract/fields/product.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'

export const fieldGroups = ['texts', 'prices', 'stock', 'technical', 'pictures'] as const
type FieldGroup = (typeof fieldGroups)[number]

const groupOf: Record<RecordField, FieldGroup> = {
  name: 'texts',
  nameEn: 'texts',
  description: 'texts',
  descriptionEn: 'texts',
  sku: 'texts',
  manufacturerCode: 'texts',
  modelNumber: 'texts',
  category: 'texts',
  subcategory: 'texts',
  availability: 'stock',
  tracksStock: 'stock',
  listed: 'stock',
  msrp: 'prices',
  minSellingPrice: 'prices',
  margin: 'prices',
  resellerCost: 'prices',
  term: 'prices',
  hkdCost: 'prices',
  usdCost: 'prices',
  upMargin: 'prices',
  recurring: 'prices',
  barrier: 'prices',
  connectivityType: 'technical',
  connectivityFee: 'prices',
  connectivityDescription: 'technical',
  limitedOffer: 'prices',
  features: 'texts',
  featuresEn: 'texts',
  specifications: 'technical',
  specificationsEn: 'technical',
  ipRating: 'technical',
  components: 'technical',
  mounting: 'technical',
  bands: 'technical',
  certificates: 'technical',
  warrantyMonths: 'stock',
  leadTimeDays: 'stock',
  minimumOrder: 'stock',
  volumePrices: 'prices',
  requires: 'technical',
  accessories: 'technical',
  countries: 'stock',
  documents: 'technical',
  tags: 'texts',
  images: 'pictures',
}

export const groupWords: Record<FieldGroup, Bilingual> = {
  texts: { 'zh-TW': '名稱及文字', en: 'Names and texts' },
  prices: { 'zh-TW': '價格及收費', en: 'Prices and terms' },
  stock: { 'zh-TW': '庫存及交付', en: 'Stock and delivery' },
  technical: { 'zh-TW': '技術資料', en: 'Technical' },
  pictures: { 'zh-TW': '圖片', en: 'Pictures' },
}

export function fieldsOf(group: FieldGroup): RecordField[] {
  return recordFields.filter((field) => groupOf[field] === group)
}
