import { SlidersHorizontal, X } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import type { ProductList } from '#contract/catalogue/products.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { catalogueWords } from './catalogue.words.ts'
import { FilterDrawer } from './FilterDrawer.tsx'
import { useMoreChoices, useSetFilters } from './filter-choices.ts'
import { CategorySelect, SearchField, SortSelect, UseSelect } from './filter-fields.tsx'
import type { Filters } from './useFilters.ts'

interface FilterBarProps {
  filters: Filters
  list: ProductList | undefined
}

/** Renders search, category, use and sort in one row, a drawer with all other filters, and what is set. */
export function FilterBar({ filters, list }: FilterBarProps) {
  const t = useTranslate()
  const drawerId = useId()
  const groups = useMoreChoices(filters.query, list?.facets)
  const chosen = groups.filter(({ choices }) => choices.some(({ isChosen }) => isChosen)).length
  return (
    <search className="mt-5 block border-t border-hairline pt-4 pb-3 print:hidden">
      {/* A form with named fields, so that it also works without JavaScript. */}
      <form
        onSubmit={(event) => event.preventDefault()}
        className="grid grid-cols-2 gap-2 sm:grid-cols-[repeat(3,minmax(0,1fr))_auto] lg:grid-cols-[minmax(0,1fr)_repeat(3,11.5rem)_auto]"
      >
        <SearchField filters={filters} />
        <CategorySelect filters={filters} list={list} />
        <UseSelect filters={filters} list={list} />
        <SortSelect filters={filters} />
        <Button popoverTarget={drawerId} className="lg:min-h-10">
          <SlidersHorizontal aria-hidden="true" className="size-4 shrink-0" />
          {chosen > 0 ? `${t(catalogueWords.allFilters)} (${chosen})` : t(catalogueWords.allFilters)}
        </Button>
        <FilterDrawer id={drawerId} filters={filters} groups={groups} total={list?.total} />
        <Button type="submit" className="col-span-full not-noscript:hidden">
          {t(catalogueWords.applyFilters)}
        </Button>
      </form>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 lg:min-h-9">
        <p role="status" className="font-semibold">
          {list ? t(catalogueWords.count)(list.total) : ' '}
        </p>
        <SetFilters filters={filters} />
      </div>
    </search>
  )
}

function SetFilters({ filters }: { filters: Filters }) {
  const t = useTranslate()
  const set = useSetFilters(filters.query)
  if (set.length === 0) return null
  return (
    <ul aria-label={t(catalogueWords.setFilters)} className="flex flex-wrap items-center gap-2">
      {set.map(({ text, change }) => (
        <li key={text} className="min-w-0">
          <Link
            to={filters.linkTo(change)}
            aria-label={t(catalogueWords.removeFilter)(text)}
            className={buttonClass('secondary', 'compact', 'bg-signal-soft wrap-anywhere')}
          >
            {text}
            <X aria-hidden="true" className="size-3.5 shrink-0" />
          </Link>
        </li>
      ))}
      <li>
        <Link to={filters.cleared} className={buttonClass('quiet', 'compact', 'underline')}>
          {t(catalogueWords.clearFilters)}
        </Link>
      </li>
    </ul>
  )
}
