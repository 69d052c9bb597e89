import type * as z from 'zod/mini'
import { readerLanguageSchema } from '#contract/i18n/languages.ts'
import { fieldError } from '#contract/problems/field-errors.ts'
import type { NewReply } from '#contract/requests/messages.ts'
import type { Activity, receivedSchema } from '#contract/sales/activities.ts'
import type { OrderDetail } from '#contract/sales/orders.ts'
import { createActivitiesRepo } from '#server/modules/customers/index.ts'
import type { ThreadOf, Threads } from '#server/modules/requests/index.ts'
import type { Actor, Audit } from '#server/platform/audit.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/http/problems.ts'
import type { Orders } from './orders.service.ts'
import { createOrdersWriteRepo, type LockedOrder } from './orders-write.repo.ts'

export interface OrderThreadServices {
  database: Database
  audit: Audit
  threads: Threads
  orders: Orders
}

/** Notes and messages of an order in any status. All methods throw order.not_found. */
export function createOrderThread({ database, audit, threads, orders }: OrderThreadServices) {
  const activities = createActivitiesRepo(database.prisma)

  async function say(
    actor: Actor,
    id: string,
    action: string,
    write: (tx: Transaction, thread: ThreadOf) => Promise<void>,
  ): Promise<void> {
    await database.prisma.$transaction(async (tx) => {
      const order = await createOrdersWriteRepo(tx).lock(id)
      if (!order) throw problem('order.not_found', `No order has the id ${id}`)
      await write(tx, threadOf(order))
      await audit.record(tx, actor, { action, entity: 'order', entityId: id, entityName: order.reference })
    })
  }

  return {
    /** Adds a note that only staff see. @returns the whole thread */
    async note(actor: Actor, id: string, text: string): Promise<Activity[]> {
      await say(actor, id, 'order.noted', (tx, thread) => threads.note(tx, actor, thread, text))
      return activities.thread('order', id)
    },

    /** Records what the buyer said by another channel. @returns the whole thread */
    async received(actor: Actor, id: string, message: z.output<typeof receivedSchema>): Promise<Activity[]> {
      await say(actor, id, 'order.received', (tx, thread) => threads.received(tx, actor, thread, message))
      return activities.thread('order', id)
    },

    /**
     * Emails the buyer in their language.
     * @throws mail.not_configured; request.invalid when the order has no address
     */
    async reply(actor: Actor, id: string, reply: NewReply): Promise<OrderDetail> {
      await say(actor, id, 'order.replied', (tx, thread) => {
        if (thread.email === '') throw noAddress('text')
        return threads.reply(tx, actor, thread, reply)
      })
      return orders.find(id)
    },
  }
}

/** @param path of the field that requests an email */
export function noAddress(path: string) {
  const errors = [fieldError(path, 'no_email')]
  return problem('request.invalid', 'The order has no address to write to', errors)
}

function threadOf({ id, reference, contactName, customerName, email, language }: LockedOrder): ThreadOf {
  const name = contactName || customerName
  return { entity: 'order', id, reference, name, email, language: readerLanguageSchema.parse(language), message: '' }
}
