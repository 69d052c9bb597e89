import * as z from 'zod/mini'
import type { Bilingual } from '#contract/i18n/languages.ts'
import type { Submitted } from '#contract/requests/visitors.ts'
import type { FailureCode } from '../../api/failure.ts'
import { problemWords } from '../../api/problems/problems.words.ts'
import type { Values } from '../../forms/form-draft.ts'
import { type FieldFault, faultOfCode, filledIn } from './field-faults.ts'

/** What a form is checked by, and what is said of one that could not be sent. */
export interface FormRules<Fields, Receipt> {
  textOfFailure: (code: FailureCode) => Bilingual
  /** The first fault of each field; none where the form may be sent. */
  faultsOf: (values: Values) => Map<string, FieldFault>
  /** What is sent. @throws where it has faults */
  read: (values: Values) => Fields
  /** What is left of a message, from the browser's history; undefined where that cannot be read. */
  readReceipt: (kept: unknown) => Receipt | undefined
  /** Of a form that can be sent without scripts: what is left of it. */
  receiptOf: ((fields: Fields, submitted: Submitted) => Receipt) | undefined
}

/**
 * @param schema the contract's, of the visitor's own fields
 * @param receiptSchema what is left of a message once it is sent
 * @param receiptOf of a form that can be sent without scripts
 */
export function formRules<Fields extends z.ZodMiniType, Receipt extends z.ZodMiniType>(
  schema: Fields,
  receiptSchema: Receipt,
  receiptOf?: (fields: z.output<Fields>, submitted: Submitted) => z.output<Receipt>,
): FormRules<z.output<Fields>, z.output<Receipt>> {
  return {
    textOfFailure,
    faultsOf: (values) => faultsOf(schema, values),
    read: (values) => z.parse(schema, filledIn(values)),
    readReceipt: (kept) => z.safeParse(receiptSchema, kept).data,
    receiptOf,
  }
}

export function textOfFailure(code: FailureCode): Bilingual {
  return problemWords[code]
}

/** The first fault of each field by the contract's schema; none where the form may be sent. */
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
