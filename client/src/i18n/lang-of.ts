import { convertedTo } from '#contract/i18n/in-language.ts'
import { languageTags, type ReaderLanguage, writtenLanguage } from '#contract/i18n/language-values.ts'

const chinese = /\p{Script=Han}/u

/** Returns the `lang` attribute for text written by a person; undefined if it is in the page's language. */
export function langOf(text: string, language: ReaderLanguage): string | undefined {
  return language !== 'zh-TW' && chinese.test(text) ? languageTags['zh-TW'] : undefined
}

/** Returns such a text for display, converted if the reader uses Simplified Chinese. */
export function displayText(text: string, language: ReaderLanguage): { text: string; lang: string | undefined } {
  return { text: convertedTo(language, text), lang: langOf(text, writtenLanguage(language)) }
}
