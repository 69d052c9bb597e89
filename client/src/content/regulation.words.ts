import type { Dictionary } from '../i18n/language.tsx'

export const regulationWords = {
  since: { 'zh-TW': '何時起', en: 'Since' },
  issuer: { 'zh-TW': '發布或執行', en: 'Issued or enforced by' },
  asks: { 'zh-TW': '要求', en: 'Asks for' },
  source: { 'zh-TW': '來源', en: 'Source' },
  checkedOn: { 'zh-TW': '最後核對', en: 'Last checked' },
} satisfies Dictionary
