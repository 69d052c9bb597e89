import type { Dictionary } from '../../i18n/language.tsx'

export const fullViewWords = {
  before: { 'zh-TW': '上一張', en: 'Previous picture' },
  after: { 'zh-TW': '下一張', en: 'Next picture' },
  close: { 'zh-TW': '關閉', en: 'Close' },
} satisfies Dictionary
