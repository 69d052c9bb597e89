import { customerFor, lockCustomer } from '#server/modules/customers/index.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/http/problems.ts'
import { createQuotesRepo, type QuoteRow } from './quotes.repo.ts'

/**
 * Locks the customer, then the quotation, the order used everywhere in sales.
 * @throws message.not_found; record.changed when it was given to another customer meanwhile
 */
export async function lockQuote(tx: Transaction, id: string): Promise<QuoteRow> {
  const { customerId } = found(await createQuotesRepo(tx).find(id))
  if (customerId) await lockCustomer(tx, customerId)
  return lockOf(tx, id, customerId)
}

/**
 * Like `lockQuote`, but finds or creates the customer of a quotation that has none, by the buyer's address.
 * @throws message.not_found, record.changed, customer.erased
 */
export async function lockQuoteWithCustomer(tx: Transaction, id: string): Promise<QuoteRow & { customerId: string }> {
  const quote = found(await createQuotesRepo(tx).find(id))
  const known = quote.customerId
  if (known !== null && !(await lockCustomer(tx, known))) throw erased()
  requireBuyer(quote)
  const customerId = known ?? (await customerFor(tx, { ...quote, source: 'quote' }))
  return { ...(await lockOf(tx, id, known)), customerId }
}

async function lockOf(tx: Transaction, id: string, customerId: string | null): Promise<QuoteRow> {
  const locked = found(await createQuotesRepo(tx).lock(id))
  if (locked.customerId !== customerId) throw problem('record.changed', 'It is another customer’s now: try again')
  return locked
}

function found(row: QuoteRow | undefined): QuoteRow {
  if (!row) throw problem('message.not_found', 'It was erased, or never was')
  return row
}

/** @throws customer.erased when the buyer's data was erased */
export function requireBuyer({ email }: Pick<QuoteRow, 'email'>): void {
  if (email === '') throw erased()
}

function erased() {
  return problem('customer.erased', 'Whoever it was for has been erased: begin another')
}
