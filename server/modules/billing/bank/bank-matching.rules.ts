import type { BankMatch, BankRow } from '#contract/billing/bank.ts'

export interface OpenInvoice {
  documentId: string
  number: string
  customerId: string
  customerName: string
  currency: string
  open: number
}

/** An invoice with what banks may say of it. */
interface KnownInvoice extends OpenInvoice {
  letters: string
  names: string[]
}

type Row = Pick<BankRow, 'amount' | 'currency' | 'text' | 'reference' | 'payer'>

const suggestionsMost = 5
/** Words of names that say nothing. */
const commonWords = new Set([
  'ltd',
  'limited',
  'co',
  'company',
  'hk',
  'hong',
  'kong',
  'the',
  'and',
  'of',
  'pte',
  '有限公司',
])
const wordLeast = 3
const order: readonly BankMatch[] = ['certain', 'number', 'amount_and_name', 'amount', 'name']

/** Prepares open invoices for many rows. */
export function knownInvoices(invoices: readonly OpenInvoice[]): KnownInvoice[] {
  return invoices.map((invoice) => ({
    ...invoice,
    letters: lettersOf(invoice.number),
    names: namesIn(invoice.customerName),
  }))
}

/** Returns the open invoices that a row may pay, the likeliest first. */
export function suggestionsFor(row: Row, invoices: readonly KnownInvoice[]): BankRow['suggestions'] {
  const said = [row.text, row.reference, row.payer].join(' ')
  const [letters, words] = [lettersOf(said), ` ${plainOf(said)} `]
  const own = invoices.filter(({ currency }) => currency === row.currency)
  const numbered = own.filter((invoice) => letters.includes(invoice.letters))
  const found = own.flatMap((invoice) => {
    const match = matchOf(row, invoice, numbered.length, letters, words)
    const { documentId, number, customerId, customerName, open } = invoice
    return match ? [{ match, documentId, number, customerId, customerName, open }] : []
  })
  return found
    .toSorted((one, other) => order.indexOf(one.match) - order.indexOf(other.match) || one.open - other.open)
    .slice(0, suggestionsMost)
}

function matchOf(
  { amount }: Row,
  { letters: own, open, names }: KnownInvoice,
  numbered: number,
  letters: string,
  words: string,
): BankMatch | undefined {
  const isAmount = amount === open
  if (letters.includes(own)) return isAmount && numbered === 1 ? 'certain' : 'number'
  const isNamed = names.some((name) => words.includes(name))
  if (isAmount) return isNamed ? 'amount_and_name' : 'amount'
  return isNamed ? 'name' : undefined
}

/** Banks drop or add spaces and hyphens. */
function lettersOf(text: string): string {
  return text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}

function plainOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Returns words of a name that tell it from others; Chinese names as they are. */
function namesIn(name: string): string[] {
  const plain = plainOf(name)
  if (/\p{Script=Han}/u.test(plain)) return [plain.replace(/有限公司$/, '').trim()].filter((one) => one.length > 1)
  return plain
    .split(' ')
    .filter((word) => word.length >= wordLeast && !commonWords.has(word))
    .slice(0, 2)
    .map((word) => ` ${word} `)
}
