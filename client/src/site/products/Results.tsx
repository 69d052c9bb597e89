import type { ReactNode } from 'react'
import { dateText } from '#contract/i18n/formats.ts'
import { dateLocales } from '#contract/i18n/language-values.ts'
import { failureCodeOf } from '../../api/failure.ts'
import { problemWords } from '../../api/problems/problems.words.ts'
import { frameWords } from '../../i18n/frame.words.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { productsWords } from '../../i18n/products.words.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { AsOf } from '../catalogue/index.ts'
import { catalogueWords } from './catalogue.words.ts'
import { NothingFound } from './NothingFound.tsx'
import { Pagination } from './Pagination.tsx'
import { ProductRows, ProductRowsSkeleton } from './ProductRows.tsx'
import { hasNotes, SearchNotes } from './SearchNotes.tsx'
import type { useCatalogue } from './useCatalogue.ts'
import type { Filters } from './useFilters.ts'

interface ResultsProps {
  filters: Filters
  catalogue: ReturnType<typeof useCatalogue>
}

/** Renders the list, or its loading, empty, stored and error states. */
export function Results({ filters, catalogue: { list, saved } }: ResultsProps) {
  const t = useTranslate()
  const language = useLanguage()
  const retry = <Button onClick={() => list.refetch()}>{t(frameWords.tryAgain)}</Button>
  if (list.data) {
    return (
      <>
        {list.isError && <Warning text={t(productsWords.stale)}>{retry}</Warning>}
        {filters.query.search && hasNotes(list.data) && <SearchNotes filters={filters} list={list.data} />}
        {list.data.items.length > 0 ? (
          <ProductRows products={list.data.items} isBusy={list.isPlaceholderData} />
        ) : (
          <NothingFound filters={filters} list={list.data} />
        )}
        <Pagination list={list.data} filters={filters} />
        <AsOf at={list.data.asOf} className="mt-6" />
      </>
    )
  }
  if (list.isPending) return <ProductRowsSkeleton />
  if (saved) {
    const time = dateText(saved.savedAt, dateLocales[language], { dateStyle: 'long', timeStyle: 'short' })
    return (
      <>
        <Warning text={t(catalogueWords.saved)(time)}>{retry}</Warning>
        <ProductRows products={saved.items} />
      </>
    )
  }
  return (
    <EmptyState title={t(catalogueWords.failed)} hint={t(problemWords[failureCodeOf(list.error)])}>
      {retry}
    </EmptyState>
  )
}

function Warning({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="mb-4">
      <Notice>
        <p>{text}</p>
        {children}
      </Notice>
    </div>
  )
}
