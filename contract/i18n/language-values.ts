/** Languages that content is written in, with a database column each; the default first. */
export const writtenLanguages = ['zh-TW', 'en'] as const
export type Language = (typeof writtenLanguages)[number]
export const defaultLanguage: Language = 'zh-TW'

/** A text in both languages. */
export type Bilingual = Record<Language, string>

interface ReaderLanguageRow {
  /** Written language that it is converted from, or falls back to without a translation. */
  written: Language
  /** Path prefix of its public pages. */
  prefix: string
  /** BCP 47 tag for `lang`, `hreflang` and Intl: the Chinese is that of Hong Kong. */
  tag: string
  /** Locale for Intl's dates; the day comes first in English too. */
  dateLocale: string
  /** Its name in itself. */
  name: string
  /** A character or two, for a link. */
  short: string
  /** Accessible name of the link, in the language itself. */
  switchTo: string
  /** Its name in the written languages. */
  called: Bilingual
}

/** Languages of site and admin. Everything else that depends on the language is derived from this table, or has a fallback. */
const languages = {
  'zh-TW': {
    written: 'zh-TW',
    prefix: '',
    tag: 'zh-HK',
    dateLocale: 'zh-HK',
    name: '繁體中文',
    short: '繁',
    switchTo: '切換至繁體中文',
    called: { 'zh-TW': '中文', en: 'Chinese' },
  },
  'zh-CN': {
    written: 'zh-TW',
    prefix: '/cn',
    tag: 'zh-CN',
    dateLocale: 'zh-CN',
    name: '简体中文',
    short: '简',
    switchTo: '切换至简体中文',
    called: { 'zh-TW': '簡體中文', en: 'Simplified Chinese' },
  },
  en: {
    written: 'en',
    prefix: '/en',
    tag: 'en',
    dateLocale: 'en-GB',
    name: 'English',
    short: 'EN',
    switchTo: 'Switch to English',
    called: { 'zh-TW': '英文', en: 'English' },
  },
} satisfies Record<string, ReaderLanguageRow>

export type ReaderLanguage = keyof typeof languages
export const readerLanguages = Object.keys(languages) as ReaderLanguage[]

/** Makes a value for each language of site and admin. */
export function byReaderLanguage<Value>(read: (language: ReaderLanguage) => Value): Record<ReaderLanguage, Value> {
  return Object.fromEntries(readerLanguages.map((language) => [language, read(language)])) as Record<
    ReaderLanguage,
    Value
  >
}

function column<Key extends keyof ReaderLanguageRow>(key: Key): Record<ReaderLanguage, ReaderLanguageRow[Key]> {
  return byReaderLanguage((language) => languages[language][key])
}

export const pathPrefixes = column('prefix')
export const languageTags = column('tag')
export const dateLocales = column('dateLocale')
export const languageNames = column('name')
export const writtenInWords = column('called')
export const languageLinkWords: Record<ReaderLanguage, { short: string; switchTo: string }> = languages

export function writtenLanguage(language: ReaderLanguage): Language {
  return languages[language].written
}

export function withWrittenLanguage<Value>(
  values: Record<Language, Value> & Partial<Record<ReaderLanguage, Value>>,
): Record<ReaderLanguage, Value> {
  return byReaderLanguage((language) => values[language] ?? values[writtenLanguage(language)])
}

const others: Record<Language, Language> = { 'zh-TW': 'en', en: 'zh-TW' }

/** Returns the written language that is offered beside the reader's. */
export function otherLanguage(language: ReaderLanguage): Language {
  return others[writtenLanguage(language)]
}

/** @returns the language of a path's prefix; undefined without one */
export function languageAt(pathname: string): ReaderLanguage | undefined {
  const [prefix] = /^\/\w+(?=\/|$)/.exec(pathname) ?? []
  return readerLanguages.find((language) => pathPrefixes[language] === prefix)
}
