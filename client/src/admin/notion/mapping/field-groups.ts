import { type FieldGroup, productField, type RecordField, recordFields } from '#contract/fields/product.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'

export const groupWords: Record<FieldGroup, Bilingual> = {
  texts: { 'zh-TW': '名稱及文字', en: 'Names and texts' },
  prices: { 'zh-TW': '價格及收費', en: 'Prices and terms' },
  stock: { 'zh-TW': '庫存及交付', en: 'Stock and delivery' },
  technical: { 'zh-TW': '技術資料', en: 'Technical' },
  pictures: { 'zh-TW': '圖片', en: 'Pictures' },
}

export function fieldsOf(group: FieldGroup): RecordField[] {
  return recordFields.filter((field) => productField(field).group === group)
}
