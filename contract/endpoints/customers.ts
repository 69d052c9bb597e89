import { endpoint, file, idParams } from '../endpoint.ts'
import { noteSchema, threadSchema } from '../sales/activities.ts'
import {
  customerChangeSchema,
  customerChoicesSchema,
  customerDataSchema,
  customerDetailSchema,
  customerEraseSchema,
  customerMergeSchema,
  customerPageSchema,
  customerSearchQuerySchema,
  customerStatsSchema,
  customerTableQuerySchema,
  newCustomerSchema,
} from '../sales/customers.ts'
import { exportQuery } from '../tables.ts'

export const listCustomers = endpoint({
  method: 'GET',
  path: '/admin/customers',
  permission: 'sales.read',
  tags: ['Sales'],
  operationId: 'listCustomers',
  summary: 'List customers by name',
  description:
    'Searched are names, addresses, phones and the location, of its contacts too. `from` is included, `to` is not: when they became one. Those that were merged or erased are not listed.',
  query: customerTableQuerySchema,
  answer: customerPageSchema,
})

export const getCustomerStats = endpoint({
  method: 'GET',
  path: '/admin/customers/stats',
  permission: 'sales.read',
  tags: ['Sales'],
  operationId: 'getCustomerStats',
  summary: 'Count customers, with the value of their orders',
  description: 'HKD, of orders that are not cancelled, of erased customers too (docs/figures.md).',
  answer: customerStatsSchema,
})

export const searchCustomers = endpoint({
  method: 'GET',
  path: '/admin/customers/search',
  permission: 'sales.read',
  tags: ['Sales'],
  operationId: 'searchCustomers',
  summary: 'Search customers for a form',
  query: customerSearchQuerySchema,
  answer: customerChoicesSchema,
})

export const exportCustomers = endpoint({
  method: 'GET',
  path: '/admin/customers/export.csv',
  permission: 'sales.export',
  isExport: true,
  tags: ['Sales'],
  operationId: 'exportCustomers',
  summary: 'Export all matching customers as CSV',
  query: exportQuery(customerTableQuerySchema),
  answer: file('text/csv'),
})

export const getCustomer = endpoint({
  method: 'GET',
  path: '/admin/customers/:id',
  permission: 'sales.read',
  tags: ['Sales'],
  operationId: 'getCustomer',
  summary: 'Get a customer with its contacts and all messages',
  description: 'One that was merged names the customer that it is now in `mergedIntoId`.',
  params: idParams,
  answer: customerDetailSchema,
  errors: [404],
})

export const addCustomer = endpoint({
  method: 'POST',
  path: '/admin/customers',
  permission: 'sales.write',
  tags: ['Sales'],
  operationId: 'addCustomer',
  summary: 'Create a customer',
  description:
    'An address that another customer’s contact has is refused as `contacts.N.email`. One contact is the primary one: the first, where none says so.',
  body: newCustomerSchema,
  answer: customerDetailSchema,
  status: 201,
})

export const changeCustomer = endpoint({
  method: 'PUT',
  path: '/admin/customers/:id',
  permission: 'sales.write',
  tags: ['Sales'],
  operationId: 'changeCustomer',
  summary: 'Replace a customer with its contacts',
  description:
    '`version` is the one that was edited: where it is no longer the present one, 409 `record.changed` answers with `current`. Contacts that are not given are removed.',
  params: idParams,
  body: customerChangeSchema,
  answer: customerDetailSchema,
  errors: [404, 409],
})

export const addCustomerNote = endpoint({
  method: 'POST',
  path: '/admin/customers/:id/notes',
  permission: 'sales.write',
  tags: ['Sales'],
  operationId: 'addCustomerNote',
  summary: 'Add an internal note to a customer',
  params: idParams,
  body: noteSchema,
  answer: threadSchema,
  errors: [404, 409],
})

export const mergeCustomers = endpoint({
  method: 'POST',
  path: '/admin/customers/:id/merge',
  permission: 'sales.write',
  tags: ['Sales'],
  operationId: 'mergeCustomers',
  summary: 'Merge another customer into this one',
  description:
    'Contacts, quotations, orders and the timeline of `otherId` are this one’s from then on, and what this one lacks is taken from it; it leaves the lists and leads here. 409 `record.changed` answers with `current`, whichever of the two was changed.',
  params: idParams,
  body: customerMergeSchema,
  answer: customerDetailSchema,
  errors: [404, 409],
})

export const getCustomerData = endpoint({
  method: 'GET',
  path: '/admin/customers/:id/data.json',
  permission: 'customers.privacy',
  confirmed: true,
  tags: ['Sales'],
  operationId: 'getCustomerData',
  summary: 'Download all stored data of a person',
  description:
    'For a data access request: the customer and its contacts, everything they sent and got, the timeline and the emails. That it was taken is noted.',
  params: idParams,
  answer: customerDataSchema,
  errors: [404, 409],
})

export const eraseCustomer = endpoint({
  method: 'POST',
  path: '/admin/customers/:id/erase',
  permission: 'customers.privacy',
  confirmed: true,
  tags: ['Sales'],
  operationId: 'eraseCustomer',
  summary: 'Erase a person’s data permanently',
  description:
    '`name` is the customer’s, typed again. What they sent is erased; open quotations are withdrawn and no private link is good any more; orders and quotations keep their figures, not the person. It cannot be undone.',
  params: idParams,
  body: customerEraseSchema,
  answer: customerDetailSchema,
  errors: [404, 409],
})
