import type { Bilingual } from './languages.ts'

export const yesNoWords = {
  yes: { 'zh-TW': '是', en: 'Yes' },
  no: { 'zh-TW': '否', en: 'No' },
} as const satisfies Record<string, Bilingual>
