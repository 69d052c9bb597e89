import type { Statement } from '#contract/billing/documents.ts'
import { documentKindWords } from '#contract/billing/kinds.ts'
import { hkdOf, rateOf, sumOf } from '#contract/catalogue/prices.ts'
import { exactFigure } from '#contract/catalogue/values/exact-money.ts'
import { inLanguage } from '#contract/i18n/in-language.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import { fieldError } from '#contract/problems/field-errors.ts'
import { amountText, dayText, documentWords, type SalesDocument } from '#server/modules/sales/index.ts'
import type { Actor } from '#server/platform/audit.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/http/problems.ts'
import { createPayingRepo, type LockedCustomer } from '../payments/paying.repo.ts'
import { billingWords as words } from './billing-documents.words.ts'
import type { Issuing, IssuingServices } from './issuing.service.ts'
import { factsOf, type Stated } from './order-documents.rules.ts'
import { createStatementsRepo, type StatementEntry } from './statements.repo.ts'

/**
 * Issues the statement of a customer's account over some days.
 * @returns its id
 * @throws customer.not_found, customer.erased; request.invalid for days in the wrong order or in the future
 */
export function issueStatement(
  { settings, site }: IssuingServices,
  issuing: Issuing,
  actor: Actor,
  customerId: string,
  form: Statement,
): Promise<string> {
  if (form.to < form.from)
    throw problem('request.invalid', 'It ends before it starts', [fieldError('to', 'not_after_start')])
  if (form.to > issuing.today())
    throw problem('request.invalid', 'It ends in the future', [fieldError('to', 'in_future')])
  const lock = (tx: Transaction) => createPayingRepo(tx).lockCustomer(customerId)
  return issuing.once(form.submissionId, lock, async (tx, customer) => {
    if (!customer) throw problem('customer.not_found', `No customer has the id ${customerId}`)
    if (customer.isGone) throw problem('customer.erased', 'A statement needs a present customer')
    const repo = createStatementsRepo(tx)
    const opening = await repo.balanceBefore(customerId, form)
    const entries = await repo.entries(customerId, form)
    const closing = sumOf([opening, ...entries.map(({ amount }) => amount)])
    const { sales } = settings.current()
    const { name, email, language, isSample } = customer
    const { currency, submissionId } = form
    const of = { submissionId, language, currency, customerId, customerName: name, email, isSample }
    const totals = { total: closing, totalHkd: hkdOf(closing, rateOf(currency, sales)) }
    const seller = { site: site(), businessRegistration: sales.businessRegistration }
    const document = { ...of, ...totals, orderId: null, orderReference: '', dueOn: null }
    return issuing.write(tx, actor, 'statement', '', document, [], (stated) =>
      statementDocument(customer, form, seller, stated, { opening, entries, closing }),
    )
  })
}

function statementDocument(
  { language, name, email }: LockedCustomer,
  { currency, from, to }: Statement,
  seller: Pick<SalesDocument, 'site' | 'businessRegistration'>,
  stated: Stated,
  { opening, entries, closing }: { opening: number; entries: StatementEntry[]; closing: number },
): SalesDocument {
  const number = stated.number ?? inLanguage(words.draft, language)
  const title = inLanguage(documentKindWords.statement, language)
  const balances = entries.map((_, index) => sumOf([opening, ...entries.slice(0, index + 1).map((one) => one.amount)]))
  const column = (label: keyof typeof words) => ({
    heading: `${inLanguage(words[label], language)} (${currency})`,
    width: 92,
  })
  return {
    language,
    title,
    name: `${title} ${number}`,
    ...seller,
    madeAt: stated.issuedAt,
    facts: factsOf(language, [
      ['number', number],
      ['date', dayText(stated.issuedOn, language)],
      ['period', `${dayText(from, language)} – ${dayText(to, language)}`],
      ['currency', currency],
    ]),
    parties: [{ label: inLanguage(documentWords.to, language), lines: [name, email] }],
    columns: [column('charged'), column('settled'), column('balance')],
    lines: [
      {
        name: inLanguage(words.broughtForward, language),
        details: [],
        cells: [{ text: '' }, { text: '' }, { text: exactFigure(opening) }],
      },
      ...entries.map((entry, index) => ({
        name: entryName(entry, language),
        details: [dayText(entry.day, language)],
        cells: [
          { text: entry.amount > 0 ? exactFigure(entry.amount) : '' },
          { text: entry.amount < 0 ? exactFigure(-entry.amount) : '' },
          { text: exactFigure(balances[index] ?? 0) },
        ],
      })),
    ],
    totals: [{ label: inLanguage(words.closing, language), value: amountText(closing, currency), isStrong: true }],
    paragraphs: [],
  }
}

function entryName({ kind, reference, amount }: StatementEntry, language: ReaderLanguage): string {
  const label = kind ? documentKindWords[kind] : amount < 0 ? words.paymentReceived : words.refunded
  return `${inLanguage(label, language)} ${reference}`.trimEnd()
}
