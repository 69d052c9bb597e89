import type { ChatSource } from '#contract/assistant/chat.ts'
import { colon, gap } from '#contract/i18n/common-words.ts'
import type { Bilingual, Language } from '#contract/i18n/languages.ts'

export interface Piece {
  key: string
  kind: Exclude<ChatSource['kind'], 'product'>
  title: Bilingual
  text: Bilingual
  /** Synonyms for the search. */
  words: Bilingual
  path: string
}

export function both(make: (language: Language) => string): Bilingual {
  return { 'zh-TW': make('zh-TW'), en: make('en') }
}

export function lines(texts: Bilingual[]): Bilingual {
  return both((language) => texts.map((text) => text[language]).join('\n'))
}

export function named(name: Bilingual, description: Bilingual): Bilingual {
  return both((language) => `${name[language]}${colon[language]}${description[language]}`)
}

export function sentences(texts: Bilingual[]): Bilingual {
  return both((language) =>
    texts
      .map((text) => (/[。！？.!?：:]$/u.test(text[language]) ? text[language] : `${text[language]}${stop[language]}`))
      .join(gap[language]),
  )
}

const stop: Bilingual = { 'zh-TW': '。', en: '.' }
