import { useSyncExternalStore } from 'react'
import { ChatFailure, sendChatMessage } from '../../api/chat.ts'
import { type ChatHistory, type ChatMessage, failure, readHistory, writeHistory } from './history.ts'

/** Spec §4, "Chat": idle or sending. */
export interface Conversation extends ChatHistory {
  isSending: boolean
}

const nothingSaid: Conversation = { messages: [], isSending: false }

/** The tab's one conversation. It outlives the panel: an answer also arrives while its reader looks at another page. */
export const conversation = createConversation()

/** What has been said so far; on the server, nothing. */
export function useConversation(): Conversation {
  return useSyncExternalStore(conversation.subscribe, conversation.read, () => nothingSaid)
}

function createConversation() {
  const listeners = new Set<() => void>()
  let state: Conversation | undefined
  let asking: AbortController | undefined

  function read(): Conversation {
    state ??= { ...readHistory(), isSending: false }
    return state
  }
  function change(next: Conversation): void {
    state = next
    writeHistory(next)
    for (const listener of listeners) listener()
  }
  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  /** Asks what the last of `messages` asks. */
  async function ask(message: string, messages: ChatMessage[]): Promise<void> {
    const { conversationId } = read()
    asking = new AbortController()
    const { signal } = asking
    change({ conversationId, messages, isSending: true })
    try {
      const answer = await sendChatMessage({ conversationId, message }, signal)
      signal.throwIfAborted()
      const said: ChatMessage = { kind: 'answer', id: messages.length, text: answer.reply }
      change({ conversationId: answer.conversationId, messages: [...messages, said], isSending: false })
    } catch (error) {
      if (signal.aborted) return
      const kind = error instanceof ChatFailure ? error.kind : 'unreadable'
      change({ conversationId, messages: [...messages, failure(messages.length, kind)], isSending: false })
    }
  }

  return {
    read,
    subscribe,
    /** @param text trimmed, not empty; does nothing while an answer is on its way */
    send(text: string): void {
      const { messages, isSending } = read()
      if (!isSending) void ask(text, [...messages, { kind: 'question', id: messages.length, text }])
    },
    /** Asks the last question again, in place of its failure. */
    tryAgain(): void {
      const { messages, isSending } = read()
      const before = messages.slice(0, -1)
      const question = before.at(-1)
      if (!isSending && question?.kind === 'question') void ask(question.text, before)
    },
    startOver(): void {
      asking?.abort()
      change(nothingSaid)
    },
  }
}
