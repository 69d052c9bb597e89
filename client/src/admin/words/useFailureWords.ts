import { useTranslate } from '../../i18n/language.tsx'
import { StaffFailure } from '../api/staff-failure.ts'
import { problemWordsOf } from './known-words.ts'

/** Returns a function that turns a thrown value into a sentence. */
export function useFailureWords(): (error: unknown) => string {
  const t = useTranslate()
  return (error) => t(problemWordsOf(error instanceof StaffFailure ? error.code : 'server.error'))
}
