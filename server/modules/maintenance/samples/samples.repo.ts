import * as z from 'zod/mini'
import { Prisma } from '#prisma'
import { freezeCosts } from '#server/modules/sales/index.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { insertRows } from '#server/platform/database/insert-rows.ts'
import { idRow, readRow, readRows } from '#server/platform/database/rows.ts'
import { type SampleProduct, sampleProductSchema } from './sample-lines.ts'
import { sampleId } from './sample-random.ts'
import type { Samples } from './sample-world.ts'

const spanRow = z.object({ first: z.nullable(z.date()), last: z.nullable(z.date()) })
const ownerRow = z.object({ id: z.string(), isSample: z.boolean() })

const lockId = 734_190_255

/** Divisor: samples reserve at most a third of the stock. */
const shareOfStock = 3
const productsMost = 40

/** Creates the repository of samples; all rows it writes are marked `isSample`. */
export function createSamplesRepo(tx: Transaction) {
  return {
    lock: () => tx.$executeRaw`SELECT pg_advisory_xact_lock(${lockId})`,

    /** Returns when the first sample customer and the newest sample were created; undefined without samples. */
    async known(): Promise<{ first: Date; last: Date } | undefined> {
      const row = await readRow(tx, spanRow)`
        SELECT (SELECT min("createdAt") FROM "Customer" WHERE "isSample") AS "first", greatest(
          (SELECT max("createdAt") FROM "Customer" WHERE "isSample"), (SELECT max("placedAt") FROM "Order" WHERE "isSample"),
          (SELECT max("createdAt") FROM "Quote" WHERE "isSample"), (SELECT max("createdAt") FROM "Enquiry" WHERE "isSample"),
          (SELECT max("createdAt") FROM "DemoRequest" WHERE "isSample")) AS "last"`
      return row?.first && row.last ? { first: row.first, last: row.last } : undefined
    },

    /** Locks the sample customers that were neither merged nor erased. @returns their ids */
    async lockCustomers(): Promise<Set<string>> {
      const rows = await readRows(tx, idRow)`
        SELECT "id" FROM "Customer" WHERE "isSample" AND "mergedIntoId" IS NULL AND "erasedAt" IS NULL ORDER BY "id" FOR NO KEY UPDATE`
      return new Set(rows.map(({ id }) => id))
    },

    /** Locks all customers with a sample order. @returns the ids of those who are not samples */
    async lockOwners(): Promise<string[]> {
      const rows = await readRows(tx, ownerRow)`
        SELECT "id", "isSample" FROM "Customer" WHERE "isSample" OR "id" IN (SELECT "customerId" FROM "Order" WHERE "isSample")
        ORDER BY "id" FOR NO KEY UPDATE`
      return rows.flatMap(({ id, isSample }) => (isSample ? [] : [id]))
    },

    lockProducts(): Promise<SampleProduct[]> {
      return readRows(tx, sampleProductSchema)`
        SELECT "id", "name", "nameEn", "sku", "category"::text, "msrp"::float8, "minSellingPrice"::float8, "pricePeriod"::text, "tracksStock",
          "connectivityAnnualFee"::float8 AS "connectivityFee",
          CASE WHEN "inStock" THEN greatest("stockQuantity" - "reserved", 0) / ${shareOfStock}::int ELSE 0 END AS "free"
        FROM "Product" WHERE "id" IN (
          SELECT "id" FROM "Product" WHERE "retiredAt" IS NULL AND "msrp" > 0 ORDER BY "createdAt", "sku", "id" LIMIT ${productsMost}
        ) ORDER BY "sku", "id" FOR NO KEY UPDATE`
    },

    /** Inserts what is missing. @returns the number of rows added of each kind */
    async add({ customers, enquiries, demoRequests, quotes, orders, activities }: Samples) {
      const skipsKnown = { skipsKnown: true }
      const revisions = quotes.flatMap(({ revision }) => (revision ? [revision] : []))
      const rowsOf = <Row>(samples: { row: Row }[]) => samples.map(({ row }) => row)
      const added = {
        customers: await insertRows(tx, 'Customer', customers.map(customerRow), skipsKnown),
        enquiries: await insertRows(tx, 'Enquiry', rowsOf(enquiries), skipsKnown),
        demoRequests: await insertRows(tx, 'DemoRequest', rowsOf(demoRequests), skipsKnown),
        quotes: await insertRows(tx, 'Quote', rowsOf(quotes), skipsKnown),
        orders: await insertRows(tx, 'Order', rowsOf(orders), skipsKnown),
      }
      await insertRows(tx, 'Contact', customers.map(contactRow), skipsKnown)
      await insertRows(tx, 'QuoteRequestLine', quotes.flatMap(requestLines), skipsKnown)
      await insertRows(tx, 'QuoteRevision', revisions, skipsKnown)
      await insertRows(tx, 'QuoteLine', quotes.flatMap(revisionLines), skipsKnown)
      await insertRows(tx, 'OrderLine', orders.flatMap(orderLines), skipsKnown)
      const shipped = orders.filter(({ row }) => row.shippedAt !== null)
      await insertRows(tx, 'Shipment', shipped.map(shipmentOf), skipsKnown)
      await insertRows(tx, 'ShipmentLine', shipped.flatMap(shipmentLines), skipsKnown)
      await freezeCosts(
        tx,
        shipped.map(({ row }) => sampleId(`shipment ${row.id}`)),
      )
      await tx.$executeRaw`
        INSERT INTO "Activity" ("id", "at", "entity", "entityId", "kind", "actorKind", "actorName", "params")
        SELECT * FROM jsonb_to_recordset(${JSON.stringify(activities)}::jsonb)
          AS a("id" uuid, "at" timestamptz, "entity" text, "entityId" uuid, "kind" text, "actorKind" text, "actorName" text, "params" jsonb)
        WHERE EXISTS (SELECT FROM "Enquiry" WHERE "id" = a."entityId") OR EXISTS (SELECT FROM "DemoRequest" WHERE "id" = a."entityId")
          OR EXISTS (SELECT FROM "Quote" WHERE "id" = a."entityId") OR EXISTS (SELECT FROM "Order" WHERE "id" = a."entityId")
          OR EXISTS (SELECT FROM "Customer" WHERE "id" = a."entityId")
        ON CONFLICT DO NOTHING`
      return added
    },

    /** Releases stock reserved by sample orders. @returns the ids of the products */
    async release(): Promise<string[]> {
      const rows = await readRows(tx, idRow)`
        UPDATE "Product" p SET "reserved" = p."reserved" - held."pieces"
        FROM (SELECT l."productId", sum(l."reserved")::int AS "pieces" FROM "OrderLine" l JOIN "Order" o ON o."id" = l."orderId"
          WHERE o."isSample" AND l."reserved" > 0 GROUP BY 1) AS held WHERE p."id" = held."productId" RETURNING p."id"`
      return rows.map(({ id }) => id)
    },

    /** Deletes every sample and what depends on it. Call `release` first. @returns the number of rows of each kind */
    async remove() {
      await removeThreads(tx)
      const where = { isSample: true }
      await tx.issuedDocument.deleteMany({ where })
      // the shop's own numbers begin with 1, unless it has issued documents beside samples
      await tx.$executeRaw`
        DELETE FROM "DocumentCounter" c
        WHERE NOT EXISTS (SELECT FROM "IssuedDocument" d WHERE d."kind" = c."kind" AND d."year" = c."year")`
      await tx.payment.deleteMany({ where })
      await tx.subscription.deleteMany({ where })
      return {
        orders: (await tx.order.deleteMany({ where })).count,
        quotes: (await tx.quote.deleteMany({ where })).count,
        enquiries: (await tx.enquiry.deleteMany({ where })).count,
        demoRequests: (await tx.demoRequest.deleteMany({ where })).count,
        customers: (await tx.customer.deleteMany({ where })).count,
      }
    },
  }
}

/** Deletes activities, emails, deliveries and notifications of samples, which no foreign key deletes. */
async function removeThreads(tx: Transaction): Promise<void> {
  const samples = Prisma.sql`
    SELECT "id" FROM "Enquiry" WHERE "isSample" UNION ALL SELECT "id" FROM "DemoRequest" WHERE "isSample" UNION ALL
    SELECT "id" FROM "Quote" WHERE "isSample" UNION ALL SELECT "id" FROM "Order" WHERE "isSample" UNION ALL
    SELECT "id" FROM "Customer" WHERE "isSample"`
  const references = Prisma.sql`
    SELECT "reference" FROM "Enquiry" WHERE "isSample" UNION ALL SELECT "reference" FROM "DemoRequest" WHERE "isSample" UNION ALL
    SELECT "reference" FROM "Quote" WHERE "isSample"`
  await tx.$executeRaw`DELETE FROM "OutgoingMail" WHERE "entityId" IN (${samples})`
  await tx.$executeRaw`DELETE FROM "Activity" WHERE "entityId" IN (${samples})`
  await tx.$executeRaw`DELETE FROM "Delivery" WHERE "reference" IN (${references})`
  await tx.$executeRaw`DELETE FROM "Notification" WHERE "params"->>'id' IN (SELECT "id"::text FROM (${samples}) AS "sample")`
}

function customerRow({ contact: _contact, currency: _currency, ...row }: Samples['customers'][number]) {
  return { ...row, isSample: true }
}

function contactRow({ id, contact, createdAt }: Samples['customers'][number]) {
  return { ...contact, customerId: id, isPrimary: true, createdAt }
}

function requestLines({ row, lines }: Samples['quotes'][number]) {
  return lines.map(({ productId, name, nameEn, sku, quantity, listPrice, period, connectivityFeeHkd }, position) => ({
    id: sampleId(`asked ${row.id} ${position}`),
    quoteId: row.id,
    position,
    productId,
    name,
    nameEn,
    sku,
    quantity,
    note: '',
    listPrice,
    pricePeriod: period,
    connectivityFee: connectivityFeeHkd,
  }))
}

function revisionLines({ revision, lines }: Samples['quotes'][number]) {
  if (!revision) return []
  return lines.map((line, position) => ({
    id: sampleId(`priced ${revision.id} ${position}`),
    revisionId: revision.id,
    position,
    ...withoutReserved(line),
  }))
}

function withoutReserved(line: Samples['quotes'][number]['lines'][number] & { reserved?: number }) {
  const { reserved: _reserved, ...rest } = line
  return rest
}

function orderLines({ row, lines }: Samples['orders'][number]) {
  return lines.map(({ listPrice: _list, minSellingPrice: _least, ...line }, position) => ({
    id: sampleId(`line ${row.id} ${position}`),
    orderId: row.id,
    position,
    ...line,
    packed: row.shippedAt ? line.quantity : 0,
  }))
}

function shipmentOf({ row }: Samples['orders'][number]) {
  const { id, carrier, trackingNumber, placedAt, shippedAt, deliveredAt, createdBy } = row
  return {
    id: sampleId(`shipment ${id}`),
    orderId: id,
    number: 1,
    state: deliveredAt ? ('delivered' as const) : ('shipped' as const),
    carrier,
    trackingNumbers: [trackingNumber],
    createdAt: shippedAt ?? placedAt,
    createdBy,
    shippedAt,
    deliveredAt,
    deliveredBy: deliveredAt ? createdBy : '',
  }
}

function shipmentLines({ row, lines }: Samples['orders'][number]) {
  return lines.map(({ quantity }, position) => ({
    id: sampleId(`shipped ${row.id} ${position}`),
    shipmentId: sampleId(`shipment ${row.id}`),
    orderLineId: sampleId(`line ${row.id} ${position}`),
    quantity,
  }))
}
