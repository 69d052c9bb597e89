import type {
  CustomerAccount,
  NewAllocations,
  NewPayment,
  Payment,
  PaymentDetail,
  PaymentTableQuery,
  Receivables,
  Refund,
} from '#contract/billing/payments.ts'
import type { CurrencyCode } from '#contract/catalogue/money.ts'
import { sumOf } from '#contract/catalogue/prices.ts'
import { fieldError } from '#contract/problems/field-errors.ts'
import type { NotificationParams } from '#contract/staff/notifications.ts'
import { noteActivity } from '#server/modules/customers/index.ts'
import { attachReplyFiles } from '#server/modules/media/index.ts'
import type { Notify } from '#server/modules/notifications/index.ts'
import { readCredit } from '#server/modules/sales/index.ts'
import { type Actor, systemActor } from '#server/platform/audit.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { recordedExport } from '#server/platform/documents/exports.ts'
import { problem } from '#server/platform/http/problems.ts'
import type { Issuing, IssuingServices } from '../documents/issuing.service.ts'
import { createPayingRepo, type LockedCustomer, type OpenInvoice } from './paying.repo.ts'
import { createPaymentsRepo, type PaymentFilter, type PaymentRow } from './payments.repo.ts'
import { issueReceipt } from './receipts.ts'

interface PaymentServices extends IssuingServices {
  issuing: Issuing
  /** Renders and stores the PDF of an issued receipt. */
  render: (documentId: string) => Promise<unknown>
  /** Emails a receipt, where an address is known and a mail server configured. */
  sendReceipt: (actor: Actor, documentId: string) => Promise<unknown>
  notify: Notify
}

/** Money that a program reports. */
export type ArrivedPayment = Pick<
  NewPayment,
  'submissionId' | 'method' | 'receivedOn' | 'amount' | 'currency' | 'payer' | 'reference'
> & {
  /** The documents that it paid. */
  invoiceId: string
}

export function createPayments(services: PaymentServices) {
  const { database, audit, issuing, now } = services
  const payments = createPaymentsRepo(database)

  async function find(id: string): Promise<PaymentDetail> {
    const [row, allocations, receipt] = await Promise.all([
      payments.find(id),
      payments.allocations(id),
      payments.receipt(id),
    ])
    if (!row) throw problem('payment.not_found', `No payment has the id ${id}`)
    return { ...paymentOf(row), allocations, receipt }
  }

  /** Locks a customer and runs `write`. @throws customer.erased; request.invalid for an unknown one */
  async function withCustomer<Result>(
    customerId: string,
    write: (tx: Transaction, customer: LockedCustomer) => Promise<Result>,
  ): Promise<Result> {
    return database.prisma.$transaction(async (tx) => {
      const customer = await createPayingRepo(tx).lockCustomer(customerId)
      if (!customer) {
        const errors = [fieldError('customerId', 'unknown_customer')]
        throw problem('request.invalid', 'There is no such customer', errors)
      }
      if (customer.isGone) throw problem('customer.erased', 'A payment needs a present customer')
      return write(tx, customer)
    })
  }

  /** Locks the customer of a payment and the payment of a version, and runs `write`. @throws record.changed */
  async function change(
    id: string,
    version: number,
    write: (tx: Transaction, payment: LockedPayment) => Promise<void>,
  ): Promise<PaymentDetail> {
    const isWritten = await database.prisma.$transaction(async (tx) => {
      const repo = createPayingRepo(tx)
      const customerId = await repo.customerOf(id)
      if (customerId) await repo.lockCustomer(customerId)
      const payment = await repo.lockPayment(id)
      if (!payment) throw problem('payment.not_found', `No payment has the id ${id}`)
      if (payment.version !== version) return false
      await write(tx, payment)
      return true
    })
    const current = await find(id)
    if (!isWritten) throw problem('record.changed', 'Change the present version', undefined, { current })
    return current
  }

  /** Sets a payment against invoices. @returns the invoices @throws request.invalid by `allocations.N` */
  async function allocate(
    tx: Transaction,
    actor: Actor,
    payment: { id: string; customerId: string | null; currency: CurrencyCode; left: number },
    allocations: NewAllocations,
  ): Promise<OpenInvoice[]> {
    const repo = createPayingRepo(tx)
    const invoices = await repo.lockInvoices(allocations.map(({ documentId }) => documentId))
    refuseWrong(payment, allocations, invoices)
    for (const { documentId, amount } of allocations) await repo.pay(payment.id, documentId, amount, actor.name)
    return invoices
  }

  const recorded = (tx: Transaction, actor: Actor, action: string, id: string, after: Record<string, unknown>) =>
    audit.record(tx, actor, { action, entity: 'payment', entityId: id, after })

  const note = (
    tx: Transaction,
    actor: Actor,
    subject: { entity: 'order' | 'customer'; entityId: string },
    params: { number: string; amount: number; currency: string },
  ) => noteActivity(tx, actor, { ...subject, kind: 'payment.recorded', params, at: now() })

  /** Writes a payment, unless the form was sent before. @returns its id, and that of its receipt */
  async function write(actor: Actor, { allocations, receipt, files, ...form }: NewPayment) {
    return withCustomer(form.customerId, async (tx, customer) => {
      const repo = createPayingRepo(tx)
      const author = { createdById: actor.id, createdBy: actor.name, isSample: customer.isSample }
      const id = await repo.add({ ...form, ...author, direction: 'received' })
      if (id === undefined) return { id: await knownId(tx, form.submissionId), receiptId: undefined }
      const { amount, currency, customerId } = form
      const invoices = await allocate(tx, actor, { id, customerId, currency, left: amount }, allocations)
      const noted: string[] = []
      for (const { id: invoiceId, orderId, number } of invoices) {
        const paid = sumOf(allocations.filter((one) => one.documentId === invoiceId).map((one) => one.amount))
        const order = orderId ? { entity: 'order' as const, entityId: orderId } : undefined
        if (order) noted.push(await note(tx, actor, order, { number, amount: paid, currency }))
      }
      if (files.length > 0) {
        const customer = { entity: 'customer' as const, entityId: customerId }
        const number = invoices.map((invoice) => invoice.number).join(', ')
        const activityId = noted[0] ?? (await note(tx, actor, customer, { number, amount, currency }))
        await attachReplyFiles(tx, { ids: files, uploadedById: actor.id, activityId, now: now() })
      }
      const paying = { ...form, id, allocations, invoices }
      const receiptId = receipt ? await issueReceipt(tx, services, issuing, actor, customer, paying) : undefined
      await recorded(tx, actor, 'payment.recorded', id, { amount, currency, method: form.method })
      return { id, receiptId }
    })
  }

  async function arrive(
    tx: Transaction,
    { invoiceId, ...form }: ArrivedPayment,
  ): Promise<{ id?: string; receiptId?: string | undefined }> {
    const repo = createPayingRepo(tx)
    const lock = async () => {
      const customerId = await repo.customerOfInvoice(invoiceId)
      return { customerId, locked: customerId ? await repo.lockCustomer(customerId) : undefined }
    }
    const first = await lock()
    const { customerId, locked } = first.locked?.isGone ? await lock() : first // merged while this waited for its lock
    const customer = locked && !locked.isGone ? locked : undefined
    const whose = { customerId: customer ? (customerId ?? null) : null, isSample: customer?.isSample ?? false }
    const author = { createdById: null, createdBy: systemActor.name }
    const id = await repo.add({ ...form, ...whose, ...author, note: '', direction: 'received' })
    if (id === undefined) return {}
    const [invoice] = customer ? await repo.lockInvoices([invoiceId]) : []
    const isFitting = invoice?.currency === form.currency && invoice.customerId === customerId
    const amount = isFitting ? Math.min(form.amount, Math.max(invoice.open, 0)) : 0
    if (amount > 0 && invoice) await repo.pay(id, invoiceId, amount, systemActor.name)
    if (amount > 0 && invoice?.orderId) {
      const params = { number: invoice.number, amount, currency: form.currency }
      await note(tx, systemActor, { entity: 'order', entityId: invoice.orderId }, params)
    }
    const { method, currency, reference } = form // the audit log names no payer
    await recorded(tx, systemActor, 'payment.recorded', id, { amount: form.amount, currency, method })
    if (amount < form.amount) {
      const params = { id, reference, amount: sumOf([form.amount, -amount]), currency }
      await services.notify(tx, 'payment.unmatched', params)
    }
    if (!customer || !customerId) return { id }
    const allocations = amount > 0 ? [{ documentId: invoiceId, amount }] : []
    const paid = { ...form, customerId, id, allocations, invoices: invoice ? [invoice] : [] }
    return { id, receiptId: await issueReceipt(tx, services, issuing, systemActor, customer, paid) }
  }

  return {
    find,

    async page(query: PaymentTableQuery) {
      const page = await payments.page(query)
      return { ...page, items: page.items.map(paymentOf) }
    },

    all: (actor: Actor, filter: PaymentFilter) =>
      recordedExport(services, actor, 'payments', filter, payments.all(filter)),

    /** @throws customer.not_found */
    async account(customerId: string): Promise<CustomerAccount> {
      if (!(await payments.hasCustomer(customerId)))
        throw problem('customer.not_found', `No customer has the id ${customerId}`)
      const [account, credit] = await Promise.all([
        payments.account(customerId, issuing.today()),
        readCredit(database.prisma, customerId),
      ])
      return { ...account, creditLimitHkd: credit?.limit ?? null, exposureHkd: credit?.exposure ?? 0 }
    },

    async receivables(): Promise<Receivables> {
      return { items: await payments.receivables(issuing.today()) }
    },

    /** @throws customer.erased; request.invalid by field */
    async record(actor: Actor, form: NewPayment): Promise<PaymentDetail> {
      if (form.receivedOn > issuing.today()) throw inFuture()
      const { id, receiptId } = await write(actor, form)
      if (receiptId) await services.render(receiptId)
      return find(id)
    },

    /**
     * Records money that has come by itself, once, and sets it against an invoice as far as that is open. What fits no
     * open invoice becomes credit, and staff are notified. A receipt is issued and emailed if an address is known.
     */
    async receive(arrived: ArrivedPayment): Promise<void> {
      const receivedOn = arrived.receivedOn > issuing.today() ? issuing.today() : arrived.receivedOn
      const { id, receiptId } = await database.prisma.$transaction((tx) => arrive(tx, { ...arrived, receivedOn }))
      if (id === undefined || receiptId === undefined) return
      await services.render(receiptId)
      await services.sendReceipt(systemActor, receiptId)
    },

    /** Notifies staff of money that cannot be recorded, such as that of another currency. */
    noticeUnmatched: (params: NotificationParams['payment.unmatched']): Promise<unknown> =>
      database.prisma.$transaction((tx) => services.notify(tx, 'payment.unmatched', params)),

    /** @throws payment.not_found, payment.voided, record.changed; request.invalid by `allocations.N` */
    allocate(actor: Actor, id: string, version: number, allocations: NewAllocations): Promise<PaymentDetail> {
      return change(id, version, async (tx, payment) => {
        if (payment.isVoided || payment.direction === 'refunded') throw voided()
        await allocate(tx, actor, payment, allocations)
        await recorded(tx, actor, 'payment.allocated', id, { allocations })
      })
    },

    /** @throws payment.not_found, payment.voided, payment.refunded, record.changed */
    void(actor: Actor, id: string, version: number, reason: string): Promise<PaymentDetail> {
      return change(id, version, async (tx, payment) => {
        if (payment.isVoided) throw voided()
        if (payment.isRefunded) throw problem('payment.refunded', 'Void the refund first')
        await createPayingRepo(tx).voidPayment(id, reason, now(), actor.name)
        await recorded(tx, actor, 'payment.voided', id, {})
      })
    },

    /** Pays back credit, the oldest first. @throws customer.erased, payment.too_much; request.invalid by field */
    async refund(actor: Actor, form: Refund): Promise<PaymentDetail> {
      if (form.receivedOn > issuing.today()) throw inFuture()
      const id = await withCustomer(form.customerId, async (tx, customer) => {
        const repo = createPayingRepo(tx)
        const author = { createdById: actor.id, createdBy: actor.name, isSample: customer.isSample }
        const known = await repo.ofForm(form.submissionId)
        if (known) return known
        const credits = await repo.credits(form.customerId, form.currency)
        if (form.amount > sumOf(credits.map(({ left }) => left))) {
          throw problem('payment.too_much', 'The customer has less credit in this currency')
        }
        const refundId = await repo.add({ ...form, ...author, payer: '', direction: 'refunded' })
        if (refundId === undefined) return knownId(tx, form.submissionId)
        let due = form.amount
        for (const credit of credits) {
          const amount = Math.min(credit.left, due)
          if (amount > 0) await repo.payBack(credit, refundId, amount, actor.name)
          due = sumOf([due, -amount])
        }
        await recorded(tx, actor, 'payment.refunded', refundId, { amount: form.amount, currency: form.currency })
        return refundId
      })
      return find(id)
    },
  }
}

export type Payments = ReturnType<typeof createPayments>
type LockedPayment = NonNullable<Awaited<ReturnType<ReturnType<typeof createPayingRepo>['lockPayment']>>>

function paymentOf(row: PaymentRow): Payment {
  return { ...row, createdAt: row.createdAt.toISOString() }
}

async function knownId(tx: Transaction, submissionId: string): Promise<string> {
  const id = await createPayingRepo(tx).ofForm(submissionId)
  if (id === undefined) throw new Error('A form that was sent before has a payment')
  return id
}

/** @throws request.invalid where an invoice is not of the payment's customer and currency, or less of it is open */
function refuseWrong(
  payment: { customerId: string | null; currency: CurrencyCode; left: number },
  allocations: NewAllocations,
  invoices: readonly OpenInvoice[],
): void {
  const asked = new Map<string, number>()
  const errors = allocations.flatMap(({ documentId, amount }, index) => {
    const path = `allocations.${index}`
    const invoice = invoices.find(({ id }) => id === documentId)
    if (!invoice || invoice.customerId !== payment.customerId)
      return [fieldError(`${path}.documentId`, 'not_their_invoice')]
    if (invoice.currency !== payment.currency) {
      return [fieldError(`${path}.documentId`, 'other_currency', { currency: invoice.currency })]
    }
    const sum = sumOf([asked.get(documentId) ?? 0, amount])
    asked.set(documentId, sum)
    return sum > invoice.open ? [fieldError(`${path}.amount`, 'more_than_open', { open: invoice.open })] : []
  })
  if (errors.length > 0) throw problem('request.invalid', 'The payment cannot be set against these invoices', errors)
  if (sumOf(allocations.map(({ amount }) => amount)) > payment.left) {
    const tooMuch = [fieldError('allocations', 'more_than_payment', { left: payment.left })]
    throw problem('request.invalid', 'The payment is smaller', tooMuch)
  }
}

function inFuture() {
  return problem('request.invalid', 'Money is recorded once it has come', [fieldError('receivedOn', 'in_future')])
}

function voided() {
  return problem('payment.voided', 'It was voided, or is a refund')
}
