import { queryOptions } from '@tanstack/react-query'
import type { ShownIndustry } from '#contract/content/industries.ts'
import { loadCalls } from '../../api/calls/load-calls.ts'
import { inPage } from '../../api/in-page.ts'
import { paths } from '../../paths.ts'

/** GET /industries: those that staff have published, in their order. */
export const industriesOptions = queryOptions({
  queryKey: ['industries'],
  queryFn: async ({ signal }) => {
    const { call, listIndustries } = await loadCalls()
    return call(listIndustries, { signal })
  },
  ...inPage,
  staleTime: 60_000,
})

/** The key of the industry that an address asks for: the query's, else what follows /solutions/; empty where it asks for all. */
export function askedFor(rest: string, parameters: URLSearchParams): string {
  const asked = (parameters.get('industry') ?? rest.replace(/\/$/, '')).toLowerCase()
  return asked === 'all' ? '' : asked
}

/** Where the page shows an industry; without its key, all of them. */
export function addressOf(key?: string): string {
  return key === undefined ? paths.solutions : `${paths.solutions}/${key}`
}

/** Whether there are those that the program's own words name and count: seven industries with twenty-one use cases. */
export function isAsCounted(industries: ShownIndustry[]): boolean {
  return industries.length === 7 && industries.flatMap(({ useCases }) => useCases).length === 21
}
