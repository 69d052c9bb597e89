import type { Activity } from '#contract/sales/activities.ts'
import type { QuoteDetail, QuoteTableQuery } from '#contract/sales/quotes.ts'
import { createActivitiesRepo } from '#server/modules/customers/index.ts'
import type { MailFile } from '#server/modules/mail/index.ts'
import { createDeliveriesRepo, isoMoments } from '#server/modules/requests/index.ts'
import type { Actor, Audit } from '#server/platform/audit.ts'
import type { Database } from '#server/platform/database/database.ts'
import { recordedExport } from '#server/platform/documents/exports.ts'
import { findPrinted, recordPrint } from '#server/platform/documents/prints.ts'
import { ProblemError, problem } from '#server/platform/http/problems.ts'
import type { SalesDocument } from '../documents/document.ts'
import { setSalesDocuments } from '../documents/document-pdf.ts'
import type { QuoteDocuments } from '../offers/quote-documents.service.ts'
import { createQuoteRevisionsRepo } from '../offers/quote-revisions.repo.ts'
import { type QuoteServices, todayOf } from './quote-changes.ts'
import { createQuotesRepo } from './quotes.repo.ts'
import { createStaffQuotesRepo, type QuoteFilter } from './staff-quotes.repo.ts'

export interface QuoteReader {
  /** Origin of the public site. */
  origin: string
  /** Shows the private link, which can accept the offer, only to those who may accept it themselves. */
  mayWrite: boolean
}

interface StaffQuotesServices extends Pick<QuoteServices, 'links' | 'settings' | 'now'> {
  database: Database
  audit: Audit
  documents: QuoteDocuments
}

export function createStaffQuotes(services: StaffQuotesServices) {
  const { database, links, documents, now } = services
  const staffQuotes = createStaffQuotesRepo(database, () => todayOf(services))
  const quotes = createQuotesRepo(database.prisma)
  const revisions = createQuoteRevisionsRepo(database.prisma)
  const activities = createActivitiesRepo(database.prisma)
  const deliveries = createDeliveriesRepo(database.prisma)

  /** @throws message.not_found */
  async function find(id: string, reader: QuoteReader): Promise<QuoteDetail> {
    const row = await staffQuotes.find(id)
    if (!row) throw notFound()
    const [sent, lines, thread, all, order] = await Promise.all([
      deliveries.of(row.reference),
      staffQuotes.lines(id),
      activities.thread('quote', id),
      revisions.all(id),
      quotes.orderOf(id),
    ])
    const { linkSealed, linkExpiresAt, ...quote } = row
    const isLinkGood = linkExpiresAt !== null && linkExpiresAt > now()
    const token = isLinkGood && reader.mayWrite ? links.open(id, linkSealed) : undefined
    return {
      ...isoMoments(quote),
      decidedAt: quote.decidedAt?.toISOString() ?? null,
      deliveries: sent.map((one) => ({ ...one, deliveredAt: one.deliveredAt?.toISOString() ?? null })),
      thread,
      lines,
      revisions: all,
      link: token ? links.url(reader.origin, quote.language, token) : null,
      linkExpiresAt: isLinkGood ? linkExpiresAt.toISOString() : null,
      order,
    }
  }

  /** @throws message.not_found */
  async function documentOf(id: string): Promise<{ reference: string; document: SalesDocument }> {
    const [quote, [revision], lines] = await Promise.all([
      staffQuotes.find(id),
      revisions.all(id),
      staffQuotes.lines(id),
    ])
    if (!quote) throw notFound()
    const document = revision
      ? await documents.documentOf(quote, revision)
      : documents.requestDocumentOf({ ...quote, lines })
    return { reference: quote.reference, document }
  }

  return {
    find,

    async page(query: QuoteTableQuery & { me: string }) {
      const page = await staffQuotes.page(query)
      return { ...page, items: page.items.map(isoMoments) }
    },

    all: (actor: Actor, filter: QuoteFilter) =>
      recordedExport(services, actor, 'quotes', filter, staffQuotes.all(filter)),

    /**
     * Awaits a change and returns the quotation.
     * @throws any error of the change; record.changed gets the current quotation as `current`
     */
    async after(change: Promise<void>, id: string, reader: QuoteReader): Promise<QuoteDetail> {
      try {
        await change
      } catch (error) {
        if (!(error instanceof ProblemError) || error.code !== 'record.changed') throw error
        throw problem('record.changed', error.message, undefined, { current: await find(id, reader) })
      }
      return find(id, reader)
    },

    async threadAfter(saying: Promise<void>, id: string): Promise<Activity[]> {
      await saying
      return activities.thread('quote', id)
    },

    /** Returns a revision as a PDF, drafts included. @throws message.not_found, revision.not_found */
    async file(id: string, number: number): Promise<MailFile> {
      const [quote, revision] = await Promise.all([quotes.find(id), revisions.find(id, number)])
      if (!quote) throw notFound()
      if (!revision) throw problem('revision.not_found', `It has no revision ${number}`)
      return documents.file(quote, revision)
    },

    /**
     * Makes one PDF of several quotations: their newest revisions, or what was asked for where there is none.
     * @throws message.not_found if none exists
     */
    async print(actor: Actor, ids: readonly string[]): Promise<{ name: string; bytes: Buffer }> {
      const [first, ...others] = await findPrinted(ids, documentOf)
      const bytes = await setSalesDocuments([first.document, ...others.map(({ document }) => document)])
      const records = [first, ...others].map(({ reference }) => reference)
      await recordPrint(services, actor, 'quotes', { records })
      return { name: 'quotations.pdf', bytes }
    },
  }
}

export type StaffQuotes = ReturnType<typeof createStaffQuotes>

function notFound() {
  return problem('message.not_found', 'It was erased, or never was')
}
