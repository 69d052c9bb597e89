import { Search } from 'lucide-react'
import type { ProductList } from '#contract/catalogue/products.ts'
import {
  type Category,
  categories,
  categoryLabels,
  type ProductSort,
} from '#contract/catalogue/values/product-values.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { DraftInput } from '../../ui/fields/DraftInput.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { catalogueWords, facetWords, sortWords } from './catalogue.words.ts'
import { facetChoices, useFacetText } from './filter-choices.ts'
import { defaultSort } from './filters.ts'
import type { Filters } from './useFilters.ts'

interface CountedFieldProps {
  filters: Filters
  list: ProductList | undefined
}

export function SearchField({ filters: { query, adjust } }: { filters: Filters }) {
  const t = useTranslate()
  return (
    <div className="relative col-span-full lg:col-span-1">
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

export function CategorySelect({ filters, list }: CountedFieldProps) {
  const t = useTranslate()
  const countOf = (category: Category) => list?.facets.category.find(({ value }) => value === category)?.count
  return (
    <Select
      label={t(catalogueWords.category)}
      hideLabel
      name="category"
      value={filters.query.category ?? ''}
      onChange={(category) => filters.change({ category, subcategory: undefined })}
    >
      <option value="">{t(catalogueWords.allCategories)}</option>
      {categories.map((category) => (
        <option key={category} value={category}>
          {withCount(t(categoryLabels[category]), countOf(category))}
        </option>
      ))}
    </Select>
  )
}

export function UseSelect({ filters, list }: CountedFieldProps) {
  const t = useTranslate()
  const facetText = useFacetText()
  const chosen = filters.query.subcategory
  const uses = facetChoices('subcategory', filters.query, list?.facets).filter(
    ({ value }) => value === chosen || list?.uses.includes(value),
  )
  return (
    <Select
      label={t(facetWords.subcategory)}
      hideLabel
      name="subcategory"
      disabled={list && uses.length === 0}
      value={filters.query.subcategory ?? ''}
      onChange={(subcategory) => filters.change({ subcategory })}
    >
      <option value="">{t(catalogueWords.allUses)}</option>
      {uses.map(({ value, count }) => (
        <option key={value} value={value}>
          {withCount(facetText(value), count)}
        </option>
      ))}
    </Select>
  )
}

function withCount(label: string, count: number | undefined): string {
  return count === undefined ? label : `${label} (${count})`
}

const offeredSorts: ProductSort[] = ['price', '-price', '-battery', '-range', '-stock', '-createdAt']

export function SortSelect({ filters: { query, change } }: { filters: Filters }) {
  const t = useTranslate()
  const language = useLanguage()
  const usual = defaultSort(query, language)
  const byName = defaultSort({ search: undefined }, language)
  return (
    <Select
      label={t(catalogueWords.sort)}
      hideLabel
      name="sort"
      value={query.sort === usual ? '' : query.sort}
      onChange={(sort) => change({ sort })}
    >
      {[...new Set([usual, byName, ...offeredSorts, query.sort])].map((sort) => (
        <option key={sort} value={sort === usual ? '' : sort}>
          {t(catalogueWords.sortedBy)(t(sortWords[sort]))}
        </option>
      ))}
    </Select>
  )
}
