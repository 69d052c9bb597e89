import type { Bilingual } from './languages.ts'

/** What is so, and what is not. */
export const yesNoWords = {
  yes: { 'zh-TW': '是', en: 'Yes' },
  no: { 'zh-TW': '否', en: 'No' },
} as const satisfies Record<string, Bilingual>
