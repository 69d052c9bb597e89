import { frozenCharges } from '#contract/sales/charges.ts'
import type { OrderLetter, OrderLetterRequest } from '#contract/sales/orders.ts'
import type { Site } from '#contract/site/site.ts'
import { createLowStockNotice } from '#server/modules/catalogue/index.ts'
import type { Outbox } from '#server/modules/mail/index.ts'
import { createShipments } from '../shipments/shipments.service.ts'
import { createShipping, type ShippingServices } from '../shipments/shipping.ts'
import { createOrderCreating, type OrderCreatingServices } from './order-creating.service.ts'
import { createOrderEditing } from './order-editing.service.ts'
import { createOrderEmails } from './order-emails.ts'
import { priceOrder } from './order-lines.ts'
import { createOrderMoving } from './order-moving.service.ts'
import { createOrderThread, type OrderThreadServices } from './order-thread.service.ts'
import { createOrderTransactions } from './order-transactions.ts'

export interface OrderChangesServices
  extends Omit<OrderCreatingServices, 'transactions'>,
    Pick<ShippingServices, 'productWrites' | 'onDelivered'>,
    Pick<OrderThreadServices, 'threads'> {
  outbox: Pick<Outbox, 'send'>
  site: () => Site
}

/** Creates, edits and moves orders, each in one transaction and with limited concurrency per process. */
export function createOrderChanges(services: OrderChangesServices) {
  const transactions = createOrderTransactions(services.database, services.orders.find)
  const onLowStock = createLowStockNotice(services.notify)
  const emails = createOrderEmails(services)
  const shipping = createShipping({ ...services, emails })
  const moving = { ...services, transactions, emails, shipping }
  return {
    ...createOrderCreating({ ...services, transactions }),
    ...createOrderEditing({ ...services, transactions, emails, onLowStock }),
    ...createOrderMoving(moving),
    shipments: createShipments(moving),
    ...createOrderThread(services),

    /** Previews the email to the buyer. @throws order.not_found; request.invalid for invalid lines or pieces */
    async preview(id: string, request: OrderLetterRequest): Promise<OrderLetter> {
      const order = await services.orders.find(id)
      const { taxes } = services.settings.current().sales
      const { rate, currency } = order
      const charges = request.charges ? frozenCharges(request.charges, taxes, rate, order.charges) : order.charges
      const pricing = { rate, currency, charges }
      const priced = request.lines && (await priceOrder(services.database.prisma, request.lines, pricing))
      return emails.preview({ ...order, charges }, request, priced?.lines)
    },
  }
}

export type OrderChanges = ReturnType<typeof createOrderChanges>
