import { documentKindWords } from '#contract/billing/kinds.ts'
import { type NewPayment, paymentMethodWords } from '#contract/billing/payments.ts'
import { hkdOf, rateOf, sumOf } from '#contract/catalogue/prices.ts'
import { exactFigure } from '#contract/catalogue/values/exact-money.ts'
import { inLanguage } from '#contract/i18n/in-language.ts'
import { amountText, dayText, documentWords, type SalesDocument } from '#server/modules/sales/index.ts'
import type { Actor } from '#server/platform/audit.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { billingWords } from '../documents/billing-documents.words.ts'
import type { Issuing, IssuingServices } from '../documents/issuing.service.ts'
import { amountColumn, factsOf, type Stated } from '../documents/order-documents.rules.ts'
import type { LockedCustomer, OpenInvoice } from './paying.repo.ts'
import { receiptWords as words } from './receipts.words.ts'

interface Paid
  extends Pick<
    NewPayment,
    'amount' | 'currency' | 'method' | 'receivedOn' | 'reference' | 'customerId' | 'allocations'
  > {
  id: string
  invoices: readonly OpenInvoice[]
}

/** Issues the receipt of a payment in the transaction that records it. @returns its id */
export async function issueReceipt(
  tx: Transaction,
  { settings, site }: IssuingServices,
  issuing: Issuing,
  actor: Actor,
  customer: LockedCustomer,
  paid: Paid,
): Promise<string> {
  const { sales } = settings.current()
  const { language, name, email, isSample } = customer
  const { amount, currency, customerId } = paid
  const shared = { language, currency, customerId, customerName: name, email, isSample, submissionId: null }
  const of = { orderId: null, orderReference: '', paymentId: paid.id, dueOn: null }
  const totals = { total: amount, totalHkd: hkdOf(amount, rateOf(currency, sales)) }
  return issuing.write(tx, actor, 'receipt', '', { ...shared, ...of, ...totals }, [], (stated) =>
    receiptDocument(customer, paid, { site: site(), businessRegistration: sales.businessRegistration }, stated),
  )
}

function receiptDocument(
  { language, name, email }: LockedCustomer,
  { amount, currency, method, receivedOn, reference, allocations, invoices }: Paid,
  seller: Pick<SalesDocument, 'site' | 'businessRegistration'>,
  stated: Stated,
): SalesDocument {
  const number = stated.number ?? inLanguage(billingWords.draft, language)
  const title = inLanguage(documentKindWords.receipt, language)
  const rest = sumOf([amount, ...allocations.map((one) => -one.amount)])
  const numberOf = (id: string) => invoices.find((invoice) => invoice.id === id)?.number ?? ''
  const rows = [
    ...allocations.map((one) => ({ name: numberOf(one.documentId), amount: one.amount })),
    ...(rest > 0 ? [{ name: inLanguage(words.credit, language), amount: rest }] : []),
  ]
  return {
    language,
    title,
    name: `${title} ${number}`,
    ...seller,
    madeAt: stated.issuedAt,
    facts: [
      ...factsOf(language, [
        ['number', number],
        ['date', dayText(stated.issuedOn, language)],
      ]),
      { label: inLanguage(words.receivedOn, language), value: dayText(receivedOn, language) },
      { label: inLanguage(words.method, language), value: inLanguage(paymentMethodWords[method], language) },
      ...(reference ? [{ label: inLanguage(words.reference, language), value: reference }] : []),
    ],
    parties: [{ label: inLanguage(words.from, language), lines: [name, email] }],
    columns: [amountColumn(language, currency)],
    lines: rows.map((row) => ({ name: row.name, details: [], cells: [{ text: exactFigure(row.amount) }] })),
    totals: [
      { label: inLanguage(documentWords.amount, language), value: amountText(amount, currency), isStrong: true },
    ],
    paragraphs: [],
  }
}
