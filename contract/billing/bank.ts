import * as z from 'zod/mini'
import { currencyCodeSchema } from '../catalogue/money.ts'
import { staffFault } from '../problems/staff-field-faults.ts'
import { plainBreaks, requiredLine, withoutControls } from '../requests/visitors.ts'

/**
 * Bank statements (/admin/bank). A CSV file of a bank is read by the columns that staff named once for files with these
 * headings. Money in is matched with open invoices: by the number in its text, by amount and by name. What a person
 * confirms becomes a payment. A file that is read again, also one that overlaps, adds nothing.
 */

/** Columns of a file by their headings. `amount` is signed; or `credit` is money in, beside a column of money out. */
export const bankColumns = ['date', 'amount', 'credit', 'text', 'reference', 'payer'] as const
export type BankColumn = (typeof bankColumns)[number]

const heading = z.nullable(z.string().check(z.maxLength(200), withoutControls))
export const bankMappingSchema = z
  .strictObject({
    date: z.string().check(z.minLength(1), z.maxLength(200), withoutControls),
    amount: z._default(heading, null),
    credit: z._default(heading, null),
    text: z._default(heading, null),
    reference: z._default(heading, null),
    payer: z._default(heading, null),
  })
  .check(z.refine(({ amount, credit }) => (amount === null) !== (credit === null), staffFault('required')))
export type BankMapping = z.infer<typeof bankMappingSchema>

/** About two thousand rows. */
const bankTextMax = 200_000
/** `account` tells files of several accounts apart. A mapping is stored for files with the same headings. */
export const bankUploadSchema = z.strictObject({
  fileName: requiredLine(200),
  account: requiredLine(60),
  currency: currencyCodeSchema,
  text: z.string().check(z.minLength(1), z.maxLength(bankTextMax), plainBreaks, withoutControls),
  mapping: z.optional(bankMappingSchema),
})
export type BankUpload = z.infer<typeof bankUploadSchema>

/** Why a row of a file cannot be read. */
export const bankFaults = ['no_date', 'no_amount', 'in_future'] as const
export type BankFault = (typeof bankFaults)[number]

export const bankUploadedSchema = z.object({
  /** Whether the columns are not known yet: `columns` are to be named, and nothing was read. */
  needsMapping: z.boolean(),
  columns: z.array(z.object({ heading: z.string(), samples: z.array(z.string()) })),
  /** The guessed mapping of columns. */
  guess: z.object({
    date: heading,
    amount: heading,
    credit: heading,
    text: heading,
    reference: heading,
    payer: heading,
  }),
  added: z.int(),
  /** Read before. */
  known: z.int(),
  /** Not money in. */
  ignored: z.int(),
  /** Rows that cannot be read, by line of the file. */
  bad: z.array(z.object({ line: z.int(), fault: z.enum(bankFaults) })),
})
export type BankUploaded = z.infer<typeof bankUploadedSchema>

/** `certain`: number and open amount of one invoice. */
export const bankMatches = ['certain', 'number', 'amount_and_name', 'amount', 'name'] as const
export type BankMatch = (typeof bankMatches)[number]

export const bankRowSchema = z.object({
  id: z.uuid(),
  account: z.string(),
  bookedOn: z.iso.date(),
  amount: z.number(),
  currency: currencyCodeSchema,
  text: z.string(),
  reference: z.string(),
  payer: z.string(),
  /** The likeliest first. */
  suggestions: z.array(
    z.object({
      match: z.enum(bankMatches),
      documentId: z.uuid(),
      number: z.string(),
      customerId: z.uuid(),
      customerName: z.string(),
      open: z.number(),
    }),
  ),
})
export type BankRow = z.infer<typeof bankRowSchema>

/** Rows to be matched, the oldest first. */
export const bankRowsSchema = z.object({ items: z.array(bankRowSchema), certain: z.int() })

/** Sets a row against an invoice of a customer; more than is open becomes credit. */
export const bankConfirmSchema = z.strictObject({ documentId: z.uuid() })
export const bankCertainSchema = z.object({ confirmed: z.int(), left: z.int() })
