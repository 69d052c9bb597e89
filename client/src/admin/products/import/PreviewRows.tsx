import '../../sync/changes.css'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import type { ImportRowKind } from '#contract/catalogue/product-imports.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Skeleton } from '../../../ui/loading/Skeleton.tsx'
import { importRowsAtOnce, importRowsOptions } from '../../api/product-imports.ts'
import { PageLinks } from '../../records/list/index.ts'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { uiWords } from '../../ui/ui.words.ts'
import { importNoneWords, importWords as words } from './import.words.ts'
import { PreviewRow } from './PreviewRow.tsx'

/** Rows of a kind, fifty a page; the page is in the address. */
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
  if (data.total === 0) return <p className="import-none">{t(importNoneWords[kind])}</p>
  const head = kind === 'error' ? words.problems : kind === 'create' ? words.contents : words.differences
  return (
    <>
      <div className="import-rows-frame">
        <table className="import-rows">
          <thead>
            <tr>
              <th scope="col">{t(words.row)}</th>
              <th scope="col">{t(words.product)}</th>
              <th scope="col">{t(head)}</th>
            </tr>
          </thead>
          <tbody>
            {data.items.map((row) => (
              <PreviewRow key={row.row} row={row} />
            ))}
          </tbody>
        </table>
      </div>
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
