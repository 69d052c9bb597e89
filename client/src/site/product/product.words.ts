import type { Dictionary } from '../../i18n/language.tsx'

export const retiredWords = {
  title: { 'zh-TW': '這件產品已停售', en: 'This product is no longer sold' },
  others: {
    'zh-TW': '以下是同類的現售產品；若要替換或擴充已裝設的裝置，請聯絡我們。',
    en: 'Below is what we sell of the same kind. To replace or extend what you have installed, ask us.',
  },
  none: {
    'zh-TW': '請到產品目錄看看，或告訴我們用途，我們會介紹合用的產品。',
    en: 'Look through the catalogue, or tell us what it was for and we will suggest what fits.',
  },
} satisfies Dictionary

export const fullViewWords = {
  before: { 'zh-TW': '上一張', en: 'Previous picture' },
  after: { 'zh-TW': '下一張', en: 'Next picture' },
  close: { 'zh-TW': '關閉', en: 'Close' },
} satisfies Dictionary
