import { importFaultCodes } from '../catalogue/product-import-faults.ts'
import { filledIn, type PlacesOf } from '../i18n/placeholders.ts'
import { syncNotePhrases } from '../sync/sync-notes.ts'
import { formFaults, requestFaults } from './field-faults.ts'
import { type FaultParams, faultOfIssue } from './issue-faults.ts'
import { type FieldFault, recordFaults, shapeFaults, staffFaults } from './staff-field-faults.ts'

/** Error of one field: code and parameters for programs, and an English message. */
export interface FieldError {
  path: string
  message: string
  code: FieldFault
  params?: FaultParams
}

const worded = { ...formFaults, ...requestFaults, ...staffFaults }
type WordedFault = keyof typeof worded

/**
 * English messages by code. Codes of schemas without words of their own have none; those of imported files are the
 * code itself.
 */
export const faultPhrases: ReadonlyMap<string, string> = new Map([
  ...Object.entries(worded),
  ...Object.entries(recordFaults).map(([code, note]) => [code, syncNotePhrases[note].en] as const),
  ...importFaultCodes.map((code) => [code, code] as const),
])

export const fieldFaultCodes = [...new Set([...faultPhrases.keys(), ...shapeFaults])]

type PlacesIn<Code> = Code extends WordedFault ? PlacesOf<(typeof worded)[Code]> : never

/** @param params values of the message's placeholders */
export function fieldError<Code extends Exclude<FieldFault, Exclude<(typeof shapeFaults)[number], WordedFault>>>(
  path: string,
  code: Code,
  ...[params]: [PlacesIn<Code>] extends [never] ? [] : [params: Record<PlacesIn<Code>, string | number>]
): FieldError {
  return errorOf(path, code, params)
}

/** Converts an issue of a schema. */
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
