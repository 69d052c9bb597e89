import { randomUUID } from 'node:crypto'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import type { CustomerStatus, CustomerType } from '#contract/sales/customers.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'

/** What staff write of a customer. Addresses are in lower case. */
export interface CustomerFields {
  type: CustomerType
  name: string
  nameEn: string
  email: string
  phone: string
  location: string
  address: string
  language: ReaderLanguage
  notes: string
  statusSet: CustomerStatus | null
}

export interface ContactFields {
  id: string
  name: string
  email: string
  phone: string
  position: string
  isPrimary: boolean
  createdAt: Date
}

/** Of PostgreSQL's advisory locks, the one of contacts that are put in place of others. */
const lockId = 1_284_660_913

/** Queries that write customers and the people there, for a transaction that has the customer locked. */
export function createCustomerWritingRepo(database: DatabaseHandle) {
  return {
    async add(fields: CustomerFields): Promise<string> {
      const id = randomUUID()
      await database.customer.create({ data: { ...fields, id, source: 'staff' } })
      return id
    },

    read: (id: string) => database.customer.findUnique({ where: { id }, include: { contacts: true } }),

    async change(id: string, version: number, fields: CustomerFields): Promise<void> {
      await database.customer.update({ where: { id, version }, data: { ...fields, version: version + 1 } })
    },

    /**
     * Puts these contacts in place of those it has.
     * @returns the ids of those that were written: another customer's contact has the address of the rest
     */
    async replaceContacts(customerId: string, contacts: ContactFields[]): Promise<Set<string>> {
      await database.$executeRaw`SELECT pg_advisory_xact_lock(${lockId})` // else two that trade addresses wait for each other for good
      await database.contact.deleteMany({ where: { customerId } })
      const written = await database.contact.createManyAndReturn({
        data: contacts.map((contact) => ({ ...contact, customerId })),
        skipDuplicates: true,
        select: { id: true },
      })
      return new Set(written.map(({ id }) => id))
    },
  }
}
