import { useSyncExternalStore } from 'react'
import type { ChatEvents, ChatRating } from '#contract/assistant/chat.ts'
import type { ToolName } from '#contract/assistant/tools/tool-names.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import { type ChatHistory, failed, type Sent, storedHistory, type Turn, writeHistory } from './history.ts'

export interface Conversation extends ChatHistory {
  isSending: boolean
  /** Unsent input, shared by all panels. */
  draft: string
}

const emptyConversation: Conversation = { turns: [], isSending: false, draft: '' }

/** The tab's one conversation. Lives outside React, so that an answer arrives while the reader visits other pages. */
export const conversation = createConversation()

/** Returns the conversation; empty on the server. */
export function useConversation(): Conversation {
  return useSyncExternalStore(conversation.subscribe, conversation.read, () => emptyConversation)
}

/** Loads the code that sends questions, which the first question needs. */
export const loadRequestAnswer = () => import('./request-answer.ts')

function createConversation() {
  const listeners = new Set<() => void>()
  let state = emptyConversation
  let isRestored = false
  let pendingAnswer = new AbortController()
  let rated: Promise<unknown> = Promise.resolve()

  function read(): Conversation {
    if (!isRestored) {
      isRestored = true
      restore().catch(() => undefined) // starts an empty conversation
    }
    return state
  }
  /** Restores the stored conversation; the parser is loaded only if there is one. */
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

  /** @param turn the last turn, new or repeated */
  async function ask({ id, question }: Turn, language: ReaderLanguage, isAgain: boolean): Promise<void> {
    const earlier = read().turns.filter((turn) => turn.id !== id)
    change({ turns: [...earlier, { id, question, state: 'asking', text: '', rating: null }], isSending: true })
    pendingAnswer = new AbortController()
    const { signal } = pendingAnswer
    const listener = {
      onBegun: ({ conversationId, turnId }: ChatEvents['begun']) => {
        if (!signal.aborted) change({ conversationId, turns: changeTurn(id, (turn) => ({ ...turn, turnId })) })
      },
      onText: (text: string) => {
        if (signal.aborted) return
        const add = (turn: Turn) => ({ ...turn, text: turn.text + text, looking: undefined })
        change({ turns: changeTurn(id, add) }, false)
      },
      onLooking: (tool: ToolName | null) => {
        if (signal.aborted) return
        const begin = (turn: Turn) => ({ ...turn, text: '', looking: tool ?? undefined })
        change({ turns: changeTurn(id, begin) }, false)
      },
    }
    try {
      const { requestAnswer } = await loadRequestAnswer()
      const outcome = await requestAnswer({ ...read(), question, language, isAgain }, listener, signal)
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
    /** Sends the draft. Does nothing if it is blank or an answer is pending. */
    send(language: ReaderLanguage): void {
      const { turns, isSending, draft } = read()
      const question = typed(draft)
      if (isSending || !question) return
      const id = (turns.at(-1)?.id ?? -1) + 1
      change({ draft: '' }, false)
      void ask({ id, question, state: 'asking', text: '', rating: null }, language, false)
    },
    /** Asks the last question again, replacing its answer or failure. */
    askAgain(language: ReaderLanguage): void {
      const { turns, isSending } = read()
      const last = turns.at(-1)
      if (!isSending && last) void ask(last, language, last.state !== 'failed' && last.turnId !== undefined)
    },
    /** Stops the current answer; the text received so far stays. */
    stop(): void {
      const { turns, isSending } = read()
      const last = turns.at(-1)
      if (!isSending || !last) return
      pendingAnswer.abort()
      end(last.id, (turn) => ({ ...turn, state: 'stopped' }))
    },
    /**
     * Shows the rating at once and reverts it if the server refuses.
     * @throws if the server refuses
     */
    async rate({ id, answer, rating: former }: Turn, rating: ChatRating | null): Promise<void> {
      if (!answer) return
      const show = (shown: ChatRating | null) =>
        change({ turns: changeTurn(id, (turn) => ({ ...turn, rating: shown })) })
      show(rating)
      const sent = rated.then(async () => (await import('../../api/chat.ts')).rateChatAnswer(answer, rating))
      rated = sent.catch(() => {})
      await sent.catch(async (error: unknown) => {
        await new Promise((resolve) => setTimeout(resolve)) // skips the revert if the page is being left: the server may have stored the rating
        show(former)
        throw error
      })
    },
    /** Keeps the receipt of a turn's proposal, which was sent. */
    noteSent(id: number, sent: Sent): void {
      change({ turns: changeTurn(id, (turn) => ({ ...turn, sent })) })
    },
    startOver(): void {
      pendingAnswer.abort()
      const { draft } = read()
      change({ ...emptyConversation, draft, conversationId: undefined })
    },
  }
}

/** Removes control characters that the server refuses, which pasted text may contain. */
function typed(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\P{Cc}\t\r\n]|[\u2028\u2029]/gu, ' ')
    .trim()
}
