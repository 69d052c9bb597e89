import { yesNoWords } from '#contract/i18n/common-words.ts'
import type { Dictionary } from '../../i18n/language.tsx'

export const fieldValueWords = {
  ...yesNoWords,
  showAll: { 'zh-TW': '顯示全文', en: 'Show all' },
  showLess: { 'zh-TW': '收起', en: 'Show less' },
  empty: { 'zh-TW': '（空白）', en: '(empty)' },
} satisfies Dictionary
