import type { ProductList } from '#contract/catalogue/products.ts'
import { type Mounting, mountingLabel, mountingLabels } from '#contract/catalogue/values/mountings.ts'
import {
  batterySteps,
  type Category,
  categories,
  categoryLabels,
  type ProductSort,
  type TextFacet,
} from '#contract/catalogue/values/product-values.ts'
import { numberText } from '#contract/i18n/formats.ts'
import { halfIn } from '#contract/i18n/in-language.ts'
import { writtenLanguage } from '#contract/i18n/language-values.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { connectivityWords } from '../../i18n/products.words.ts'
import { displayText } from '../../i18n/useLocalizedText.ts'
import { DraftInput } from '../../ui/fields/DraftInput.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { catalogueWords, facetWords, sortWords } from './catalogue.words.ts'
import { nameSorts } from './filters.ts'
import type { Filters } from './useFilters.ts'

type Facets = ProductList['facets']

export function CategorySelect({ filters, counts }: { filters: Filters; counts: Facets['category'] | undefined }) {
  const t = useTranslate()
  const countOf = (category: Category) => counts?.find(({ value }) => value === category)?.count
  return (
    <Select
      label={t(catalogueWords.category)}
      hideLabel
      name="category"
      value={filters.query.category ?? 'all'}
      onChange={(value) => filters.change({ category: value === 'all' ? undefined : value, subcategory: undefined })}
    >
      <option value="all">{t(catalogueWords.allCategories)}</option>
      {categories.map((category) => (
        <option key={category} value={category}>
          {withCount(t(categoryLabels[category]), countOf(category))}
        </option>
      ))}
    </Select>
  )
}

/** The same in every language. */
const connectivityNames = new Map(Object.entries(connectivityWords).map(([type, { en }]) => [type, en]))

interface TextFacetSelectProps {
  facet: TextFacet
  filters: Filters
  counts: Facets[TextFacet] | undefined
}

export function TextFacetSelect({ facet, filters, counts }: TextFacetSelectProps) {
  const t = useTranslate()
  const language = useLanguage()
  const { label, all } = facetWords[facet]
  const chosen = filters.query[facet]
  const shown = (value: string) => connectivityNames.get(value) ?? displayText(halfIn(value, language), language).text
  const isKnown = !chosen || counts?.some(({ value }) => value === chosen)
  return (
    <Select
      label={t(label)}
      hideLabel
      name={facet}
      value={chosen ?? ''}
      onChange={(value) => filters.change({ [facet]: value })}
    >
      <option value="">{t(all)}</option>
      {counts?.map(({ value, count }) => (
        <option key={value} value={value}>
          {withCount(shown(value), count)}
        </option>
      ))}
      {!isKnown && <option value={chosen}>{withCount(shown(chosen), counts && 0)}</option>}
    </Select>
  )
}

export function MountingSelect({ filters, counts }: { filters: Filters; counts: Facets['mounting'] | undefined }) {
  const t = useTranslate()
  const chosen = filters.query.mounting
  const offered = new Set([...(counts ?? []).map(({ value }) => value), ...(chosen ? [chosen] : [])])
  const countOf = (mounting: Mounting) => counts && (counts.find(({ value }) => value === mounting)?.count ?? 0)
  return (
    <Select
      label={t(mountingLabel)}
      hideLabel
      name="mounting"
      value={chosen ?? ''}
      onChange={(mounting) => filters.change({ mounting })}
    >
      <option value="">{t(catalogueWords.anyMounting)}</option>
      {[...offered].map((mounting) => (
        <option key={mounting} value={mounting}>
          {withCount(t(mountingLabels[mounting]), countOf(mounting))}
        </option>
      ))}
    </Select>
  )
}

/** Filters by minimum battery life in years. */
export function BatterySelect({ filters, counts }: { filters: Filters; counts: Facets['battery'] | undefined }) {
  const t = useTranslate()
  const chosen = filters.query.minBattery
  const years = new Set([...batterySteps, ...(chosen === undefined ? [] : [chosen])])
  return (
    <Select
      label={t(catalogueWords.battery)}
      hideLabel
      name="minBattery"
      value={chosen ?? ''}
      onChange={(minBattery) => filters.change({ minBattery })}
    >
      <option value="">{t(catalogueWords.anyBattery)}</option>
      {[...years].map((min) => (
        <option key={min} value={min}>
          {withCount(t(catalogueWords.batteryOf)(min), counts?.find((one) => one.min === min)?.count)}
        </option>
      ))}
    </Select>
  )
}

/** Sets both ends of the price range. Without JavaScript, `PriceRange` does. */
export function PriceSelect({ filters, counts }: { filters: Filters; counts: Facets['price'] | undefined }) {
  const t = useTranslate()
  const { minPrice, maxPrice } = filters.query
  const rangeOf = (min: number | null | undefined, max: number | null | undefined) => `${min ?? ''} ${max ?? ''}`
  const chosen = rangeOf(minPrice, maxPrice)
  const amountOf = (amount: number | null) => (amount === null ? '' : numberText(Math.floor(amount)))
  const isOffered = counts?.some(({ min, max }) => rangeOf(min, max) === chosen)
  return (
    <Select
      label={t(catalogueWords.price)}
      hideLabel
      className="noscript:hidden"
      value={isOffered ? chosen : ''}
      onChange={(value) => {
        const [min, max] = value.split(' ')
        filters.change({ minPrice: min, maxPrice: max })
      }}
    >
      <option value="">{t(catalogueWords.anyPrice)}</option>
      {counts?.map(({ min, max, count }) => (
        <option key={rangeOf(min, max)} value={rangeOf(min, max)}>
          {/* "under 500" is everything below the next step */}
          {withCount(t(catalogueWords.priceOf)(amountOf(min), amountOf(min === null && max ? max + 1 : max)), count)}
        </option>
      ))}
    </Select>
  )
}

const offeredSorts: ProductSort[] = ['price', '-price', '-battery', '-range', '-stock', '-createdAt']

export function SortSelect({ filters: { query, change } }: { filters: Filters }) {
  const t = useTranslate()
  const byName = nameSorts[writtenLanguage(useLanguage())]
  return (
    <Select
      label={t(catalogueWords.sort)}
      hideLabel
      name="sort"
      value={query.sort}
      onChange={(sort) => change({ sort: sort === byName ? undefined : sort })}
    >
      {[...new Set([byName, ...offeredSorts, query.sort])].map((sort) => (
        <option key={sort} value={sort}>
          {`${t(catalogueWords.sort)} · ${t(sortWords[sort])}`}
        </option>
      ))}
    </Select>
  )
}

/** Amounts are in HKD whatever the reader's currency, because the API compares list prices. */
export function PriceRange({ filters: { query, adjust } }: { filters: Filters }) {
  const t = useTranslate()
  const shared = { type: 'number', inputMode: 'decimal', min: 0, className: 'w-full min-w-0 lg:w-20' } as const
  return (
    <fieldset className="flex items-center gap-2">
      <legend className="sr-only">{t(catalogueWords.priceRange)}</legend>
      <span aria-hidden="true" className="text-fine text-ink-quiet">
        HK$
      </span>
      <DraftInput
        {...shared}
        name="minPrice"
        aria-label={t(catalogueWords.minPrice)}
        placeholder={t(catalogueWords.minPlaceholder)}
        value={String(query.minPrice ?? '')}
        onCommit={(minPrice) => adjust({ minPrice })}
      />
      <span aria-hidden="true">–</span>
      <DraftInput
        {...shared}
        name="maxPrice"
        aria-label={t(catalogueWords.maxPrice)}
        placeholder={t(catalogueWords.maxPlaceholder)}
        value={String(query.maxPrice ?? '')}
        onCommit={(maxPrice) => adjust({ maxPrice })}
      />
    </fieldset>
  )
}

export function InStockBox({ filters, counts }: { filters: Filters; counts: Facets['inStock'] | undefined }) {
  const t = useTranslate()
  return (
    <label className="flex min-h-11 items-center gap-2 whitespace-nowrap lg:min-h-10">
      <input
        type="checkbox"
        className="size-5"
        name="inStock"
        value="true"
        checked={filters.query.inStock === 'true'}
        onChange={(event) => filters.change({ inStock: event.target.checked ? 'true' : undefined })}
      />
      {withCount(t(catalogueWords.inStockOnly), counts?.find(({ value }) => value)?.count)}
    </label>
  )
}

function withCount(label: string, count: number | undefined): string {
  return count === undefined ? label : `${label} (${count})`
}
