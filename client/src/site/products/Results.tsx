import type { ReactNode } from 'react'
import { failureCodeOf } from '../../api/failure.ts'
import { frameWords } from '../../i18n/frame.words.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { languageTags, useLanguage, useTranslate } from '../../i18n/language.tsx'
import { problemWords } from '../../i18n/problems.words.ts'
import { productsWords } from '../../i18n/products.words.ts'
import { paths } from '../../paths.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { isFiltered } from './filters.ts'
import { Pagination } from './Pagination.tsx'
import { ProductRows, ProductRowsSkeleton } from './ProductRows.tsx'
import type { useCatalogue } from './useCatalogue.ts'
import type { Filters } from './useFilters.ts'

interface ResultsProps {
  filters: Filters
  catalogue: ReturnType<typeof useCatalogue>
}

/** The list in each of its states (spec §4, "Product list page"). */
export function Results({ filters, catalogue: { list, saved } }: ResultsProps) {
  const t = useTranslate()
  const language = useLanguage()
  const retry = <Button onClick={() => list.refetch()}>{t(frameWords.tryAgain)}</Button>
  if (list.data) {
    return (
      <>
        {list.isError && <Warning text={t(productsWords.stale)}>{retry}</Warning>}
        {list.data.items.length > 0 ? (
          <ProductRows products={list.data.items} isBusy={list.isPlaceholderData} />
        ) : (
          <NothingFound filters={filters} />
        )}
        <Pagination list={list.data} searchOfPage={filters.searchOfPage} />
      </>
    )
  }
  if (list.isPending) return <ProductRowsSkeleton />
  if (saved) {
    const time = new Date(saved.savedAt).toLocaleString(languageTags[language], {
      dateStyle: 'long',
      timeStyle: 'short',
    })
    return (
      <>
        <Warning text={t(productsWords.saved)(time)}>{retry}</Warning>
        <ProductRows products={saved.items} />
      </>
    )
  }
  return (
    <EmptyState title={t(productsWords.failed)} hint={t(problemWords[failureCodeOf(list.error)])}>
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

function NothingFound({ filters: { query, clear } }: { filters: Filters }) {
  const t = useTranslate()
  if (isFiltered(query) || query.page > 1) {
    return (
      <EmptyState title={t(productsWords.noMatch)} hint={t(productsWords.noMatchHint)}>
        <Button variant="primary" onClick={clear}>
          {t(productsWords.clearFilters)}
        </Button>
      </EmptyState>
    )
  }
  return (
    <EmptyState title={t(productsWords.noProducts)} hint={t(productsWords.noProductsHint)}>
      <LocalLink to={paths.contact} className={buttonClass('primary')}>
        {t(productsWords.contact)}
      </LocalLink>
    </EmptyState>
  )
}
