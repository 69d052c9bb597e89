import type { AccountingQuery } from '#contract/billing/accounting.ts'
import { documentKindWords } from '#contract/billing/kinds.ts'
import type { CsvColumns } from '#server/platform/documents/csv.ts'
import type { AccountingRow } from './accounting.rules.ts'

/** Headings are in English, as accounting programs and their templates have them. */
export function accountingColumns({ shape, account }: AccountingQuery): CsvColumns<AccountingRow> {
  if (shape === 'xero') return xeroColumns(account)
  return shape === 'quickbooks' ? quickBooksColumns : lineColumns
}

const lineColumns: CsvColumns<AccountingRow> = [
  ['Number', ({ document }) => document.number],
  ['Kind', ({ document }) => documentKindWords[document.kind].en],
  ['Credits', ({ document }) => document.credits],
  ['Issued', ({ document }) => document.issuedOn],
  ['Due', ({ document }) => document.dueOn],
  ['Customer', ({ document }) => document.customerName],
  ['Order', ({ document }) => document.orderReference],
  ['Line', ({ line }) => line],
  ['Item', ({ name }) => name],
  ['SKU', ({ sku }) => sku],
  ['Quantity', ({ quantity }) => quantity],
  ['Currency', ({ document }) => document.currency],
  ['Net', ({ net }) => net],
  ['Tax', ({ taxName }) => taxName],
  ['Tax rate', ({ taxRate }) => taxRate],
  ['Tax amount', ({ tax }) => tax],
  ['Gross', ({ gross }) => gross],
  ['Gross HKD', ({ grossHkd }) => grossHkd],
]

/** Xero's template for sales invoices; negative amounts are imported as credit notes. */
function xeroColumns(account: string): CsvColumns<AccountingRow> {
  return [
    ['*ContactName', ({ document }) => document.customerName],
    ['EmailAddress', ({ document }) => document.email],
    ['*InvoiceNumber', ({ document }) => document.number],
    ['Reference', ({ document }) => document.credits ?? document.orderReference],
    ['*InvoiceDate', ({ document }) => dayFirst(document.issuedOn)],
    ['*DueDate', ({ document }) => dayFirst(document.dueOn ?? document.issuedOn)],
    ['InventoryItemCode', ({ sku }) => sku],
    ['*Description', ({ name }) => name],
    ['*Quantity', ({ quantity, net, unitNet }) => (isExact(quantity, unitNet, net) ? quantity : 1)],
    ['*UnitAmount', ({ quantity, net, unitNet }) => (isExact(quantity, unitNet, net) ? unitNet : net)],
    ['*AccountCode', () => account || '200'],
    ['*TaxType', ({ taxName }) => taxName || 'Tax Exempt'],
    ['TaxAmount', ({ tax }) => tax],
    ['Currency', ({ document }) => isoCurrency(document.currency)],
  ]
}

/** QuickBooks Online's template for invoices, which takes no credit notes. */
const quickBooksColumns: CsvColumns<AccountingRow> = [
  ['InvoiceNo', ({ document }) => document.number],
  ['Customer', ({ document }) => document.customerName],
  ['InvoiceDate', ({ document }) => dayFirst(document.issuedOn)],
  ['DueDate', ({ document }) => dayFirst(document.dueOn ?? document.issuedOn)],
  ['Memo', ({ document }) => document.orderReference],
  ['Item(Product/Service)', ({ sku, name }) => sku || name],
  ['ItemDescription', ({ name }) => name],
  ['ItemQuantity', ({ quantity, net, unitNet }) => (isExact(quantity, unitNet, net) ? quantity : 1)],
  ['ItemRate', ({ quantity, net, unitNet }) => (isExact(quantity, unitNet, net) ? unitNet : net)],
  ['ItemAmount', ({ net }) => net],
  ['ItemTaxCode', ({ taxName }) => taxName || 'Exempt'],
  ['ItemTaxAmount', ({ tax }) => tax],
  ['Currency', ({ document }) => isoCurrency(document.currency)],
]

/** Programs multiply quantity and price; where the price per piece is rounded, the line is one piece. */
function isExact(quantity: number, unitNet: number, net: number): boolean {
  return Math.round(quantity * unitNet * 100) === Math.round(net * 100)
}

/** @param day YYYY-MM-DD @returns DD/MM/YYYY */
function dayFirst(day: string): string {
  return day.split('-').toReversed().join('/')
}

function isoCurrency(currency: string): string {
  return currency === 'RMB' ? 'CNY' : currency
}
