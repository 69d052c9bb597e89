import type { Actor } from '#server/platform/audit.ts'
import { noteActivity } from '../activities/activities.service.ts'
import { lockToChange, subject } from '../customer-writing.service.ts'
import type { CustomersServices } from '../customers.service.ts'
import { createCustomerDataRepo } from './customer-data.repo.ts'
import { createCustomerPersonRepo } from './customer-person.repo.ts'

/** Exports all data of a person for a data access request under the PDPO. */
export function createCustomerData({ database, audit, now }: CustomersServices) {
  return {
    /**
     * Reads one snapshot and records the export in the timeline.
     * @returns JSON-ready data; amounts are strings with two decimals
     * @throws customer.not_found, customer.merged, customer.erased
     */
    read(actor: Actor, id: string) {
      return database.prisma.$transaction(async (tx) => {
        await lockToChange(tx, id)
        await noteActivity(tx, actor, { entity: 'customer', entityId: id, kind: 'customer.exported', params: {} })
        const repo = createCustomerDataRepo(tx)
        const person = await createCustomerPersonRepo(tx).find(id)
        const [customers, contacts] = [await repo.customers(person), await repo.contacts(person)]
        const [enquiries, demoRequests] = [await repo.enquiries(person), await repo.demoRequests(person)]
        const conversations = await repo.conversations(person)
        const [quotations, orders] = [await repo.quotes(person), await repo.orders(person)]
        const billing = await repo.billing(person)
        const things = [...enquiries, ...demoRequests, ...quotations, ...orders]
        const ids = [...person.ids, ...things.map((thing) => thing.id)]
        const [timeline, letters] = [await repo.timeline(ids), await repo.letters(person, ids)]
        const deliveries = await repo.deliveries(things.map(({ reference }) => reference))
        const messages = { enquiries, demoRequests, quotations, orders }
        const data = {
          madeAt: now().toISOString(),
          customers,
          contacts,
          ...messages,
          ...billing,
          conversations,
          timeline,
          letters,
          deliveries,
        }
        await audit.record(tx, actor, { action: 'customer.exported', ...subject(id) })
        return data
      })
    },
  }
}

export type CustomerData = ReturnType<typeof createCustomerData>
