import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { trackingUrl } from '#contract/catalogue/carriers.ts'
import { type Shipment, shipmentSchema } from '#contract/sales/shipments.ts'
import type { Prisma } from '#prisma'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRows } from '#server/platform/database/rows.ts'

/** Separates the tracking numbers of an order. */
export const numberSeparator = ', '

/** Write while holding the lock of the order. */
export function createShipmentsRepo(database: DatabaseHandle) {
  return {
    /** Returns the order of a shipment. */
    async orderOf(id: string): Promise<string | undefined> {
      return (await database.shipment.findUnique({ where: { id }, select: { orderId: true } }))?.orderId
    },

    /** Returns whether a form has been written. */
    async isKnown(submissionId: string): Promise<boolean> {
      return (await database.shipment.count({ where: { submissionId } })) > 0
    },

    /** Adds a shipment with its lines, whose pieces count as packed from then on. @returns its id */
    async add(
      shipment: Omit<Prisma.ShipmentUncheckedCreateInput, 'lines'> & { orderId: string },
      lines: { orderLineId: string; quantity: number }[],
    ): Promise<string> {
      const id = randomUUID()
      await database.shipment.create({ data: { ...shipment, id } })
      await database.shipmentLine.createMany({ data: lines.map((line) => ({ ...line, shipmentId: id })) })
      await this.addPacked(lines)
      return id
    },

    /** @param lines pieces that are packed; negative ones are unpacked */
    async addPacked(lines: { orderLineId: string; quantity: number }[]): Promise<void> {
      await database.$executeRaw`
        UPDATE "OrderLine" l SET "packed" = l."packed" + p."quantity"
        FROM jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) AS p("orderLineId" uuid, "quantity" int)
        WHERE l."id" = p."orderLineId"`
    },

    async update(id: string, data: Prisma.ShipmentUncheckedUpdateInput): Promise<void> {
      await database.shipment.update({ where: { id }, data })
    },

    async remove(id: string): Promise<void> {
      await database.shipment.delete({ where: { id } })
    },

    /** Returns the shipments of an order, the first one first. */
    async ofOrder(orderId: string): Promise<Shipment[]> {
      const rows = await readRows(database, shipmentRow)`
        SELECT s."id", s."number", s."state"::text, s."locationId", s."carrier", s."trackingNumbers", s."note", s."createdAt", s."createdBy",
          s."shippedAt", s."deliveredAt", s."receivedBy", s."proofNote", s."deliveredBy",
          (SELECT coalesce(jsonb_agg(jsonb_build_object('id', x."id", 'orderLineId', x."orderLineId", 'quantity', x."quantity")
            ORDER BY l."position"), '[]') FROM "ShipmentLine" x JOIN "OrderLine" l ON l."id" = x."orderLineId" WHERE x."shipmentId" = s."id") AS "lines",
          (SELECT coalesce(jsonb_agg(jsonb_build_object('id', f."id", 'name', f."name", 'contentType', f."contentType", 'bytes', f."bytes")
            ORDER BY f."position"), '[]') FROM "ReplyFile" f WHERE f."activityId" = s."proofId") AS "proofFiles",
          (SELECT jsonb_build_object('id', d."id", 'number', d."number") FROM "IssuedDocument" d WHERE d."shipmentId" = s."id"
            ORDER BY d."issuedAt" DESC LIMIT 1) AS "deliveryNote"
        FROM "Shipment" s WHERE s."orderId" = ${orderId}::uuid ORDER BY s."number"`
      return rows.map(({ trackingNumbers, ...row }) => ({
        ...row,
        parcels: trackingNumbers.map((trackingNumber) => ({
          trackingNumber,
          url: trackingUrl(row.carrier, trackingNumber),
        })),
        createdAt: row.createdAt.toISOString(),
        shippedAt: row.shippedAt?.toISOString() ?? null,
        deliveredAt: row.deliveredAt?.toISOString() ?? null,
      }))
    },
  }
}

const shipmentRow = z.extend(z.omit(shipmentSchema, { parcels: true }), {
  trackingNumbers: z.array(z.string()),
  createdAt: z.date(),
  shippedAt: z.nullable(z.date()),
  deliveredAt: z.nullable(z.date()),
})
