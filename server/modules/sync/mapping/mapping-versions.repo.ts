import * as z from 'zod/mini'
import { type KeptMapping, type Mapping, mappingSchema } from '#contract/sync/mapping.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRow, readRows } from '#server/platform/database/rows.ts'
import { tableKey } from '../connection/table-key.ts'

const headRow = z.object({ version: z.number(), keptAt: z.date(), keptBy: z.nullable(z.string()) })
const versionRow = z.extend(headRow, { mapping: mappingSchema })
type VersionHead = z.output<typeof headRow>

/** Mappings as staff have kept them, a version each: the newest is in use. A database is the same however it is named. */
export function createMappingVersionsRepo(database: DatabaseHandle) {
  return {
    async current(databaseId: string): Promise<KeptMapping | undefined> {
      const row = await readRow(database, versionRow)`
        SELECT "version", "createdAt" AS "keptAt", "createdBy" AS "keptBy", "content" AS "mapping"
        FROM "MappingVersion" WHERE "databaseId" = ${tableKey(databaseId)} ORDER BY "version" DESC LIMIT 1`
      return row && keptOf(row)
    },

    async find(databaseId: string, version: number): Promise<KeptMapping | undefined> {
      const row = await readRow(database, versionRow)`
        SELECT "version", "createdAt" AS "keptAt", "createdBy" AS "keptBy", "content" AS "mapping"
        FROM "MappingVersion" WHERE "databaseId" = ${tableKey(databaseId)} AND "version" = ${version}`
      return row && keptOf(row)
    },

    /** The newest first. */
    async history(databaseId: string, most: number): Promise<Omit<KeptMapping, 'mapping'>[]> {
      const rows = await readRows(database, headRow)`
        SELECT "version", "createdAt" AS "keptAt", "createdBy" AS "keptBy"
        FROM "MappingVersion" WHERE "databaseId" = ${tableKey(databaseId)} ORDER BY "version" DESC LIMIT ${most}`
      return rows.map(headOf)
    },

    /** @returns false where somebody else has kept this version meanwhile */
    async add(databaseId: string, version: number, mapping: Mapping, by: string): Promise<boolean> {
      const data = { databaseId: tableKey(databaseId), version, content: mapping, createdBy: by }
      const { count } = await database.mappingVersion.createMany({ data, skipDuplicates: true })
      return count > 0
    },
  }
}

/** Before anybody has kept one: every field by its name. */
export const noMapping: KeptMapping = { version: 0, mapping: { fields: [] }, keptAt: null, keptBy: null }

function headOf({ version, keptAt, keptBy }: VersionHead): Omit<KeptMapping, 'mapping'> {
  return { version, keptAt: keptAt.toISOString(), keptBy }
}

function keptOf(row: z.output<typeof versionRow>): KeptMapping {
  return { ...headOf(row), mapping: row.mapping }
}
