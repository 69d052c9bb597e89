import { randomUUID } from 'node:crypto'
import type { ChatMode } from '#contract/assistant/chat.ts'
import { type ReaderLanguage, writtenLanguage } from '#contract/i18n/languages.ts'
import type { ChatSettings } from '#contract/site/settings.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { type ProblemError, problem } from '#server/platform/http/problems.ts'
import { masked } from '../masking/masking.rules.ts'
import { linksIn } from '../masking/masking-links.rules.ts'
import { createChatRepo, type NewTurn } from './chat.repo.ts'
import { questionLanguage } from './language.rules.ts'
import { createLimitsRepo, type Spent } from './limits.repo.ts'
import {
  addressAnswersMax,
  addressFactor,
  costOf,
  hongKongDay,
  leaseMs,
  reservedTokens,
  untilMidnightS,
} from './limits.rules.ts'
import type { Visitor } from './visitors.ts'

/** A stored and counted question that may be answered now; its visitor has no other in progress. */
export interface OpenTurn {
  turnId: string
  conversationId: string
  seq: number
  /** Masked. */
  question: string
  /** Secrets of private links in the message, in whose place the question has `[link]`. */
  links: string[]
  language: ReaderLanguage
  /** Day in Hong Kong whose budget was reserved. */
  day: string
  /** Reserved tokens and US dollars; undefined where the day's budget is spent, or no model is configured. */
  reserved: Spent | undefined
  /** Gap of the turn that this one replaces, where the question was counted already. */
  formerGapId: string | null | undefined
}

export interface TurnRequest {
  visitor: Visitor
  /** Language of the page. */
  language: ReaderLanguage
}

interface TurnStartServices {
  database: Database
  limits: () => ChatSettings
  hasModel: () => boolean
  now: () => Date
}

export function createTurnStart({ database, limits, hasModel, now }: TurnStartServices) {
  function reserveOf(prices: ChatSettings): Spent {
    return { tokens: reservedTokens.prompt + reservedTokens.completion, costUsd: costOf(reservedTokens, prices) }
  }

  /** @throws chat.busy, chat.limit_reached */
  async function admit(tx: Transaction, turnId: string, visitor: Visitor, at: Date): Promise<void> {
    const { hash: visitorHash, addressHash } = visitor
    const lease = { visitorHash, addressHash, turnId, until: new Date(at.getTime() + leaseMs) }
    const { messagesPerDay } = limits()
    const most = { visitor: messagesPerDay, address: messagesPerDay * addressFactor }
    const { isLeased, isCounted } = await createLimitsRepo(tx).admit(lease, at, { day: hongKongDay(at), most })
    if (!isLeased) throw busy('An answer to this visitor is on its way')
    if (!isCounted) throw limitReached(at)
  }

  /** Reserves the budget. Call it last: until the transaction ends, all other visitors wait for the counter's row. Throws chat.busy. */
  async function reserveBudget(
    tx: Transaction,
    { addressHash }: Pick<Visitor, 'addressHash'>,
    at: Date,
  ): Promise<Pick<OpenTurn, 'day' | 'reserved'>> {
    const allowed = limits()
    const reserve = hasModel() ? reserveOf(allowed) : undefined
    const most = { tokens: allowed.tokensPerDay, costUsd: allowed.usdPerDay }
    const day = hongKongDay(at)
    const counted = await createLimitsRepo(tx).countOfAll({ day, addressHash, now: at }, reserve, most)
    if (counted.answersToAddress > addressAnswersMax) {
      throw busy(`${addressAnswersMax} answers to this address are on their way`)
    }
    return { day, reserved: counted.isSetAside ? reserve : undefined }
  }

  const modeNow = (): ChatMode => (hasModel() ? 'ai' : 'demo')

  return {
    /** Reserves the budget of an answer to staff, which is counted as a visitor's but for their limits. */
    reserve: () => database.prisma.$transaction((tx) => reserveBudget(tx, { addressHash: 'staff' }, now())),

    /**
     * Stores a visitor's message, masked, in their conversation or a new one.
     * @throws chat.conversation_not_found, chat.busy, chat.limit_reached
     */
    ask(request: TurnRequest & { message: string; conversationId: string | undefined }): Promise<OpenTurn> {
      const { visitor, conversationId: known } = request
      const language = questionLanguage(request.message, request.language)
      const question = masked(request.message, writtenLanguage(language))
      const links = linksIn(request.message)
      return database.prisma.$transaction(async (tx) => {
        const [repo, at, turnId] = [createChatRepo(tx), now(), randomUUID()]
        if (known && !(await repo.resume(known, visitor.hash, 1, at))) throw notFound()
        await admit(tx, turnId, visitor, at)
        const turn = { id: turnId, question, mode: modeNow() }
        const start = { visitorHash: visitor.hash, language: request.language }
        const { conversationId, seq } = known
          ? await addTurnTo(repo, known, turn, at)
          : await repo.begin(start, turn, at)
        const budget = await reserveBudget(tx, visitor, at)
        return { turnId, conversationId, seq, question, links, language, formerGapId: undefined, ...budget }
      })
    },

    /**
     * Asks the last question of a conversation again; the new turn replaces the former.
     * @throws chat.conversation_not_found (also where there is no question), chat.busy, chat.limit_reached
     */
    again({ visitor, language: ofPage, conversationId }: TurnRequest & { conversationId: string }): Promise<OpenTurn> {
      return database.prisma.$transaction(async (tx) => {
        const [repo, at, turnId] = [createChatRepo(tx), now(), randomUUID()]
        if (!(await repo.resume(conversationId, visitor.hash, 0, at))) throw notFound()
        await admit(tx, turnId, visitor, at)
        const former = await lastTurn(repo, conversationId)
        if (!former) throw notFound()
        const { question, gapId } = former
        await repo.supersede(former.id, at)
        const seq = former.seq + 1
        await repo.addTurn({ id: turnId, conversationId, seq, question, mode: modeNow() }, at)
        const language = questionLanguage(question, ofPage)
        return {
          turnId,
          conversationId,
          seq,
          question,
          links: [],
          language,
          formerGapId: gapId,
          ...(await reserveBudget(tx, visitor, at)),
        }
      })
    },
  }
}

export type TurnStart = ReturnType<typeof createTurnStart>

type Repo = ReturnType<typeof createChatRepo>

async function addTurnTo(repo: Repo, conversationId: string, turn: NewTurn, at: Date) {
  const seq = ((await lastTurn(repo, conversationId))?.seq ?? 0) + 1
  await repo.addTurn({ ...turn, conversationId, seq }, at)
  return { conversationId, seq }
}

/** Returns the newest turn. A pending one was left by a process that died, and is marked as failed. */
async function lastTurn(repo: Repo, conversationId: string) {
  const last = await repo.lastTurn(conversationId)
  if (last?.state === 'pending') await repo.failPending(conversationId)
  return last
}

function notFound(): ProblemError {
  return problem('chat.conversation_not_found', 'No conversation of this visitor has that id')
}

function busy(detail: string): ProblemError {
  return problem('chat.busy', detail, undefined, { retryAfterS: 2 })
}

function limitReached(at: Date): ProblemError {
  const detail = 'The messages of the day are used up; the next day begins at midnight in Hong Kong'
  return problem('chat.limit_reached', detail, undefined, { retryAfterS: untilMidnightS(at) })
}
