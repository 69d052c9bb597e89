import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import {
  type CustomerChange,
  type CustomerDetail,
  customerDetailSchema,
  type customerEraseSchema,
  type customerMergeSchema,
  customerStatsSchema,
  type NewCustomer,
} from '#contract/customers.ts'
import { call } from './request.ts'

const path = (id: string) => `/admin/customers/${encodeURIComponent(id)}`

/** GET /admin/customers/stats. */
export const customerStatsOptions = queryOptions({
  queryKey: ['customers', 'stats'],
  queryFn: ({ signal }) => call('GET', '/admin/customers/stats', { schema: customerStatsSchema, signal }),
})

/** GET /admin/customers/{id}: what is edited is what holds now. */
export function customerOptions(id: string) {
  return queryOptions({
    queryKey: ['customers', 'one', id],
    queryFn: ({ signal }) => call('GET', path(id), { schema: customerDetailSchema, signal }),
    staleTime: 0,
  })
}

/** POST /admin/customers. */
export function createCustomer(body: NewCustomer): Promise<CustomerDetail> {
  return call('POST', '/admin/customers', { schema: customerDetailSchema, body })
}

/** PUT /admin/customers/{id}. */
export function changeCustomer(id: string, body: CustomerChange): Promise<CustomerDetail> {
  return call('PUT', path(id), { schema: customerDetailSchema, body })
}

/** POST /admin/customers/{id}/merge: the other's go to this one. */
export function mergeCustomers(id: string, body: z.output<typeof customerMergeSchema>): Promise<CustomerDetail> {
  return call('POST', `${path(id)}/merge`, { schema: customerDetailSchema, body })
}

/** GET /admin/customers/{id}/data.json: all that is kept of a person; asks for the password. */
export function customerData(id: string): Promise<unknown> {
  return call('GET', `${path(id)}/data.json`, { schema: z.unknown() })
}

/** POST /admin/customers/{id}/erase: asks for the password. */
export function eraseCustomer(id: string, body: z.output<typeof customerEraseSchema>): Promise<CustomerDetail> {
  return call('POST', `${path(id)}/erase`, { schema: customerDetailSchema, body })
}
