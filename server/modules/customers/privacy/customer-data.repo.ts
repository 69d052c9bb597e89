import { Prisma } from '#prisma'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { idRow, readRows } from '#server/platform/database/rows.ts'
import { isTheirs, isTheirTalk, type Person } from './customer-person.repo.ts'

/** Internal fields that are not the person's data: search keys, staff ids, margins. */
const ours = { searchText: true, isSample: true, version: true } as const
const messageOurs = { ...ours, submissionId: true, assigneeId: true, suspect: true } as const

export function createCustomerDataRepo(database: DatabaseHandle) {
  async function idsOf(table: 'Quote' | 'Order', person: Person): Promise<string[]> {
    const rows = await readRows(database, idRow)`
      SELECT "id" FROM ${Prisma.raw(`"${table}"`)} WHERE ${isTheirs(person)}`
    return rows.map(({ id }) => id)
  }
  const oldestFirst = { createdAt: 'asc' } as const

  return {
    customers: ({ ids }: Person) =>
      database.customer.findMany({ where: { id: { in: ids } }, omit: ours, orderBy: oldestFirst }),

    contacts: ({ ids }: Person) =>
      database.contact.findMany({
        where: { customerId: { in: ids } },
        omit: { searchText: true },
        orderBy: oldestFirst,
      }),

    enquiries: ({ addresses }: Person) =>
      database.enquiry.findMany({
        where: { email: { in: addresses, mode: 'insensitive' } },
        omit: messageOurs,
        orderBy: oldestFirst,
      }),

    demoRequests: ({ addresses }: Person) =>
      database.demoRequest.findMany({
        where: { email: { in: addresses, mode: 'insensitive' } },
        omit: { ...messageOurs, calendarSequence: true },
        orderBy: oldestFirst,
      }),

    async conversations(person: Person) {
      const theirs = await readRows(database, idRow)`
        SELECT "id" FROM "Conversation" WHERE ${isTheirTalk(person)}`
      return database.conversation.findMany({
        where: { id: { in: theirs.map(({ id }) => id) } },
        select: {
          id: true,
          language: true,
          startedAt: true,
          lastAt: true,
          handedOverTo: true,
          handedOverAt: true,
          turns: {
            select: { createdAt: true, question: true, answer: true, state: true, rating: true },
            orderBy: { seq: 'asc' },
          },
        },
        orderBy: { startedAt: 'asc' },
      })
    },

    async quotes(person: Person) {
      const line = { id: true, revisionId: true, minSellingPrice: true } as const
      return database.quote.findMany({
        where: { id: { in: await idsOf('Quote', person) } },
        omit: { ...messageOurs, linkHash: true, linkSealed: true, linkExpiresAt: true },
        include: {
          requestLines: { omit: { id: true, quoteId: true }, orderBy: { position: 'asc' } },
          revisions: {
            omit: { id: true, quoteId: true, overrideReason: true, overrideBy: true, createdBy: true, sentBy: true },
            include: { lines: { omit: line, orderBy: { position: 'asc' } } },
            orderBy: { number: 'asc' },
          },
        },
        orderBy: oldestFirst,
      })
    },

    async orders(person: Person) {
      return database.order.findMany({
        where: { id: { in: await idsOf('Order', person) } },
        omit: { ...ours, submissionId: true, createdBy: true, createdById: true },
        include: {
          lines: { omit: { id: true, orderId: true, reserved: true }, orderBy: { position: 'asc' } },
          shipments: {
            omit: { submissionId: true, orderId: true, createdBy: true, deliveredBy: true, proofId: true },
            orderBy: { number: 'asc' },
          },
          devices: {
            select: {
              serial: true,
              devEui: true,
              imei: true,
              iccid: true,
              state: true,
              shippedOn: true,
              warrantyEndsOn: true,
              note: true,
            },
            orderBy: { serial: 'asc' },
          },
        },
        orderBy: oldestFirst,
      })
    },

    async billing({ ids }: Person) {
      const where = { customerId: { in: ids } }
      const documents = await database.issuedDocument.findMany({
        where,
        select: { number: true, kind: true, issuedOn: true, dueOn: true, currency: true, total: true, paid: true },
        orderBy: { issuedAt: 'asc' },
      })
      const payments = await database.payment.findMany({
        where,
        select: {
          receivedOn: true,
          direction: true,
          method: true,
          currency: true,
          amount: true,
          payer: true,
          reference: true,
        },
        orderBy: oldestFirst,
      })
      const subscriptions = await database.subscription.findMany({
        where,
        select: {
          name: true,
          sku: true,
          quantity: true,
          period: true,
          currency: true,
          unitPrice: true,
          startsOn: true,
          state: true,
        },
        orderBy: oldestFirst,
      })
      return { documents, payments, subscriptions }
    },

    /** Names the kind of actor only, not the member of staff. */
    timeline: (entityIds: string[]) =>
      database.activity.findMany({
        where: { entityId: { in: entityIds } },
        select: {
          at: true,
          entity: true,
          entityId: true,
          kind: true,
          actorKind: true,
          params: true,
          text: true,
          files: { select: { name: true, contentType: true, bytes: true }, orderBy: { position: 'asc' } },
        },
        orderBy: [{ at: 'asc' }, { id: 'asc' }],
      }),

    letters: ({ addresses }: Person, entityIds: string[]) =>
      database.outgoingMail.findMany({
        where: {
          entity: { not: 'user' },
          OR: [{ entityId: { in: entityIds } }, { toAddress: { in: addresses, mode: 'insensitive' } }],
        },
        select: {
          createdAt: true,
          toName: true,
          toAddress: true,
          subject: true,
          text: true,
          status: true,
          deliveredAt: true,
        },
        orderBy: oldestFirst,
      }),

    deliveries: (references: string[]) =>
      database.delivery.findMany({
        where: { reference: { in: references } },
        select: { reference: true, channel: true, status: true, createdAt: true, deliveredAt: true },
        orderBy: oldestFirst,
      }),
  }
}
