import type { ChatAnswer, ChatRating } from '#contract/assistant/chat.ts'
import type { ChatProblemCode } from '#contract/assistant/chat-problems.ts'
import type { ToolName } from '#contract/assistant/tools/tool-names.ts'
import { tabStorage } from '../../storage/tab-storage.ts'

/** Listed on the privacy page: rename it there too. */
const key = 'chatConversation'
const turnsMax = 50

export interface Turn {
  /** React key, unique in this tab. */
  id: number
  question: string
  state: 'asking' | 'answered' | 'stopped' | 'failed'
  /** The server's id, once it has one. */
  turnId?: string | undefined
  /** Markdown received so far. */
  text: string
  /** The running tool. */
  looking?: ToolName | undefined
  /** Set once the answer is complete. */
  answer?: ChatAnswer | undefined
  failure?: ChatProblemCode | undefined
  rating: ChatRating | null
  /** Receipt of its proposal, once sent. */
  sent?: Sent | undefined
}

/** A proposal that the visitor has sent. `token`: of a quotation's private link. */
export interface Sent {
  reference: string
  asksToConfirm: boolean
  token?: string | undefined
}

export interface ChatHistory {
  conversationId?: string | undefined
  turns: readonly Turn[]
}

/** Returns the stored conversation, to be parsed by `parseHistory`; null if there is none. */
export function storedHistory(): string | null {
  return tabStorage.read(key)
}

/** Marks a turn as failed, keeping the text received so far. */
export function failed(turn: Turn, failure: ChatProblemCode): Turn {
  return { ...turn, state: 'failed', failure }
}

/** Stores the conversation. Does nothing if storage is full or disabled. */
export function writeHistory({ conversationId, turns }: ChatHistory): void {
  const recent = turns.slice(-turnsMax)
  tabStorage.write(key, recent.length === 0 ? null : JSON.stringify({ conversationId, turns: recent }))
}
