import type { FormFault } from '#contract/problems/field-faults.ts'
import type { faultWords } from '../../forms/faults.words.ts'
import type { Values } from '../../forms/form-draft.ts'

type SimpleFault = Exclude<keyof typeof faultWords, 'tooLong'>
export type FieldFault = { kind: SimpleFault } | { kind: 'tooLong'; most: number; excess: number }

/** A request without the fields that are empty: the contract gives what is optional its default. */
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

/** What a fault of the contract is to a reader, whether its schema finds it here or the server answers with it. */
export function faultOfCode(code: string): FieldFault {
  return { kind: isFormFault(code) ? kinds[code] : 'refused' }
}

function isFormFault(code: string): code is FormFault {
  return Object.hasOwn(kinds, code)
}
