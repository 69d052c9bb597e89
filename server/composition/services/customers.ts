import {
  createCustomerData,
  createCustomerErasing,
  createCustomerMerge,
  createCustomers,
  createCustomerWriting,
} from '#server/modules/customers/index.ts'
import type { Dependencies } from '../dependencies.ts'
import type { MediaArea } from './catalogue.ts'

export type CustomersArea = ReturnType<typeof customersServices>

type Needs = Pick<Dependencies, 'now' | 'database' | 'audit' | 'settings'> & Pick<MediaArea, 'replyFiles'>

export function customersServices({ now, database, audit, settings, replyFiles }: Needs) {
  const shared = { database, audit, settings, now }
  return {
    customers: createCustomers(shared),
    customerWriting: createCustomerWriting(shared),
    customerMerge: createCustomerMerge(shared),
    customerData: createCustomerData(shared),
    customerErasing: createCustomerErasing({ ...shared, replyFiles }),
  }
}
