import * as z from 'zod/mini'
import { optionalLine } from '../requests/visitors.ts'

/** Export for accounting (docs/figures.md): the lines of invoices and credit notes of a period, one row each. */

/** `lines` has everything; the others have the columns that the programs import. */
export const accountingShapes = ['lines', 'xero', 'quickbooks'] as const
export type AccountingShape = (typeof accountingShapes)[number]

const day = z.iso.date()
export const accountingQuerySchema = z.strictObject({
  shape: z.enum(accountingShapes),
  /** Days of issue, both included. */
  from: day,
  to: day,
  /** Account of sales, for Xero; its template's "200" by default. */
  account: optionalLine(40),
})
export type AccountingQuery = z.infer<typeof accountingQuerySchema>
