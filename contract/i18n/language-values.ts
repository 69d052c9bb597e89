/** The languages that texts are written in, the default first (spec §4). */
export const writtenLanguages = ['zh-TW', 'en'] as const
export type Language = (typeof writtenLanguages)[number]
export const defaultLanguage: Language = 'zh-TW'

/** The languages that site and admin speak: those written, and those made of one of them (in-language.ts). */
export const readerLanguages = ['zh-TW', 'zh-CN', 'en'] as const
export type ReaderLanguage = (typeof readerLanguages)[number]

/** The written language whose texts, dates and names a reader's language is made of. */
const writtenAs: Record<ReaderLanguage, Language> = { 'zh-TW': 'zh-TW', 'zh-CN': 'zh-TW', en: 'en' }

export function writtenLanguage(language: ReaderLanguage): Language {
  return writtenAs[language]
}

const others: Record<Language, Language> = { 'zh-TW': 'en', en: 'zh-TW' }

/** The written language that a page, or a sheet of paper, offers beside the reader's. */
export function otherLanguage(language: ReaderLanguage): Language {
  return others[writtenAs[language]]
}

/** Where the public pages of a language begin. */
export const pathPrefixes: Record<ReaderLanguage, string> = { 'zh-TW': '', 'zh-CN': '/cn', en: '/en' }

/** @returns the language that an address begins with; undefined where it names none, which is the default's or the reader's choice */
export function languageAt(pathname: string): ReaderLanguage | undefined {
  const [prefix] = /^\/\w+(?=\/|$)/.exec(pathname) ?? []
  return readerLanguages.find((language) => pathPrefixes[language] === prefix)
}

/** BCP 47 tags for `lang`, `hreflang` and Intl's lists and names: the Chinese written here is Hong Kong's. */
export const languageTags: Record<ReaderLanguage, string> = { 'zh-TW': 'zh-HK', 'zh-CN': 'zh-CN', en: 'en' }

/** For Intl's dates, days first in English too. */
export const dateLocales: Record<ReaderLanguage, string> = { 'zh-TW': 'zh-HK', 'zh-CN': 'zh-CN', en: 'en-GB' }

/** What each language calls itself. */
export const languageNames: Record<ReaderLanguage, string> = { 'zh-TW': '繁體中文', 'zh-CN': '简体中文', en: 'English' }

/** A text in both languages, side by side. */
export type Bilingual = Record<Language, string>
