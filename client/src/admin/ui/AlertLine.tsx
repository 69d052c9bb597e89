import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/language.tsx'
import type { StaffFailure } from '../api/request.ts'
import { problemWordsOf } from '../words/known-words.ts'

export function FailureNotice({ failure }: { failure: Pick<StaffFailure, 'code'> | undefined }) {
  const t = useTranslate()
  return failure && <AlertLine>{t(problemWordsOf(failure.code))}</AlertLine>
}

/** Renders a text that is announced at once. */
export function AlertLine({ children }: { children: ReactNode }) {
  return (
    <p
      role="alert"
      className="flex gap-2 rounded-control border-l-3 border-danger bg-[color-mix(in_oklch,var(--danger)_8%,var(--raised))] px-3 py-2.5"
    >
      <CircleAlert className="mt-[0.25em] size-4.5 flex-none text-danger" aria-hidden="true" />
      <span>{children}</span>
    </p>
  )
}
