import { importFaultCodes } from '../catalogue/product-import-faults.ts'
import { filledIn, type PlacesOf } from '../i18n/places.ts'
import { syncNotePhrases } from '../sync/sync-notes.ts'
import { formFaults, requestFaults } from './field-faults.ts'
import { type FaultParams, faultOfIssue } from './issue-faults.ts'
import { type FieldFault, recordFaults, shapeFaults, staffFaults } from './staff-field-faults.ts'

/** An error of a field as a problem names it: a code and its parameters, for programs, and the same in English. */
export interface FieldError {
  path: string
  message: string
  code: FieldFault
  params?: FaultParams
}

const worded = { ...formFaults, ...requestFaults, ...staffFaults }
type WordedFault = keyof typeof worded

/** What the API says of a fault; of what a schema refuses by itself nothing, and of a file only its import's code. */
export const faultPhrases: ReadonlyMap<string, string> = new Map([
  ...Object.entries(worded),
  ...Object.entries(recordFaults).map(([code, note]) => [code, syncNotePhrases[note].en] as const),
  ...importFaultCodes.map((code) => [code, code] as const),
])

/** Every code that an error of a field can have. */
export const fieldFaultCodes = [...new Set([...faultPhrases.keys(), ...shapeFaults])]

type PlacesIn<Code> = Code extends WordedFault ? PlacesOf<(typeof worded)[Code]> : never

/** @param params what the fault's phrase has places for */
export function fieldError<Code extends Exclude<FieldFault, Exclude<(typeof shapeFaults)[number], WordedFault>>>(
  path: string,
  code: Code,
  ...[params]: [PlacesIn<Code>] extends [never] ? [] : [params: Record<PlacesIn<Code>, string | number>]
): FieldError {
  return errorOf(path, code, params)
}

/** The error of what a schema has refused. */
export function fieldErrorOf(path: string, issue: Parameters<typeof faultOfIssue>[0]): FieldError {
  const { code, params } = faultOfIssue(issue, isFieldFault)
  if (code === issue.message) return errorOf(path, code, params)
  return { path, message: issue.message, code, ...(params && { params }) }
}

function errorOf(path: string, code: FieldFault, params: FaultParams | undefined): FieldError {
  const message = filledIn(faultPhrases.get(code) ?? code, (name) => String(params?.[name]))
  return { path, message, code, ...(params && { params }) }
}

function isFieldFault(text: string): text is FieldFault {
  return faultPhrases.has(text)
}
