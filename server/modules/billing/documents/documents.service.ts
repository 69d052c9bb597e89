import { createHash } from 'node:crypto'
import type {
  CreditNote,
  DocumentDetail,
  DocumentIssue,
  DocumentPreview,
  DocumentTableQuery,
  IssuedDocument,
  OrderBilling,
  OrderDocumentKind,
  Statement,
} from '#contract/billing/documents.ts'
import { chargedTotals } from '#contract/catalogue/charges.ts'
import { fieldError } from '#contract/problems/field-errors.ts'
import { createActivitiesRepo, noteActivity } from '#server/modules/customers/index.ts'
import type { Outbox } from '#server/modules/mail/index.ts'
import { messageId } from '#server/modules/requests/index.ts'
import { type Orders, type SalesDocument, setSalesDocuments } from '#server/modules/sales/index.ts'
import type { Actor } from '#server/platform/audit.ts'
import { recordedExport } from '#server/platform/documents/exports.ts'
import { problem } from '#server/platform/http/problems.ts'
import { sentDocumentEmail, threadOf } from './document-emails.ts'
import { createDocumentsRepo, type DocumentFilter, type DocumentRecord } from './documents.repo.ts'
import { createIssuingRepo } from './issuing.repo.ts'
import type { Issuing, IssuingServices } from './issuing.service.ts'
import { issueStatement } from './statements.ts'

interface DocumentServices extends IssuingServices {
  issuing: Issuing
  outbox: Outbox
  orders: Pick<Orders, 'find'>
  areCardsOffered: boolean
}

export function createDocuments(services: DocumentServices) {
  const { database, outbox, site, audit, orders, issuing } = services
  const repo = createDocumentsRepo(database)

  async function detail(id: string): Promise<DocumentDetail> {
    const [row, lines, creditNotes, reminders] = await Promise.all([
      repo.find(id, issuing.today()),
      repo.lines(id),
      repo.creditNotes(id),
      repo.reminders(id),
    ])
    if (!row) throw problem('billing_document.not_found', `No document has the id ${id}`)
    const canSend = row.email !== '' && !row.isSealed && outbox.canSend()
    const isPayableByCard = services.areCardsOffered && row.open > 0 && !row.isSealed
    return { ...documentOf(row), lines, creditNotes, ...reminders, canSend, isPayableByCard }
  }

  const render = (document: SalesDocument) => setSalesDocuments([document])

  /**
   * Returns the stored PDF; renders and stores it first after a crash between issuing and rendering.
   * @throws billing_document.not_found
   */
  async function storedFile(id: string): Promise<{ number: string; bytes: Buffer<ArrayBuffer>; isSealed: boolean }> {
    const stored = await repo.file(id)
    if (!stored) throw problem('billing_document.not_found', `No document has the id ${id}`)
    if (stored.bytes) return { ...stored, bytes: Buffer.from(stored.bytes) }
    const issued = createIssuingRepo(database.prisma)
    const snapshot = await issued.snapshot(id)
    if (!snapshot) throw problem('billing_document.not_found', `No document has the id ${id}`)
    const bytes = await render(snapshot)
    await issued.addFile(id, bytes, createHash('sha256').update(bytes).digest('hex'))
    return storedFile(id) // what another request may have stored first
  }

  /** Renders an issued document and emails it if wanted. */
  async function finish(
    actor: Actor,
    id: string,
    { send, submissionId }: { send: boolean; submissionId: string },
  ): Promise<DocumentDetail> {
    await storedFile(id)
    return send ? deliver(actor, id, messageId(submissionId, { id })) : detail(id)
  }

  /** @param key id of the activity, of which there is one however often a form is sent */
  async function deliver(actor: Actor, id: string, key?: string): Promise<DocumentDetail> {
    const document = await repo.find(id, issuing.today())
    if (!document) throw problem('billing_document.not_found', `No document has the id ${id}`)
    const thread = requireAddress(document)
    if (!outbox.canSend()) throw noMailServer()
    const { number, bytes } = await storedFile(id)
    const file = { name: `${number}.pdf`, contentType: 'application/pdf', bytes }
    await database.prisma.$transaction(async (tx) => {
      await createIssuingRepo(tx).lock(id)
      if (key !== undefined && (await createActivitiesRepo(tx).has(key))) return
      const activity = { kind: 'document.sent', params: { number, to: document.email } } as const
      const activityId = await noteActivity(tx, actor, { ...thread, ...activity, ...(key && { id: key }) })
      await outbox.send(tx, { ...thread, activityId, ...sentDocumentEmail(document, site()), attachments: [file] })
      await audit.record(tx, actor, { action: 'document.sent', entity: 'document', entityId: id, entityName: number })
    })
    return detail(id)
  }

  return {
    detail,
    render: storedFile,

    /**
     * Emails a document that the program issued, where there is an address and a mail server; another is rendered by its
     * first download.
     */
    async deliverIfPossible(actor: Actor, id: string): Promise<void> {
      const document = await repo.find(id, issuing.today())
      if (document?.email && !document.isSealed && threadOf(document) && outbox.canSend()) await deliver(actor, id)
    },

    async page(query: DocumentTableQuery) {
      const page = await repo.page(query, issuing.today())
      return { ...page, items: page.items.map(documentOf) }
    },

    all: (actor: Actor, filter: DocumentFilter) =>
      recordedExport(services, actor, 'documents', filter, repo.all(filter, issuing.today())),

    /** @throws billing_document.not_found; permission.denied for a document of an erased customer */
    async file(id: string, maySeeSealed: boolean): Promise<{ name: string; bytes: Buffer }> {
      const { number, bytes, isSealed } = await storedFile(id)
      if (isSealed && !maySeeSealed) throw problem('permission.denied', 'Its customer has been erased')
      return { name: `${number}.pdf`, bytes }
    },

    /** @throws order.not_found */
    async billing(orderId: string): Promise<OrderBilling> {
      const order = await orders.find(orderId)
      const [sums, invoiced, documents] = await Promise.all([
        repo.billing(orderId),
        repo.invoicedPieces(orderId),
        repo.ofOrder(orderId, issuing.today()),
      ])
      const lines = order.lines.map(({ id, name, nameEn, quantity }) => {
        return { name, nameEn, quantity, invoiced: invoiced.get(id) ?? 0 }
      })
      return {
        ...sums,
        currency: order.currency,
        due: chargedTotals(order.lines, order.charges).due,
        lines,
        documents: documents.map(documentOf),
        canIssue: order.status === 'cancelled' ? [] : issuableKinds(order, lines),
      }
    },

    /** @throws as `issue` */
    async preview(orderId: string, form: DocumentPreview): Promise<Buffer> {
      return render(await issuing.preview(orderId, form))
    },

    /** @throws order.not_found, order.state, document.nothing_left, mail.not_configured; request.invalid by field */
    async issue(actor: Actor, orderId: string, { send, ...form }: DocumentIssue): Promise<DocumentDetail> {
      if (send) requireMail((await orders.find(orderId)).email)
      return finish(actor, await issuing.issue(actor, orderId, { ...form, send }), { send, ...form })
    },

    /** @throws billing_document.not_found, document.not_creditable, document.nothing_left, mail.not_configured; request.invalid */
    async credit(actor: Actor, id: string, form: CreditNote): Promise<DocumentDetail> {
      const document = form.send ? await repo.find(id, issuing.today()) : undefined
      if (document) requireMail(document.email)
      return finish(actor, await issuing.credit(actor, id, form), form)
    },

    /** @throws customer.not_found, customer.erased, mail.not_configured; request.invalid by field */
    async statement(actor: Actor, customerId: string, form: Statement): Promise<DocumentDetail> {
      if (form.send && !outbox.canSend()) throw noMailServer()
      return finish(actor, await issueStatement(services, issuing, actor, customerId, form), form)
    },

    /** @throws billing_document.not_found, mail.not_configured; request.invalid when no address is known */
    send: (actor: Actor, id: string) => deliver(actor, id),
  }

  /** Checked before a number is taken. */
  function requireMail(email: string): void {
    if (email === '') throw noAddress()
    if (!outbox.canSend()) throw noMailServer()
  }
}

export type Documents = ReturnType<typeof createDocuments>

/** @returns the record in whose timeline the email belongs */
function requireAddress(document: DocumentRecord) {
  const thread = threadOf(document)
  if (document.email !== '' && !document.isSealed && thread) return thread
  throw noAddress()
}

function noMailServer() {
  return problem('mail.not_configured', 'Set a mail server, or hand it over yourself')
}

function noAddress() {
  return problem('request.invalid', 'There is no address to send it to', [fieldError('send', 'no_contact_email')])
}

function documentOf({
  orderId,
  orderReference,
  creditsId,
  creditsNumber,
  email: _,
  ...row
}: DocumentRecord): IssuedDocument {
  return {
    ...row,
    order: orderId === null ? null : { id: orderId, reference: orderReference },
    credits: creditsId === null || creditsNumber === null ? null : { id: creditsId, reference: creditsNumber },
  }
}

function issuableKinds(
  { lines }: Awaited<ReturnType<Orders['find']>>,
  billed: OrderBilling['lines'],
): OrderDocumentKind[] {
  const isOpen = billed.some(({ quantity, invoiced }) => invoiced < quantity)
  return [
    'order_confirmation',
    'proforma',
    ...(isOpen ? (['deposit_invoice', 'invoice'] as const) : []),
    ...(lines.some(({ isPiece }) => isPiece) ? (['delivery_note'] as const) : []),
  ]
}
