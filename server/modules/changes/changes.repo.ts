import * as z from 'zod/mini'
import { type ChangeKind, changeDataSchemas } from '#contract/changes.ts'
import { Prisma } from '#prisma'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRow, readRows } from '#server/platform/database/rows.ts'
import type { Place } from './changes.rules.ts'

const horizonRow = z.object({
  origin: z.string(),
  horizon: z.bigint(),
  next: z.bigint(),
  startXid: z.bigint(),
  startSeq: z.bigint(),
})
export type Horizon = z.output<typeof horizonRow>

const changeRow = z.object({
  xid: z.bigint(),
  seq: z.bigint(),
  at: z.date(),
  kind: z.string(),
  id: z.string(),
  isDeleted: z.boolean(),
})
export type ChangeRow = z.output<typeof changeRow>

const sources: Record<ChangeKind, { columns: Prisma.Sql; from: Prisma.Sql }> = {
  product: {
    columns: Prisma.sql`'sku', r."sku", 'slug', r."slug", 'name', r."name", 'nameEn', r."nameEn",
      'isListed', r."retiredAt" IS NULL, 'version', r."version"`,
    from: Prisma.sql`"Product" r`,
  },
  price: {
    columns: Prisma.sql`'sku', r."sku", 'currency', 'HKD', 'period', r."pricePeriod", 'msrp', r."msrp", 'partnerPrice', r."partnerPrice",
      'sensorPrice', r."sensorPrice", 'licenseAnnual', r."licenseAnnual", 'connectivityAnnualFee', r."connectivityAnnualFee"`,
    from: Prisma.sql`"Product" r`,
  },
  stock: {
    columns: Prisma.sql`'sku', r."sku", 'tracksStock', r."tracksStock", 'inStock', r."inStock", 'quantity', r."stockQuantity",
      'reserved', r."reserved", 'free', CASE WHEN r."inStock" THEN greatest(r."stockQuantity" - r."reserved", 0) ELSE 0 END`,
    from: Prisma.sql`"Product" r`,
  },
  order: {
    columns: Prisma.sql`'reference', r."reference", 'status', r."status", 'customerId', r."customerId", 'currency', r."currency",
      'total', r."total", 'version', r."version"`,
    from: Prisma.sql`"Order" r`,
  },
  customer: {
    columns: Prisma.sql`'name', r."name", 'nameEn', r."nameEn", 'type', r."type", 'mergedIntoId', r."mergedIntoId",
      'isErased', r."erasedAt" IS NOT NULL, 'version', r."version"`,
    from: Prisma.sql`"Customer" r`,
  },
}

const dataRow = z.object({ id: z.string(), data: z.unknown() })

export function createChangesRepo(database: DatabaseHandle) {
  return {
    /**
     * Returns up to which transaction all have ended (`horizon`, exclusive), the next one to begin, and where the log begins. `origin` is
     * another one once the database was restored, or another server was promoted.
     */
    async horizon(): Promise<Horizon> {
      const row = await readRow(database, horizonRow)`
        SELECT left(md5(concat_ws('.', s.system_identifier, p.timeline_id, (SELECT oid FROM pg_database WHERE datname = current_database()))), 12)
            AS "origin",
          pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS "horizon",
          pg_snapshot_xmax(pg_current_snapshot())::text::bigint AS "next",
          c."xid" AS "startXid", c."seq" AS "startSeq"
        FROM pg_control_system() s, pg_control_checkpoint() p, "ChangeStart" c`
      if (!row) throw new Error('The log of changes has no beginning')
      return row
    },

    /** Returns changes after a place, of transactions before the horizon. */
    after: (
      place: Pick<Place, 'xid' | 'seq'>,
      horizon: bigint,
      kinds: ChangeKind[],
      most: number,
    ): Promise<ChangeRow[]> =>
      readRows(database, changeRow)`
        SELECT "xid", "seq", "at", "kind", "entityId" AS "id", "isDeleted" FROM "Change"
        WHERE ("xid", "seq") > (${place.xid}, ${place.seq}) AND "xid" < ${horizon} AND "kind" = ANY(${kinds})
        ORDER BY "xid", "seq" LIMIT ${most}`,

    /** Returns records as they are now, by id. */
    async data<Kind extends ChangeKind>(kind: Kind, ids: string[]) {
      const { columns, from } = sources[kind]
      const rows = await readRows(database, dataRow)`
        SELECT r."id", jsonb_build_object(${columns}) AS "data" FROM ${from} WHERE r."id" = ANY(${ids}::uuid[])`
      return new Map(rows.map(({ id, data }) => [id, z.parse(changeDataSchemas[kind], data)]))
    },
  }
}
