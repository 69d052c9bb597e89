import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { EditedProduct } from '#contract/catalogue/product-edits.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Skeleton } from '../../../ui/loading/Skeleton.tsx'
import { historyOptions } from '../../api/products.ts'
import { useCan } from '../../api/staff/session.ts'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { historyWords as words } from './history.words.ts'
import { RevertDialog } from './RevertDialog.tsx'
import { RevertButton, RevisionItem } from './RevisionItem.tsx'
import { Version } from './Version.tsx'

export function ProductHistory({ product }: { product: EditedProduct }) {
  const t = useTranslate()
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    historyOptions(product.id),
  )
  const [reverting, setReverting] = useState<number>()
  if (!data && error) return <LoadFailure title={t(words.failed)} error={error} onRetry={refetch} />
  if (!data) return <HistorySkeleton />
  const revisions = data.pages.flatMap(({ items }) => items)
  const oldest = revisions.at(-1)
  if (revisions.length === 0) return <EmptyState title={t(words.none)} hint={t(words.noneHint)} />
  return (
    <section aria-label={t(words.title)} className="grid gap-4">
      <ol className="ml-1.5 max-w-4xl border-l border-edge">
        {revisions.map((revision) => (
          <RevisionItem
            key={revision.id}
            revision={revision}
            isPresent={revision.version === product.version}
            onRevert={() => setReverting(revision.version)}
          />
        ))}
        {!hasNextPage && oldest && !oldest.created && oldest.version > 1 && (
          <FirstItem version={oldest.version - 1} onRevert={() => setReverting(oldest.version - 1)} />
        )}
      </ol>
      {hasNextPage && (
        <Button className="justify-self-start" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t(words.more)}
        </Button>
      )}
      {reverting !== undefined && (
        <RevertDialog product={product} revisions={revisions} to={reverting} onClose={() => setReverting(undefined)} />
      )}
    </section>
  )
}

/** Shows the state before the first recorded change. */
function FirstItem({ version, onRevert }: { version: number; onRevert: () => void }) {
  const t = useTranslate()
  const canWrite = useCan()('products.write')
  return (
    <Version
      title={t(words.version)(version)}
      origin={t(words.first)}
      footer={canWrite && <RevertButton onRevert={onRevert} />}
    />
  )
}

function HistorySkeleton() {
  return (
    <div aria-busy="true" className="grid gap-4">
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-20 w-full" />
    </div>
  )
}
