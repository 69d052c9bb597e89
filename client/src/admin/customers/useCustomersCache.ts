import { useQueryClient } from '@tanstack/react-query'
import type { CustomerDetail } from '#contract/sales/customers.ts'
import { customerOptions } from '../api/sales/customers.ts'

export interface CustomersCache {
  /** Keeps a customer as the server has answered with it, and asks anew for the lists and figures. */
  take: (customer: CustomerDetail) => CustomerDetail
  /** Asks anew for whatever is shown of customers, and of what goes with them. */
  refresh: () => Promise<unknown>
}

export function useCustomersCache(): CustomersCache {
  const queries = useQueryClient()
  return {
    take(customer) {
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
