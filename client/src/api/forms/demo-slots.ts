import { queryOptions } from '@tanstack/react-query'
import { listDemoSlots } from './demo-requests.ts'

/** The free starts of a day. @param date of a day in Hong Kong, as 2026-11-23 */
export function demoSlotsOptions(date: string) {
  return queryOptions({
    queryKey: ['demo-slots', date],
    queryFn: ({ signal }) => listDemoSlots(date, signal),
    // other visitors book slots meanwhile
    staleTime: 0,
  })
}
