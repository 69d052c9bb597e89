import { useSyncExternalStore } from 'react'
import type { ChatEvents, ChatRating } from '#contract/assistant/chat.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import { type ChatHistory, failed, storedHistory, type Turn, writeHistory } from './history.ts'

/** Spec §4, "Chat": idle or sending. */
export interface Conversation extends ChatHistory {
  isSending: boolean
  /** Stands in the input, unsent: the same in every panel. */
  draft: string
}

const emptyConversation: Conversation = { turns: [], isSending: false, draft: '' }

/** The tab's one conversation. It outlives the panel: an answer also arrives while its reader looks at another page. */
export const conversation = createConversation()

/** What has been said so far; on the server, nothing. */
export function useConversation(): Conversation {
  return useSyncExternalStore(conversation.subscribe, conversation.read, () => emptyConversation)
}

/** What asks; its code comes with the first question. */
export const loadAsking = () => import('./asking.ts')

function createConversation() {
  const listeners = new Set<() => void>()
  let state = emptyConversation
  let isRestored = false
  let asking = new AbortController()
  let rated: Promise<unknown> = Promise.resolve()

  function read(): Conversation {
    if (!isRestored) {
      isRestored = true
      restore().catch(() => undefined) // then it is as if nothing had been kept
    }
    return state
  }
  /** What parses a former conversation is loaded where there is one. */
  async function restore(): Promise<void> {
    const stored = storedHistory()
    if (stored === null) return
    const { parseHistory } = await import('./parse-history.ts')
    if (state.turns === emptyConversation.turns) change({ ...parseHistory(stored), isSending: false }, false)
  }
  function change(next: Partial<Conversation>, isKept = true): void {
    state = { ...state, ...next }
    if (isKept) writeHistory(state)
    for (const listener of listeners) listener()
  }
  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  function changeTurn(id: number, next: (turn: Turn) => Turn): Turn[] {
    return read().turns.map((turn) => (turn.id === id ? next(turn) : turn))
  }
  function end(id: number, next: (turn: Turn) => Turn): void {
    change({ turns: changeTurn(id, next), isSending: false })
  }

  /** @param turn the last one, new or asked once more */
  async function ask({ id, question }: Turn, language: ReaderLanguage, isAgain: boolean): Promise<void> {
    const earlier = read().turns.filter((turn) => turn.id !== id)
    change({ turns: [...earlier, { id, question, state: 'asking', text: '', rating: null }], isSending: true })
    asking = new AbortController()
    const { signal } = asking
    const listener = {
      onBegun: ({ conversationId, turnId }: ChatEvents['begun']) => {
        if (!signal.aborted) change({ conversationId, turns: changeTurn(id, (turn) => ({ ...turn, turnId })) })
      },
      onText: (text: string) => {
        if (!signal.aborted) change({ turns: changeTurn(id, (turn) => ({ ...turn, text: turn.text + text })) }, false)
      },
    }
    try {
      const { askForAnswer } = await loadAsking()
      const outcome = await askForAnswer({ ...read(), question, language, isAgain }, listener, signal)
      signal.throwIfAborted()
      if (typeof outcome === 'string') end(id, (turn) => failed(turn, outcome))
      else end(id, (turn) => ({ ...turn, state: 'answered', text: outcome.answer, answer: outcome }))
    } catch {
      if (!signal.aborted) end(id, (turn) => failed(turn, 'chat.failed'))
    }
  }

  return {
    read,
    subscribe,
    setDraft: (draft: string) => change({ draft }, false),
    /** Sends the draft. Does nothing if it is blank, or while an answer is on its way. */
    send(language: ReaderLanguage): void {
      const { turns, isSending, draft } = read()
      const question = typed(draft)
      if (isSending || !question) return
      const id = (turns.at(-1)?.id ?? -1) + 1
      change({ draft: '' }, false)
      void ask({ id, question, state: 'asking', text: '', rating: null }, language, false)
    },
    /** Asks the last question once more, in place of its answer or its failure. */
    askAgain(language: ReaderLanguage): void {
      const { turns, isSending } = read()
      const last = turns.at(-1)
      if (!isSending && last) void ask(last, language, last.state !== 'failed' && last.turnId !== undefined)
    },
    /** What has come stays. */
    stop(): void {
      const { turns, isSending } = read()
      const last = turns.at(-1)
      if (!isSending || !last) return
      asking.abort()
      end(last.id, (turn) => ({ ...turn, state: 'stopped' }))
    },
    /**
     * Shown at once, and taken back where the server does not take it.
     * @throws where it does not
     */
    async rate({ id, answer, rating: former }: Turn, rating: ChatRating | null): Promise<void> {
      if (!answer) return
      const show = (shown: ChatRating | null) =>
        change({ turns: changeTurn(id, (turn) => ({ ...turn, rating: shown })) })
      show(rating)
      const sent = rated.then(async () => (await import('../../api/chat.ts')).rateChatAnswer(answer, rating))
      rated = sent.catch(() => {})
      await sent.catch(async (error: unknown) => {
        await new Promise((resolve) => setTimeout(resolve)) // nothing comes back to a page that is left: the server may have it all the same
        show(former)
        throw error
      })
    },
    startOver(): void {
      asking.abort()
      const { draft } = read()
      change({ ...emptyConversation, draft, conversationId: undefined })
    },
  }
}

/** Without what no keyboard types and the server refuses: a text that was pasted may bring it along. */
function typed(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\P{Cc}\t\r\n]|[\u2028\u2029]/gu, ' ')
    .trim()
}
