import { offeringOfSku, planOffering } from '#content/builder/offerings.ts'
import { currencyCodeSchema } from '#contract/catalogue/money.ts'
import type { ShownPlan } from '#contract/content/plans.ts'
import { readerLanguageSchema } from '#contract/i18n/languages.ts'
import { lockCustomer } from '#server/modules/customers/index.ts'
import type { QuoteLineToWrite } from '#server/modules/requests/index.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/http/problems.ts'
import { repeatedLine, type SoldLine } from '../lines/repeated-lines.rules.ts'
import { createSalesProductsRepo } from '../lines/sales-products.repo.ts'
import { createQuoteRevisionsRepo } from '../offers/quote-revisions.repo.ts'
import { createOrdersWriteRepo, type LockedOrder } from '../orders/orders-write.repo.ts'
import { lockQuote, requireBuyer } from './quote-locks.ts'
import type { QuoteToWrite } from './quotes.repo.ts'
import { createRepeatedRepo } from './repeated.repo.ts'

/** The quotation or order to repeat. */
export interface Repeated {
  kind: 'quote' | 'order'
  id: string
}

/** The buyer and lines of a quotation that repeats something; `from` is the reference of that. */
export type Repetition = Pick<
  QuoteToWrite,
  'name' | 'email' | 'company' | 'phone' | 'language' | 'currency' | 'customerId' | 'lines'
> & { from: string }

/** Locks and reads what is repeated. @throws message.not_found, order.not_found, order.no_email, customer.erased */
export async function repetitionOf(
  tx: Transaction,
  { kind, id }: Repeated,
  plans: readonly ShownPlan[],
): Promise<Repetition> {
  const { lines, ...rest } = kind === 'quote' ? await ofQuote(tx, id) : await ofOrder(tx, id)
  return { ...rest, lines: await atTodaysPrices(tx, lines, plans) }
}

type Read = Omit<Repetition, 'lines'> & { lines: SoldLine[] }

async function ofQuote(tx: Transaction, id: string): Promise<Read> {
  const quote = await lockQuote(tx, id)
  requireBuyer(quote)
  const { name, email, company, phone, language, customerId, reference: from } = quote
  const newest = await createQuoteRevisionsRepo(tx).find(id, quote.revision)
  const requested = await createRepeatedRepo(tx).requested(id)
  const { currency, lines } = newest ?? requested
  return { name, email, company, phone, language, customerId, currency, from, lines }
}

async function ofOrder(tx: Transaction, id: string): Promise<Read> {
  const orders = createOrdersWriteRepo(tx)
  const known = await orders.customerOf(id)
  if (known && !(await lockCustomer(tx, known))) {
    throw problem('customer.erased', 'Whoever it was for has been erased: begin another')
  }
  const order = await orders.lock(id)
  if (!order) throw problem('order.not_found', `No order has the id ${id}`)
  const { customerId, phone, reference: from } = order
  const email = order.email || (customerId && (await createRepeatedRepo(tx).addressOf(customerId)))
  if (!email) throw problem('order.no_email', 'A quotation needs an address: give the order or its customer one')
  const language = readerLanguageSchema.parse(order.language)
  const currency = currencyCodeSchema.parse(order.currency)
  return { ...buyerOf(order), email, phone, language, currency, customerId, from, lines: order.lines.map(soldLine) }
}

/** An individual has no company; a company without a contact is addressed by its name. */
function buyerOf({ customerName, contactName, customerType }: LockedOrder): { name: string; company: string } {
  if (customerType === 'individual') return { name: contactName || customerName, company: '' }
  return { name: contactName || customerName, company: customerName }
}

function soldLine(line: LockedOrder['lines'][number]): SoldLine {
  return {
    ...line,
    unitPriceHkd: line.unitPriceHkd.toNumber(),
    discount: line.discount.toNumber(),
    connectivityFeeHkd: line.connectivityFeeHkd.toNumber(),
  }
}

async function atTodaysPrices(
  tx: Transaction,
  lines: SoldLine[],
  plans: readonly ShownPlan[],
): Promise<QuoteLineToWrite[]> {
  const products = await createSalesProductsRepo(tx).byIds(lines.flatMap(({ productId }) => productId ?? []))
  const offered = plans.map(planOffering)
  return lines.map((line) => {
    const product = line.productId === null ? undefined : products.get(line.productId)
    return repeatedLine(line, product, product ? undefined : offeringOfSku(line.sku, offered))
  })
}
