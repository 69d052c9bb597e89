import type { ChatAnswer, ChatFailureCode } from '#contract/assistant/chat.ts'
import { writtenLanguage } from '#contract/i18n/languages.ts'
import type { ChatSettings } from '#contract/site/settings.ts'
import type { Database } from '#server/platform/database/database.ts'
import { publish } from '#server/platform/database/events.ts'
import { intentOf } from '../planner/understanding/intent.rules.ts'
import { createChatRepo, type TurnOutcome } from './chat.repo.ts'
import type { Draft, Outcome } from './chat-outcome.ts'
import { createGapsRepo } from './gaps.repo.ts'
import { isSmallTalk } from './language.rules.ts'
import { createLimitsRepo } from './limits.repo.ts'
import { costOf, estimatedTokens } from './limits.rules.ts'
import type { OpenTurn } from './turn-start.ts'

type Ending = { state: 'answered' } | { state: 'stopped' } | { state: 'failed'; code: ChatFailureCode }

interface TurnEndServices {
  database: Database
  limits: () => ChatSettings
  now: () => Date
}

/** Ends turns: stores the outcome and counts its usage in one short transaction. Locks as in turn-start.ts. */
export function createTurnEnd({ database, limits, now }: TurnEndServices) {
  return async function settle(turn: OpenTurn, draft: Draft, ending: Ending, durationMs: number): Promise<void> {
    const spent = spentOn(draft, ending, limits())
    const hasFailed = ending.state === 'failed'
    const isGap = draft.hasFoundNothing && !hasFailed && turn.formerGapId === undefined && !isSmallTalk(turn.question)
    await database.prisma.$transaction(async (tx) => {
      const repo = createChatRepo(tx)
      const sum = { tokens: spent.promptTokens + spent.completionTokens, costUsd: spent.costUsd }
      const isThere = await repo.sumUp(turn.conversationId, turn.turnId, { ...sum, hasFailed, isUnanswered: isGap })
      if (isThere) {
        const gapId = isGap
          ? await createGapsRepo(tx).join(turn.question, writtenLanguage(turn.language), now())
          : (turn.formerGapId ?? null)
        await repo.endTurn(turn.turnId, {
          ...rowOf(draft, ending),
          ...spent,
          intent: intentOf(turn.question),
          durationMs,
          gapId,
        })
      }
      await publish(tx, 'conversations.changed')
      if (turn.reserved) await createLimitsRepo(tx).settle(turn.day, turn.reserved, sum)
    })
  }
}

export type Settle = ReturnType<typeof createTurnEnd>

/** Uses the gateway's figures, or else an estimate. A failure without any text costs nothing. */
export function spentOn(
  draft: Draft,
  ending: Ending,
  prices: ChatSettings,
): Pick<TurnOutcome, 'promptTokens' | 'completionTokens' | 'costUsd'> {
  const { usage, text, mode } = draft
  const isFree = !usage && (mode === 'demo' || (ending.state === 'failed' && text === ''))
  const promptTokens = isFree ? 0 : (usage?.promptTokens ?? draft.promptTokens)
  const completionTokens = isFree ? 0 : (usage?.completionTokens ?? estimatedTokens(text))
  const costUsd = usage?.costUsd ?? costOf({ prompt: promptTokens, completion: completionTokens }, prices)
  return { promptTokens, completionTokens, costUsd }
}

function rowOf(
  draft: Draft,
  ending: Ending,
): Omit<TurnOutcome, 'promptTokens' | 'completionTokens' | 'costUsd' | 'intent' | 'durationMs' | 'gapId'> {
  const { mode, fallback, model, text, sources, cited, unverified, cards, calls, firstTextMs } = draft
  const products = cards.map(({ slug }) => slug)
  const failure = ending.state === 'failed' ? ending.code : null
  return {
    state: ending.state,
    failure,
    mode,
    fallback,
    model,
    answer: text,
    sources,
    cited,
    toolCalls: calls,
    unverified,
    products,
    firstTextMs,
  }
}

export function answerOf({ conversationId, turnId }: OpenTurn, draft: Draft): Outcome & { answer: ChatAnswer } {
  const { mode, fallback, text, sources, cited, unverified, cards, proposals } = draft
  return {
    state: 'answered',
    answer: {
      conversationId,
      turnId,
      mode,
      fallback,
      answer: text,
      sources: sources.filter(({ number }) => cited.includes(number)),
      unverified,
      products: cards,
      proposals,
    },
  }
}
