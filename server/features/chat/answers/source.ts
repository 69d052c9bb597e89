import type { ChatSource } from '#contract/chat.ts'
import type { Language } from '#contract/languages.ts'
import type { ProductSummary } from '#contract/products.ts'

/** What an answer stands on, as the search finds it; the first is cited as [1]. */
export interface Source extends Omit<ChatSource, 'number'> {
  text: string
  language: Language
  product?: ProductSummary
  /** Of the search: the more, the nearer; compared within one search only. */
  score: number
}
