import { documentKindWords } from '#contract/billing/kinds.ts'
import type { CurrencyCode } from '#contract/catalogue/money.ts'
import { exactFigure } from '#contract/catalogue/values/exact-money.ts'
import { inLanguage } from '#contract/i18n/in-language.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import { amountText, dayText, documentWords, namedLine, type SalesDocument } from '#server/modules/sales/index.ts'
import { type LineToWrite, totalsToWrite } from './billed-lines.rules.ts'
import { billingWords, deductionWords } from './billing-documents.words.ts'
import { amountColumn, factsOf, type Issuer, type Stated, subtotalRows } from './order-documents.rules.ts'

/**
 * Returns the credit note of some lines of an invoice, to the buyer of the invoice.
 * @param invoice the invoice as it was printed
 */
export function creditDocument(
  invoice: SalesDocument,
  { site, sales }: Issuer,
  credited: { language: ReaderLanguage; currency: CurrencyCode; invoice: string },
  stated: Stated,
  lines: readonly LineToWrite[],
  reason: string,
): SalesDocument {
  const { language, currency } = credited
  const number = stated.number ?? inLanguage(billingWords.draft, language)
  const title = inLanguage(documentKindWords.credit_note, language)
  const plain = lines.filter(({ part }) => part === '')
  const charged = lines.filter(({ part }) => part !== '')
  return {
    language,
    title,
    name: `${title} ${number}`,
    site,
    businessRegistration: sales.businessRegistration,
    madeAt: stated.issuedAt,
    facts: factsOf(language, [
      ['number', number],
      ['date', dayText(stated.issuedOn, language)],
      ['invoice', credited.invoice],
      ['currency', currency],
    ]),
    parties: invoice.parties,
    columns: [{ heading: inLanguage(documentWords.quantity, language), width: 42 }, amountColumn(language, currency)],
    lines: plain.map((line) => ({
      ...printedLine(line, language),
      cells: [{ text: line.quantity.toLocaleString('en-HK') }, { text: exactFigure(line.amount) }],
    })),
    totals: [
      ...subtotalRows(
        plain.map(({ amount }) => amount),
        charged,
        language,
        currency,
      ),
      {
        label: inLanguage(billingWords.credited, language),
        value: amountText(totalsToWrite(lines).total, currency),
        isStrong: true,
      },
    ],
    paragraphs: [{ title: inLanguage(billingWords.reason, language), text: reason }],
  }
}

function printedLine(line: LineToWrite, language: ReaderLanguage) {
  if (line.amount < 0) return { name: inLanguage(deductionWords, language)(line.name), details: [] }
  const named = namedLine({ ...line, note: '' }, language)
  return line.isFee ? { name: inLanguage(documentWords.connectivity, language), details: [named.name] } : named
}
