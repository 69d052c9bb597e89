import type { Bilingual } from '#contract/i18n/languages.ts'
import type { FaultParams } from '#contract/problems/issue-faults.ts'
import { plainProblemWords } from '../../api/problems/plain-problems.words.ts'
import { faultWords } from '../../forms/faults.words.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { StaffFailure, type StaffFailureCode } from '../api/staff-failure.ts'

/**
 * Messages that are known so far: few, until the first failure loads all of them (failures.ts). They are larger
 * than the rest of the sign-in screen.
 */

/** Message of a field: fixed, or a function of the fault's parameters and the field's value. */
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

export function useFailureWords(): (error: unknown) => string {
  const t = useTranslate()
  return (error) => t(problemWordsOf(error instanceof StaffFailure ? error.code : 'server.error'))
}
