import * as z from 'zod/mini'
import {
  type CustomerDetail,
  type CustomerStats,
  type CustomerTableQuery,
  customerChoicesSchema,
  customerDetailSchema,
  type StaffCustomer,
} from '#contract/sales/customers.ts'
import type { SettingsSource } from '#server/modules/settings/index.ts'
import type { Actor, Audit } from '#server/platform/audit.ts'
import type { Database, DatabaseHandle } from '#server/platform/database/database.ts'
import { recordedExport } from '#server/platform/documents/exports.ts'
import { problem } from '#server/platform/http/problems.ts'
import { createActivitiesRepo } from './activities/activities.repo.ts'
import { createCustomerDetailRepo } from './customer-detail.repo.ts'
import { type CustomerFilter, type CustomerRow, createCustomersRepo, type StatusRule } from './customers.repo.ts'

export interface CustomersServices {
  database: Database
  audit: Audit
  settings: SettingsSource
  now: () => Date
}

export function createCustomers(services: CustomersServices) {
  const customers = createCustomersRepo(services.database)
  const rule = () => statusRule(services)

  return {
    async page(query: CustomerTableQuery) {
      const page = await customers.page(query, rule())
      return { ...page, items: page.items.map(staffCustomerOf) }
    },

    stats: (): Promise<CustomerStats> => customers.stats(rule()),

    choices: async (search: string) => customerChoicesSchema.parse({ items: await customers.choices(search) }),

    /** Streams the filtered customers from one snapshot and records the export in the audit log. */
    all: (actor: Actor, filter: CustomerFilter): AsyncGenerator<CustomerRow> =>
      recordedExport(services, actor, 'customers', filter, customers.all(filter, rule())),

    /** @throws customer.not_found */
    find: (id: string): Promise<CustomerDetail> => customerDetail(services.database.prisma, id, rule()),
  }
}

export type Customers = ReturnType<typeof createCustomers>

export function statusRule({ settings, now }: Pick<CustomersServices, 'settings' | 'now'>): StatusRule {
  return { sales: settings.current().sales, now: now() }
}

/**
 * Returns a customer with contacts and timeline; of a merged or erased one, what is left.
 * @throws customer.not_found
 */
export async function customerDetail(database: DatabaseHandle, id: string, rule: StatusRule): Promise<CustomerDetail> {
  const repo = createCustomerDetailRepo(database)
  const row = await repo.row(id, rule)
  if (!row) throw problem('customer.not_found', 'No customer has this id')
  const [fields, contacts] = await Promise.all([repo.fields(id), repo.contacts(id)])
  const addresses = [fields.email, ...contacts.map(({ email }) => email)].filter((email) => email !== '')
  const isThere = !fields.mergedIntoId && !fields.erasedAt
  const [items, thread, duplicates] = await Promise.all([
    repo.items(id, addresses),
    createActivitiesRepo(database).thread('customer', id),
    isThere ? repo.duplicates(id) : [],
  ])
  const {
    address,
    country,
    language,
    notes,
    source,
    statusSet,
    mergedIntoId,
    email: ownEmail,
    phone: ownPhone,
  } = fields
  const creditLimitHkd = fields.creditLimitHkd?.toNumber() ?? null
  const terms = { paymentTerms: fields.paymentTerms, depositPercent: Number(fields.depositPercent), creditLimitHkd }
  const own = { address, country, language, notes, source, statusSet, mergedIntoId, ownEmail, ownPhone, ...terms }
  const erasedAt = fields.erasedAt?.toISOString() ?? null
  return z.parse(customerDetailSchema, {
    ...staffCustomerOf(row),
    ...own,
    erasedAt,
    contacts,
    items,
    thread,
    duplicates,
  })
}

function staffCustomerOf(row: CustomerRow): StaffCustomer {
  return { ...row, createdAt: row.createdAt.toISOString(), lastOrder: row.lastOrder?.toISOString() ?? null }
}
