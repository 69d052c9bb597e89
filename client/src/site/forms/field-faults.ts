import * as z from 'zod/mini'
import type { FormFault } from '#contract/problems/field-faults.ts'
import type { faultWords } from '../../forms/faults.words.ts'
import type { Values } from '../../forms/form-draft.ts'

type SimpleFault = Exclude<keyof typeof faultWords, 'tooLong'>
export type FieldFault = { kind: SimpleFault } | { kind: 'tooLong'; most: number; excess: number }

/** A request without the fields that are empty: the contract gives what is optional its default. */
export function filledIn(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, text]) => text.trim() !== ''))
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

const kinds: Record<FormFault, SimpleFault> = {
  required: 'missing',
  not_email: 'email',
  not_phone: 'phone',
  control_characters: 'controls',
  several_lines: 'lines',
}

/** What a fault of the contract is to a reader, whether its schema finds it here or the server answers with it. */
export function faultOfCode(code: string): FieldFault {
  return { kind: isFormFault(code) ? kinds[code] : 'refused' }
}

function isFormFault(code: string): code is FormFault {
  return Object.hasOwn(kinds, code)
}
