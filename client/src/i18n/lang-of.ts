import { languageTags, type ReaderLanguage } from '#contract/i18n/languages.ts'

const chinese = /\p{Script=Han}/u

/** The `lang` of a text that somebody wrote, in Hong Kong's Chinese or English: undefined where it is the page's. */
export function langOf(text: string, language: ReaderLanguage): string | undefined {
  return language !== 'zh-TW' && chinese.test(text) ? languageTags['zh-TW'] : undefined
}
