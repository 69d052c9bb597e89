import { useState } from 'react'
import { loadAsking } from '../../../api/calls/load-calls.ts'
import { failureCodeOf } from '../../../api/failure.ts'
import { problemWordsOf } from '../../../api/problems/known-problems.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { useToast } from '../../../ui/Toast.tsx'

/** Loads the answer forms on first use; shows a toast if that fails. */
export function useAnswerForms() {
  const t = useTranslate()
  const toast = useToast()
  const [forms, setForms] = useState<typeof import('./answers.tsx')>()
  const [isLoading, setLoading] = useState(false)

  /** @returns whether they are loaded */
  async function load(): Promise<boolean> {
    if (forms) return true
    if (isLoading) return false
    setLoading(true)
    try {
      setForms(await loadAsking(() => import('./answers.tsx')))
      return true
    } catch (error) {
      toast(t(problemWordsOf(failureCodeOf(error))), 'failure')
      return false
    } finally {
      setLoading(false)
    }
  }
  return { forms, load, isLoading }
}
