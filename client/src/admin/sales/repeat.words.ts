import { listingWords, stockWords } from '#contract/catalogue/product-words.ts'
import type { Dictionary } from '../../i18n/language.tsx'

export const repeatWords = {
  quote: { 'zh-TW': '重複這份報價', en: 'Repeat quotation' },
  order: { 'zh-TW': '重複訂購（新報價）', en: 'Repeat as a quotation' },
  repeated: {
    'zh-TW': (reference: string) => `已建立新報價 ${reference}，價格按今日標價`,
    en: (reference: string) => `New quotation ${reference}, at today’s list prices`,
  },
  failed: { 'zh-TW': '未能重複', en: 'Could not be repeated' },

  retired: listingWords.retired,
  noneLeft: stockWords['out-of-stock'],
  fewLeft: {
    'zh-TW': (count: string) => `現貨只有 ${count} 件`,
    en: (count: string) => `Only ${count} available`,
  },
  before: {
    'zh-TW': (price: string) => `上次 ${price}`,
    en: (price: string) => `Last time ${price}`,
  },
} satisfies Dictionary
