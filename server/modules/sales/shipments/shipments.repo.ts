import { randomUUID } from 'node:crypto'
import { trackingUrl } from '#contract/catalogue/carriers.ts'
import type { Shipment } from '#contract/sales/shipments.ts'
import type { Prisma } from '#prisma'
import type { DatabaseHandle } from '#server/platform/database/database.ts'

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
      const rows = await database.shipment.findMany({
        where: { orderId },
        include: {
          lines: {
            select: { id: true, orderLineId: true, quantity: true },
            orderBy: { orderLine: { position: 'asc' } },
          },
          proof: {
            select: {
              files: {
                select: { id: true, name: true, contentType: true, bytes: true },
                orderBy: { position: 'asc' },
              },
            },
          },
          documents: { select: { id: true, number: true }, orderBy: { issuedAt: 'desc' }, take: 1 },
        },
        orderBy: { number: 'asc' },
      })
      return rows.map(({ orderId: _order, submissionId: _form, proofId: _proof, ...row }) => {
        const { trackingNumbers, documents, proof, ...shipment } = row
        return {
          ...shipment,
          parcels: trackingNumbers.map((trackingNumber) => ({
            trackingNumber,
            url: trackingUrl(row.carrier, trackingNumber),
          })),
          createdAt: row.createdAt.toISOString(),
          shippedAt: row.shippedAt?.toISOString() ?? null,
          deliveredAt: row.deliveredAt?.toISOString() ?? null,
          proofFiles: proof?.files ?? [],
          deliveryNote: documents[0] ?? null,
        }
      })
    },
  }
}
