import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import {
  type Device,
  type DeviceDetail,
  type DeviceState,
  type DeviceTableQuery,
  deviceDetailSchema,
  deviceSchema,
  searchedNumber,
} from '#contract/sales/devices.ts'
import { shipmentStates } from '#contract/sales/shipments.ts'
import { Prisma } from '#prisma'
import type { Database, DatabaseHandle, Transaction } from '#server/platform/database/database.ts'
import { insertRows } from '#server/platform/database/insert-rows.ts'
import { idRow, readRow, readRows } from '#server/platform/database/rows.ts'
import { all } from '#server/platform/database/search.ts'
import { readAll, readPage, type Table } from '#server/platform/database/tables.ts'
import type { DeviceRow } from './device-list.rules.ts'

export type DeviceFilter = Omit<DeviceTableQuery, 'page' | 'pageSize'>

const columns = Prisma.sql`d."id", d."serial", d."devEui", d."joinEui", d."imei", d."iccid", d."keySealed" IS NOT NULL AS "hasKey",
  d."productId", l."name", l."nameEn", l."sku", d."orderId", o."reference" AS "orderReference", x."shipmentId",
  s."number" AS "shipmentNumber", o."customerId", o."customerName", d."state"::text, to_char(d."shippedOn", 'YYYY-MM-DD') AS "shippedOn",
  d."warrantyMonths", to_char(d."warrantyEndsOn", 'YYYY-MM-DD') AS "warrantyEndsOn", d."firmware", d."note", d."version"`

/** Left joins by key, which a count leaves out; `searchText` is the device's alone. */
const from = Prisma.sql`"Device" d LEFT JOIN "ShipmentLine" x ON x."id" = d."shipmentLineId" LEFT JOIN "Shipment" s ON s."id" = x."shipmentId"
  LEFT JOIN "OrderLine" l ON l."id" = x."orderLineId"
  LEFT JOIN (SELECT "id", "reference", "customerId", "customerName" FROM "Order") o ON o."id" = d."orderId"`

/** @param Row with further columns, such as the encrypted key */
const tableOf = <Row extends Device>(
  row: z.core.$ZodType<Row>,
  read: Prisma.Sql,
): Table<'createdAt' | 'serial' | 'shippedOn' | 'warrantyEndsOn', Row> => ({
  row,
  columns: read,
  from,
  key: Prisma.sql`d."id"`,
  sorts: {
    createdAt: Prisma.sql`d."createdAt"`,
    serial: Prisma.sql`upper(d."serial") COLLATE "natural_order"`,
    shippedOn: Prisma.sql`d."shippedOn"`,
    warrantyEndsOn: Prisma.sql`d."warrantyEndsOn"`,
  },
  nullable: ['shippedOn', 'warrantyEndsOn'],
  initialSort: '-createdAt',
})

const sealedRow = z.extend(deviceSchema, { keySealed: z.nullable(z.string()) })
export type SealedDevice = z.output<typeof sealedRow>

const table = tableOf(deviceSchema, columns)
const sealedColumns = Prisma.sql`${columns}, d."keySealed"`

const shipmentRow = z.object({
  number: z.number(),
  state: z.enum(shipmentStates),
  shippedAt: z.nullable(z.date()),
  deliveredAt: z.nullable(z.date()),
  orderId: z.string(),
  reference: z.string(),
})
const lineRow = z.object({
  quantity: z.number(),
  recorded: z.number(),
  productId: z.nullable(z.string()),
  name: z.string(),
  warrantyMonths: z.nullable(z.number()),
})
const numbersRow = z.object({
  serial: z.string(),
  devEui: z.string(),
  imei: z.string(),
  iccid: z.string(),
  reference: z.string(),
})
const eventRow = z.extend(deviceDetailSchema.def.shape.events.def.element, { at: z.date() })

/** Numbers that no other device may have. */
export type Numbers = Pick<DeviceRow, 'serial' | 'devEui' | 'imei' | 'iccid'>

export interface DeviceToAdd {
  id: string
  row: DeviceRow
  keySealed: string | null
}

interface Adding {
  submissionId: string
  shipmentLineId: string
  orderId: string
  productId: string | null
  warrantyMonths: number | null
  /** YYYY-MM-DD; null for a packed shipment. */
  shippedOn: string | null
  /** YYYY-MM-DD; null where it has not been delivered. */
  deliveredOn: string | null
  at: Date
  by: string
}

const lockId = 845_201_377

/** Devices of a piece of product `p`: 1, or the parts of a bundle that have stock, as plans and software have none. */
export const devicesOfPiece = Prisma.sql`greatest((
  SELECT sum((c->>'quantity')::int) FROM jsonb_array_elements(p."components") c
  LEFT JOIN "Product" part ON part."sku" = c->>'sku' WHERE part."tracksStock" IS NOT FALSE), 1)::int`

/** As many as a search looks up before the rest of a query, which PostgreSQL plans badly, as it guesses thousands. */
const fewMax = 1000

export function createDevicesRepo(database: DatabaseHandle) {
  /** Returns the devices with a number; undefined for more than a few. */
  async function few(search: string): Promise<string[] | undefined> {
    const rows = await readRows(database, idRow)`
      WITH "found" AS MATERIALIZED (SELECT "id" FROM "Device" WHERE ${all(numberConditions(search))})
      SELECT "id" FROM "found" LIMIT ${fewMax + 1}`
    return rows.length > fewMax ? undefined : rows.map(({ id }) => id)
  }

  return {
    /** Sorts by the end of the warranty where that is filtered. */
    async page(query: DeviceTableQuery) {
      const sort = query.sort ?? (query.warrantyFrom || query.warrantyTo ? 'warrantyEndsOn' : undefined)
      const { search, ...filter } = query
      const found = search ? await few(search) : undefined
      const conditions = found
        ? [Prisma.sql`d."id" = ANY(${found}::uuid[])`, ...conditionsOf(filter)]
        : conditionsOf(query)
      return readPage(database, table, conditions, { ...query, sort })
    },

    find: (id: string): Promise<SealedDevice | undefined> =>
      readRow(database, sealedRow)`SELECT ${sealedColumns} FROM ${from} WHERE d."id" = ${id}::uuid`,

    async lock(id: string): Promise<void> {
      await database.$executeRaw`SELECT FROM "Device" WHERE "id" = ${id}::uuid FOR UPDATE`
    },

    async events(id: string): Promise<DeviceDetail['events']> {
      const rows = await readRows(database, eventRow)`
        SELECT "id", "at", "kind", "state"::text, "by" FROM "DeviceEvent" WHERE "deviceId" = ${id}::uuid ORDER BY "at" DESC, "id"`
      return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
    },

    /** Returns other shipments of a device. */
    others: ({ id, serial }: Device): Promise<Device[]> =>
      readRows(database, deviceSchema)`
        SELECT ${columns} FROM ${from} WHERE upper(d."serial") = upper(${serial}) AND d."id" <> ${id}::uuid
        ORDER BY d."createdAt" DESC, d."id"`,

    /** Locks the order of a shipment, as every step of its shipments does. */
    lockShipment: (id: string) =>
      readRow(database, shipmentRow)`
        SELECT s."number", s."state"::text, s."shippedAt", s."deliveredAt", s."orderId", o."reference"
        FROM "Shipment" s JOIN "Order" o ON o."id" = s."orderId" WHERE s."id" = ${id}::uuid FOR UPDATE OF o, s`,

    /** Lets one transaction at a time give numbers to devices. */
    async lockNumbers(): Promise<void> {
      await database.$executeRaw`SELECT pg_advisory_xact_lock(${lockId})`
    },

    /** Returns a line of a shipment; `quantity` is its devices, of a bundle those of its parts that have stock. */
    line: (id: string, shipmentId: string) =>
      readRow(database, lineRow)`
        SELECT x."quantity" * ${devicesOfPiece} AS "quantity", (SELECT count(*)::int FROM "Device" d WHERE d."shipmentLineId" = x."id") AS "recorded",
          l."productId", l."name", p."warrantyMonths"
        FROM "ShipmentLine" x JOIN "OrderLine" l ON l."id" = x."orderLineId" LEFT JOIN "Product" p ON p."id" = l."productId"
        WHERE x."id" = ${id}::uuid AND x."shipmentId" = ${shipmentId}::uuid`,

    /** Returns the number of devices that a form has recorded. */
    ofForm: (submissionId: string): Promise<number> => database.device.count({ where: { submissionId } }),

    /** Returns the devices, with their orders, that were not returned and have one of these numbers. */
    taken: (rows: Numbers[], exceptId: string | null = null) => {
      const numbers = (column: keyof Numbers) => rows.map((row) => row[column]).filter((number) => number !== '')
      const serials = numbers('serial').map((serial) => serial.toUpperCase())
      return readRows(database, numbersRow)`
        SELECT d."serial", d."devEui", d."imei", d."iccid", o."reference" FROM "Device" d JOIN "Order" o ON o."id" = d."orderId"
        WHERE d."id" IN (
          SELECT "id" FROM "Device" WHERE "state" <> 'returned' AND upper("serial") = ANY(${serials})
          UNION SELECT "id" FROM "Device" WHERE "state" <> 'returned' AND "devEui" <> '' AND "devEui" = ANY(${numbers('devEui')})
          UNION SELECT "id" FROM "Device" WHERE "state" <> 'returned' AND "imei" <> '' AND "imei" = ANY(${numbers('imei')})
          UNION SELECT "id" FROM "Device" WHERE "state" <> 'returned' AND "iccid" <> '' AND "iccid" = ANY(${numbers('iccid')})
        ) AND d."id" IS DISTINCT FROM ${exceptId}::uuid`
    },

    async add(devices: DeviceToAdd[], { at, by, ...shared }: Adding): Promise<void> {
      const state = shared.shippedOn === null ? ('packed' as const) : ('shipped' as const)
      await insertRows(
        database,
        'Device',
        devices.map(({ id, keySealed, row: { line: _line, appKey: _key, ...values } }) => ({
          id,
          keySealed,
          ...values,
          ...shared,
          state,
          createdAt: at,
        })),
      )
      const events = devices.map(({ id }) => ({ id: randomUUID(), deviceId: id, at, kind: 'recorded', state, by }))
      await insertRows(database, 'DeviceEvent', events)
    },

    async note(deviceId: string, event: { at: Date; kind: string; state?: DeviceState; by: string }): Promise<void> {
      await database.deviceEvent.create({ data: { deviceId, ...event } })
    },

    async update(id: string, change: { state?: DeviceState; firmware?: string; note?: string }): Promise<void> {
      await database.device.update({ where: { id }, data: { ...change, version: { increment: 1 } } })
    },

    async remove(id: string): Promise<void> {
      await database.device.delete({ where: { id } })
    },

    /** Returns the shipped devices of an order, by product and serial number. */
    shipped: (orderId: string, most: number): Promise<SealedDevice[]> =>
      readRows(database, sealedRow)`
        SELECT ${sealedColumns} FROM ${from} WHERE d."orderId" = ${orderId}::uuid AND d."state" = 'shipped'
        ORDER BY l."position", upper(d."serial") COLLATE "natural_order", d."id" LIMIT ${most}`,

    counts: (orderId: string) =>
      readRow(database, z.object({ total: z.number(), joinable: z.number() }))`
        SELECT count(*)::int AS "total", count(*) FILTER (WHERE "keySealed" IS NOT NULL AND "devEui" <> '')::int AS "joinable"
        FROM "Device" WHERE "orderId" = ${orderId}::uuid AND "state" = 'shipped'`,
  }
}

/** Yields every device that matches, with its encrypted key. */
export function allDevices(database: Database, { sort, ...query }: DeviceFilter): AsyncGenerator<SealedDevice> {
  return readAll(database, tableOf(sealedRow, sealedColumns), conditionsOf(query), sort)
}

/**
 * Marks the devices of a packed shipment as shipped, in the transaction that ships it.
 * @param shippedOn in the shop's time zone, YYYY-MM-DD
 */
export async function shipDevices(
  tx: Transaction,
  shipmentId: string,
  { shippedOn, at, by }: { shippedOn: string; at: Date; by: string },
): Promise<void> {
  await tx.$executeRaw`
    WITH "sent" AS (
      UPDATE "Device" d SET "state" = 'shipped', "shippedOn" = ${shippedOn}::date, "version" = d."version" + 1
      FROM "ShipmentLine" x WHERE x."id" = d."shipmentLineId" AND x."shipmentId" = ${shipmentId}::uuid AND d."state" = 'packed'
      RETURNING d."id"
    )
    INSERT INTO "DeviceEvent" ("id", "deviceId", "at", "kind", "state", "by")
    SELECT gen_random_uuid(), "id", ${at}, 'shipped', 'shipped', ${by} FROM "sent"`
}

/**
 * Notes the day from which the warranty of a shipment's devices runs, in the transaction that delivers it.
 * @param deliveredOn in the shop's time zone, YYYY-MM-DD
 */
export async function deliverDevices(tx: Transaction, shipmentId: string, deliveredOn: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE "Device" d SET "deliveredOn" = ${deliveredOn}::date, "version" = d."version" + 1
    FROM "ShipmentLine" x WHERE x."id" = d."shipmentLineId" AND x."shipmentId" = ${shipmentId}::uuid`
}

const returnableRow = z.object({ recorded: z.number(), returnable: z.array(z.string()) })

/**
 * Returns the numbers that are not of a device that was shipped with these lines of an order and is still with the
 * buyer; none where no devices of the order are recorded.
 * @param numbers serial numbers or DevEUIs, in capitals
 */
export async function notReturnable(
  tx: DatabaseHandle,
  orderId: string,
  lineIds: readonly string[],
  numbers: readonly string[],
): Promise<string[]> {
  const isThere = Prisma.sql`d."state" = 'shipped' AND x."orderLineId" = ANY(${[...lineIds]}::uuid[])`
  const found = await readRow(tx, returnableRow)`
    SELECT count(*)::int AS "recorded", coalesce(array_agg(upper(d."serial")) FILTER (WHERE ${isThere}), '{}')
      || coalesce(array_agg(d."devEui") FILTER (WHERE ${isThere} AND d."devEui" <> ''), '{}') AS "returnable"
    FROM "Device" d JOIN "ShipmentLine" x ON x."id" = d."shipmentLineId" WHERE d."orderId" = ${orderId}::uuid`
  if (!found || found.recorded === 0) return []
  return numbers.filter((number) => !found.returnable.includes(number))
}

/** Moves devices of an order's lines to another state, in the caller's transaction. @param numbers as in `notReturnable` */
export async function moveDevices(
  tx: Transaction,
  lineIds: readonly string[],
  numbers: readonly string[],
  { state, at, by }: { state: DeviceState; at: Date; by: string },
): Promise<void> {
  await tx.$executeRaw`
    WITH "moved" AS (
      UPDATE "Device" SET "state" = ${state}::"DeviceState", "version" = "version" + 1
      WHERE "id" IN (
        SELECT d."id" FROM "Device" d JOIN "ShipmentLine" x ON x."id" = d."shipmentLineId"
        WHERE x."orderLineId" = ANY(${[...lineIds]}::uuid[])
          AND (upper(d."serial") = ANY(${[...numbers]}) OR d."devEui" = ANY(${[...numbers]}))
      ) AND "state" <> ${state}::"DeviceState" RETURNING "id"
    )
    INSERT INTO "DeviceEvent" ("id", "deviceId", "at", "kind", "state", "by")
    SELECT gen_random_uuid(), "id", ${at}, 'moved', ${state}::"DeviceState", ${by} FROM "moved"`
}

/** Returns conditions that a number of a device begins or ends with each word of a search. */
export function numberConditions(search: string): Prisma.Sql[] {
  const words = searchedNumber(search).normalize('NFKC').toUpperCase().split(/\s+/u).filter(Boolean)
  return words.map((word) => {
    const end = `<${[...word].toReversed().join('')}`
    const query = [word, end].map((one) => `'${one.replace(/['\\]/g, '$&$&')}':*`).join(' | ')
    return Prisma.sql`device_numbers("serial", "devEui", "joinEui", "imei", "iccid") @@ ${query}::tsquery`
  })
}

function conditionsOf(query: DeviceFilter): Prisma.Sql[] {
  const conditions = query.search ? numberConditions(query.search) : []
  if (query.state?.length) conditions.push(Prisma.sql`d."state" = ANY(${query.state}::"DeviceState"[])`)
  if (query.product) conditions.push(Prisma.sql`d."productId" = ${query.product}::uuid`)
  if (query.customer) {
    conditions.push(Prisma.sql`d."orderId" IN (SELECT "id" FROM "Order" WHERE "customerId" = ${query.customer}::uuid)`)
  }
  if (query.order) conditions.push(Prisma.sql`d."orderId" = ${query.order}::uuid`)
  if (query.shipment) {
    conditions.push(
      Prisma.sql`d."shipmentLineId" IN (SELECT "id" FROM "ShipmentLine" WHERE "shipmentId" = ${query.shipment}::uuid)`,
    )
  }
  if (query.warrantyFrom) conditions.push(Prisma.sql`d."warrantyEndsOn" >= ${query.warrantyFrom}::date`)
  if (query.warrantyTo) conditions.push(Prisma.sql`d."warrantyEndsOn" <= ${query.warrantyTo}::date`)
  return conditions
}
