import { Search, SlidersHorizontal, X } from 'lucide-react'
import { useId, useState } from 'react'
import type { ProductList } from '#contract/catalogue/products.ts'
import { textFacets } from '#contract/catalogue/values/product-values.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { displayText } from '../../i18n/useLocalizedText.ts'
import { Button } from '../../ui/Button.tsx'
import { DraftInput } from '../../ui/fields/DraftInput.tsx'
import { catalogueWords } from './catalogue.words.ts'
import {
  BatterySelect,
  CategorySelect,
  InStockBox,
  MountingSelect,
  PriceRange,
  PriceSelect,
  SortSelect,
  TextFacetSelect,
} from './filter-fields.tsx'
import { isFiltered } from './filters.ts'
import type { Filters } from './useFilters.ts'

interface FilterBarProps {
  filters: Filters
  facets: ProductList['facets'] | undefined
  total: number | undefined
}

/** Renders the filters; on small screens, all but search and category are behind a button. */
export function FilterBar({ filters, facets, total }: FilterBarProps) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const moreId = useId()
  return (
    <search className="mt-6 block border-t border-hairline py-4 print:hidden">
      {/* A form with named fields, so that it also works without JavaScript. On wide screens the second row has the
         count on the left, and order, price and stock on the right. */}
      <form
        onSubmit={(event) => event.preventDefault()}
        className="grid grid-cols-[minmax(0,1fr)_auto] gap-3 sm:grid-cols-[minmax(0,1fr)_14rem_auto] lg:grid-cols-[minmax(0,1fr)_repeat(4,10.5rem)]"
      >
        <SearchField filters={filters} />
        <CategorySelect filters={filters} counts={facets?.category} />
        <Button className="lg:hidden" aria-expanded={isOpen} aria-controls={moreId} onClick={() => setOpen(!isOpen)}>
          <SlidersHorizontal aria-hidden="true" className="size-4" />
          {t(catalogueWords.filters)}
        </Button>
        <div
          id={moreId}
          className={`col-span-full grid gap-3 sm:grid-cols-2 lg:contents ${isOpen ? '' : 'max-lg:not-noscript:hidden'}`}
        >
          {textFacets.map((facet) => (
            <TextFacetSelect key={facet} facet={facet} filters={filters} counts={facets?.[facet]} />
          ))}
          <div className="contents lg:col-[2/-1] lg:flex lg:flex-wrap lg:items-center lg:justify-end lg:gap-3 lg:[&>:has(select)]:w-[10.5rem]">
            <MountingSelect filters={filters} counts={facets?.mounting} />
            <BatterySelect filters={filters} counts={facets?.battery} />
            <PriceSelect filters={filters} counts={facets?.price} />
            <SortSelect filters={filters} />
            <PriceRange filters={filters} />
            <InStockBox filters={filters} counts={facets?.inStock} />
          </div>
        </div>
        <ActiveFilters filters={filters} total={total} />
        <Button type="submit" className="not-noscript:hidden">
          {t(catalogueWords.applyFilters)}
        </Button>
      </form>
    </search>
  )
}

function SearchField({ filters: { query, adjust } }: { filters: Filters }) {
  const t = useTranslate()
  return (
    <div className="relative max-sm:col-span-full">
      <Search aria-hidden="true" className="absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-quiet" />
      <DraftInput
        type="search"
        name="search"
        enterKeyHint="search"
        maxLength={100}
        aria-label={t(catalogueWords.search)}
        placeholder={t(catalogueWords.search)}
        value={query.search ?? ''}
        onCommit={(search) => adjust({ search })}
        className="w-full pl-9"
      />
    </div>
  )
}

function ActiveFilters({ filters: { query, change, clear }, total }: { filters: Filters; total: number | undefined }) {
  const t = useTranslate()
  const language = useLanguage()
  const { tag } = query
  return (
    <div className="col-span-full flex min-h-11 flex-wrap items-center gap-x-4 lg:col-1 lg:row-2">
      <p role="status" className="font-semibold">
        {total === undefined ? ' ' : t(catalogueWords.count)(total)}
      </p>
      {tag && (
        <Button
          size="compact"
          aria-label={t(catalogueWords.removeTag)(displayText(tag, language).text)}
          onClick={() => change({ tag: undefined })}
        >
          {displayText(tag, language).text}
          <X aria-hidden="true" className="size-3.5" />
        </Button>
      )}
      {isFiltered(query) && (
        <Button variant="quiet" size="compact" onClick={clear}>
          {t(catalogueWords.clearFilters)}
        </Button>
      )}
    </div>
  )
}
