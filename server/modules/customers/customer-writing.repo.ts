import { randomUUID } from 'node:crypto'
import type { PaymentTerms } from '#contract/billing/terms.ts'
import type { Country } from '#contract/catalogue/values/countries.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import type { CustomerStatus, CustomerType } from '#contract/sales/customers.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'

/** Addresses are in lower case. */
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
  country: Country
  paymentTerms: PaymentTerms
  /** In percent. */
  depositPercent: string
  creditLimitHkd: string | null
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

/** Advisory lock for replacing contacts. */
const lockId = 1_284_660_913

/** The caller must hold the lock of the customer. */
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
     * Replaces all contacts.
     * @returns the ids that were written; the others have the address of another customer's contact
     */
    async replaceContacts(customerId: string, contacts: ContactFields[]): Promise<Set<string>> {
      await database.$executeRaw`SELECT pg_advisory_xact_lock(${lockId})` // prevents deadlocks
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
