import type { FormFault } from '#contract/problems/field-faults.ts'
import type { faultWords } from '../../forms/faults.words.ts'
import type { Values } from '../../forms/form-draft.ts'

type SimpleFault = Exclude<keyof typeof faultWords, 'tooLong'>
export type FieldFault = { kind: SimpleFault } | { kind: 'tooLong'; most: number; excess: number }

/** Removes empty fields, so that the contract's defaults apply. */
export function filledIn(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, text]) => text.trim() !== ''))
}

const kinds: Record<FormFault, SimpleFault> = {
  required: 'missing',
  not_email: 'email',
  not_phone: 'phone',
  control_characters: 'controls',
  several_lines: 'lines',
}

/** Maps the contract's error code, from the local schema or the server, to a message kind. */
export function faultOfCode(code: string): FieldFault {
  return { kind: isFormFault(code) ? kinds[code] : 'refused' }
}

function isFormFault(code: string): code is FormFault {
  return Object.hasOwn(kinds, code)
}
