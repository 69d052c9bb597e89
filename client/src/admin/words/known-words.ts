import type { Bilingual } from '#contract/i18n/languages.ts'
import type { FaultParams } from '#contract/problems/issue-faults.ts'
import { plainProblemWords } from '../../api/problems/plain-problems.words.ts'
import { faultWords } from '../../forms/faults.words.ts'
import type { StaffFailureCode } from '../api/staff-failure.ts'

/**
 * What can be said of failures and faults so far: little, until the first one comes with all of the words (api/failures.ts). They
 * are more than the rest of the sign-in screen, which would carry them for a typing error.
 */

/** What is wrong with a field: a phrase, or one made of what fills the fault in and of what the field holds. */
export type FaultWords = Bilingual | ((params: FaultParams, value: unknown) => Bilingual)

let problems: Partial<Record<StaffFailureCode, Bilingual>> = plainProblemWords
let faults: Record<string, FaultWords> = {
  required: faultWords.missing,
  not_email: faultWords.email,
  not_phone: faultWords.phone,
  control_characters: faultWords.controls,
  several_lines: faultWords.lines,
}

export function addProblemWords(more: Record<StaffFailureCode, Bilingual>): void {
  problems = more
}

export function addFaultWords(more: Record<string, FaultWords>): void {
  faults = { ...faults, ...more }
}

export function problemWordsOf(code: StaffFailureCode): Bilingual {
  return problems[code] ?? plainProblemWords['server.error']
}

export function isKnownFault(code: string): boolean {
  return Object.hasOwn(faults, code)
}

export function faultWordsOf(code: string): FaultWords {
  return faults[code] ?? faultWords.refused
}
