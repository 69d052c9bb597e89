import { readFile } from 'node:fs/promises'
import type pg from 'pg'
import { expect, inject, it } from 'vitest'
import { totalsOf } from '#contract/catalogue/prices.ts'
import { connect } from '#server/platform/database/database.ts'
import { migrationNames } from '#server/platform/database/migrations.ts'

const added = '20261123061346_connectivity_and_first_years'

/** Runs migrations as they are written, one after another. */
async function run(client: pg.Client, names: string[]): Promise<void> {
  for (const name of names) {
    const file = new URL(`../../../../prisma/migrations/${name}/migration.sql`, import.meta.url)
    await client.query(await readFile(file, 'utf8'))
  }
}

/** An order, a quotation with one revision, and what was asked for, all of a sensor and of an application by the month. */
const before = `
  INSERT INTO "Customer" ("id", "type", "name", "spent") VALUES (gen_random_uuid(), 'business', 'Peak', 1579);
  INSERT INTO "Order" ("id", "reference", "customerId", "language", "customerName", "currency", "rate", "rateDate", "itemsCount", "total",
      "totalHkd", "createdBy")
    SELECT gen_random_uuid(), 'ORD-1', "id", 'en', 'Peak', 'USD', 0.1, '2026-01-01', 2, 157.9, 1579, 'Mona' FROM "Customer";
  INSERT INTO "OrderLine" ("id", "orderId", "position", "name", "quantity", "period", "unitPriceHkd", "unitPrice", "total", "totalHkd")
    SELECT gen_random_uuid(), "id", 0, 'Sensor', 1, 'once'::"PricePeriod", 1180, 118, 118, 1180 FROM "Order" UNION ALL
    SELECT gen_random_uuid(), "id", 1, 'Application', 1, 'month', 399, 39.9, 39.9, 399 FROM "Order";
  INSERT INTO "Quote" ("id", "reference", "submissionId", "language", "name", "email", "company", "phone", "currency", "message",
      "listTotal", "total", "totalHkd")
    VALUES (gen_random_uuid(), 'RFQ-1', gen_random_uuid(), 'en', 'Amy', 'a@b.example', '', '', 'USD', '', 1579, 157.9, 1579);
  INSERT INTO "QuoteRequestLine" ("id", "quoteId", "position", "name", "quantity", "note", "listPrice", "pricePeriod")
    SELECT gen_random_uuid(), "id", 0, 'Sensor', 1, '', 1180, 'once'::"PricePeriod" FROM "Quote" UNION ALL
    SELECT gen_random_uuid(), "id", 1, 'Application', 1, '', 399, 'month' FROM "Quote" UNION ALL
    SELECT gen_random_uuid(), "id", 2, 'On request', 1, '', NULL, 'month' FROM "Quote";
  INSERT INTO "QuoteRevision" ("id", "quoteId", "number", "currency", "rate", "rateDate", "validUntil", "total", "totalHkd", "createdBy", "sentAt")
    SELECT gen_random_uuid(), "id", 1, 'USD', 0.1, '2026-01-01', '2026-02-01', 157.9, 1579, 'Mona', now() FROM "Quote";
  INSERT INTO "QuoteLine" ("id", "revisionId", "position", "name", "quantity", "period", "unitPriceHkd", "unitPrice", "total", "totalHkd")
    SELECT gen_random_uuid(), "id", 0, 'Sensor', 1, 'once'::"PricePeriod", 1180, 118, 118, 1180 FROM "QuoteRevision" UNION ALL
    SELECT gen_random_uuid(), "id", 1, 'Application', 1, 'month', 399, 39.9, 39.9, 399 FROM "QuoteRevision";
  DELETE FROM "ProductSalesMark"`

it('the migration to first years leaves lines as they were, and makes each total what it says now', async () => {
  const server = await connect(inject('postgresUrl'))
  const name = `first_years_${process.pid}`
  await server.query(`CREATE DATABASE ${name} TEMPLATE template0`)
  const url = new URL(inject('postgresUrl'))
  url.pathname = name
  const client = await connect(url.href)
  try {
    const names = await migrationNames()
    await run(client, names.slice(0, names.indexOf(added)))
    await client.query(before)
    const lines = `SELECT "name", "unitPrice"::float8, "total"::float8, "totalHkd"::float8 FROM "QuoteLine"
      UNION ALL SELECT "name", "unitPrice"::float8, "total"::float8, "totalHkd"::float8 FROM "OrderLine" ORDER BY 1`
    const { rows: kept } = await client.query(lines)
    await run(client, [added])
    expect((await client.query(lines)).rows).toEqual(kept)

    const own = [
      { quantity: 1, unitPrice: 118, period: 'once', connectivityFee: 0 },
      { quantity: 1, unitPrice: 39.9, period: 'month', connectivityFee: 0 },
    ] as const
    const total = totalsOf(own).firstYear
    const totalHkd = 1180 + 12 * 399
    for (const table of ['Order', 'QuoteRevision', 'Quote']) {
      const { rows } = await client.query(`SELECT "total"::float8, "totalHkd"::float8 FROM "${table}"`)
      expect([table, rows]).toEqual([table, [{ total, totalHkd }]])
    }
    const { rows } = await client.query(`
      SELECT "listTotal"::float8, (SELECT "spent"::float8 FROM "Customer"), (SELECT count(*)::int FROM "ProductSalesMark") AS "marks",
        (SELECT array_agg("firstYearHkd"::float8 ORDER BY "position") FROM "OrderLine") AS "firstYears",
        (SELECT array_agg(DISTINCT "connectivityFeeHkd"::float8) FROM "OrderLine") AS "fees" FROM "Quote"`)
    expect(rows).toEqual([{ listTotal: totalHkd, spent: totalHkd, marks: 1, firstYears: [1180, 4788], fees: [0] }])
  } finally {
    await client.end()
    await server.query(`DROP DATABASE ${name} WITH (FORCE)`)
    await server.end()
  }
})
