import { proportionOf, sumOf } from '#contract/catalogue/prices.ts'
import type { DocumentLines } from './accounting.repo.ts'

/** A line with its tax. A credit note's amounts are negative. */
export interface AccountingRow {
  document: DocumentLines
  /** From 1. */
  line: number
  name: string
  sku: string
  quantity: number
  /** Without tax, per piece. */
  unitNet: number
  net: number
  /** In percent. */
  taxRate: number
  /** Such as "GST 9%"; empty without tax. */
  taxName: string
  tax: number
  gross: number
  grossHkd: number
}

type Line = DocumentLines['lines'][number]
type Taxed = Pick<Line, 'name' | 'nameEn' | 'sku' | 'quantity' | 'amount' | 'taxRate'> & {
  taxPart: 'tax' | 'delivery_tax'
}

/**
 * Returns the rows of a document. Its taxes are spread over the lines of their rate, and a discount over the rates, so that
 * the rows add up to the document, to the cent.
 */
export function accountingRows(document: DocumentLines): AccountingRow[] {
  const { kind, lines, totalHkd } = document
  const sign = kind === 'credit_note' ? -1 : 1
  const taxes = lines.filter(({ part }) => part === 'tax' || part === 'delivery_tax')
  const taxed = taxedLines(lines, taxes)
  const tax = spreadTaxes(taxed, taxes)
  const isIncluded = taxes.some((line) => line.isIncluded)
  const amounts = taxed.map(({ amount }, index) => {
    const own = tax[index] ?? 0
    return isIncluded ? { net: sumOf([amount, -own]), tax: own } : { net: amount, tax: own }
  })
  const hkd = spread(
    totalHkd,
    amounts.map((one) => sumOf([one.net, one.tax])),
  )
  return taxed.map(({ name, nameEn, sku, quantity, taxRate, taxPart }, index) => {
    const { net = 0, tax: own = 0 } = amounts[index] ?? {}
    const named = taxes.find((one) => one.part === taxPart && one.taxRate === taxRate)
    return {
      document,
      line: index + 1,
      name: nameEn || name,
      sku: sku ?? '',
      quantity,
      unitNet: sign * proportionOf(net, 1, quantity),
      net: sign * net,
      taxRate: named ? taxRate : 0,
      taxName: named ? (named.nameEn ?? named.name).replace(/^Includes /, '') : '',
      tax: sign * own,
      gross: sign * sumOf([net, own]),
      grossHkd: sign * (hkd[index] ?? 0),
    }
  })
}

/** Returns the lines that tax is on; a discount is one line for each rate. */
function taxedLines(lines: readonly Line[], taxes: readonly Line[]): Taxed[] {
  const priced = lines.filter(({ part }) => part === '')
  const sold = priced.filter(({ amount }) => amount > 0)
  const rates = [...new Set(sold.map(({ taxRate }) => taxRate))]
  const byRate = rates.map((rate) => sumOf(sold.filter((line) => line.taxRate === rate).map(({ amount }) => amount)))
  const deliveryRate = taxes.find(({ part }) => part === 'delivery_tax')?.taxRate ?? 0
  const charges = lines.flatMap((line): Taxed[] => {
    if (line.part === 'delivery') return [{ ...line, taxRate: deliveryRate, taxPart: 'delivery_tax' }]
    if (line.part === 'rounding') return [{ ...line, taxPart: 'tax' }]
    if (line.part !== 'discount') return []
    const shares = spread(line.amount, byRate)
    return rates.flatMap((taxRate, index): Taxed[] => {
      const amount = shares[index] ?? 0
      return amount === 0 ? [] : [{ ...line, taxRate, amount, taxPart: 'tax' }]
    })
  })
  return [...priced.map((line): Taxed => ({ ...line, taxPart: 'tax' })), ...charges]
}

function spreadTaxes(lines: readonly Taxed[], taxes: readonly Line[]): number[] {
  const tax = lines.map(() => 0)
  for (const { part, taxRate, amount } of taxes) {
    const of = lines.flatMap((line, index) => (line.taxPart === part && line.taxRate === taxRate ? [index] : []))
    const shares = spread(
      amount,
      of.map((index) => lines[index]?.amount ?? 0),
    )
    for (const [place, index] of of.entries()) tax[index] = shares[place] ?? 0
  }
  return tax
}

/** Spreads an amount in proportion to weights; the parts add up to it. */
function spread(amount: number, weights: readonly number[]): number[] {
  const whole = sumOf(weights)
  let [passed, given] = [0, 0]
  return weights.map((weight, index) => {
    passed = sumOf([passed, weight])
    const isLast = index === weights.length - 1
    const until = isLast || whole <= 0 ? (isLast ? amount : 0) : signedProportion(amount, passed, whole)
    const part = sumOf([until, -given])
    given = until
    return part
  })
}

function signedProportion(amount: number, part: number, whole: number): number {
  return amount < 0 ? -proportionOf(-amount, part, whole) : proportionOf(amount, part, whole)
}
