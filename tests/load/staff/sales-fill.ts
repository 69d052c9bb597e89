import { connect } from '#server/platform/database/database.ts'

/** Of two years that grow: what came in the first half is a quarter of all. */
const placed = (of: string, count: number) =>
  `now() - interval '5 minutes' - interval '730 days' * (1 - sqrt(${of}::float8 / ${count}))`
const word = (values: string[], n: string) => `(ARRAY['${values.join("','")}'])[1 + (${n}) % ${values.length}]`

/** SQL of an id, always the same of the same text: of version 4, as every id is. */
const id = (text: string) => `overlay(overlay(md5(${text}) PLACING '4' FROM 13) PLACING '8' FROM 17)::uuid`

const customers = 20_000

/**
 * Fills what was sold: orders of five lines each, of products that are sold the more the nearer they are to the beginning; one in 25
 * is cancelled, one in five is in another currency.
 */
export async function fillSales(url: string, orders: number): Promise<void> {
  const client = await connect(url)
  const statements = [
    'SELECT setseed(0.42)',
    `CREATE TEMPORARY TABLE shelf AS SELECT row_number() OVER (ORDER BY "createdAt") - 1 AS place, count(*) OVER () AS many,
       "id", "name", "nameEn", "sku", "category", coalesce("msrp", 1000) AS price FROM "Product"`,
    'CREATE UNIQUE INDEX ON shelf (place)',
    `INSERT INTO "Customer" ("id", "type", "name", "email", "createdAt")
     SELECT ${id("'customer' || n")}, ${word(['business', 'business', 'enterprise', 'individual'], 'n')}::"CustomerType", 'Customer ' || n,
       'buyer' || n || '@buyer.example', ${placed('n', customers)} FROM generate_series(1, ${customers}) AS n`,
    `INSERT INTO "Order" ("id", "reference", "customerId", "status", "language", "customerName", "customerType", "currency", "rate", "rateDate",
       "itemsCount", "total", "totalHkd", "placedAt", "createdAt", "createdBy")
     SELECT ${id("'order' || n")}, 'ORD-' || lpad(n::text, 8, '0'), ${id(`'customer' || 1 + floor(${customers} * power(random(), 2))`)},
       (CASE WHEN n % 25 = 0 THEN 'cancelled' WHEN n > ${orders} - 40 THEN 'pending' WHEN n > ${orders} - 200 THEN 'shipped' ELSE 'delivered' END)::"OrderStatus",
       'en', 'Customer', ${word(['business', 'business', 'enterprise', 'individual'], 'n')}::"CustomerType",
       ${word(['HKD', 'HKD', 'HKD', 'HKD', 'USD'], 'n')}, CASE WHEN n % 5 = 4 THEN 0.128 ELSE 1 END, date '2026-01-01', 0, 0, 0,
       ${placed('n', orders)}, ${placed('n', orders)}, 'Bench' FROM generate_series(1, ${orders}) AS n`,
    `INSERT INTO "OrderLine" ("id", "orderId", "position", "productId", "name", "nameEn", "sku", "category", "quantity", "period", "unitPriceHkd",
       "unitPrice", "total", "totalHkd")
     SELECT gen_random_uuid(), ${id("'order' || n")}, position, s."id", s."name", s."nameEn", s."sku", s."category", quantity, 'once', price, price,
       price * quantity, price * quantity
     FROM generate_series(1, ${orders}) AS n, generate_series(0, 4) AS position,
       LATERAL (SELECT (1 + 19 * random())::int AS quantity, power(random(), 2) AS chance, n + position AS once) AS drawn
       JOIN shelf s ON s.place = floor(many * chance)`,
    `UPDATE "Order" o SET "totalHkd" = l."hkd", "total" = round(l."hkd" * o."rate", 2), "itemsCount" = l."pieces"
     FROM (SELECT "orderId", sum("totalHkd") AS "hkd", sum("quantity") AS "pieces" FROM "OrderLine" GROUP BY 1) AS l WHERE l."orderId" = o."id"`,
    'VACUUM FULL ANALYZE "Order"',
    'VACUUM ANALYZE',
  ]
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
