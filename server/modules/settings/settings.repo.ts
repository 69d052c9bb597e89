import * as z from 'zod/mini'
import { type SettingsHistoryQuery, type StoredGroupName, settingsGroupNames } from '#contract/site/settings.ts'
import { Prisma } from '#prisma'
import { sealedRow } from '#server/platform/audit.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRows } from '#server/platform/database/rows.ts'
import { searchConditions } from '#server/platform/database/search.ts'
import { readPage, type Table } from '#server/platform/database/tables.ts'

const authorRow = z.object({ group: z.string(), name: z.string() })

/** Secrets are encrypted. */
export interface StoredGroup {
  name: string
  values: Prisma.JsonValue
  secrets: Prisma.JsonValue
  version: number
  updatedAt: Date
}

const changeRow = z.omit(sealedRow, { previousHash: true })
export type SettingsChange = z.output<typeof changeRow>

const history: Table<'at', SettingsChange> = {
  row: changeRow,
  columns: Prisma.sql`"seq", "at", "actorKind", "actorId", "actorName", "address", "action", "entity", "entityId",
    "entityName", "before", "after", "requestId"`,
  from: Prisma.sql`"AuditEntry"`,
  key: Prisma.sql`"seq"`,
  sorts: { at: Prisma.sql`"at"` },
  initialSort: '-at',
}

export function createSettingsRepo(database: DatabaseHandle) {
  return {
    all(): Promise<StoredGroup[]> {
      return database.settingGroup.findMany()
    },

    /**
     * Writes a group if its version is still the edited one; 0 means it was never set.
     * @returns false when another write came first
     */
    async write(
      name: StoredGroupName,
      version: number,
      data: { values: Prisma.InputJsonObject; secrets: Prisma.InputJsonObject },
    ): Promise<boolean> {
      const written =
        version === 0
          ? await database.settingGroup.createMany({ data: { name, ...data, version: 1 }, skipDuplicates: true })
          : await database.settingGroup.updateMany({
              where: { name, version },
              data: { ...data, version: version + 1 },
            })
      return written.count === 1
    },

    /** Returns the name of the last person to change each group. */
    async authors(): Promise<Map<string, string>> {
      const rows = await readRows(database, authorRow)`
        SELECT "group", "name" FROM unnest(${[...settingsGroupNames, 'sales', 'feeds']}::text[]) AS "group", LATERAL (
          SELECT "actorName" AS "name" FROM "AuditEntry"
          WHERE "entity" = 'settings' AND "entityId" = "group" ORDER BY "at" DESC, "seq" DESC LIMIT 1) AS "last"`
      return new Map(rows.map(({ group, name }) => [group, name]))
    },

    history({ group, search, ...page }: SettingsHistoryQuery) {
      const conditions = [Prisma.sql`"entity" = 'settings'`, ...searchConditions(search)]
      if (group) conditions.push(Prisma.sql`"entityId" = ANY(${group})`)
      return readPage(database, history, conditions, page)
    },
  }
}

export type SettingsRepo = ReturnType<typeof createSettingsRepo>
