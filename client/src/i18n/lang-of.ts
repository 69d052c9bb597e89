import { convertedTo } from '#contract/i18n/in-language.ts'
import { languageTags, type ReaderLanguage, writtenLanguage } from '#contract/i18n/language-values.ts'

const chinese = /\p{Script=Han}/u

/** The `lang` of a text that somebody wrote, in Hong Kong's Chinese or English: undefined where it is the page's. */
export function langOf(text: string, language: ReaderLanguage): string | undefined {
  return language !== 'zh-TW' && chinese.test(text) ? languageTags['zh-TW'] : undefined
}

/** A text that somebody wrote, as the site shows it: converted where the reader's language is made of Hong Kong's Chinese. */
export function asRead(text: string, language: ReaderLanguage): { text: string; lang: string | undefined } {
  return { text: convertedTo(language, text), lang: langOf(text, writtenLanguage(language)) }
}
