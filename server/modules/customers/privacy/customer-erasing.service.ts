import type { z } from 'zod/mini'
import { fieldError } from '#contract/problems/field-errors.ts'
import type { CustomerDetail, customerEraseSchema } from '#contract/sales/customers.ts'
import { type OrderStatus, orderMoves } from '#contract/sales/orders.ts'
import { removeConversations } from '#server/modules/assistant/index.ts'
import type { ReplyFiles } from '#server/modules/media/index.ts'
import { shopDay } from '#server/modules/settings/index.ts'
import type { Actor } from '#server/platform/audit.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { publish } from '#server/platform/database/events.ts'
import { problem } from '#server/platform/http/problems.ts'
import { noteActivity } from '../activities/activities.service.ts'
import { createCustomerWritingRepo } from '../customer-writing.repo.ts'
import { changedMeanwhile, lockToChange, subject } from '../customer-writing.service.ts'
import { type CustomersServices, customerDetail, statusRule } from '../customers.service.ts'
import { createCustomerErasingRepo } from './customer-erasing.repo.ts'
import { createCustomerPersonRepo, isTheirTalk } from './customer-person.repo.ts'

/** Erases a person as the PDPO requires; only the figures of orders and quotations stay (docs/security.md). */
export function createCustomerErasing(services: CustomersServices & { replyFiles: Pick<ReplyFiles, 'removeLeft'> }) {
  const { database, audit, settings, now, replyFiles } = services

  /** @returns the number of records erased or anonymized, by kind */
  async function forget(tx: Transaction, actor: Actor, id: string, at: Date) {
    const repo = createCustomerErasingRepo(tx)
    const person = await createCustomerPersonRepo(tx).find(id)
    // First, because enquiries lead to conversations; all code locks messages after conversations.
    const conversations = await removeConversations(tx, isTheirTalk(person))
    const { enquiries, demoRequests } = await repo.messages(person)
    const quotes = await repo.quotes(person, at)
    const orders = await repo.orders(person, at)
    refuseOpen(orders)
    await repo.subscriptions(person, shopDay(at, settings.current().general.timezone), actor.name)
    const [deleted, anonymized] = [
      [...enquiries, ...demoRequests],
      [...quotes, ...orders],
    ]
    const idsOf = (rows: { id: string }[]) => rows.map((row) => row.id)
    const documents = await repo.documents(person, idsOf(orders), at)
    const references = [...deleted, ...anonymized].map(({ reference }) => reference)
    await repo.emails(person, [...idsOf(deleted), ...idsOf(anonymized), ...person.ids], references)
    await repo.timelines([...idsOf(deleted), ...person.ids])
    await repo.steps(idsOf(anonymized))
    await repo.customers(person, at)
    const open = quotes.filter(({ isOpen }) => isOpen)
    for (const quote of open) {
      await noteActivity(tx, actor, { entity: 'quote', entityId: quote.id, kind: 'quote.withdrawn', params: {} })
    }
    if (deleted.length > 0) await publish(tx, 'messages.changed')
    if (conversations.length > 0) await publish(tx, 'conversations.changed')
    await publish(tx, 'notifications.changed')
    return {
      enquiries: enquiries.length,
      demoRequests: demoRequests.length,
      ...(conversations.length > 0 && { conversations: conversations.length }),
      quotes: quotes.length,
      withdrawn: open.length,
      orders: orders.length,
      ...(documents > 0 && { sealedDocuments: documents }),
    }
  }

  return {
    /**
     * Erases a customer. Concurrent changes of its records finish first or find it erased.
     * @throws request.invalid when the name does not match, customer.not_found, customer.merged, customer.erased,
     * customer.open_orders, record.changed
     */
    async erase(actor: Actor, id: string, given: z.infer<typeof customerEraseSchema>): Promise<CustomerDetail> {
      const customer = await database.prisma.$transaction(async (tx) => {
        await lockToChange(tx, id)
        const detail = () => customerDetail(tx, id, statusRule(services))
        const row = await createCustomerWritingRepo(tx).read(id)
        if (row?.version !== given.version) throw changedMeanwhile(await detail())
        if (given.name.trim() !== row.name) throw otherName()
        const counts = await forget(tx, actor, id, now())
        await noteActivity(tx, actor, { entity: 'customer', entityId: id, kind: 'customer.erased', params: {} })
        const erased = await detail()
        await audit.record(tx, actor, { action: 'customer.erased', ...subject(id), after: counts })
        return erased
      })
      await replyFiles.removeLeft().catch(() => undefined) // the nightly erasure tries again
      return customer
    },
  }
}

export type CustomerErasing = ReturnType<typeof createCustomerErasing>

/** Open orders need the person's details to be delivered or cancelled. */
function refuseOpen(orders: { reference: string; status: OrderStatus }[]): void {
  const open = orders.filter(({ status }) => orderMoves[status].length > 0).map(({ reference }) => reference)
  if (open.length > 0) throw problem('customer.open_orders', `Deliver or cancel first: ${open.join(', ')}`)
}

function otherName() {
  const path = 'name'
  return problem('request.invalid', 'Type the name as it stands', [fieldError(path, 'other_name')])
}
