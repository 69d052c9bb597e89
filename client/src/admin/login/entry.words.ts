import type { Dictionary } from '../../i18n/language.tsx'

export const entryWords = {
  backOffice: { 'zh-TW': '後台', en: 'Back office' },
  settings: { 'zh-TW': '顯示', en: 'Display' },
  backToWebsite: { 'zh-TW': '返回網站', en: 'Back to Website' },
} satisfies Dictionary
