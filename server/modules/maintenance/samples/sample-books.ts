import * as z from 'zod/mini'
import type { NewPayment } from '#contract/billing/payments.ts'
import { currencyCodeSchema } from '#contract/catalogue/money.ts'
import type { Site } from '#contract/site/site.ts'
import { createIssuing, createPayments } from '#server/modules/billing/index.ts'
import { createDevices } from '#server/modules/devices/index.ts'
import type { SettingsSource } from '#server/modules/settings/index.ts'
import { type Audit, systemActor } from '#server/platform/audit.ts'
import type { Database } from '#server/platform/database/database.ts'
import { readRows } from '#server/platform/database/rows.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { dayMs, dayOf, daysAfter } from './sample-calendar.rules.ts'
import { chanceOf, sampleId } from './sample-random.ts'

export interface BooksServices {
  database: Database
  settings: SettingsSource
  site: () => Site
  secrets: Secrets
  now: () => Date
}

const shippedRow = z.object({ orderId: z.string(), shippedAt: z.date() })
const openRow = z.object({
  id: z.string(),
  orderId: z.string(),
  customerId: z.string(),
  customerName: z.string(),
  orderReference: z.string(),
  issuedOn: z.date(),
  total: z.number(),
  currency: currencyCodeSchema,
})
const packedRow = z.object({
  shipmentId: z.string(),
  lineId: z.string(),
  sku: z.string(),
  quantity: z.number(),
  isLorawan: z.boolean(),
  shippedAt: z.date(),
})

const termDays = 30
/** Days after the invoice on which samples are paid; some of the latest never are. */
const [paidFrom, paidTo, neverShare, neverDays] = [3, 44, 0.12, 100]
const devicesDaysBack = 60

const silent: Audit = { record: () => Promise.resolve() }

/** Creates what staff would have recorded of sample orders: invoices, payments, and the devices of recent shipments. */
export function createSampleBooks({ database, settings, site, secrets, now }: BooksServices) {
  const at = (moment: Date) => ({ database, audit: silent, settings, site, now: () => moment })

  async function issueInvoices(stopping: AbortSignal): Promise<number> {
    const orders = await readRows(database.prisma, shippedRow)`
      SELECT o."id" AS "orderId", o."shippedAt" FROM "Order" o JOIN "Customer" c ON c."id" = o."customerId"
      WHERE o."isSample" AND o."shippedAt" IS NOT NULL AND o."total" > 0 AND c."erasedAt" IS NULL
        AND NOT EXISTS (SELECT FROM "IssuedDocument" d WHERE d."orderId" = o."id")
      ORDER BY o."shippedAt"`
    return each(orders, stopping, ({ orderId, shippedAt }) =>
      createIssuing(at(shippedAt)).issue(systemActor, orderId, {
        submissionId: sampleId(`invoice of ${orderId}`),
        kind: 'invoice',
        dueOn: daysAfter(dayOf(shippedAt), termDays),
        notes: '',
        send: false,
      }),
    )
  }

  async function recordPayments(stopping: AbortSignal): Promise<number> {
    const open = await readRows(database.prisma, openRow)`
      SELECT d."id", d."orderId", d."customerId", d."customerName", d."orderReference", d."issuedOn", d."total"::float8, d."currency"
      FROM "IssuedDocument" d JOIN "Customer" c ON c."id" = d."customerId"
      WHERE d."isSample" AND d."kind" = 'invoice' AND d."orderId" IS NOT NULL AND d."paid" = 0 AND d."credited" = 0
        AND d."sealedAt" IS NULL AND c."erasedAt" IS NULL
      ORDER BY d."issuedOn", d."sequence"`
    const paid = open.flatMap((invoice) => {
      const chance = chanceOf(`payment of ${invoice.orderId}`)
      const paidAt = new Date(invoice.issuedOn.getTime() + chance.between(paidFrom, paidTo) * dayMs)
      const isRecent = now().getTime() - invoice.issuedOn.getTime() < neverDays * dayMs
      const isNever = isRecent && chance.next() < neverShare
      return isNever || paidAt > now() ? [] : [{ invoice, paidAt, method: chance.pick(methods) }]
    })
    return each(paid, stopping, ({ invoice, paidAt, method }) => {
      const { id, orderId, customerId, currency, total, customerName, orderReference } = invoice
      const services = {
        ...at(paidAt),
        issuing: createIssuing(at(paidAt)),
        notify: unused,
        render: unused,
        sendReceipt: unused,
      }
      return createPayments(services).record(systemActor, {
        ...{ submissionId: sampleId(`payment of ${orderId}`), customerId, currency, amount: total, method },
        ...{ receivedOn: dayOf(paidAt), payer: customerName, reference: orderReference, note: '' },
        ...{ allocations: [{ documentId: id, amount: total }], receipt: false, files: [] },
      })
    })
  }

  async function recordDevices(stopping: AbortSignal): Promise<number> {
    const since = new Date(now().getTime() - devicesDaysBack * dayMs)
    const lines = await readRows(database.prisma, packedRow)`
      SELECT s."id" AS "shipmentId", x."id" AS "lineId", p."sku", x."quantity", p."connectivityType" IS NOT DISTINCT FROM 'lora' AS "isLorawan", s."shippedAt"
      FROM "ShipmentLine" x JOIN "Shipment" s ON s."id" = x."shipmentId" JOIN "Order" o ON o."id" = s."orderId"
        JOIN "OrderLine" l ON l."id" = x."orderLineId" JOIN "Product" p ON p."id" = l."productId"
      WHERE o."isSample" AND s."shippedAt" > ${since} AND p."category" = 'hardware' AND p."sku" <> '' AND p."tracksStock"
        AND NOT EXISTS (SELECT FROM "Device" d WHERE d."shipmentLineId" = x."id")
      ORDER BY s."shippedAt", x."id"`
    return each(lines, stopping, ({ shipmentId, lineId, sku, quantity, isLorawan, shippedAt }) => {
      const rows = Array.from({ length: quantity }, (_, place) => {
        const digits = sampleId(`device ${place} of ${lineId}`).replaceAll('-', '').toUpperCase()
        return `${serialOf(sku)}-${digits.slice(0, 8)},${isLorawan ? `02${digits.slice(8, 22)}` : ''}`
      })
      const submissionId = sampleId(`devices of ${lineId}`)
      const text = ['serial,deveui', ...rows].join('\n')
      return createDevices({ ...at(shippedAt), secrets }).record(systemActor, shipmentId, {
        submissionId,
        lineId,
        text,
      })
    })
  }

  return {
    /** @returns the number of records added of each kind; what is left out when `stopping` aborts is added at the next start */
    async keep(stopping: AbortSignal): Promise<{ invoices: number; payments: number; shipments: number }> {
      return {
        invoices: await issueInvoices(stopping),
        payments: await recordPayments(stopping),
        shipments: await recordDevices(stopping),
      }
    },
  }
}

const methods: [NewPayment['method'], ...NewPayment['method'][]] = ['bank_transfer', 'bank_transfer', 'fps', 'cheque']

/** Returns the part of a SKU that a serial number may have: any text is a SKU. */
function serialOf(sku: string): string {
  return sku.replace(/[^\w-]/g, '').slice(0, 40)
}

/** Stands in for services that a payment without a receipt does not call. */
async function unused(): Promise<undefined> {}

/** Writes one after another, so that visitors find free connections. @returns how many were written */
async function each<Row>(rows: Row[], stopping: AbortSignal, write: (row: Row) => Promise<unknown>): Promise<number> {
  let written = 0
  for (const row of rows) {
    if (stopping.aborted) break
    await write(row)
    written += 1
  }
  return written
}
