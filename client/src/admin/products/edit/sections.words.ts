import type { Dictionary } from '../../../i18n/language.tsx'

/** Sections of the product form, in its order. */
export const sectionWords = {
  basics: { 'zh-TW': '名稱及分類', en: 'Name and category' },
  prices: { 'zh-TW': '價格', en: 'Prices' },
  stock: { 'zh-TW': '供應情況', en: 'Availability' },
  pictures: { 'zh-TW': '圖片', en: 'Pictures' },
  description: { 'zh-TW': '描述', en: 'Description' },
  features: { 'zh-TW': '功能', en: 'Features' },
  specifications: { 'zh-TW': '規格', en: 'Specifications' },
  fitting: { 'zh-TW': '安裝及保養', en: 'Installation and warranty' },
  related: { 'zh-TW': '配件及完整系統', en: 'Accessories and complete system' },
  documents: { 'zh-TW': '文件', en: 'Documents' },
  costs: { 'zh-TW': '成本、利潤及批量價', en: 'Costs, margins and volume prices' },
} satisfies Dictionary
