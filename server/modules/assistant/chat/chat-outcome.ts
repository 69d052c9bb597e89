import type { ChatAnswer, ChatFailureCode, ChatFallback, ChatMode, ChatSource } from '#contract/assistant/chat.ts'
import type { ProductSummary } from '#contract/catalogue/products.ts'
import type { GatewayUsage } from '../gateway/gateway-reading.ts'

export type Outcome =
  | { state: 'answered'; answer: ChatAnswer }
  | { state: 'failed'; code: ChatFailureCode; retryAfterS?: number | undefined; cause?: unknown }
  | { state: 'stopped' }

export interface Draft {
  mode: ChatMode
  fallback: ChatFallback | null
  model: string | null
  text: string
  sources: ChatSource[]
  cited: number[]
  unverified: string[]
  cards: ProductSummary[]
  usage: GatewayUsage | undefined
  /** Estimated tokens of the prompt that was sent; 0 where none was. */
  promptTokens: number
  firstTextMs: number | null
  hasFoundNothing: boolean
}

export function newDraft(): Draft {
  return {
    mode: 'demo',
    fallback: null,
    model: null,
    text: '',
    sources: [],
    cited: [],
    unverified: [],
    cards: [],
    usage: undefined,
    promptTokens: 0,
    firstTextMs: null,
    hasFoundNothing: false,
  }
}
