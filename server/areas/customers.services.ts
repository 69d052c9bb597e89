import { createCustomerData } from '../features/customers/customer-data.service.ts'
import { createCustomerErasing } from '../features/customers/customer-erasing.service.ts'
import { createCustomerMerge } from '../features/customers/customer-merge.service.ts'
import { createCustomerWriting } from '../features/customers/customer-writing.service.ts'
import { createCustomers } from '../features/customers/customers.service.ts'
import type { Ground } from './ground.ts'

export type CustomersArea = ReturnType<typeof customersServices>

type Needs = Pick<Ground, 'now' | 'database' | 'audit' | 'settings'>

/** Customers: found, written, merged, and told or forgotten on their request. */
export function customersServices({ now, database, audit, settings }: Needs) {
  const shared = { database, audit, settings, now }
  return {
    customers: createCustomers(shared),
    customerWriting: createCustomerWriting(shared),
    customerMerge: createCustomerMerge(shared),
    customerData: createCustomerData(shared),
    customerErasing: createCustomerErasing(shared),
  }
}
