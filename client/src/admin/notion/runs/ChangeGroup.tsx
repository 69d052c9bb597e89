import { useQueries } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Skeleton } from '../../../ui/loading/Skeleton.tsx'
import { syncChangesOptions } from '../../api/sync.ts'
import { useFormats } from '../../i18n/formats.ts'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { ChangeRow } from './ChangeRow.tsx'
import { runsWords as words } from './runs.words.ts'

interface ChangeGroupProps {
  runId: string
  title: string
  /** Query parameters that select the group's changes. */
  filter: Record<string, string>
  marked?: number
  /** Fields to show of each change; undefined shows all. */
  fields?: readonly string[] | undefined
}

/** Lists a group of a run's changes page by page, marked ones first; renders nothing if the filter matches none. */
export function ChangeGroup({ runId, title, filter: given, marked = 0, fields }: ChangeGroupProps) {
  const t = useTranslate()
  const id = useId()
  const { number } = useFormats()
  const [pages, setPages] = useState(1)
  const filter = new URLSearchParams(given)
  const answers = useQueries({
    queries: Array.from({ length: pages }, (_, index) => syncChangesOptions(runId, filter, index + 1)),
  })
  const total = answers[0]?.data?.total
  const items = answers.flatMap(({ data }) => data?.items ?? [])
  const failed = answers.find(({ data, error }) => !data && error)
  const isLoading = answers.some(({ isPending }) => isPending)
  if (total === 0) return null
  return (
    <section aria-labelledby={id} className="rounded-panel border border-hairline bg-raised">
      <header className="flex justify-between gap-4 px-4 py-2 text-fine">
        <h4 className="font-semibold" id={id}>
          {title}
        </h4>
        <p>
          {total !== undefined && number(total)}
          {marked > 0 && <span className="ml-3 text-caution">{t(words.markedCount)(number(marked))}</span>}
        </p>
      </header>
      <ul>
        {items.map((change) => (
          <ChangeRow key={change.seq} change={change} shown={fields} />
        ))}
      </ul>
      {isLoading && <Skeleton className="m-4 h-16" />}
      {failed && <LoadFailure isSmall title={t(words.changesFailed)} error={failed.error} onRetry={failed.refetch} />}
      {!isLoading && !failed && total !== undefined && total > items.length && (
        <Button size="compact" variant="quiet" className="m-2" onClick={() => setPages(pages + 1)}>
          {t(words.showMore)(number(total - items.length))}
        </Button>
      )}
    </section>
  )
}
