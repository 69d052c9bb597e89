import { randomUUID } from 'node:crypto'
import type {
  Quotation,
  QuotationAcceptance,
  QuotationCounter,
  QuotationRefusal,
  QuotationRequest,
} from '#contract/agents/quotations.ts'
import { pathPrefixes } from '#contract/i18n/languages.ts'
import { fieldError } from '#contract/problems/field-errors.ts'
import { minimumFillMs } from '#contract/requests/visitors.ts'
import type { QuoteOffer } from '#contract/sales/quote-requests.ts'
import type { LookupService } from '#server/modules/catalogue/index.ts'
import type { createDeliveries, createQuoteRequestsService, PrivateLinks } from '#server/modules/requests/index.ts'
import type { createQuoteAnswers, createQuoteFollow } from '#server/modules/sales/index.ts'
import type { Database } from '#server/platform/database/database.ts'
import { ProblemError, problem } from '#server/platform/http/problems.ts'
import { productKeyOf } from '../ucp/ucp-catalogue.service.ts'
import { quotationCapabilityOf } from '../ucp/ucp-profile.routes.ts'
import { counterText, isAsOffered, isConfirmed, quotationOf, stateOf } from './quotation.rules.ts'
import { readSender } from './quotation-senders.repo.ts'

interface QuotationServices {
  database: Database
  lookup: Pick<LookupService, 'byKeys'>
  quoteRequests: ReturnType<typeof createQuoteRequestsService>
  quoteFollow: Pick<ReturnType<typeof createQuoteFollow>, 'follow'>
  quoteAnswers: ReturnType<typeof createQuoteAnswers>
  deliveries: Pick<ReturnType<typeof createDeliveries>, 'canAskToConfirm'>
  quoteLinks: Pick<PrivateLinks, 'hash'>
  now: () => Date
}

/** Requests for quotation and answers to offers by programs of buyers, over the same steps as those of the site. */
export function createQuotations(services: QuotationServices) {
  const { database, lookup, quoteRequests, quoteFollow, quoteAnswers, deliveries, quoteLinks, now } = services

  /** @throws quote_request.not_found */
  async function find(id: string, origin: string): Promise<Quotation> {
    const followed = await quoteFollow.follow(id)
    const sender = await senderOf(id)
    return quotationOf(id, followed, stateOf(followed, sender, now()), {
      capability: quotationCapabilityOf(origin),
      page: `${origin}${pathPrefixes.en}/quotes/${id}`,
    })
  }

  async function senderOf(id: string) {
    const sender = await readSender(database.prisma, quoteLinks.hash(id))
    if (!sender) throw problem('quote_request.not_found', 'No request for quotation has this id')
    return sender
  }

  /**
   * Returns the offer that is open for an answer.
   * @throws quote_request.not_found, quote.unconfirmed, quote.expired, quote.closed, quote.revised
   */
  async function openOffer(id: string, revision: number): Promise<QuoteOffer> {
    const { status, offer } = await quoteFollow.follow(id)
    if (!isConfirmed(await senderOf(id))) throw problem('quote.unconfirmed', 'The buyer confirms by a link in an email')
    if (status === 'expired') throw problem('quote.expired', 'Its last day is over: ask for another')
    if (status === 'accepted' || status === 'declined' || status === 'withdrawn')
      throw problem('quote.closed', `It is ${status}`)
    if (status !== 'sent' || !offer || offer.revision !== revision)
      throw problem('quote.revised', offer ? `The last one sent is ${offer.revision}` : 'Nothing is offered yet')
    return offer
  }

  /** Returns the lines of a request with the slugs of their products; an unknown one is refused by the request itself. */
  async function linesOf({ lines }: QuotationRequest) {
    const keys = lines.map(({ product }) => productKeyOf(product))
    const { items } = await lookup.byKeys(keys)
    return lines.map(({ quantity, note }, place) => ({
      slug: items[place]?.product?.slug ?? keys[place] ?? '',
      quantity,
      note,
    }))
  }

  return {
    find,

    /** @throws quote.cannot_confirm; request.invalid for `lines.N.product` or `lines.N.quantity` */
    async request(request: QuotationRequest, origin: string): Promise<Quotation> {
      if (!deliveries.canAskToConfirm()) throw problem('quote.cannot_confirm', 'Use the quote list of the site')
      const { buyer, currency, language, message, submissionId = randomUUID() } = request
      const form = {
        ...buyer,
        currency,
        language,
        message,
        lines: await linesOf(request),
        submissionId,
        elapsedMs: minimumFillMs,
        marketingConsent: false,
        website: '',
      }
      const { token } = await quoteRequests.submit(form, 'agent').catch((error: unknown) => {
        throw withProductPaths(error)
      })
      return find(token, origin)
    },

    /** @throws as `openOffer` */
    async counter(id: string, counter: QuotationCounter, origin: string): Promise<Quotation> {
      const offer = await openOffer(id, counter.revision)
      const unknown = counter.lines.findIndex(({ line }) => line >= offer.lines.length)
      if (unknown >= 0)
        throw problem('request.invalid', 'There is no such line', [fieldError(`lines.${unknown}.line`, 'not_sold')])
      const { submissionId } = counter
      await quoteAnswers.answer(id, { answer: 'question', text: counterText(counter, offer), submissionId })
      return find(id, origin)
    },

    /** @throws as `openOffer`; quote.lines_changed */
    async accept(id: string, acceptance: QuotationAcceptance, origin: string): Promise<Quotation> {
      const offer = await openOffer(id, acceptance.revision)
      if (!isAsOffered(acceptance, offer))
        throw problem('quote.lines_changed', 'Quantities, prices or total differ from the offer')
      const { revision, name, address, purchaseOrder } = acceptance
      await quoteAnswers.answer(id, { answer: 'accept', revision, name, address, purchaseOrder })
      return find(id, origin)
    },

    /** @throws as `openOffer` */
    async decline(id: string, { revision, reason }: QuotationRefusal, origin: string): Promise<Quotation> {
      await openOffer(id, revision)
      await quoteAnswers.answer(id, { answer: 'decline', revision, reason })
      return find(id, origin)
    },
  }
}

export type Quotations = ReturnType<typeof createQuotations>

/** Names faults by the fields of this request: the form has `slug` where it has `product`. */
function withProductPaths(error: unknown): unknown {
  if (!(error instanceof ProblemError) || error.code !== 'request.invalid' || !error.errors) return error
  const errors = error.errors.map((one) => ({ ...one, path: one.path.replace(/\.slug$/, '.product') }))
  return problem('request.invalid', error.message, errors)
}
