/** Languages that texts are written in, the default first. */
export const writtenLanguages = ['zh-TW', 'en'] as const
export type Language = (typeof writtenLanguages)[number]
export const defaultLanguage: Language = 'zh-TW'

/** Languages of site and admin: the written ones, and those converted from one (in-language.ts). */
export const readerLanguages = ['zh-TW', 'zh-CN', 'en'] as const
export type ReaderLanguage = (typeof readerLanguages)[number]

/** Written language that each is based on. */
const writtenAs: Record<ReaderLanguage, Language> = { 'zh-TW': 'zh-TW', 'zh-CN': 'zh-TW', en: 'en' }

export function writtenLanguage(language: ReaderLanguage): Language {
  return writtenAs[language]
}

const others: Record<Language, Language> = { 'zh-TW': 'en', en: 'zh-TW' }

/** Returns the written language that is offered beside the reader's. */
export function otherLanguage(language: ReaderLanguage): Language {
  return others[writtenAs[language]]
}

/** Path prefix of each language. */
export const pathPrefixes: Record<ReaderLanguage, string> = { 'zh-TW': '', 'zh-CN': '/cn', en: '/en' }

/** @returns the language of a path's prefix; undefined without one */
export function languageAt(pathname: string): ReaderLanguage | undefined {
  const [prefix] = /^\/\w+(?=\/|$)/.exec(pathname) ?? []
  return readerLanguages.find((language) => pathPrefixes[language] === prefix)
}

/** BCP 47 tags for `lang`, `hreflang` and Intl: the Chinese is that of Hong Kong. */
export const languageTags: Record<ReaderLanguage, string> = { 'zh-TW': 'zh-HK', 'zh-CN': 'zh-CN', en: 'en' }

/** Locales for Intl's dates; the day comes first in English too. */
export const dateLocales: Record<ReaderLanguage, string> = { 'zh-TW': 'zh-HK', 'zh-CN': 'zh-CN', en: 'en-GB' }

/** Name of each language in itself. */
export const languageNames: Record<ReaderLanguage, string> = { 'zh-TW': '繁體中文', 'zh-CN': '简体中文', en: 'English' }

/** A text in both languages. */
export type Bilingual = Record<Language, string>
