import {
  createCustomerData,
  createCustomerErasing,
  createCustomerMerge,
  createCustomers,
  createCustomerWriting,
} from '#server/modules/customers/index.ts'
import type { Dependencies } from '../dependencies.ts'

export type CustomersArea = ReturnType<typeof customersServices>

type Needs = Pick<Dependencies, 'now' | 'database' | 'audit' | 'settings'>

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
