import { type Language, type ReaderLanguage, writtenLanguage } from '#contract/i18n/languages.ts'

const han = /\p{Script=Han}/gu
const latinWord = /[A-Za-z]{3,}/g
/** Fewer words may all be names. */
const wordsMin = 12

/** Returns whether an answer is plainly in another language than its question. */
export function isOfOtherLanguage(answer: string, language: ReaderLanguage): boolean {
  const signs = answer.match(han)?.length ?? 0
  const words = answer.match(latinWord)?.length ?? 0
  return isOther[writtenLanguage(language)](signs, words)
}

const isOther: Record<Language, (signs: number, words: number) => boolean> = {
  en: (signs, words) => signs >= wordsMin && signs > 2 * words,
  'zh-TW': (signs, words) => words >= wordsMin && signs * 4 < words,
}
