import type { ChatAnswer, ChatRating } from '#contract/assistant/chat.ts'
import type { ChatProblemCode } from '#contract/assistant/chat-problems.ts'
import { tabStorage } from '../../storage/tab-storage.ts'

/** Listed on the privacy page. */
const key = 'chatConversation'
// A tab has room for far more; who scrolls further back than this?
const turnsKept = 50

/** A question and what became of it. */
export interface Turn {
  /** Of this tab: React's key. */
  id: number
  question: string
  state: 'asking' | 'answered' | 'stopped' | 'failed'
  /** The server's name for it, once it has one. */
  turnId?: string | undefined
  /** Markdown: what has come of the answer. */
  text: string
  /** Once it is whole. */
  answer?: ChatAnswer | undefined
  failure?: ChatProblemCode | undefined
  rating: ChatRating | null
}

export interface ChatHistory {
  conversationId?: string | undefined
  turns: readonly Turn[]
}

/** What is kept of this tab's conversation, for `parseHistory`; null where there is none. */
export function storedHistory(): string | null {
  return tabStorage.read(key)
}

/** What has come of the answer stays. */
export function failed(turn: Turn, failure: ChatProblemCode): Turn {
  return { ...turn, state: 'failed', failure }
}

/** Does nothing where storage is full or switched off: the conversation then lasts until a reload. */
export function writeHistory({ conversationId, turns }: ChatHistory): void {
  const kept = turns.slice(-turnsKept)
  tabStorage.write(key, kept.length === 0 ? null : JSON.stringify({ conversationId, turns: kept }))
}
