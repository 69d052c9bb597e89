import type { ChatAnswer, ChatFailureCode, ChatFallback, ChatMode, ChatSource } from '#contract/assistant/chat.ts'
import type { ToolCall } from '#contract/assistant/conversations.ts'
import type { Proposal } from '#contract/assistant/tools/proposals.ts'
import type { ProductSummary } from '#contract/catalogue/products.ts'
import type { GatewayUsage } from '../gateway/gateway-reading.ts'
import type { Found } from '../knowledge/knowledge.service.ts'

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
  /** With their texts, for the check of figures; not stored. */
  evidence: Found[]
  cited: number[]
  unverified: string[]
  cards: ProductSummary[]
  calls: ToolCall[]
  proposals: Proposal[]
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
    evidence: [],
    cited: [],
    unverified: [],
    cards: [],
    calls: [],
    proposals: [],
    usage: undefined,
    promptTokens: 0,
    firstTextMs: null,
    hasFoundNothing: false,
  }
}
