import type { OrderDetail } from '#contract/sales/orders.ts'
import type { Site } from '#contract/site/site.ts'
import type { SettingsSource } from '#server/modules/settings/index.ts'
import type { Actor, Audit } from '#server/platform/audit.ts'
import type { Database } from '#server/platform/database/database.ts'
import { findPrinted, recordPrint } from '#server/platform/documents/prints.ts'
import type { Orders } from '../orders/orders.service.ts'
import type { SalesDocument } from './document.ts'
import { setSalesDocuments } from './document-pdf.ts'
import { packingSlipOf } from './order-documents.rules.ts'

interface DocumentServices {
  database: Database
  audit: Audit
  orders: Orders
  settings: SettingsSource
  site: () => Site
}

export function createOrderDocuments(services: DocumentServices) {
  const { orders, settings, site } = services

  function slipOf(order: OrderDetail): SalesDocument {
    const { general, sales } = settings.current()
    return packingSlipOf(order, { site: site(), sales, timezone: general.timezone })
  }

  return {
    /** @returns file name and content @throws order.not_found */
    async packingSlip(id: string): Promise<{ name: string; bytes: Buffer }> {
      const order = await orders.find(id)
      const bytes = await setSalesDocuments([slipOf(order)])
      return { name: `${order.reference}-packing-slip.pdf`, bytes }
    },

    /** Makes one file of the packing slips of several orders. @throws order.not_found if none exists */
    async print(actor: Actor, ids: readonly string[]): Promise<{ name: string; bytes: Buffer }> {
      const [first, ...others] = await findPrinted(ids, orders.find)
      const bytes = await setSalesDocuments([slipOf(first), ...others.map(slipOf)])
      const records = [first, ...others].map(({ reference }) => reference)
      await recordPrint(services, actor, 'orders', { records })
      return { name: 'packing-slips.pdf', bytes }
    },
  }
}

export type OrderDocuments = ReturnType<typeof createOrderDocuments>
