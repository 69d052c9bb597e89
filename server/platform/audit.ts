import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import type { ActorKind } from '#contract/staff/audit.ts'
import type { Prisma } from '#prisma'
import type { Transaction } from './database/database.ts'
import { readRow } from './database/rows.ts'
import type { Secrets } from './secrets.ts'

export interface Actor {
  kind: ActorKind
  id: string | null
  name: string
  address: string | null
  requestId: string | null
}

/** Returns the id of the user that an actor is; a key is none. */
export function userIdOf({ kind, id }: { kind: string; id: string | null }): string | null {
  return kind === 'key' ? null : id
}

export const systemActor: Actor = { kind: 'system', id: null, name: 'system', address: null, requestId: null }

type Fields = Record<string, unknown>

export interface AuditChange {
  /** Entity and verb, such as `user.updated`. */
  action: string
  entity: string
  entityId?: string | null
  entityName?: string | null
  /** Changed fields only, never secrets. */
  before?: Fields | null
  after?: Fields | null
}

export interface Audit {
  /** Adds a row in the transaction of the change. Call it last: it locks the head of the chain, so concurrent rows wait from here on. */
  record: (tx: Transaction, actor: Actor, change: AuditChange) => Promise<void>
}

/** Hash before the first row; the migration stores it in AuditHead. */
export const chainStart = '0'.repeat(64)

export function createAudit(secrets: Secrets, now: () => Date = () => new Date()): Audit {
  return {
    async record(tx, actor, { action, entity, entityId = null, entityName = null, before = null, after = null }) {
      const head = await lockHead(tx)
      const row = {
        seq: head.seq + 1n,
        at: now(),
        actorKind: actor.kind,
        actorId: actor.id,
        actorName: storable(actor.name),
        address: actor.address,
        action,
        entity,
        entityId,
        entityName: entityName === null ? null : storable(entityName),
        before: plain(before),
        after: plain(after),
        requestId: actor.requestId,
        previousHash: head.hash,
      }
      const hash = hashOf(row)
      const { before: _before, after: _after, ...texts } = row
      await tx.auditEntry.create({
        data: { ...texts, hash, ...(row.before && { before: row.before }), ...(row.after && { after: row.after }) },
      })
      await tx.auditHead.update({
        where: { id: 1 },
        data: { seq: row.seq, hash, seal: sealOf(secrets, row.seq, hash) },
      })
    },
  }
}

const headRow = z.object({ seq: z.bigint(), hash: z.string() })

async function lockHead(tx: Transaction): Promise<z.output<typeof headRow>> {
  const head = await readRow(tx, headRow)`SELECT "seq", "hash" FROM "AuditHead" WHERE "id" = 1 FOR UPDATE`
  if (!head) throw new Error('The audit log has no head')
  return head
}

export const sealedRow = z.object({
  seq: z.bigint(),
  at: z.date(),
  actorKind: z.string(),
  actorId: z.nullable(z.string()),
  actorName: z.string(),
  address: z.nullable(z.string()),
  action: z.string(),
  entity: z.string(),
  entityId: z.nullable(z.string()),
  entityName: z.nullable(z.string()),
  before: z.unknown(),
  after: z.unknown(),
  requestId: z.nullable(z.string()),
  previousHash: z.string(),
})
export type SealedRow = z.output<typeof sealedRow>

/** Hashes a row together with the hash of the previous one (SHA-256), so that no earlier row can be changed unnoticed. */
export function hashOf(row: SealedRow): string {
  const { seq, at, before, after, ...texts } = row
  const fields = { ...texts, seq: seq.toString(), at: at.toISOString(), before: before ?? null, after: after ?? null }
  return createHash('sha256')
    .update(JSON.stringify(sorted(fields)))
    .digest('hex')
}

/** Signs the end of the chain, so that it cannot be forged with access to the database alone. */
function sealOf(secrets: Secrets, seq: bigint, hash: string): string {
  return secrets.sign(`${seq}:${hash}`, 'audit')
}

/** Returns whether the seal was made with any of the secrets; an empty log has no seal. */
export function isSealed(secrets: Secrets, seq: bigint, hash: string, seal: string): boolean {
  return seq === 0n ? seal === '' : secrets.isSigned(`${seq}:${hash}`, seal, 'audit')
}

/** Normalises fields as JSON stores them, so that the hash is the same when they are read back. */
function plain(fields: Fields | null): Prisma.InputJsonObject | null {
  return (
    fields && JSON.parse(JSON.stringify(fields), (_key, value) => (typeof value === 'string' ? storable(value) : value))
  )
}

function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}

/** Sorts keys, because PostgreSQL stores the keys of JSON in an order of its own. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]))
}

export function difference(before: Fields, after: Fields): { before: Fields; after: Fields } | undefined {
  const names = Object.keys(after).filter(
    (name) => JSON.stringify(sorted(before[name])) !== JSON.stringify(sorted(after[name])),
  )
  if (names.length === 0) return undefined
  const pick = (fields: Fields) => Object.fromEntries(names.map((name) => [name, fields[name] ?? null]))
  return { before: pick(before), after: pick(after) }
}
