import type { ChatSource } from '#contract/chat.ts'
import type { Bilingual } from '#contract/languages.ts'

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
