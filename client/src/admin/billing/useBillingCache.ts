import { useQueryClient } from '@tanstack/react-query'

/** Returns a function that invalidates everything that a document or payment changes. */
export function useBillingChanged(): () => void {
  const queries = useQueryClient()
  return () => {
    const stale = [
      ['billing'],
      ['tables', 'documents'],
      ['tables', 'payments'],
      ['tables', 'subscriptions'],
      ['tables', 'returns'],
      ['orders', 'one'],
      ['customers'],
    ]
    for (const queryKey of stale) void queries.invalidateQueries({ queryKey })
  }
}
