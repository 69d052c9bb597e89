import { queryOptions } from '@tanstack/react-query'
import { loadAsking } from '../calls/load-calls.ts'

/** The free starts of a day. @param date of a day in Hong Kong, as 2026-11-23 */
export function demoSlotsOptions(date: string) {
  return queryOptions({
    queryKey: ['demo-slots', date],
    queryFn: async ({ signal }) => {
      const { listDemoSlots } = await loadAsking(() => import('./demo-requests.ts'))
      return listDemoSlots(date, signal)
    },
    // What is free changes under the reader's hands.
    staleTime: 0,
  })
}
