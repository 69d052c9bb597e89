import * as z from 'zod/mini'
import type { Submitted } from '#contract/requests/visitors.ts'
import type { Values } from '../../forms/form-draft.ts'
import { type FieldFault, faultOfCode, filledIn } from './field-faults.ts'

/** Validation and messages of a form. */
export interface FormRules<Fields, Receipt> {
  /** Returns the first fault of each field; empty if the form is valid. */
  faultsOf: (values: Values) => Map<string, FieldFault>
  /**
   * Parses the values for sending.
   * @throws if they are invalid
   */
  read: (values: Values) => Fields
  /** Parses the receipt stored in the browser's history; undefined if it is invalid. */
  readReceipt: (kept: unknown) => Receipt | undefined
  /** Makes the receipt; only for forms that can be sent without JavaScript. */
  receiptOf: ((fields: Fields, submitted: Submitted) => Receipt) | undefined
}

/**
 * @param schema the contract's schema of the visitor's fields
 * @param receiptSchema validates the stored receipt
 * @param receiptOf for forms that can be sent without JavaScript
 */
export function formRules<Fields extends z.ZodMiniType, Receipt extends z.ZodMiniType>(
  schema: Fields,
  receiptSchema: Receipt,
  receiptOf?: (fields: z.output<Fields>, submitted: Submitted) => z.output<Receipt>,
): FormRules<z.output<Fields>, z.output<Receipt>> {
  return {
    faultsOf: (values) => faultsOf(schema, values),
    read: (values) => z.parse(schema, filledIn(values)),
    readReceipt: (kept) => z.safeParse(receiptSchema, kept).data,
    receiptOf,
  }
}

export function faultsOf(schema: z.core.$ZodType, values: Values): Map<string, FieldFault> {
  const faults = new Map<string, FieldFault>()
  for (const issue of z.safeParse(schema, filledIn(values)).error?.issues ?? []) {
    const name = String(issue.path[0])
    if (!faults.has(name)) faults.set(name, faultOf(issue, values[name]?.trim() ?? ''))
  }
  return faults
}

function faultOf(issue: z.core.$ZodIssue, text: string): FieldFault {
  if (text === '') return { kind: issue.code === 'invalid_value' ? 'unchosen' : 'missing' }
  if (issue.code === 'too_big') {
    const most = Number(issue.maximum)
    return { kind: 'tooLong', most, excess: text.length - most }
  }
  return faultOfCode(issue.message)
}
