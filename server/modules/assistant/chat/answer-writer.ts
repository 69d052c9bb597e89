import type { Logger } from 'pino'
import { type ChatFailureCode, type ChatFallback, chatCardsMax } from '#contract/assistant/chat.ts'
import type { ToolName } from '#contract/assistant/tools/tool-names.ts'
import type { ExchangeRateTable } from '#contract/catalogue/money.ts'
import type { ProductSummary } from '#contract/catalogue/products.ts'
import { convertedTo } from '#contract/i18n/in-language.ts'
import { type ReaderLanguage, writtenLanguage } from '#contract/i18n/languages.ts'
import type { ChatAccess } from '#server/modules/settings/index.ts'
import { citationsOf, productsNamed } from '../answers/citations.rules.ts'
import { unverifiedFigures } from '../answers/figures/figures.rules.ts'
import { writeByModel } from '../calling/model-answer.ts'
import { createToolSession, type ToolSession, type ToolSessionServices } from '../calling/tool-session.ts'
import type { Breaker } from '../gateway/breaker.ts'
import type { Gateway } from '../gateway/gateway.ts'
import { GatewayFault } from '../gateway/gateway-fault.ts'
import type { Found as Source } from '../knowledge/knowledge.service.ts'
import type { Planner } from '../planner/planner.ts'
import { firstWords } from '../planner/written.rules.ts'
import type { PastTurn } from './chat.repo.ts'
import type { Draft } from './chat-outcome.ts'
import type { OpenTurn } from './turn-start.ts'

export interface Reader {
  /** Resolves once a slow client can take more. */
  send: (text: string) => Promise<void>
  /** Says what is looked up; what was sent before no longer counts. */
  look: (tool: ToolName | null) => Promise<void>
  /** Aborted where nobody waits any more. */
  signal: AbortSignal
}

export interface Material {
  /** Searches pages, questions and products; the rules ask only where they need a text. */
  search: () => Promise<Source[]>
  /** Newest first. */
  past: PastTurn[]
}

interface ModelMaterial extends Pick<Material, 'past'> {
  found: Source[]
}

interface AnswerWriterServices {
  gateway: Gateway
  breaker: Breaker
  access: () => ChatAccess | undefined
  company: (language: ReaderLanguage) => string
  rates: () => ExchangeRateTable
  onRefused: (fault: GatewayFault) => void
  toolServices: ToolSessionServices
  planner: Planner
  now: () => Date
  log: Logger
}

/** Statuses by which gateways refuse requests with tools. */
const toolRefusals = new Set([400, 404, 405, 415, 422, 501])
/** How long a gateway that refused tools is asked without. */
const withoutToolsMs = 10 * 60_000

/** Writes answers with the model; where there is none, it is down, or the budget is spent, from the sources alone. */
export function createAnswerWriter(services: AnswerWriterServices) {
  const { gateway, breaker, access, company, rates, onRefused, toolServices, planner, now, log } = services

  /** Gateways or models that take no tools, until when. */
  const withoutTools = new Map<string, number>()

  async function ask(model: ChatAccess, turn: OpenTurn, { found, past }: ModelMaterial, draft: Draft, reader: Reader) {
    const { question, language } = turn
    const sources = found.map(({ title, text }, index) => ({ number: index + 1, title, text }))
    const asked = { access: model, company: company(language), language, question, sources, history: past }
    const begin = () =>
      Object.assign(draft, { mode: 'ai', model: model.model, promptTokens: 0, usage: undefined, text: '' })
    const key = `${model.apiUrl} ${model.model}`
    const session = createToolSession(toolServices, turn, found)
    begin()
    if ((withoutTools.get(key) ?? 0) <= now().getTime()) {
      try {
        await writeByModel(gateway, { ...asked, session }, draft, reader)
        return
      } catch (error) {
        const isRefused = error instanceof GatewayFault && toolRefusals.has(error.status ?? 0)
        if (!isRefused || draft.text !== '' || session.calls().length > 0) throw error
      } finally {
        note(session)
      }
    }
    begin()
    await writeByModel(gateway, { ...asked, session: undefined }, draft, reader)
    withoutTools.set(key, now().getTime() + withoutToolsMs)

    function note(used: ToolSession): void {
      const all = used.sources()
      draft.sources = sourcesOf(all)
      draft.hasFoundNothing = all.length === 0
      draft.evidence = all
      draft.calls = used.calls()
      draft.proposals = used.proposals()
    }
  }

  async function write(draft: Draft, text: string, reader: Reader): Promise<void> {
    if (text === '') return
    draft.text += text
    await reader.send(text)
  }

  async function writePlannedAnswer(
    turn: OpenTurn,
    { search, past }: Material,
    draft: Draft,
    fallback: ChatFallback | null,
    reader: Reader,
  ) {
    const { language } = turn
    const turns = past.map(({ calls }) => calls)
    const planned = await planner.answer(turn, turns, search)
    const { answer, calls, proposals, outcome } = planned
    const sources = planned.sources.map((source, index) => ({ number: index + 1, ...source }))
    Object.assign(draft, { mode: 'demo', fallback, model: null, usage: undefined, promptTokens: 0 })
    Object.assign(draft, { calls, proposals, text: '', sources, cited: sources.map(({ number }) => number) })
    const slugs = planned.products.slice(0, chatCardsMax)
    const products = slugs.length > 0 ? await toolServices.productsAt(slugs) : new Map<string, ProductSummary>()
    draft.cards = slugs.flatMap((slug) => products.get(slug) ?? [])
    draft.hasFoundNothing = outcome === 'nothing'
    const isFirst = turn.seq === 1 && !fallback
    const lead = isFirst ? [convertedTo(language, firstWords(writtenLanguage(language)))] : []
    await write(draft, [...lead, answer].join('\n\n'), reader)
  }

  function check({ question }: OpenTurn, draft: Draft): void {
    const found = draft.evidence
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
    { search, past }: Material,
    draft: Draft,
    reader: Reader,
  ): Promise<ChatFallback | undefined> {
    try {
      const found = (await search()).map((source) => convertedSource(source, turn.language))
      draft.hasFoundNothing = found.length === 0
      draft.sources = sourcesOf(found)
      draft.evidence = found
      reader.signal.throwIfAborted()
      await ask(model, turn, { found, past }, draft, reader)
      breaker.succeeded(model.apiUrl)
      return undefined
    } catch (error) {
      if (!(error instanceof GatewayFault)) {
        breaker.abandoned(model.apiUrl)
        throw error
      }
      noteFault(error)
      if (error.isDown) breaker.failed(model.apiUrl)
      else breaker.succeeded(model.apiUrl)
      if (error.isDown && draft.text === '') return 'chat.unavailable'
      throw error
    } finally {
      if (draft.text !== '') check(turn, draft)
    }
  }

  function noteFault(fault: GatewayFault): void {
    const { code, status, message } = fault
    log.warn({ code, status }, message)
    if (status === 401 || status === 402 || status === 403) onRefused(fault)
  }

  return {
    /**
     * Writes the answer to a turn into its draft, and passes each piece to the reader.
     * @throws GatewayFault where there is none; the reason of the reader's signal
     */
    async write(turn: OpenTurn, given: Material, draft: Draft, reader: Reader): Promise<void> {
      let found: Promise<Source[]> | undefined
      const search = () => {
        found ??= given.search()
        return found
      }
      const material = { ...given, search }
      const model = access()
      let fallback: ChatFallback | null = null
      if (model && !turn.reserved) fallback = 'chat.budget_spent'
      else if (model && !breaker.admits(model.apiUrl)) fallback = 'chat.unavailable'
      else if (model) {
        const reason = await tryModel(model, turn, material, draft, reader)
        if (!reason) return
        fallback = reason
      }
      reader.signal.throwIfAborted()
      await writePlannedAnswer(turn, material, draft, fallback, reader)
    },
  }
}

export type AnswerWriter = ReturnType<typeof createAnswerWriter>

function sourcesOf(found: readonly Source[]): Draft['sources'] {
  return found.map(({ kind, title, path }, index) => ({ number: index + 1, kind, title, path }))
}

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
