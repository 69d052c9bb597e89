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

/** GET /admin/customers/stats. */
export const customerStatsOptions = queryOptions({
  queryKey: ['customers', 'stats'],
  queryFn: ({ signal }) => call(endpoints.getCustomerStats, { signal }),
})

/** GET /admin/customers/{id}: what is edited is what holds now. */
export function customerOptions(id: string) {
  return queryOptions({
    queryKey: ['customers', 'one', id],
    queryFn: ({ signal }) => call(endpoints.getCustomer, { params: { id }, signal }),
    staleTime: 0,
  })
}

/** POST /admin/customers. */
export function createCustomer(body: NewCustomer): Promise<CustomerDetail> {
  return call(endpoints.addCustomer, { body })
}

/** PUT /admin/customers/{id}. */
export function changeCustomer(id: string, body: CustomerChange): Promise<CustomerDetail> {
  return call(endpoints.changeCustomer, { params: { id }, body })
}

/** POST /admin/customers/{id}/merge: the other's go to this one. */
export function mergeCustomers(id: string, body: z.output<typeof customerMergeSchema>): Promise<CustomerDetail> {
  return call(endpoints.mergeCustomers, { params: { id }, body })
}

/** GET /admin/customers/{id}/data.json: all that is kept of a person; asks for the password. */
export function customerData(id: string): Promise<unknown> {
  return call(endpoints.getCustomerData, { params: { id } })
}

/** POST /admin/customers/{id}/erase: asks for the password. */
export function eraseCustomer(id: string, body: z.output<typeof customerEraseSchema>): Promise<CustomerDetail> {
  return call(endpoints.eraseCustomer, { params: { id }, body })
}
