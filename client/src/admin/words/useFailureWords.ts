import { useTranslate } from '../../i18n/language.tsx'
import { StaffFailure } from '../api/staff-failure.ts'
import { problemWordsOf } from './known-words.ts'

/** Turns whatever a request threw into a sentence for the reader. */
export function useFailureWords(): (error: unknown) => string {
  const t = useTranslate()
  return (error) => t(problemWordsOf(error instanceof StaffFailure ? error.code : 'server.error'))
}
