import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import { type ChatFailureCode, type ChatFallback, chatCardsMax } from '#contract/assistant/chat.ts'
import type { ExchangeRateTable } from '#contract/catalogue/money.ts'
import { convertedTo } from '#contract/i18n/in-language.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import type { ChatAccess } from '#server/modules/settings/index.ts'
import { citationsOf, productsNamed } from '../answers/citations.rules.ts'
import { demoAnswer } from '../answers/demo.rules.ts'
import { unverifiedFigures } from '../answers/figures/figures.rules.ts'
import type { Breaker } from '../gateway/breaker.ts'
import type { Gateway } from '../gateway/gateway.ts'
import { GatewayFault } from '../gateway/gateway-fault.ts'
import type { Found as Source } from '../knowledge/knowledge.service.ts'
import { createLeakGuard } from '../masking/leak.rules.ts'
import type { PastTurn } from './chat.repo.ts'
import type { Draft } from './chat-outcome.ts'
import { promptOf, promptTokens } from './prompt.rules.ts'
import type { OpenTurn } from './turn-start.ts'

export interface Reader {
  /** Resolves once a slow client can take more. */
  send: (text: string) => Promise<void>
  /** Aborted where nobody waits any more. */
  signal: AbortSignal
}

export interface Material {
  found: Source[]
  /** Newest first. */
  past: PastTurn[]
}

interface AnswerWriterServices {
  gateway: Gateway
  breaker: Breaker
  access: () => ChatAccess | undefined
  company: (language: ReaderLanguage) => string
  rates: () => ExchangeRateTable
  onRefused: (fault: GatewayFault) => void
  log: Logger
}

/** Writes answers with the model; where there is none, it is down, or the budget is spent, from the sources alone. */
export function createAnswerWriter({ gateway, breaker, access, company, rates, onRefused, log }: AnswerWriterServices) {
  async function ask(model: ChatAccess, turn: OpenTurn, { found, past }: Material, draft: Draft, reader: Reader) {
    const canary = `K-${randomBytes(8).toString('hex')}`
    const { question, language } = turn
    const sources = found.map(({ title, text }, index) => ({ number: index + 1, title, text }))
    const nonce = randomBytes(12).toString('hex')
    const messages = promptOf({ company: company(language), language, history: past, sources, question, nonce, canary })
    Object.assign(draft, { mode: 'ai', model: model.model, promptTokens: promptTokens(messages) })
    const guard = createLeakGuard(canary)
    const done = new AbortController()
    try {
      const signal = AbortSignal.any([reader.signal, done.signal])
      for await (const piece of gateway.stream({ access: model, messages, signal })) {
        if ('usage' in piece) {
          draft.usage = piece.usage
          continue
        }
        const shown = guard.next(piece.text)
        if (shown === undefined) throw new GatewayFault('chat.error', 'The model repeated its instruction')
        await write(draft, shown, reader)
      }
      await write(draft, guard.rest(), reader)
    } finally {
      done.abort()
    }
  }

  async function write(draft: Draft, text: string, reader: Reader): Promise<void> {
    if (text === '') return
    draft.text += text
    await reader.send(text)
  }

  async function writeDemoAnswer(
    turn: OpenTurn,
    { found }: Material,
    draft: Draft,
    fallback: ChatFallback | null,
    reader: Reader,
  ) {
    const { question, language } = turn
    const { answer, cited, products } = demoAnswer({
      question,
      language,
      found,
      isFirst: turn.seq === 1 && !fallback,
      rates: rates(),
    })
    Object.assign(draft, { mode: 'demo', fallback, model: null, usage: undefined, promptTokens: 0 })
    Object.assign(draft, { cited, cards: cardsOf(products, found) })
    await write(draft, answer, reader)
  }

  function check({ question }: OpenTurn, { found }: Material, draft: Draft): void {
    const { answer, cited } = citationsOf(draft.text, found.length)
    draft.text = answer
    draft.cited = cited
    draft.unverified = unverifiedFigures(answer, found, question, rates())
    draft.cards = cardsOf(productsNamed(answer, found), found)
  }

  /** @returns why the model wrote nothing, where the demo mode answers instead */
  async function tryModel(
    model: ChatAccess,
    turn: OpenTurn,
    material: Material,
    draft: Draft,
    reader: Reader,
  ): Promise<ChatFallback | undefined> {
    try {
      await ask(model, turn, material, draft, reader)
      breaker.succeeded(model.apiUrl)
      return undefined
    } catch (error) {
      if (!(error instanceof GatewayFault)) {
        breaker.abandoned(model.apiUrl)
        throw error
      }
      note(error)
      if (error.isDown) breaker.failed(model.apiUrl)
      else breaker.succeeded(model.apiUrl)
      if (error.isDown && draft.text === '') return 'chat.unavailable'
      throw error
    } finally {
      if (draft.text !== '') check(turn, material, draft)
    }
  }

  function note(fault: GatewayFault): void {
    const { code, status, message } = fault
    log.warn({ code, status }, message)
    if (status === 401 || status === 402 || status === 403) onRefused(fault)
  }

  return {
    /**
     * Writes the answer to a turn into its draft, and passes each piece to the reader.
     * @throws GatewayFault where there is none; the reason of the reader's signal
     */
    async write(turn: OpenTurn, material: Material, draft: Draft, reader: Reader): Promise<void> {
      draft.hasFoundNothing = material.found.length === 0
      const asRead = { ...material, found: material.found.map((source) => convertedSource(source, turn.language)) }
      draft.sources = asRead.found.map(({ kind, title, path }, index) => ({ number: index + 1, kind, title, path }))
      const model = access()
      let fallback: ChatFallback | null = null
      if (model && !turn.reserved) fallback = 'chat.budget_spent'
      else if (model && !breaker.admits(model.apiUrl)) fallback = 'chat.unavailable'
      else if (model) {
        const reason = await tryModel(model, turn, asRead, draft, reader)
        if (!reason) return
        fallback = reason
      }
      reader.signal.throwIfAborted()
      await writeDemoAnswer(turn, material, draft, fallback, reader)
    },
  }
}

export type AnswerWriter = ReturnType<typeof createAnswerWriter>

function convertedSource(source: Source, language: ReaderLanguage): Source {
  return { ...source, title: convertedTo(language, source.title), text: convertedTo(language, source.text) }
}

function cardsOf(slugs: string[], found: Source[]): Draft['cards'] {
  const products = new Map(found.flatMap(({ product }) => (product ? [[product.slug, product] as const] : [])))
  return slugs.flatMap((slug) => products.get(slug) ?? []).slice(0, chatCardsMax)
}

export function failureOf(error: unknown): { code: ChatFailureCode; retryAfterS?: number | undefined } {
  return error instanceof GatewayFault ? { code: error.code, retryAfterS: error.retryAfterS } : { code: 'chat.failed' }
}
