import type { Site } from '#contract/site/site.ts'
import type { SettingsSource } from '#server/modules/settings/index.ts'
import { loadFonts } from '#server/platform/documents/document-fonts.ts'
import type { Orders } from '../orders/orders.service.ts'
import { setSalesDocument } from './document-pdf.ts'
import { packingSlipOf } from './order-documents.rules.ts'

interface DocumentServices {
  orders: Orders
  settings: SettingsSource
  site: () => Site
}

export function createOrderDocuments({ orders, settings, site }: DocumentServices) {
  return {
    /** @returns file name and content @throws order.not_found */
    async packingSlip(id: string): Promise<{ name: string; bytes: Buffer }> {
      const order = await orders.find(id)
      const { general, sales } = settings.current()
      const slip = packingSlipOf(order, { site: site(), sales, timezone: general.timezone })
      const bytes = await setSalesDocument(slip, await loadFonts(order.language))
      return { name: `${order.reference}-packing-slip.pdf`, bytes }
    },
  }
}

export type OrderDocuments = ReturnType<typeof createOrderDocuments>
