import { fieldError } from '#contract/problems/field-errors.ts'
import type { QuoteAnswer } from '#contract/sales/quote-answers.ts'
import type { QuoteFollow, QuoteStatus } from '#contract/sales/quote-requests.ts'
import { type ActivityActor, createActivitiesRepo, noteActivity } from '#server/modules/customers/index.ts'
import { messageId } from '#server/modules/requests/index.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { ProblemError, problem } from '#server/platform/http/problems.ts'
import { todayOf } from '../quotes/quote-changes.ts'
import { lockQuote, lockQuoteWithCustomer } from '../quotes/quote-locks.ts'
import type { QuoteRow } from '../quotes/quotes.repo.ts'
import { accept, type DecidingServices, decline, notifyAnswer } from './quote-deciding.ts'
import { type FollowServices, noSuchLink, type QuoteFollowService } from './quote-follow.service.ts'
import { createQuoteRevisionsRepo } from './quote-revisions.repo.ts'
import { statusOn } from './quote-state.rules.ts'

type Answer<Kind extends QuoteAnswer['answer']> = Extract<QuoteAnswer, { answer: Kind }>

/** Retries when the customer is merged into another at the same moment. */
const triesMax = 3

/** Handles buyers' answers on the private link. An answer sent twice, even concurrently, is applied once. */
export function createQuoteAnswers(
  services: Omit<FollowServices, 'plans'> & DecidingServices & { following: QuoteFollowService },
) {
  const { following, links, now } = services

  /** Checks again under the lock: the link may have been revoked, or the offer revised. */
  async function requireOpen(tx: Transaction, quote: QuoteRow, revision: number): Promise<void> {
    refuseClosed(statusOn(todayOf(services), quote))
    const offered = await createQuoteRevisionsRepo(tx).offered(quote.id)
    if (offered?.number !== revision) throw problem('quote.revised', `The last one sent is ${offered?.number}`)
  }

  function requireLink<Row extends QuoteRow>(quote: Row, token: string): Row {
    const isGood = quote.linkHash === links.hash(token) && quote.linkExpiresAt !== null && quote.linkExpiresAt > now()
    if (!isGood) throw noSuchLink()
    return quote
  }

  /** @returns the invoice of a renewal */
  async function acceptIt(
    tx: Transaction,
    id: string,
    token: string,
    given: Answer<'accept'>,
  ): Promise<string | undefined> {
    const { name, revision, address, purchaseOrder } = given
    const quote = requireLink(await lockQuoteWithCustomer(tx, id), token)
    if (quote.status === 'accepted') return undefined
    await requireOpen(tx, quote, revision)
    if (quote.source !== 'renewal' && address === '') {
      throw problem('request.invalid', 'Where is it delivered?', [fieldError('address', 'required')])
    }
    const accepted = await accept(tx, services, buyer(name), quote, { name, address, purchaseOrder, reason: '' })
    await notifyAnswer(tx, services, quote, { name, answer: 'accepted' })
    return accepted.invoiceId
  }

  async function declineIt(tx: Transaction, id: string, token: string, given: Answer<'decline'>): Promise<void> {
    const quote = requireLink(await lockQuote(tx, id), token)
    if (quote.status === 'declined') return
    await requireOpen(tx, quote, given.revision)
    await decline(tx, services, buyer(quote.name), quote, given.reason)
    await notifyAnswer(tx, services, quote, { name: quote.name, answer: 'declined' })
  }

  async function ask(tx: Transaction, id: string, token: string, given: Answer<'question'>): Promise<void> {
    const { submissionId, text } = given
    const quote = requireLink(await lockQuote(tx, id), token)
    const key = messageId(submissionId, { id, text })
    if (await createActivitiesRepo(tx).has(key)) return
    const question = { entity: 'quote', entityId: id, kind: 'received', params: { via: 'link' }, text } as const
    await noteActivity(tx, buyer(quote.name), { ...question, id: key })
    await notifyAnswer(tx, services, quote, { name: quote.name, answer: 'question' })
  }

  async function write(tx: Transaction, id: string, token: string, given: QuoteAnswer): Promise<string | undefined> {
    if (given.answer === 'accept') return acceptIt(tx, id, token, given)
    if (given.answer === 'decline') await declineIt(tx, id, token, given)
    else await ask(tx, id, token, given)
    return undefined
  }

  return {
    /**
     * Accepts (creating a single order or renewal invoice however often it is sent), declines, or asks a question.
     * @throws quote_request.not_found, quote.revised, quote.expired, quote.closed; request.invalid by field
     */
    async answer(token: string, given: QuoteAnswer): Promise<QuoteFollow> {
      const id = await following.idOf(token)
      for (let tries = 1; ; tries += 1) {
        try {
          const invoice = await services.database.prisma.$transaction((tx) => write(tx, id, token, given))
          if (invoice !== undefined) await services.renewals.deliver(invoice)
          return await following.follow(token)
        } catch (error) {
          const code = error instanceof ProblemError ? error.code : undefined
          if (code === 'customer.erased') throw noSuchLink()
          if (code !== 'record.changed') throw error
          if (tries === triesMax) throw problem('database.unavailable', 'Try again', undefined, { retryAfterS: 1 })
        }
      }
    },
  }
}

export type QuoteAnswersService = ReturnType<typeof createQuoteAnswers>

function buyer(name: string): ActivityActor {
  return { kind: 'visitor', id: null, name }
}

/** @throws quote.revised, quote.expired, quote.closed */
function refuseClosed(status: QuoteStatus): void {
  if (status === 'sent') return
  if (status === 'priced' || status === 'requested')
    throw problem('quote.revised', 'Another quotation is being prepared')
  if (status === 'expired') throw problem('quote.expired', 'Its last day is over: ask for another')
  throw problem('quote.closed', `It is ${status}`)
}
