import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import {
  changeFields,
  type FieldChange,
  fieldChangeSchema,
  type RevisionOrigin,
  revisionSchema,
} from '#contract/catalogue/product-edits.ts'
import type { StockReason } from '#contract/stock/movements.ts'
import { Prisma } from '#prisma'
import type { Actor } from '#server/platform/audit.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRows } from '#server/platform/database/rows.ts'
import { extrasSchema } from './product-extras.rules.ts'

export interface Author {
  origin: RevisionOrigin
  actor: Pick<Actor, 'kind' | 'id' | 'name'>
  operationId?: string | undefined
  runId?: string | undefined
  /** Why stock changes; an adjustment without. */
  stock?: StockChange
}

export interface StockChange {
  reason: StockReason
  /** Reference of the order or receipt. */
  reference?: string
  orderId?: string
  receiptId?: string
  submissionId?: string
  /** Where it comes in, or is taken from first; the default location without. */
  locationId?: string | undefined
  note?: string
}

/**
 * Says by whom and why stock changes in the rest of a transaction. The database writes a movement for every change of a
 * product's stock (decision 024).
 */
export async function setStockAuthor(tx: DatabaseHandle, author: Author, at: Date): Promise<void> {
  const { origin, actor, stock } = author
  const context = JSON.stringify({ origin, authorId: actor.id, author: actor.name, at, ...stock })
  await tx.$executeRaw`SELECT set_config('harbour.stock', ${context}, true)`
}

export interface RevisionToWrite {
  productId: string
  version: number
  created?: boolean
  changes: FieldChange[]
  /** State besides the record, before and after, where it differs. */
  extras?: ExtrasChange | undefined
}

/** Writes revisions in one statement. To be called in the transaction of the change. */
export async function writeRevisions(
  database: DatabaseHandle,
  author: Author,
  revisions: RevisionToWrite[],
  at: Date,
): Promise<void> {
  const rows = revisions.map(({ productId, version, created = false, changes, extras }) => ({
    id: randomUUID(),
    productId,
    version,
    at,
    origin: author.origin,
    actorKind: author.actor.kind,
    actorId: author.actor.id,
    actorName: author.actor.name,
    runId: author.runId ?? null,
    operationId: author.operationId ?? null,
    created,
    changes: { ...changesByField(changes), ...(extras && { kept: extras }) },
  }))
  await database.$executeRaw`
    INSERT INTO "ProductRevision" ("id", "productId", "version", "at", "origin", "actorKind", "actorId", "actorName", "runId",
      "operationId", "created", "changes")
    SELECT "id", "productId", "version", "at", "origin", "actorKind", "actorId", "actorName", "runId", "operationId", "created",
      "changes"
    FROM jsonb_populate_recordset(NULL::"ProductRevision", ${JSON.stringify(rows)}::jsonb)`
}

function changesByField(changes: FieldChange[]) {
  return Object.fromEntries(changes.map(({ field, from, to }) => [field, { from, to }]))
}

const extrasChangeSchema = z.object({ from: extrasSchema, to: extrasSchema })
type ExtrasChange = z.output<typeof extrasChangeSchema>

const storedRevision = z.extend(z.omit(revisionSchema, { changes: true }), {
  productId: z.string(),
  at: z.date(),
  changes: z.looseObject({ kept: z.optional(extrasChangeSchema) }),
})

export type RevisionRow = Omit<z.output<typeof storedRevision>, 'changes'> & {
  changes: FieldChange[]
  extras: ExtrasChange | undefined
}

const operationRevision = z.extend(storedRevision, { name: z.string(), present: z.number() })
export type OperationRevision = RevisionRow & Pick<z.output<typeof operationRevision>, 'name' | 'present'>

const columns = Prisma.sql`r."id", r."productId", r."version", r."at", r."origin", r."actorName", r."runId", r."operationId",
  r."created", r."changes"`

export function createRevisionsRepo(database: DatabaseHandle) {
  return {
    /**
     * Returns revisions of a product, newest first.
     * @param before only versions below this one
     */
    async of(productId: string, before: number | undefined, limit: number): Promise<RevisionRow[]> {
      const rows = await readRows(database, storedRevision)`
        SELECT ${columns} FROM "ProductRevision" r
        WHERE r."productId" = ${productId}::uuid AND ${before === undefined ? Prisma.sql`true` : Prisma.sql`r."version" < ${before}`}
        ORDER BY r."version" DESC LIMIT ${limit}`
      return rows.map(revisionOf)
    },

    async since(productId: string, version: number): Promise<RevisionRow[]> {
      const rows = await readRows(database, storedRevision)`
        SELECT ${columns} FROM "ProductRevision" r
        WHERE r."productId" = ${productId}::uuid AND r."version" > ${version} ORDER BY r."version" DESC`
      return rows.map(revisionOf)
    },

    async sinceOfAll(productIds: string[], version: number): Promise<RevisionRow[]> {
      const rows = await readRows(database, storedRevision)`
        SELECT ${columns} FROM "ProductRevision" r
        WHERE r."productId" = ANY(${productIds}::uuid[]) AND r."version" > ${version} ORDER BY r."version" DESC`
      return rows.map(revisionOf)
    },

    async sinceMoment(productId: string, begin: Date): Promise<RevisionRow[]> {
      const rows = await readRows(database, storedRevision)`
        SELECT ${columns} FROM "ProductRevision" r
        WHERE r."productId" = ${productId}::uuid AND r."at" >= ${begin} ORDER BY r."version" DESC`
      return rows.map(revisionOf)
    },

    /**
     * Returns revisions of an operation in the order of product ids.
     * @param after only products beyond this id
     */
    async ofOperation(operationId: string, after: string | undefined, limit: number): Promise<OperationRevision[]> {
      const rows = await readRows(database, operationRevision)`
        SELECT ${columns}, p."name", p."version" AS "present" FROM "ProductRevision" r JOIN "Product" p ON p."id" = r."productId"
        WHERE r."operationId" = ${operationId}::uuid AND ${after === undefined ? Prisma.sql`true` : Prisma.sql`r."productId" > ${after}::uuid`}
        ORDER BY r."productId" LIMIT ${limit}`
      return rows.map((row) => ({ ...revisionOf(row), name: row.name, present: row.present }))
    },
  }
}

function revisionOf({ changes: { kept, ...changes }, ...row }: z.output<typeof storedRevision>): RevisionRow {
  return {
    ...row,
    changes: changeFields.flatMap(
      (field) => z.safeParse(fieldChangeSchema, { field, ...Object(changes[field]) }).data ?? [],
    ),
    extras: kept,
  }
}
