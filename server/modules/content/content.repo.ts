import * as z from 'zod/mini'
import type { contentChanges } from '#contract/content/entries.ts'
import { type ContentKind, contentKindSchema } from '#contract/content/kinds.ts'
import { Prisma } from '#prisma'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRow, readRows } from '#server/platform/database/rows.ts'

/** Advisory lock for changes of content, which are made one after another; the first change of a kind stores its first versions. */
const lockId = 7_190_401
const historyMost = 200

const dataSchema = z.record(z.string(), z.unknown())
export type ContentData = z.output<typeof dataSchema>

const entryRow = z.object({
  id: z.string(),
  kind: contentKindSchema,
  key: z.string(),
  position: z.int(),
  version: z.int(),
  publishedVersion: z.nullable(z.int()),
  publishFrom: z.nullable(z.date()),
  publishUntil: z.nullable(z.date()),
  deletedAt: z.nullable(z.date()),
  hasChanges: z.boolean(),
  data: dataSchema,
  isSample: z.boolean(),
  at: z.nullable(z.date()),
  by: z.string(),
})
export type EntryRow = z.output<typeof entryRow>

const shownRow = z.object({
  id: z.string(),
  kind: contentKindSchema,
  key: z.string(),
  publishFrom: z.nullable(z.date()),
  publishUntil: z.nullable(z.date()),
  isSample: z.boolean(),
  data: z.unknown(),
})

export type Change = (typeof contentChanges)[number]
const revisionRow = z.object({
  version: z.int(),
  change: z.string(),
  data: dataSchema,
  isSample: z.boolean(),
  at: z.nullable(z.date()),
  by: z.string(),
})

export interface NextVersion extends Pick<EntryRow, 'id' | 'version' | 'data' | 'isSample'> {
  change: Change
  by: string
  entry?: Partial<Pick<EntryRow, 'publishedVersion' | 'publishFrom' | 'publishUntil' | 'deletedAt'>>
}

const entries = Prisma.sql`
  SELECT e."id", e."kind", e."key", e."position", e."version", e."publishedVersion", e."publishFrom", e."publishUntil", e."deletedAt",
    coalesce(p."data" <> c."data", false) AS "hasChanges",
    c."data", c."isSample", CASE WHEN c."change" <> 'first' THEN c."at" END AS "at", c."by"
  FROM "ContentEntry" e
  JOIN "ContentRevision" c ON c."entryId" = e."id" AND c."version" = e."version"
  LEFT JOIN "ContentRevision" p ON p."entryId" = e."id" AND p."version" = e."publishedVersion"`

export function createContentRepo(database: DatabaseHandle) {
  return {
    /** Blocks other changes of content until the transaction ends. */
    async lock(): Promise<void> {
      await database.$executeRaw`SELECT pg_advisory_xact_lock(${lockId})`
    },

    /** Returns all entries of a kind in order, then deleted ones, most recent first. */
    ofKind: (kind: ContentKind) =>
      readRows(database, entryRow)`
        ${entries} WHERE e."kind" = ${kind} ORDER BY e."deletedAt" DESC NULLS FIRST, e."position", e."id"`,

    read: (id: string) => readRow(database, entryRow)`${entries} WHERE e."id" = ${id}::uuid`,

    history: (id: string) =>
      readRows(database, revisionRow)`
        SELECT "version", "change", "data", "isSample", CASE WHEN "change" <> 'first' THEN "at" END AS "at", "by"
        FROM "ContentRevision" WHERE "entryId" = ${id}::uuid ORDER BY "version" DESC LIMIT ${historyMost}`,

    revision: (id: string, version: number) =>
      readRow(database, revisionRow)`
        SELECT "version", "change", "data", "isSample", "at", "by"
        FROM "ContentRevision" WHERE "entryId" = ${id}::uuid AND "version" = ${version}`,

    /** Returns the published entries of all kinds in order, including those that are not visible at present. */
    shown: () =>
      readRows(database, shownRow)`
        SELECT e."id", e."kind", e."key", e."publishFrom", e."publishUntil", p."isSample", p."data"
        FROM "ContentEntry" e JOIN "ContentRevision" p ON p."entryId" = e."id" AND p."version" = e."publishedVersion"
        WHERE e."deletedAt" IS NULL ORDER BY e."position", e."id"`,

    async kinds(): Promise<ContentKind[]> {
      const rows = await readRows(database, z.object({ kind: contentKindSchema }))`
        SELECT DISTINCT "kind" FROM "ContentEntry"`
      return rows.map(({ kind }) => kind)
    },

    async add(
      {
        id,
        kind,
        key,
        position,
        publishedVersion,
        publishUntil = null,
      }: Pick<EntryRow, 'id' | 'kind' | 'key' | 'position' | 'publishedVersion'> &
        Partial<Pick<EntryRow, 'publishUntil'>>,
      { data, isSample, change, by }: Pick<NextVersion, 'data' | 'isSample' | 'change' | 'by'>,
    ): Promise<void> {
      const revision = { version: 1, change, data: json(data), isSample, by }
      await database.contentEntry.create({
        data: { id, kind, key, position, version: 1, publishedVersion, publishUntil, revisions: { create: revision } },
      })
    },

    async write({ id, version, change, data, isSample, by, entry }: NextVersion): Promise<void> {
      await database.contentRevision.create({
        data: { entryId: id, version, change, data: json(data), isSample, by },
      })
      await database.contentEntry.update({ where: { id }, data: { ...entry, version } })
    },

    async place(id: string, position: number): Promise<void> {
      await database.contentEntry.update({ where: { id }, data: { position } })
    },
  }
}

export type ContentRepo = ReturnType<typeof createContentRepo>

function json(data: ContentData): Prisma.InputJsonObject {
  return JSON.parse(JSON.stringify(data))
}
