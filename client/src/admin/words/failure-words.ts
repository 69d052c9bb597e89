import type { Bilingual } from '#contract/i18n/languages.ts'
import type { FaultParams } from '#contract/problems/issue-faults.ts'
import { faultWords } from '../../forms/faults.words.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { StaffFailure } from '../api/staff-failure.ts'
import { staffFaultWords } from './faults.words.ts'
import { staffProblemWords } from './problems.words.ts'

/** Message of a field: fixed, or a function of the fault's parameters and the field's value. */
export type FaultWords = Bilingual | ((params: FaultParams, value: unknown) => Bilingual)

export function isKnownFault(code: string): code is keyof typeof staffFaultWords {
  return Object.hasOwn(staffFaultWords, code)
}

export function faultWordsOf(code: string): FaultWords {
  return isKnownFault(code) ? staffFaultWords[code] : faultWords.refused
}

const serverError = { code: 'server.error', requestId: undefined } as const

const failedRequest = {
  'zh-TW': (id: string) => `（請求編號：${id}）`,
  en: (id: string) => ` (Request ${id})`,
}

/** Returns the sentence of a failure; with the request's id where only the log knows more. */
export function useFailureWords(): (error: unknown) => string {
  const t = useTranslate()
  return (error) => {
    const { code, requestId } = error instanceof StaffFailure ? error : serverError
    const sentence = t(staffProblemWords[code])
    return code === 'server.error' && requestId ? `${sentence}${t(failedRequest)(requestId)}` : sentence
  }
}
