import * as z from 'zod/mini'
import { type Mapping, mappingSchema, type StoredMapping } from '#contract/sync/mapping.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRow, readRows } from '#server/platform/database/rows.ts'
import { tableKey } from '../connection/sync-connection.rules.ts'

const headRow = z.object({ version: z.number(), keptAt: z.date(), keptBy: z.nullable(z.string()) })
const versionRow = z.extend(headRow, { mapping: mappingSchema })
type VersionHead = z.output<typeof headRow>

/** Stores mappings as numbered versions; the newest is in use. Database ids are normalised. */
export function createMappingVersionsRepo(database: DatabaseHandle) {
  return {
    async current(databaseId: string): Promise<StoredMapping | undefined> {
      const row = await readRow(database, versionRow)`
        SELECT "version", "createdAt" AS "keptAt", "createdBy" AS "keptBy", "content" AS "mapping"
        FROM "MappingVersion" WHERE "databaseId" = ${tableKey(databaseId)} ORDER BY "version" DESC LIMIT 1`
      return row && storedMappingOf(row)
    },

    async find(databaseId: string, version: number): Promise<StoredMapping | undefined> {
      const row = await readRow(database, versionRow)`
        SELECT "version", "createdAt" AS "keptAt", "createdBy" AS "keptBy", "content" AS "mapping"
        FROM "MappingVersion" WHERE "databaseId" = ${tableKey(databaseId)} AND "version" = ${version}`
      return row && storedMappingOf(row)
    },

    async history(databaseId: string, most: number): Promise<Omit<StoredMapping, 'mapping'>[]> {
      const rows = await readRows(database, headRow)`
        SELECT "version", "createdAt" AS "keptAt", "createdBy" AS "keptBy"
        FROM "MappingVersion" WHERE "databaseId" = ${tableKey(databaseId)} ORDER BY "version" DESC LIMIT ${most}`
      return rows.map(headOf)
    },

    /** @returns false if this version exists already */
    async add(databaseId: string, version: number, mapping: Mapping, by: string): Promise<boolean> {
      const data = { databaseId: tableKey(databaseId), version, content: mapping, createdBy: by }
      const { count } = await database.mappingVersion.createMany({ data, skipDuplicates: true })
      return count > 0
    },
  }
}

/** Used before a mapping is saved: every field is found by its column's name. */
export const noMapping: StoredMapping = { version: 0, mapping: { fields: [] }, keptAt: null, keptBy: null }

function headOf({ version, keptAt, keptBy }: VersionHead): Omit<StoredMapping, 'mapping'> {
  return { version, keptAt: keptAt.toISOString(), keptBy }
}

function storedMappingOf(row: z.output<typeof versionRow>): StoredMapping {
  return { ...headOf(row), mapping: row.mapping }
}
