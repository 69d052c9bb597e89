import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import type { ImportRowKind } from '#contract/catalogue/product-imports.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Skeleton } from '../../../ui/loading/Skeleton.tsx'
import { importRowsAtOnce, importRowsOptions } from '../../api/files/product-imports.ts'
import { PageLinks } from '../../records/list/index.ts'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { uiWords } from '../../ui/ui.words.ts'
import { ImportTable } from './ImportTable.tsx'
import { importNoneWords, importWords as words } from './import.words.ts'
import { PreviewRow } from './PreviewRow.tsx'

/** Lists rows of a kind, fifty per page; the page is in the address. */
export function PreviewRows({ id, kind }: { id: string; kind: ImportRowKind }) {
  const t = useTranslate()
  const [search, setSearch] = useSearchParams()
  const page = Math.max(1, Math.trunc(Number(search.get('page') ?? 1)) || 1)
  const go = (to: number) => {
    const next = new URLSearchParams(search)
    next.set('page', String(to))
    setSearch(next, { preventScrollReset: true })
  }
  const { data, error, refetch } = useQuery(importRowsOptions(id, kind, page))
  if (error && !data) return <LoadFailure isSmall title={t(words.rowsFailed)} error={error} onRetry={refetch} />
  if (!data) return <RowsSkeleton />
  if (data.total === 0) return <p className="py-8 text-ink-quiet">{t(importNoneWords[kind])}</p>
  const head = kind === 'error' ? words.problems : kind === 'create' ? words.contents : words.differences
  return (
    <>
      <ImportTable
        className="import-rows"
        heads={[
          { text: t(words.row), className: 'w-20' },
          { text: t(words.product), className: 'w-[28%]' },
          { text: t(head) },
        ]}
      >
        {data.items.map((row) => (
          <PreviewRow key={row.row} row={row} />
        ))}
      </ImportTable>
      {data.total > importRowsAtOnce && (
        <div className="flex justify-end py-2">
          <PageLinks page={page} pages={Math.ceil(data.total / importRowsAtOnce)} onGo={go} />
        </div>
      )}
    </>
  )
}

function RowsSkeleton() {
  const t = useTranslate()
  return (
    <div aria-busy="true" className="grid gap-3 py-3">
      <p className="sr-only">{t(uiWords.loading)}</p>
      {['a', 'b', 'c', 'd', 'e'].map((place) => (
        <Skeleton key={place} className="h-6 w-full" />
      ))}
    </div>
  )
}
