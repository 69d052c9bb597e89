import type { ChatSource } from '#contract/assistant/chat.ts'
import type { Bilingual, Language } from '#contract/i18n/languages.ts'
import { colon, gap } from '#contract/i18n/punctuation.ts'

/** A piece of a page that answers something. */
export interface Piece {
  /** Its own among all. */
  key: string
  kind: Exclude<ChatSource['kind'], 'product'>
  title: Bilingual
  text: Bilingual
  /** Other words that people ask with. */
  words: Bilingual
  /** Of the page, with the anchor at which it says so. */
  path: string
}

/** A text in both languages, made the same way. */
export function both(make: (language: Language) => string): Bilingual {
  return { 'zh-TW': make('zh-TW'), en: make('en') }
}

/** Texts below each other. */
export function lines(texts: Bilingual[]): Bilingual {
  return both((language) => texts.map((text) => text[language]).join('\n'))
}

/** What something is called, and what is said of it. */
export function named(name: Bilingual, description: Bilingual): Bilingual {
  return both((language) => `${name[language]}${colon[language]}${description[language]}`)
}

/** Sentences after each other; those that end in no full stop get one. */
export function sentences(texts: Bilingual[]): Bilingual {
  return both((language) =>
    texts
      .map((text) => (/[。！？.!?：:]$/u.test(text[language]) ? text[language] : `${text[language]}${stop[language]}`))
      .join(gap[language]),
  )
}

const stop: Bilingual = { 'zh-TW': '。', en: '.' }
