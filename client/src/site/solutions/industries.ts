import { queryOptions } from '@tanstack/react-query'
import type { ShownIndustry } from '#contract/content/industries.ts'
import { listIndustries } from '#contract/endpoints/content/pages.ts'
import { call } from '../../api/request.ts'
import { paths } from '../../paths.ts'

/** Query for the published industries, in the order that staff have set. */
export const industriesOptions = queryOptions({
  queryKey: ['industries'],
  queryFn: ({ signal }) => call(listIndustries, { signal }),
  staleTime: 60_000,
})

/** Returns the key of the industry that the address names, in the query or the path; empty for all. */
export function requestedIndustry(rest: string, parameters: URLSearchParams): string {
  const key = (parameters.get('industry') ?? rest.replace(/\/$/, '')).toLowerCase()
  return key === 'all' ? '' : key
}

/** Returns the address of an industry, or of all. */
export function addressOf(key?: string): string {
  return key === undefined ? paths.solutions : `${paths.solutions}/${key}`
}

/** Returns whether the built-in text with its counts applies: seven industries with twenty-one use cases. */
export function hasBuiltInCounts(industries: ShownIndustry[]): boolean {
  return industries.length === 7 && industries.flatMap(({ useCases }) => useCases).length === 21
}
