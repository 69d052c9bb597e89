import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import * as endpoints from '#contract/endpoints/customers.ts'
import type {
  CustomerChange,
  CustomerDetail,
  customerEraseSchema,
  customerMergeSchema,
  NewCustomer,
} from '#contract/sales/customers.ts'
import { call } from '../request.ts'

export const customerStatsOptions = queryOptions({
  queryKey: ['customers', 'stats'],
  queryFn: ({ signal }) => call(endpoints.getCustomerStats, { signal }),
})

export function customerOptions(id: string) {
  return queryOptions({
    queryKey: ['customers', 'one', id],
    queryFn: ({ signal }) => call(endpoints.getCustomer, { params: { id }, signal }),
    staleTime: 0,
  })
}

export function createCustomer(body: NewCustomer): Promise<CustomerDetail> {
  return call(endpoints.addCustomer, { body })
}

export function changeCustomer(id: string, body: CustomerChange): Promise<CustomerDetail> {
  return call(endpoints.changeCustomer, { params: { id }, body })
}

export function mergeCustomers(id: string, body: z.output<typeof customerMergeSchema>): Promise<CustomerDetail> {
  return call(endpoints.mergeCustomers, { params: { id }, body })
}

/** All data stored about a person. Requires the password to be confirmed. */
export function customerData(id: string): Promise<unknown> {
  return call(endpoints.getCustomerData, { params: { id } })
}

/** Requires the password to be confirmed. */
export function eraseCustomer(id: string, body: z.output<typeof customerEraseSchema>): Promise<CustomerDetail> {
  return call(endpoints.eraseCustomer, { params: { id }, body })
}
