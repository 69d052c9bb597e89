import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/language.tsx'
import { StaffFailure } from '../api/staff-failure.ts'
import { useFailureWords } from '../words/failure-words.ts'
import { staffProblemWords } from '../words/problems.words.ts'

/** Card for something to check or decide; the left border's colour shows the urgency. */
export const noticeClass = 'grid gap-3 rounded-panel border border-l-4 border-hairline bg-raised px-5 py-4'

export function FailureNotice({ failure }: { failure: Pick<StaffFailure, 'code'> | undefined }) {
  const t = useTranslate()
  const words = useFailureWords()
  if (!failure) return null
  return <AlertLine>{failure instanceof StaffFailure ? words(failure) : t(staffProblemWords[failure.code])}</AlertLine>
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

/** Shows why a change failed; nothing if the reader dismissed the password dialog. */
export function MutationFailure({ error }: { error: Error | null }) {
  if (!error) return null
  const failure = error instanceof StaffFailure ? error : ({ code: 'server.error' } as const)
  return failure.code === 'session.confirmation_required' ? null : <FailureNotice failure={failure} />
}
