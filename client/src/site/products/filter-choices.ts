import type { ProductList, ProductListQuery } from '#contract/catalogue/products.ts'
import { mountingLabel, mountingLabels } from '#contract/catalogue/values/mountings.ts'
import { categoryLabels, type TextFacet } from '#contract/catalogue/values/product-values.ts'
import { numberText } from '#contract/i18n/formats.ts'
import { halfIn } from '#contract/i18n/in-language.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { connectivityWords, productsWords } from '../../i18n/products.words.ts'
import { displayText } from '../../i18n/useLocalizedText.ts'
import { catalogueWords, facetWords } from './catalogue.words.ts'
import type { FilterChange } from './filters.ts'
import { measureWords, searchNotesWords } from './search-notes.words.ts'

type Facets = ProductList['facets']

export interface Choice {
  text: string
  /** Products that it would show; undefined until it is known. */
  count: number | undefined
  isChosen: boolean
  /** Takes the choice, or removes it if it is chosen. */
  change: FilterChange
}

export interface ChoiceGroup {
  label: string
  choices: Choice[]
}

/** The same in every language. */
const connectivityNames = new Map(Object.entries(connectivityWords).map(([type, { en }]) => [type, en]))

export function useFacetText(): (value: string) => string {
  const language = useLanguage()
  return (value) => connectivityNames.get(value) ?? displayText(halfIn(value, language), language).text
}

/** Returns a function that formats a price range in HKD. */
function usePriceText() {
  const t = useTranslate()
  return (min: number | null, max: number | null) => {
    if (max === null) return t(measureWords.minPrice)(numberText(min ?? 0))
    if (min === null && !Number.isInteger(max)) return t(catalogueWords.under)(numberText(Math.ceil(max)))
    if (min === null) return t(measureWords.maxPrice)(numberText(max))
    return t(catalogueWords.between)(numberText(min), numberText(Math.floor(max)))
  }
}

/** Returns the facet's values, with the chosen one although no product has it. */
export function facetChoices(
  facet: TextFacet,
  query: ProductListQuery,
  facets: Facets | undefined,
): { value: string; count: number | undefined }[] {
  const counts = facets?.[facet] ?? []
  const chosen = query[facet]
  const isKnown = !chosen || counts.some(({ value }) => value === chosen)
  return isKnown ? counts : [...counts, { value: chosen, count: facets && 0 }]
}

/** Returns the filters that are not in the bar itself, without choices that would show nothing. */
export function useMoreChoices(query: ProductListQuery, facets: Facets | undefined): ChoiceGroup[] {
  const t = useTranslate()
  const facetText = useFacetText()
  const priceText = usePriceText()
  const choice = (name: keyof ProductListQuery, value: string, text: string, count: number | undefined): Choice => {
    const isChosen = String(query[name] ?? '') === value
    return { text, count, isChosen, change: { [name]: isChosen ? undefined : value } }
  }
  const ofFacet = (facet: TextFacet): ChoiceGroup => ({
    label: t(facetWords[facet]),
    choices: facetChoices(facet, query, facets).map(({ value, count }) =>
      choice(facet, value, facetText(value), count),
    ),
  })
  const prices = (facets?.price ?? []).map(({ min, max, count }): Choice => {
    const isChosen = (query.minPrice ?? null) === min && (query.maxPrice ?? null) === max
    const range = { minPrice: min?.toString(), maxPrice: max?.toString() }
    const change = isChosen ? { minPrice: undefined, maxPrice: undefined } : range
    return { text: priceText(min, max), count, isChosen, change }
  })
  const inStock = facets?.inStock.find(({ value }) => value)?.count
  const groups: ChoiceGroup[] = [
    {
      label: t(catalogueWords.columnStock),
      choices: [choice('inStock', 'true', t(catalogueWords.inStockOnly), inStock)],
    },
    ofFacet('connectivityType'),
    { label: t(catalogueWords.price), choices: prices },
    {
      label: t(catalogueWords.battery),
      choices: (facets?.battery ?? []).map(({ min, count }) =>
        choice('minBattery', String(min), t(catalogueWords.years)(min), count),
      ),
    },
    {
      label: t(mountingLabel),
      choices: (facets?.mounting ?? []).map(({ value, count }) =>
        choice('mounting', value, t(mountingLabels[value]), count),
      ),
    },
    ofFacet('ipRating'),
  ]
  const isUseful = ({ count, isChosen }: Choice) => isChosen || count !== 0
  return groups.map((group) => ({ ...group, choices: group.choices.filter(isUseful) }))
}

/** A filter that is set, and the change that removes it. */
export interface SetFilter {
  text: string
  change: FilterChange
}

/** Returns the filters that are set, in the order of the bar. */
export function useSetFilters(query: ProductListQuery): SetFilter[] {
  const t = useTranslate()
  const language = useLanguage()
  const facetText = useFacetText()
  const priceText = usePriceText()
  const { search, category, subcategory, minPrice, maxPrice, minBattery, minRange, mounting, inStock, tag } = query
  const texts: [text: string | undefined, ...names: (keyof ProductListQuery)[]][] = [
    [search && t(searchNotesWords.quoted)(search), 'search'],
    [category && t(categoryLabels[category]), 'category', 'subcategory'],
    [subcategory && facetText(subcategory), 'subcategory'],
    [inStock && t(inStock === 'true' ? catalogueWords.inStockOnly : productsWords.outOfStock), 'inStock'],
    [query.connectivityType && facetText(query.connectivityType), 'connectivityType'],
    [
      (minPrice ?? maxPrice) === undefined ? undefined : priceText(minPrice ?? null, maxPrice ?? null),
      'minPrice',
      'maxPrice',
    ],
    [minBattery === undefined ? undefined : t(catalogueWords.batteryOf)(minBattery), 'minBattery'],
    [minRange === undefined ? undefined : t(measureWords.minRange)(String(minRange)), 'minRange'],
    [mounting && t(mountingLabels[mounting]), 'mounting'],
    [query.ipRating && facetText(query.ipRating), 'ipRating'],
    [tag && displayText(tag, language).text, 'tag'],
  ]
  return texts.flatMap(([text, ...names]) =>
    text ? [{ text, change: Object.fromEntries(names.map((name) => [name, undefined])) }] : [],
  )
}
