import type { FastifyInstance } from 'fastify'
import {
  accountingRoutes,
  bankRoutes,
  cardLinksRoutes,
  documentsRoutes,
  orderLinksRoutes,
  paymentsRoutes,
  returnsRoutes,
  subscriptionsRoutes,
} from '#server/modules/billing/index.ts'
import { customerPrivacyRoutes, customersRoutes, customersWriteRoutes } from '#server/modules/customers/index.ts'
import { devicesRoutes } from '#server/modules/devices/index.ts'
import {
  orderDocumentsRoutes,
  ordersRoutes,
  ordersWriteRoutes,
  orderThreadRoutes,
  quoteDecisionsRoutes,
  quoteThreadRoutes,
  quoteWorkRoutes,
  shipmentsRoutes,
  staffQuotesRoutes,
} from '#server/modules/sales/index.ts'
import { stockRoutes, stockValueRoutes } from '#server/modules/stock/index.ts'
import type { Dependencies } from '../dependencies.ts'
import type { CustomersArea } from '../services/customers.ts'
import type { OrdersArea, QuotesArea } from '../services/sales.ts'

type Needs = OrdersArea &
  Pick<QuotesArea, 'staffQuotes' | 'quoteWork'> &
  Pick<Dependencies, 'settings' | 'database' | 'audit'> & { publicUrl: string | undefined }

/** Registers the staff routes of orders and quotations; what a buyer sees of a quotation is in visitors.ts. */
export async function registerSales(zone: FastifyInstance, services: Needs): Promise<void> {
  await zone.register(ordersRoutes(services.orders, services.settings))
  await zone.register(ordersWriteRoutes(services.orderChanges))
  await zone.register(stockValueRoutes(services))
  await zone.register(stockRoutes(services.stock, services.stockRows, services.receipts))
  await zone.register(shipmentsRoutes(services.orderChanges.shipments))
  await zone.register(devicesRoutes(services.devices, services.settings))
  await zone.register(orderThreadRoutes(services.orderChanges))
  await zone.register(orderDocumentsRoutes(services.orderDocuments))
  await zone.register(orderLinksRoutes(services.orderLinks, services.publicUrl))
  await zone.register(documentsRoutes(services.documents, services.reminders, services.settings))
  await zone.register(cardLinksRoutes(services.cardLinks, services.publicUrl))
  await zone.register(bankRoutes(services.bank))
  await zone.register(accountingRoutes(services))
  await zone.register(paymentsRoutes(services.payments, services.settings))
  await zone.register(returnsRoutes(services.returns, services.settings))
  await zone.register(subscriptionsRoutes(services.subscriptions, services.settings, services.publicUrl))
  await zone.register(staffQuotesRoutes(services.staffQuotes, services.settings, services.publicUrl))
  await zone.register(quoteWorkRoutes(services.quoteWork, services.staffQuotes, services.publicUrl))
  await zone.register(quoteDecisionsRoutes(services.quoteWork, services.staffQuotes, services.publicUrl))
  await zone.register(quoteThreadRoutes(services.quoteWork, services.staffQuotes, services.publicUrl))
}

export async function registerCustomers(
  zone: FastifyInstance,
  services: CustomersArea & Pick<Dependencies, 'settings'>,
): Promise<void> {
  await zone.register(customersRoutes(services.customers, services.settings))
  await zone.register(customersWriteRoutes(services.customerWriting, services.customerMerge))
  await zone.register(customerPrivacyRoutes(services))
}
