import { readFile } from 'node:fs/promises'
import type pg from 'pg'
import { expect, inject, it } from 'vitest'
import { connect } from '#server/platform/database/database.ts'
import { migrationNames } from '#server/platform/database/migrations.ts'

const added = '20261130000607_shipments'

async function run(client: pg.Client, names: string[]): Promise<void> {
  for (const name of names) {
    const file = new URL(`../../../../prisma/migrations/${name}/migration.sql`, import.meta.url)
    await client.query(await readFile(file, 'utf8'))
  }
}

/** An order of two lines of a product in each status; the delivered one is of before it was stored when an order was shipped. */
const before = `
  INSERT INTO "Order" ("id", "reference", "status", "language", "customerName", "currency", "rate", "rateDate", "itemsCount", "total",
      "totalHkd", "createdBy", "placedAt", "carrier", "trackingNumber", "shippedAt")
    SELECT gen_random_uuid(), s, s::"OrderStatus", 'en', 'Peak', 'HKD', 1, '2026-01-01', 5, 500, 500, 'Mona', '2026-01-02T00:00:00Z',
      CASE s WHEN 'pending' THEN '' ELSE 'DHL' END, CASE s WHEN 'shipped' THEN 'X1' ELSE '' END,
      CASE s WHEN 'shipped' THEN '2026-01-03T00:00:00Z'::timestamptz END
    FROM unnest(ARRAY['pending', 'shipped', 'delivered', 'cancelled']) AS s;
  INSERT INTO "OrderLine" ("id", "orderId", "position", "name", "quantity", "period", "unitPriceHkd", "unitPrice", "total", "totalHkd")
    SELECT gen_random_uuid(), "id", p, 'Sensor', 2 + p, 'once', 100, 100, 200 + 100 * p, 200 + 100 * p FROM "Order", generate_series(0, 1) AS p;
  INSERT INTO "Activity" ("id", "entity", "entityId", "kind", "actorKind", "actorName")
    SELECT gen_random_uuid(), 'order', "id", 'order.shipped', 'staff', 'Sam' FROM "Order" WHERE "status" = 'shipped';
  INSERT INTO "Product" ("id", "source", "slug", "name", "category", "tags", "machineTranslated", "margin", "upMargin", "barrier", "term",
      "recurring", "inStock", "stockQuantity", "createdAt")
    VALUES (gen_random_uuid(), 'local', 's', 'Sensor', 'hardware', '{}', '{}', 0, 0, '', 'one-time', false, true, 7, '2026-01-05T00:00:00Z');
  UPDATE "OrderLine" SET "productId" = (SELECT "id" FROM "Product")`

it('each order that was shipped has one shipment with all of it, its tracking and who shipped it, and its movements', async () => {
  const server = await connect(inject('postgresUrl'))
  const name = `shipments_${process.pid}`
  await server.query(`CREATE DATABASE ${name} TEMPLATE template0`)
  const url = new URL(inject('postgresUrl'))
  url.pathname = name
  const client = await connect(url.href)
  try {
    const names = await migrationNames()
    await run(client, names.slice(0, names.indexOf(added)))
    await client.query(before)
    await run(client, names.slice(names.indexOf(added)))
    const { rows } = await client.query(`
      SELECT o."reference", s."number", s."state", s."carrier", s."trackingNumbers", s."createdBy", s."shippedAt", s."deliveredAt",
        (SELECT array_agg(q."quantity" ORDER BY l."position") FROM "ShipmentLine" q JOIN "OrderLine" l ON l."id" = q."orderLineId"
          WHERE q."shipmentId" = s."id") AS "pieces",
        (SELECT array_agg("packed" ORDER BY "position") FROM "OrderLine" WHERE "orderId" = o."id") AS "packed"
      FROM "Order" o LEFT JOIN "Shipment" s ON s."orderId" = o."id" ORDER BY 1`)
    const none = { number: null, state: null, pieces: null, packed: [0, 0] }
    const [placed, left] = [new Date('2026-01-02T00:00:00Z'), new Date('2026-01-03T00:00:00Z')]
    const whole = { number: 1, carrier: 'DHL', pieces: [2, 3], packed: [2, 3] }
    expect(rows).toMatchObject([
      { reference: 'cancelled', ...none },
      { ...whole, state: 'delivered', trackingNumbers: [], createdBy: '', shippedAt: placed, deliveredAt: placed },
      { reference: 'pending', ...none },
      { ...whole, state: 'shipped', trackingNumbers: ['X1'], createdBy: 'Sam', shippedAt: left, deliveredAt: null },
    ])
    const movements = await client.query(`
      SELECT "quantity", "reason", "reference", "at" FROM "StockMovement" ORDER BY "at", "quantity" DESC`)
    expect(movements.rows).toEqual([
      { quantity: 17, reason: 'opening', reference: '', at: placed },
      ...[-2, -3].map((quantity) => ({ quantity, reason: 'shipment', reference: 'delivered', at: placed })),
      ...[-2, -3].map((quantity) => ({ quantity, reason: 'shipment', reference: 'shipped', at: left })),
    ])
    expect((await client.query('SELECT "quantity" FROM "StockLevel"')).rows).toEqual([{ quantity: 7 }])
  } finally {
    await client.end()
    await server.query(`DROP DATABASE ${name}`)
    await server.end()
  }
})
