import type { Dictionary } from '../../i18n/language.tsx'

export const fieldValueWords = {
  showAll: { 'zh-TW': '顯示全文', en: 'Show all' },
  showLess: { 'zh-TW': '收起', en: 'Show less' },
  empty: { 'zh-TW': '（空白）', en: '(empty)' },
  yes: { 'zh-TW': '是', en: 'Yes' },
  no: { 'zh-TW': '否', en: 'No' },
} satisfies Dictionary
