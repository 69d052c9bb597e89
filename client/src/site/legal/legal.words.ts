import type { Dictionary } from '../../i18n/language.tsx'

export const legalWords = {
  contents: { 'zh-TW': '目錄', en: 'Contents' },
  updated: { 'zh-TW': '最後更新：', en: 'Last updated:' },
  to: { 'zh-TW': '收件人', en: 'To' },
  email: { 'zh-TW': '電郵', en: 'Email' },
  phone: { 'zh-TW': '電話', en: 'Phone' },
  address: { 'zh-TW': '地址', en: 'Address' },
} satisfies Dictionary
