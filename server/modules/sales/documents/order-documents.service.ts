import type { Site } from '#contract/site/site.ts'
import type { SettingsSource } from '#server/modules/settings/index.ts'
import { loadFonts } from '#server/platform/documents/document-fonts.ts'
import type { Orders } from '../orders/orders.service.ts'
import { setSalesDocument } from './document-pdf.ts'
import { type Issuer, invoiceOf, packingSlipOf } from './order-documents.rules.ts'

interface DocumentServices {
  orders: Orders
  settings: SettingsSource
  site: () => Site
}

const documents = { invoice: invoiceOf, 'packing-slip': packingSlipOf }
export type OrderDocumentKind = keyof typeof documents

export function createOrderDocuments({ orders, settings, site }: DocumentServices) {
  function issuer(): Issuer {
    const { general, sales } = settings.current()
    return { site: site(), sales, timezone: general.timezone }
  }

  return {
    /** @returns file name and content @throws order.not_found */
    async make(kind: OrderDocumentKind, id: string): Promise<{ name: string; bytes: Buffer }> {
      const order = await orders.find(id)
      const bytes = await setSalesDocument(documents[kind](order, issuer()), await loadFonts(order.language))
      return { name: `${order.reference}-${kind}.pdf`, bytes }
    },
  }
}

export type OrderDocuments = ReturnType<typeof createOrderDocuments>
