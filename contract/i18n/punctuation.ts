import type { Bilingual } from './languages.ts'

/** Signs between what is put together: Chinese ones are as wide as a word and need no space beside them. */
export const colon: Bilingual = { 'zh-TW': '：', en: ': ' }
export const comma: Bilingual = { 'zh-TW': '，', en: ', ' }
/** Between two sentences. */
export const gap: Bilingual = { 'zh-TW': '', en: ' ' }

/** After a word, what explains it. */
export const bracketed = {
  'zh-TW': (text: string) => `（${text}）`,
  en: (text: string) => ` (${text})`,
}
