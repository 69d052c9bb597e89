import { type ReactNode, useEffect } from 'react'
import { Link } from 'react-router-dom'
import type { ProductList } from '#contract/catalogue/products.ts'
import { categoryLabels } from '#contract/catalogue/values/product-values.ts'
import { writtenLanguage } from '#contract/i18n/languages.ts'
import { useSite } from '../../api/site.ts'
import { reportMissedSearch } from '../../api/suggestions.ts'
import { frameWords } from '../../i18n/frame.words.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { productsWords } from '../../i18n/products.words.ts'
import { paths } from '../../paths.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { assistantDrawer } from '../assistant/index.ts'
import { catalogueWords } from './catalogue.words.ts'
import { isFiltered } from './filters.ts'
import { nothingFoundWords } from './nothing-found.words.ts'
import type { Filters } from './useFilters.ts'

interface NothingFoundProps {
  filters: Filters
  list: ProductList
}

export function NothingFound({ filters, list }: NothingFoundProps) {
  const t = useTranslate()
  const { query, cleared } = filters
  const language = writtenLanguage(useLanguage())
  useEffect(() => {
    if (query.search && query.page === 1) reportMissedSearch(query.search, language)
  }, [query.search, query.page, language])
  if (isFiltered(query) || query.page > 1) {
    return (
      <EmptyState title={t(nothingFoundWords.noMatch)} hint={t(nothingFoundWords.noMatchHint)}>
        <div className="grid justify-items-start gap-5 sm:justify-items-center">
          <Categories filters={filters} list={list} />
          <div className="flex flex-wrap gap-3 sm:justify-center">
            <Link to={cleared} className={buttonClass('primary')}>
              {t(catalogueWords.clearFilters)}
            </Link>
            {query.search && <AskAssistant search={query.search} />}
            <Contact variant="secondary" />
          </div>
        </div>
      </EmptyState>
    )
  }
  return (
    <EmptyState title={t(nothingFoundWords.noProducts)} hint={t(nothingFoundWords.noProductsHint)}>
      <Contact variant="primary" />
    </EmptyState>
  )
}

/** Offers the categories in which the search finds something, or all if it finds nothing. */
function Categories({ filters, list }: NothingFoundProps) {
  const t = useTranslate()
  const shelves = useSite()?.shelves ?? []
  const found = list.facets.category.filter(({ count }) => count > 0)
  if (found.length > 0) {
    return (
      <SuggestionGroup label={t(nothingFoundWords.categories)}>
        {found.map(({ value, count }) => (
          <Link
            key={value}
            to={filters.linkTo({ category: value, subcategory: undefined })}
            className={buttonClass('secondary', 'compact')}
          >
            {t(nothingFoundWords.count)(t(categoryLabels[value]), count)}
          </Link>
        ))}
      </SuggestionGroup>
    )
  }
  if (shelves.length === 0) return null
  return (
    <SuggestionGroup label={t(nothingFoundWords.categories)}>
      {shelves.map((category) => (
        <LocalLink key={category} to={paths.category(category)} className={buttonClass('secondary', 'compact')}>
          {t(categoryLabels[category])}
        </LocalLink>
      ))}
    </SuggestionGroup>
  )
}

function SuggestionGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label} className="flex flex-wrap items-center gap-2 sm:justify-center">
      <span aria-hidden="true" className="text-ink-quiet">
        {label}
      </span>
      {children}
    </section>
  )
}

function AskAssistant({ search }: { search: string }) {
  const t = useTranslate()
  return (
    <Button onClick={() => assistantDrawer.open(t(nothingFoundWords.question)(search))}>
      {t(frameWords.askAssistant)}
    </Button>
  )
}

function Contact({ variant }: { variant: 'primary' | 'secondary' }) {
  const t = useTranslate()
  return (
    <LocalLink to={paths.contact} className={buttonClass(variant)}>
      {t(productsWords.contact)}
    </LocalLink>
  )
}
