import { useTranslate } from '../../i18n/language.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Link } from '../../ui/Link.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { StaffFailure, type StaffFailureCode } from '../api/request.ts'
import { LoadFailure } from './LoadFailure.tsx'
import { uiWords } from './ui.words.ts'

/** Stands for the page of one record while it is loaded. */
export function RecordSkeleton() {
  const t = useTranslate()
  return (
    <div aria-busy="true" className="grid gap-4">
      <p className="sr-only">{t(uiWords.loading)}</p>
      <Skeleton className="h-8 w-72 max-w-full" />
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  )
}

interface RecordFailureProps {
  error: Error
  /** That there is no such record. */
  notFound: StaffFailureCode
  words: { failed: string; notFound: string; notFoundHint: string; back: string }
  /** The list to go back to. */
  list: string
  onRetry: () => unknown
}

/** In place of the page of one record: that there is none, or why it could not be loaded and another try. */
export function RecordFailure({ error, notFound, words, list, onRetry }: RecordFailureProps) {
  // An address that is no id is refused as bad input.
  const isUnknown = error instanceof StaffFailure && [notFound, 'request.invalid'].includes(error.code)
  if (!isUnknown) return <LoadFailure title={words.failed} error={error} onRetry={onRetry} />
  return (
    <EmptyState level="h1" title={words.notFound} hint={words.notFoundHint}>
      <Link to={list} className={buttonClass('primary')}>
        {words.back}
      </Link>
    </EmptyState>
  )
}
