import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { readConfig } from '#server/platform/config.ts'
import { openServices } from '#server/services.ts'
import { localAddress } from '#tests/api/platform/running-server.ts'
import { addAdmin, fillProducts, oneOf } from './fill.ts'
import { p95, percentile, query, type Row, signIn, startDatabase, startScript } from './measure.ts'

const orders = 100_000
const devicesOfOrder = 10
const customers = 5000
const renewals = 1000

/** Lists, documents and renewals of 100,000 orders with payments and 1,000,000 devices; of lists, the second time counts. */
export async function measureCash(): Promise<Row[]> {
  await using database = await startDatabase()
  await fillCash(database.url)
  const environment = { DATABASE_URL: database.url, ...(await localAddress()) }
  const renewing = await renewalSeconds(environment) // before a server does it
  await using server = await startScript('server/main.ts', environment)
  const headers = { authorization: `Bearer ${await signIn(server.url)}` }
  const most = 100
  const unit = 'ms'
  const found: Row[] = []
  for (const [name, paths] of Object.entries(lists)) {
    const addresses = paths.map((path) => `/api/v1/admin/${path}`)
    await p95(server.url, addresses, headers)
    found.push({
      name: `${name}, p95 of ${paths.length}`,
      value: await p95(server.url, addresses, headers),
      most,
      unit,
    })
  }
  const receivables = Array.from({ length: 10 }, () => '/api/v1/admin/receivables')
  found.push({ name: 'Receivables', value: await p95(server.url, receivables, headers), most: 300, unit })
  const issuing = await issueTimes(server.url, database.url, headers)
  found.push({ name: `A document issued, p95 of ${issuing.length}`, value: percentile(issuing, 95), most: 300, unit })
  return [...found, { name: `${renewals} renewals`, value: renewing, most: 60, unit: 's' }]
}

const pagesOf = (list: string, words: string[], more: string[] = []) =>
  ['page=1', 'page=100', 'page=2000', ...words.map((word) => `search=${encodeURIComponent(word)}`), ...more].map(
    (one) => `${list}${list.includes('?') ? '&' : '?'}pageSize=25&${one}`,
  )
const serials = Array.from({ length: 20 }, (_, n) => `search=SN${String(n * 49_999 + 11).padStart(9, '0')}`)

const lists: Record<string, string[]> = {
  Orders: pagesOf(
    'orders',
    ['ORD-00012345', '觀塘物流'],
    ['status=pending,processing', 'sort=-totalHkd', 'currency=USD'],
  ),
  Documents: pagesOf(
    'documents',
    ['INV-2026-12345', '觀塘物流'],
    ['state=overdue', 'state=paid', 'kind=receipt', 'sort=dueOn'],
  ),
  Payments: pagesOf(
    'payments',
    ['FPS000123', '3,000'],
    ['state=open', 'method=fps', 'sort=-amount', 'sort=customerName'],
  ),
  'Devices by any number': serials.map((one) => `devices?pageSize=25&${one}`),
  Devices: pagesOf(
    'devices',
    ['SN0001'],
    ['sort=warrantyEndsOn', 'sort=-warrantyEndsOn', 'sort=serial', 'state=returned'],
  ),
  'Devices by warranty': pagesOf('devices?warrantyFrom=2027-01-01&warrantyTo=2027-01-31', []),
  Returns: pagesOf('returns', ['RMA-00000123'], ['state=requested', 'sort=customerName']),
  Subscriptions: pagesOf('subscriptions', ['觀塘物流'], ['state=active', 'renewsFrom=2026-12-01&renewsTo=2026-12-31']),
  Stock: pagesOf('stock', ['漏水', '雲海'], ['sort=-waiting', 'state=waiting', 'state=incoming', 'sort=free']),
  Movements: pagesOf('stock/movements', ['漏水', 'ORD-00012345', '雲海'], ['reason=shipment', 'sort=-quantity']),
}

/** Invoices orders that have no invoice yet, one after another, each with its PDF. */
async function issueTimes(origin: string, url: string, headers: Record<string, string>): Promise<number[]> {
  const open = await query<{ id: string }>(
    url,
    `SELECT o."id" FROM "Order" o LEFT JOIN "IssuedDocument" d ON d."orderId" = o."id" WHERE d."id" IS NULL LIMIT 40`,
  )
  const times: number[] = []
  for (const { id } of open) {
    const began = performance.now()
    const answer = await fetch(`${origin}/api/v1/admin/orders/${id}/documents`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ submissionId: randomUUID(), kind: 'invoice' }),
    })
    if (answer.status !== 201) throw new Error(`Issuing was answered with ${answer.status}: ${await answer.text()}`)
    times.push(performance.now() - began)
  }
  return times.slice(1) // the first one loads the fonts
}

async function renewalSeconds(environment: NodeJS.ProcessEnv): Promise<number> {
  const services = await openServices(readConfig({ ...environment, LOG_LEVEL: 'silent' }), pino({ level: 'silent' }))
  const began = performance.now()
  const { invoiced, failed } = await services.dailyRenewals.run()
  const seconds = (performance.now() - began) / 1000
  await services.close()
  if (invoiced !== renewals || failed.length > 0) throw new Error(`${invoiced} invoiced, ${failed.length} failed`)
  return seconds
}

/** Fills orders with what follows from them: ids are made of numbers, so that rows find each other; then does what autovacuum does. */
async function fillCash(url: string): Promise<void> {
  await fillProducts(url, 2000)
  await addAdmin(url)
  const company = `${oneOf(['葵涌', '觀塘', '沙田', '荃灣', '中環', '灣仔', '旺角', '元朗'], 5)} || ${oneOf(['物業', '物流', '酒店', '商場', '工程'], 3)} || n % ${customers}`
  await query(
    url,
    `SET session_replication_role = 'replica'; -- no triggers, which would take an hour
    SET maintenance_work_mem = '512MB';
    CREATE TABLE "BenchIndex" AS SELECT indexname, indexdef FROM pg_indexes WHERE indexdef LIKE '%USING gin%' AND tablename IN ('Device', 'Order', 'IssuedDocument', 'Payment');
    DO $$ DECLARE one record; BEGIN FOR one IN SELECT * FROM "BenchIndex" LOOP EXECUTE format('DROP INDEX %I', one.indexname); END LOOP; END $$;
    CREATE FUNCTION id(kind text, n int) RETURNS uuid LANGUAGE sql IMMUTABLE AS $$ SELECT overlay(overlay(md5(kind || n) PLACING '4' FROM 13) PLACING '8' FROM 17)::uuid $$;
    CREATE TABLE "Bench" AS SELECT n, id('o', n) AS "orderId", 'ORD-' || lpad(n::text, 8, '0') AS "reference", id('c', n % ${customers}) AS "customerId",
      ${company} AS "customerName", CASE WHEN n % 10 = 7 THEN 'USD' ELSE 'HKD' END AS "currency", 300 + n * 7919::bigint % 90000 AS "total", DATE '2026-11-29' - n % 1000 AS "day",
      n % 30 = 0 AS "isOpen", p."id" AS "productId" FROM generate_series(1, ${orders}) AS n
      JOIN (SELECT "id", row_number() OVER (ORDER BY "id") AS place, count(*) OVER () AS whole FROM "Product" WHERE "tracksStock") AS p ON place = 1 + n % whole;
    INSERT INTO "Customer" ("id", "type", "name", "language") SELECT id('c', n), 'business', ${company}, 'en' FROM generate_series(0, ${customers - 1}) AS n;
    INSERT INTO "Order" ("id", "reference", "status", "language", "customerId", "customerName", "email", "currency", "rate", "rateDate", "itemsCount", "total", "totalHkd", "placedAt", "createdBy")
      SELECT "orderId", "reference", CASE WHEN "isOpen" THEN 'processing' ELSE 'delivered' END::"OrderStatus", 'en', "customerId", "customerName", 'buyer' || n || '@buyer.example', "currency", 1, "day", ${devicesOfOrder}, "total", "total", "day", 'Bench' FROM "Bench";
    INSERT INTO "OrderLine" ("id", "orderId", "position", "productId", "name", "category", "quantity", "period", "unitPriceHkd", "unitPrice", "total", "totalHkd", "packed")
      SELECT id('l', n), "orderId", 0, "productId", '感測器 ' || n, 'hardware', ${devicesOfOrder}, 'once', "total" / ${devicesOfOrder}, "total" / ${devicesOfOrder}, "total", "total", CASE WHEN "isOpen" THEN 0 ELSE ${devicesOfOrder} END FROM "Bench";
    INSERT INTO "Shipment" ("id", "orderId", "number", "state", "createdBy", "shippedAt", "deliveredAt")
      SELECT id('s', n), "orderId", 1, 'delivered', 'Bench', "day", "day" FROM "Bench" WHERE NOT "isOpen";
    INSERT INTO "ShipmentLine" ("id", "shipmentId", "orderLineId", "quantity") SELECT id('x', n), id('s', n), id('l', n), ${devicesOfOrder} FROM "Bench" WHERE NOT "isOpen";
    INSERT INTO "Device" ("id", "submissionId", "shipmentLineId", "orderId", "productId", "serial", "devEui", "imei", "state", "shippedOn", "warrantyMonths", "createdAt")
      SELECT gen_random_uuid(), id('s', n), id('x', n), "orderId", "productId", 'SN' || lpad((n * ${devicesOfOrder} + i)::text, 9, '0'), upper(lpad(to_hex(n * 7919::bigint * ${devicesOfOrder} + i), 16, '0')), '',
        CASE WHEN n % 50 = 1 THEN 'returned' ELSE 'shipped' END::"DeviceState", "day", 24, "day" FROM "Bench", generate_series(0, ${devicesOfOrder - 1}) AS i WHERE NOT "isOpen";
    INSERT INTO "StockMovement" ("id", "productId", "locationId", "quantity", "reason", "reference", "orderId", "at")
      SELECT gen_random_uuid(), "productId", (SELECT "id" FROM "StockLocation"), -${devicesOfOrder}, 'shipment', "reference", "orderId", "day" FROM "Bench" WHERE NOT "isOpen";
    INSERT INTO "IssuedDocument" ("id", "kind", "year", "sequence", "number", "language", "currency", "customerId", "orderId", "paymentId", "orderReference", "customerName", "issuedOn", "dueOn", "issuedBy", "total", "totalHkd", "paid", "snapshot")
      SELECT id(kind, n), kind::"DocumentKind", 2026, n, letters || '-2026-' || lpad(n::text, 6, '0'), 'en', "currency", "customerId", "orderId", CASE WHEN kind = 'receipt' THEN id('y', n) END, "reference", "customerName", "day",
        CASE WHEN kind = 'invoice' THEN "day" + 30 END, 'Bench', "total", "total", CASE WHEN kind = 'invoice' AND n % 20 <> 0 THEN "total" ELSE 0 END, '{}'
      FROM "Bench", (VALUES ('invoice', 'INV'), ('receipt', 'REC')) AS kinds (kind, letters) WHERE n % 2311 <> 0 AND (kind = 'invoice' OR n % 20 <> 0);
    INSERT INTO "DocumentLine" ("id", "documentId", "position", "orderLineId", "name", "quantity", "unitPrice", "amount", "amountHkd")
      SELECT gen_random_uuid(), id('invoice', n), 0, id('l', n), '感測器', ${devicesOfOrder}, "total" / ${devicesOfOrder}, "total", "total" FROM "Bench" WHERE n % 2311 <> 0;
    INSERT INTO "DocumentCounter" ("kind", "year", "last") SELECT kind, year, ${orders} FROM unnest('{invoice,receipt}'::"DocumentKind"[]) AS kind, generate_series(2025, 2035) AS year;
    INSERT INTO "Payment" ("id", "submissionId", "direction", "method", "receivedOn", "amount", "currency", "customerId", "payer", "reference", "allocated", "createdBy")
      SELECT id('y', n), gen_random_uuid(), 'received', CASE WHEN n % 3 = 0 THEN 'fps' ELSE 'bank_transfer' END, "day", "total" + CASE WHEN n % 300 = 0 THEN 1 ELSE 0 END, "currency", "customerId", "customerName", 'FPS' || lpad(n::text, 8, '0'), "total", 'Bench' FROM "Bench" WHERE n % 20 <> 0;
    INSERT INTO "Allocation" ("id", "paymentId", "invoiceId", "amount", "createdBy") SELECT gen_random_uuid(), id('y', n), id('invoice', n), "total", 'Bench' FROM "Bench" WHERE n % 20 <> 0;
    INSERT INTO "Return" ("id", "reference", "submissionId", "orderId", "reason", "state", "createdBy")
      SELECT id('r', n), 'RMA-' || lpad(n::text, 8, '0'), gen_random_uuid(), "orderId", 'faulty', CASE WHEN n % 500 = 1 THEN 'requested' ELSE 'settled' END::"ReturnState", 'Bench' FROM "Bench" WHERE n % 50 = 1;
    INSERT INTO "ReturnLine" ("id", "returnId", "position", "orderLineId", "quantity") SELECT gen_random_uuid(), id('r', n), 0, id('l', n), ${devicesOfOrder} FROM "Bench" WHERE n % 50 = 1;
    INSERT INTO "Subscription" ("id", "customerId", "orderId", "kind", "customerName", "orderReference", "name", "quantity", "period", "currency", "unitPrice", "unitPriceHkd", "startsOn", "anchorOn", "periods", "renewsOn")
      SELECT gen_random_uuid(), "customerId", "orderId", 'licence', "customerName", "reference", '平台', 2, 'year', "currency", 365, 365, anchor, anchor, 1, CASE WHEN n <= ${renewals} THEN CURRENT_DATE ELSE CURRENT_DATE + 60 + n % 280 END
      FROM (SELECT *, CURRENT_DATE - 365 AS anchor FROM "Bench" WHERE n <= 20000) AS b;
    DO $$ DECLARE one record; BEGIN FOR one IN SELECT * FROM "BenchIndex" LOOP EXECUTE one.indexdef; END LOOP; END $$`,
  )
  await query(url, 'VACUUM ANALYZE')
}
