import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ExchangeRates } from '#contract/catalogue/money.ts'
import type { Category } from '#contract/catalogue/products.ts'
import { baseCurrency, currencies, exchangeRates } from '#contract/catalogue/values/money-values.ts'
import { getExchangeRates, getSite } from '#contract/endpoints/site.ts'
import type { Site } from '#contract/site/site.ts'
import { call } from './request.ts'

const lasting = { staleTime: 10 * 60_000 }

/** GET /site. Not aborted when its last observer unmounts: the next component is about to ask for it, too. */
export const siteOptions = queryOptions({
  queryKey: ['site'],
  queryFn: () => call(getSite, {}),
  ...lasting,
})

export const exchangeRatesOptions = queryOptions({
  queryKey: ['exchange-rates'],
  queryFn: ({ signal }) => call(getExchangeRates, { signal }),
  ...lasting,
})

/** Returns company details, or undefined until they are loaded. */
export function useSite(): Site | undefined {
  return useQuery(siteOptions).data
}

/** Returns a function that says whether a link may lead to a category: products of it are sold, as far as is known. */
export function useHasShelf(): (category: Category | undefined) => boolean {
  const shelves = useSite()?.shelves
  return (category) => !category || !shelves || shelves.includes(category)
}

/** Returns the server's exchange rates; the contract's own until they are loaded. */
export function useExchangeRates(): ExchangeRates {
  const { data } = useQuery(exchangeRatesOptions)
  return data ?? { baseCurrency, currencies: [...currencies], rates: exchangeRates }
}
