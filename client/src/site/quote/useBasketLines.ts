import { useQuery } from '@tanstack/react-query'
import { offeringAt, planOffering } from '#content/builder/offerings.ts'
import { deviceKindOf } from '#contract/catalogue/device-kinds.ts'
import { type ListPrice, listPriceFor } from '#contract/catalogue/prices.ts'
import type { ProductSummary } from '#contract/catalogue/products.ts'
import { nameIn } from '#contract/i18n/in-language.ts'
import { coveredNeeds, isOfferingAddress, isPlanAddress, needOf, type Offering } from '#contract/sales/offerings.ts'
import { plansOptions } from '../../api/content.ts'
import { productsAtOptions } from '../../api/lookup.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { displayText, useLocalizedText } from '../../i18n/useLocalizedText.ts'
import { type BasketLine, useQuoteBasket } from '../../storage/quote-basket.ts'
import { nameOf } from '../catalogue/index.ts'

/** A line of the quotation with the current data of its product, plan or service. */
export interface ListedLine {
  line: BasketLine
  /** Undefined if the line is not a product, or while loading. */
  product: ProductSummary | null | undefined
  /** Undefined if the line is not a plan or service, or while loading. */
  offering: Offering | undefined
  /** Current unit price at this quantity; null if it is no longer sold, undefined while loading. */
  price: ListPrice | null | undefined
  /** Connectivity is included in a plan of the list. */
  isCovered: boolean
  /** The current name, otherwise the one stored when it was added. */
  name: { text: string; lang: string | undefined }
}

/** Returns the quotation with current names, prices and stock. */
export function useBasketLines() {
  const language = useLanguage()
  const localized = useLocalizedText()
  const lines = useQuoteBasket()
  const slugs = lines.map(({ slug }) => slug).filter((slug) => !isOfferingAddress(slug))
  const products = useQuery(productsAtOptions(slugs))
  const needsPlans = lines.some(({ slug }) => isPlanAddress(slug))
  const plans = useQuery({ ...plansOptions, enabled: needsPlans })
  const offered = plans.data?.items.map(planOffering)
  const needs = lines.map(({ slug }) => {
    const product = products.data?.get(slug)
    return product ? needOf(deviceKindOf(product)) : undefined
  })
  const covered = coveredNeeds(
    lines.map(({ slug, quantity }, index) => ({ slug, quantity, need: needs[index] })),
    offered ?? [],
  )
  const listed = lines.map((line, index): ListedLine => {
    const former = displayText(nameIn(line, language), language)
    if (isOfferingAddress(line.slug)) {
      const offering = offeringAt(line.slug, offered ?? [])
      const { children: text, lang } = offering ? localized(offering.name) : { children: '', lang: undefined }
      const isKnown = offered !== undefined || !isPlanAddress(line.slug)
      const price = offering ? priceOf(offering) : isKnown ? null : undefined
      return { line, product: undefined, offering, price, isCovered: false, name: offering ? { text, lang } : former }
    }
    const product = products.data?.get(line.slug)
    const need = needs[index]
    const price = product ? listPriceFor(product, line.quantity) : product
    const isCovered = need !== undefined && covered.has(need) && Boolean(price?.connectivityFee)
    return {
      line,
      product,
      offering: undefined,
      price: price && isCovered ? { ...price, connectivityFee: 0 } : price,
      isCovered,
      name: product ? nameOf(product, language) : former,
    }
  })
  return {
    lines: listed,
    isFailed: products.isError || plans.isError,
    isPending: (slugs.length > 0 && products.isPending) || (needsPlans && plans.isPending),
    /** Reloads everything. */
    check: () => Promise.all([slugs.length > 0 && products.refetch(), needsPlans && plans.refetch()]),
  }
}

function priceOf({ listPrice, period }: Offering): ListPrice {
  return { listPrice, period, connectivityFee: null }
}

/** Returns the lines that can be requested: all but those known to be gone. */
export function quotable(lines: readonly ListedLine[]): ListedLine[] {
  return lines.filter(({ price }) => price !== null)
}
