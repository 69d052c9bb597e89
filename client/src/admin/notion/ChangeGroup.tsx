import { useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { SyncChange } from '#contract/sync.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { syncChangesPages } from '../api/sync.ts'
import { useFormats } from '../formats.ts'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { ChangeRow } from './ChangeRow.tsx'
import { groupWords, runsWords as words } from './runs.words.ts'

interface ChangeGroupProps {
  runId: string
  side: SyncChange['side']
  kind: SyncChange['kind']
  marked: number
  search: string
  /** Only what is marked. */
  isMarked: boolean
}

/** The changes of one side and kind, marked ones first, a page at a time; nothing where the search finds none. */
export function ChangeGroup({ runId, side, kind, marked, search, isMarked }: ChangeGroupProps) {
  const t = useTranslate()
  const id = useId()
  const { number } = useFormats()
  const query = new URLSearchParams({ side, kind, ...(search && { search }), ...(isMarked && { marked: 'true' }) })
  const changes = useInfiniteQuery(syncChangesPages(runId, query))
  const { data, error, refetch, fetchNextPage, isFetchingNextPage } = changes
  const total = data?.pages[0]?.total
  const items = data?.pages.flatMap((page) => page.items) ?? []
  if (total === 0) return null
  return (
    <section aria-labelledby={id} className="change-group">
      <header>
        <h4 id={id}>{t(groupWords[side][kind])}</h4>
        <p>
          {total !== undefined && number(total)}
          {marked > 0 && <span className="ml-3 text-caution">{t(words.markedCount)(number(marked))}</span>}
        </p>
      </header>
      {!data && !error && <Skeleton className="m-4 h-16" />}
      {!data && error && <LoadFailure isSmall title={t(words.changesFailed)} error={error} onRetry={refetch} />}
      <ul>
        {items.map((change) => (
          <ChangeRow key={change.seq} change={change} />
        ))}
      </ul>
      {total !== undefined && total > items.length && (
        <Button
          size="compact"
          variant="quiet"
          className="m-2"
          disabled={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t(words.showMore)(number(total - items.length))}
        </Button>
      )}
    </section>
  )
}
