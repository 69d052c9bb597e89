import { useQueryClient } from '@tanstack/react-query'
import type { CustomerDetail } from '#contract/sales/customers.ts'
import { customerOptions } from '../api/sales/customers.ts'

export interface CustomersCache {
  /** Caches a customer that the server returned, and invalidates lists and figures. */
  store: (customer: CustomerDetail) => CustomerDetail
  /** Invalidates everything that is derived from customers. */
  refresh: () => Promise<unknown>
}

export function useCustomersCache(): CustomersCache {
  const queries = useQueryClient()
  return {
    store(customer) {
      queries.setQueryData(customerOptions(customer.id).queryKey, customer)
      for (const queryKey of [
        ['customers', 'stats'],
        ['customers', 'search'],
        ['tables', 'customers'],
      ]) {
        void queries.invalidateQueries({ queryKey })
      }
      return customer
    },
    refresh: () =>
      Promise.all(
        [['customers'], ['orders'], ['quotes'], ['enquiries'], ['demo-requests'], ['tables']].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  }
}
