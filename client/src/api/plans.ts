import { queryOptions } from '@tanstack/react-query'
import { loadCalls } from './calls/load-calls.ts'
import { inPage } from './in-page.ts'

/** GET /plans: the plans that staff have published, in their order. */
export const plansOptions = queryOptions({
  queryKey: ['plans'],
  queryFn: async ({ signal }) => {
    const { call, listPlans } = await loadCalls()
    return call(listPlans, { signal })
  },
  ...inPage,
})
