import type { CreditNote, DocumentIssue, DocumentPreview } from '#contract/billing/documents.ts'
import { type DocumentKind, documentNumber, isInvoice } from '#contract/billing/kinds.ts'
import { sumOf } from '#contract/catalogue/prices.ts'
import type { Site } from '#contract/site/site.ts'
import { noteActivity } from '#server/modules/customers/index.ts'
import type { SalesDocument } from '#server/modules/sales/index.ts'
import { type SettingsSource, shopDay } from '#server/modules/settings/index.ts'
import type { Actor, Audit } from '#server/platform/audit.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/http/problems.ts'
import { createPool } from '#server/platform/pool.ts'
import { type LineToWrite, totalsToWrite } from './billed-lines.rules.ts'
import { creditDocument } from './credit-notes.rules.ts'
import { creditedLines } from './credited-lines.rules.ts'
import { createIssuingRepo, type DocumentToWrite } from './issuing.repo.ts'
import type { Issuer, Stated } from './order-documents.rules.ts'
import { planDocument } from './order-plans.ts'

export interface IssuingServices {
  database: Database
  audit: Audit
  settings: SettingsSource
  site: () => Site
  now: () => Date
}

/** Transactions that issue at the same time, per process; the others wait here and hold no connection. */
const issuersMax = 4

/** Issues documents. Methods return the document's id; a form that was sent before returns the id of its document. */
export function createIssuing({ database, audit, settings, site, now }: IssuingServices) {
  const turn = createPool(issuersMax)
  const issuer = (): Issuer => ({ site: site(), sales: settings.current().sales })
  const today = () => shopDay(now(), settings.current().general.timezone)

  /** Takes the next number and stores document and lines. */
  async function write(
    tx: Transaction,
    actor: Actor,
    kind: DocumentKind,
    notes: string,
    document: Omit<
      DocumentToWrite,
      'kind' | 'year' | 'sequence' | 'number' | 'snapshot' | 'issuedOn' | 'issuedAt' | 'issuedBy' | 'issuedById'
    >,
    lines: readonly LineToWrite[],
    render: (stated: Stated) => SalesDocument,
  ): Promise<string> {
    const repo = createIssuingRepo(tx)
    const issuedOn = today()
    const year = Number(issuedOn.slice(0, 4))
    const sequence = await repo.nextNumber(kind, year)
    const number = documentNumber(settings.current().sales.documentNumber, kind, year, sequence)
    const stated = { number, issuedOn, dueOn: document.dueOn, issuedAt: now(), notes }
    const id = await repo.add(
      {
        ...document,
        kind,
        year,
        sequence,
        number,
        issuedOn,
        issuedAt: stated.issuedAt,
        issuedById: actor.id,
        issuedBy: actor.name,
        snapshot: render(stated),
      },
      lines,
    )
    if (document.orderId !== null) {
      const params = { number }
      await noteActivity(tx, actor, {
        entity: 'order',
        entityId: document.orderId,
        kind: 'document.issued',
        params,
        at: stated.issuedAt,
      })
    }
    await audit.record(tx, actor, {
      action: 'document.issued',
      entity: 'document',
      entityId: id,
      entityName: number,
      after: { kind, currency: document.currency, total: document.total, order: document.orderReference },
    })
    return id
  }

  /**
   * Runs `issue` in a transaction, unless the form was sent before.
   * @param lock locks the record that the document is about; a form that is sent twice at once waits there for the first
   */
  async function once<Locked>(
    submissionId: string,
    lock: (tx: Transaction) => Promise<Locked>,
    issue: (tx: Transaction, locked: Locked) => Promise<string>,
  ): Promise<string> {
    return turn(() =>
      database.prisma.$transaction(async (tx) => {
        const locked = await lock(tx)
        return (await createIssuingRepo(tx).ofForm(submissionId)) ?? issue(tx, locked)
      }),
    )
  }

  /**
   * Issues a credit note for an invoice, in whole or in part, in the caller's transaction. It reduces what is open of the
   * invoice first; the rest, which was paid already, becomes credit of the customer.
   * @throws billing_document.not_found, document.not_creditable, document.nothing_left; request.invalid by `pieces.N`
   */
  async function credit(
    tx: Transaction,
    actor: Actor,
    invoiceId: string,
    form: Omit<CreditNote, 'send'>,
  ): Promise<string> {
    const invoice = await createIssuingRepo(tx).lockInvoice(invoiceId)
    const repo = createIssuingRepo(tx)
    if (!invoice) throw problem('billing_document.not_found', `No document has the id ${invoiceId}`)
    if (!isInvoice(invoice.kind) || invoice.isSealed) {
      throw problem('document.not_creditable', 'Only invoices of present customers can be credited')
    }
    const lines = creditedLines(invoice, await repo.invoiceLines(invoiceId), form.pieces)
    const { total, totalHkd } = totalsToWrite(lines)
    if (total <= 0) throw problem('document.nothing_left', 'It is credited already')
    if (!form.pieces) await giveDeductionsBack(repo, lines)
    const { id: creditsId, orderId, orderReference, customerId, customerName, email, isSample } = invoice
    const of = { creditsId, orderId, orderReference, customerId, customerName, email, isSample }
    const { language, currency, snapshot } = invoice
    const document = { submissionId: form.submissionId, language, currency, ...of, total, totalHkd, dueOn: null }
    const id = await write(tx, actor, 'credit_note', '', document, lines, (stated) =>
      creditDocument(snapshot, issuer(), { language, currency, invoice: invoice.number }, stated, lines, form.reason),
    )
    const open = sumOf([invoice.total, -invoice.paid, -invoice.credited])
    const used = Math.min(open, total)
    if (used > 0) {
      await repo.credit(invoiceId, used)
      await repo.credit(id, used)
      await repo.addAllocation({ creditNoteId: id, invoiceId, amount: used, createdBy: actor.name })
    }
    return id
  }

  return {
    today,
    write,
    once,

    /**
     * Issues a document of an order.
     * @throws order.not_found, order.state, document.nothing_left; request.invalid by field
     */
    issue(actor: Actor, orderId: string, form: DocumentIssue): Promise<string> {
      const lock = (tx: Transaction) => createIssuingRepo(tx).lockOrder(orderId)
      return once(form.submissionId, lock, async (tx) => {
        const plan = await planDocument(tx, orderId, form, issuer(), today())
        const { order, selling, total, totalHkd, dueOn, lines, deductions, render } = plan
        const repo = createIssuingRepo(tx)
        for (const { deposit, amount } of deductions) await repo.deduct(deposit.id, amount)
        const { language, currency, customerName, email, reference } = order
        const { customerId, isSample } = selling
        const { shipmentId } = form
        const shipment = form.kind === 'delivery_note' && shipmentId !== undefined ? { shipmentId } : {}
        const of = { customerId, orderId, ...shipment, orderReference: reference, customerName, email, isSample }
        const document = { submissionId: form.submissionId, language, currency, ...of, total, totalHkd, dueOn }
        return write(tx, actor, form.kind, form.notes, document, lines, render)
      })
    },

    /** Returns a document of an order as it would be issued. @throws as `issue` */
    preview(orderId: string, form: DocumentPreview): Promise<SalesDocument> {
      return turn(() =>
        database.prisma.$transaction(async (tx) => {
          const { dueOn, render } = await planDocument(tx, orderId, form, issuer(), today())
          return render({ number: undefined, issuedOn: today(), dueOn, issuedAt: now(), notes: form.notes })
        }),
      )
    },

    creditIn: credit,

    /** Issues a credit note. @throws as `creditIn` */
    credit(actor: Actor, invoiceId: string, form: CreditNote): Promise<string> {
      const lock = (tx: Transaction) => createIssuingRepo(tx).lockInvoice(invoiceId)
      return once(form.submissionId, lock, (tx) => credit(tx, actor, invoiceId, form))
    },
  }
}

export type Issuing = ReturnType<typeof createIssuing>

/** Deposits that a cancelled invoice had deducted can be deducted again. */
async function giveDeductionsBack(repo: ReturnType<typeof createIssuingRepo>, lines: readonly LineToWrite[]) {
  for (const { name, amount } of lines) if (amount < 0) await repo.giveBack(name, -amount)
}
