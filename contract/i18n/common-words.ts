import type { Bilingual } from './languages.ts'

/** Punctuation; Chinese marks are full-width and need no spaces. */
export const colon: Bilingual = { 'zh-TW': '：', en: ': ' }
export const comma: Bilingual = { 'zh-TW': '，', en: ', ' }
/** Separator of two sentences. */
export const gap: Bilingual = { 'zh-TW': '', en: ' ' }

/** Brackets an explanation after a word. */
export const bracketed = {
  'zh-TW': (text: string) => `（${text}）`,
  en: (text: string) => ` (${text})`,
}

export const yesNoWords = {
  yes: { 'zh-TW': '是', en: 'Yes' },
  no: { 'zh-TW': '否', en: 'No' },
} as const satisfies Record<string, Bilingual>
