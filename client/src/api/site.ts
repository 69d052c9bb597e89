import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ExchangeRates } from '#contract/catalogue/money.ts'
import type { Category } from '#contract/catalogue/products.ts'
import { baseCurrency, currencies, exchangeRates } from '#contract/catalogue/values/money-values.ts'
import type { Site } from '#contract/site/site.ts'
import { loadAsking } from './calls/load-calls.ts'
import { inPage } from './in-page.ts'

const loadSiteCalls = () => loadAsking(() => import('./calls/site-calls.ts'))

const lasting = { staleTime: 10 * 60_000 }

/** GET /site. Not called back where nobody waits for it any more: what takes the place of who asked is about to ask for it, too. */
export const siteOptions = queryOptions({
  queryKey: ['site'],
  queryFn: async () => {
    const { call, getSite } = await loadSiteCalls()
    return call(getSite, {})
  },
  ...lasting,
})

/** GET /exchange-rates. */
export const exchangeRatesOptions = queryOptions({
  queryKey: ['exchange-rates'],
  queryFn: async ({ signal }) => {
    const { call, getExchangeRates } = await loadSiteCalls()
    return call(getExchangeRates, { signal })
  },
  ...inPage,
  ...lasting,
})

/** Company details, or undefined until they are here. */
export function useSite(): Site | undefined {
  return useQuery(siteOptions).data
}

/** Whether a link may lead to a category: anything is sold of it, as far as is known. A link to none may be shown always. */
export function useHasShelf(): (category: Category | undefined) => boolean {
  const shelves = useSite()?.shelves
  return (category) => !category || !shelves || shelves.includes(category)
}

/** The server's table; the contract's own until it is here. */
export function useExchangeRates(): ExchangeRates {
  const { data } = useQuery(exchangeRatesOptions)
  return data ?? { baseCurrency, currencies: [...currencies], rates: exchangeRates }
}
