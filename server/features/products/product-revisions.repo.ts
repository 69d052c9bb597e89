import { randomUUID } from 'node:crypto'
import type { FieldChange, RevisionOrigin } from '#contract/product-edits.ts'
import type { Actor } from '#server/platform/audit.ts'
import type { DatabaseHandle } from '#server/platform/database.ts'
import type { Kept } from './product-kept.rules.ts'

/** Whose doing a change of products is. */
export interface Author {
  origin: RevisionOrigin
  actor: Pick<Actor, 'kind' | 'id' | 'name'>
  operationId?: string | undefined
  /** Of the sync. */
  runId?: string | undefined
}

export interface RevisionToWrite {
  productId: string
  /** That it made. */
  version: number
  created?: boolean
  changes: FieldChange[]
  /** What of its former self does not follow from the record, and what of the new one does not; where they differ. */
  kept?: { from: Kept; to: Kept } | undefined
}

/** Writes what versions of products changed, in one statement. To be called in the transaction of the change. */
export async function writeRevisions(
  database: DatabaseHandle,
  author: Author,
  revisions: RevisionToWrite[],
  at: Date,
): Promise<void> {
  const rows = revisions.map(({ productId, version, created = false, changes, kept }) => ({
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
    changes: { ...changesByField(changes), ...(kept && { kept }) },
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
