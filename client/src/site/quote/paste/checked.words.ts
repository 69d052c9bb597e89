import type { Language } from '#contract/i18n/languages.ts'
import type { Dictionary } from '../../../i18n/language.tsx'

export const checkedWords = {
  found: {
    'zh-TW': (count: number) => `找到 ${count} 款`,
    en: (count: number) => (count === 1 ? '1 product found' : `${count} products found`),
  },
  missing: {
    'zh-TW': (count: number) => `${count} 行未能配對`,
    en: (count: number) => (count === 1 ? '1 line not matched' : `${count} lines not matched`),
  },
  left: {
    'zh-TW': '未能配對的行留在框內，改好可再核對；或在表格的留言說明。',
    en: 'Lines without a match stay in the box: correct them and check again, or tell us in the message.',
  },
  unknown: { 'zh-TW': '目錄沒有這個 SKU 或型號', en: 'No such SKU or model number in the catalogue' },
  inList: {
    'zh-TW': (quantity: number) => `清單已有 ${quantity}`,
    en: (quantity: number) => `${quantity} in your list already`,
  },
} satisfies Dictionary

/** Explains why a line of a pasted list is left out. */
export const unreadableWords: Record<'no-product' | 'quantity', Record<Language, (most: string) => string>> = {
  'no-product': {
    'zh-TW': () => '這行沒有 SKU 或型號',
    en: () => 'There is no SKU or model number on this line',
  },
  quantity: {
    'zh-TW': (most: string) => `數量須為 1 至 ${most} 的整數`,
    en: (most: string) => `The quantity must be a whole number from 1 to ${most}`,
  },
}
