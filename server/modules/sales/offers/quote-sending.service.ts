import type { z } from 'zod/mini'
import { fieldError } from '#contract/problems/field-errors.ts'
import type { quoteSendSchema } from '#contract/sales/quotes.ts'
import { noteActivity } from '#server/modules/customers/index.ts'
import type { MailFile } from '#server/modules/mail/index.ts'
import type { Actor } from '#server/platform/audit.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/http/problems.ts'
import { termsIn } from '../lines/texts.ts'
import { type QuoteServices, requireVersion, subjectOf, todayOf, writeQuote } from '../quotes/quote-changes.ts'
import { lockQuoteWithCustomer } from '../quotes/quote-locks.ts'
import { createQuotesRepo, type QuoteRow } from '../quotes/quotes.repo.ts'
import { fileOf, type QuoteDocuments } from './quote-documents.service.ts'
import { offerEmail } from './quote-emails.ts'
import {
  createQuoteRevisionsRepo,
  type IssuedRevision,
  type SentRevision,
  type StoredRevision,
} from './quote-revisions.repo.ts'
import { requireMove, statusOn } from './quote-state.rules.ts'

type QuoteSend = z.infer<typeof quoteSendSchema>

interface Sending extends Omit<QuoteSend, 'deliver'> {
  offer: SentRevision
  issued: IssuedRevision
  /** PDF to email; undefined when staff hand it over themselves. */
  file: MailFile | undefined
  /** Origin of the public site. */
  origin: string
}

export function createQuoteSending(services: QuoteServices & { documents: QuoteDocuments }) {
  const { database, audit, outbox, links, settings, documents, now } = services
  const quotes = createQuotesRepo(database.prisma)
  const revisions = createQuoteRevisionsRepo(database.prisma)

  /** Checks everything that can be checked before writing. @throws as `send` */
  async function draftOf(id: string, version: number): Promise<{ quote: QuoteRow; draft: StoredRevision }> {
    const quote = await quotes.find(id)
    if (!quote) throw problem('message.not_found', 'It was erased, or never was')
    requireVersion(quote, version)
    requireMove(statusOn(todayOf(services), quote), 'sent')
    const draft = await revisions.find(id, quote.revision)
    if (!draft || draft.sentAt !== null) throw problem('quote.no_draft', 'Save a draft first')
    if (draft.validUntil < todayOf(services)) {
      const errors = [fieldError('validUntil', 'past')]
      throw problem('request.invalid', 'The draft holds no longer: give it a later day', errors)
    }
    return { quote, draft }
  }

  async function write(tx: Transaction, actor: Actor, id: string, sending: Sending): Promise<void> {
    const { offer, issued, file, version } = sending
    const quote = await lockQuoteWithCustomer(tx, id)
    requireVersion(quote, version)
    const { token, ...link } = links.keep(quote, offer.validUntil, now())
    if (!(await createQuoteRevisionsRepo(tx).fix(offer, issued))) throw new Error('It was sent under its lock')
    const { currency, total, totalHkd, validUntil, number: revision } = offer
    const answeredAt = quote.answeredAt ?? now()
    const { customerId } = quote
    const offered = { currency, total, totalHkd, validUntil, customerId, answeredAt, ...link }
    await writeQuote(tx, quote, { ...offered, status: 'sent', decidedAt: null, decision: null })
    const activityId = await noteActivity(tx, actor, {
      entity: 'quote',
      entityId: id,
      kind: 'quote.sent',
      params: { revision, to: file ? quote.email : '', validUntil },
      ...(sending.message && { text: sending.message }),
    })
    if (file) await mail(tx, activityId, quote, token, { ...sending, file })
    const after = {
      revision,
      currency,
      total,
      totalHkd,
      validUntil,
      isMailed: file !== undefined,
      sha256: issued.sha256,
    }
    await audit.record(tx, actor, { action: 'quote.sent', ...subjectOf(quote), after })
  }

  /** Returns the draft as it will be once sent, so that the PDF matches. */
  function sentOf(actor: Actor, { language }: QuoteRow, draft: StoredRevision): SentRevision {
    const terms = termsIn(settings.current().sales, language)
    return { ...draft, terms, sentAt: now().toISOString(), sentBy: actor.name }
  }

  async function mail(
    tx: Transaction,
    activityId: string,
    quote: QuoteRow,
    token: string,
    { offer, file, message, origin }: Sending & { file: MailFile },
  ): Promise<void> {
    const url = links.url(origin, quote.language, token)
    const content = offerEmail({ quote, offer, message, url }, services.site())
    const to = { name: quote.name, address: quote.email }
    await outbox.send(tx, { entity: 'quote', entityId: quote.id, activityId, to, ...content, attachments: [file] })
  }

  return {
    /**
     * Sends the draft of a version: makes it immutable, makes its buyer a customer, and emails the PDF with the
     * private link unless staff hand it over themselves.
     * @param origin of the public site
     * @throws message.not_found, record.changed, quote.state, quote.no_draft, request.invalid, mail.not_configured,
     * customer.erased
     */
    async send(actor: Actor, id: string, { deliver = true, ...given }: QuoteSend, origin: string): Promise<void> {
      const { quote, draft } = await draftOf(id, given.version)
      if (deliver && !outbox.canSend())
        throw problem('mail.not_configured', 'Set a mail server, or hand it over yourself')
      const offer = sentOf(actor, quote, draft)
      const issued = await documents.issue(quote, offer)
      const file = deliver ? fileOf(quote, offer, issued.bytes) : undefined
      await database.prisma.$transaction((tx) => write(tx, actor, id, { ...given, offer, issued, file, origin }))
    },
  }
}
