import { randomUUID } from 'node:crypto'
import type { ChatSource } from '#contract/assistant/chat.ts'
import { type ReaderLanguage, writtenLanguage } from '#contract/i18n/languages.ts'
import type { ChatSettings } from '#contract/site/settings.ts'
import type { Database } from '#server/platform/database/database.ts'
import { masked, searchable } from '../masking/masking.rules.ts'
import type { AnswerWriter, Reader } from './answer-writer.ts'
import type { Knowledge } from './chat.service.ts'
import { type Draft, newDraft } from './chat-outcome.ts'
import { createLimitsRepo } from './limits.repo.ts'
import { spentOn } from './turn-end.ts'
import type { OpenTurn, TurnStart } from './turn-start.ts'

export interface Suggestion {
  /** Markdown with citations of `sources`; null: there is nothing. */
  text: string | null
  sources: ChatSource[]
  unverified: string[]
}

interface SuggestionServices {
  database: Database
  knowledge: Knowledge
  opening: TurnStart
  writing: AnswerWriter
  limits: () => ChatSettings
}

const answerWithinMs = 45_000
const messageMax = 2000

export type Suggest = (message: string, language: ReaderLanguage) => Promise<Suggestion>

/** Answers a message for staff as a visitor's question, within the same budget; keeps nothing of it. */
export function createSuggest({ database, knowledge, opening, writing, limits }: SuggestionServices): Suggest {
  async function settle({ day, reserved }: OpenTurn, draft: Draft, state: 'answered' | 'failed'): Promise<void> {
    if (!reserved) return
    const ending = state === 'answered' ? { state } : { state, code: 'chat.failed' as const }
    const { promptTokens, completionTokens, costUsd } = spentOn(draft, ending, limits())
    const spent = { tokens: promptTokens + completionTokens, costUsd }
    await createLimitsRepo(database.prisma).settle(day, reserved, spent)
  }

  return async (message, language) => {
    const question = masked(message.slice(0, messageMax), writtenLanguage(language))
    const ids = { turnId: randomUUID(), conversationId: randomUUID(), seq: 2, formerGapId: null }
    const turn: OpenTurn = { ...ids, question, links: [], language, ...(await opening.reserve()) }
    const search = () => knowledge.search(searchable(question), { language: writtenLanguage(language) })
    const write = async (open: OpenTurn) => {
      const draft = newDraft()
      const reader = { send: nowhere, look: nowhere, signal: AbortSignal.timeout(answerWithinMs) } satisfies Reader
      let state: 'answered' | 'failed' = 'failed'
      try {
        await writing.write(open, { search, past: [] }, draft, reader)
        state = 'answered'
      } finally {
        await settle(open, draft, state)
      }
      return draft
    }
    // whatever fails with the model, the rules answer: they are asked where nothing is reserved
    const draft = await write(turn).catch(() => write({ ...turn, reserved: undefined }))
    const { text, cited, unverified, hasFoundNothing } = draft
    const sources = draft.sources.filter(({ number }) => cited.includes(number))
    return { text: hasFoundNothing ? null : text, sources, unverified }
  }
}

async function nowhere(): Promise<void> {}
