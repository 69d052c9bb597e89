import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { type ApiKey, type CreatedApiKey, keyScopes, type NewApiKey } from '#contract/staff/keys.ts'
import type { Permission } from '#contract/staff/permissions.ts'
import type { Actor, Audit } from '#server/platform/audit.ts'
import { addToCount } from '#server/platform/database/counts.ts'
import type { Database } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/http/problems.ts'
import type { StaffSession } from '#server/platform/http/staff-zone.ts'
import { createKeysRepo, type KeyRow } from './keys.repo.ts'

interface KeysServices {
  database: Database
  audit: Audit
  /** Whether a request comes over a connection that the settings allow. */
  admits: (request: FastifyRequest) => boolean
  random: (bytes: number) => Buffer
  now: () => Date
}

const keyBytes = 32
const prefixLength = 11
/** Minimum interval between updates of `lastUsedAt`. */
const touchMs = 60_000
const minuteMs = 60_000

/** API keys: random, shown once and stored as a hash. They are read anew with each request, so that a revoked one ends at once. */
export function createKeys({ database, audit, admits, random, now }: KeysServices) {
  const repo = createKeysRepo(database.prisma)

  function isActive({ revokedAt, expiresAt }: KeyRow): boolean {
    return !revokedAt && (!expiresAt || expiresAt > now())
  }

  return {
    async list(): Promise<{ items: ApiKey[] }> {
      return { items: (await repo.all()).map(apiKeyOf) }
    },

    async create(actor: Actor, { name, scopes, rate, expiresAt }: NewApiKey): Promise<CreatedApiKey> {
      const secret = `hk_${random(keyBytes).toString('base64url')}`
      const given = new Set(scopes)
      const fields = { name, scopes: keyScopes.filter((scope) => given.has(scope)), rate }
      const key = await database.prisma.$transaction(async (tx) => {
        const row = await createKeysRepo(tx).add({
          ...fields,
          prefix: secret.slice(0, prefixLength),
          hash: hashOf(secret),
          createdAt: now(),
          createdBy: actor.name,
          expiresAt: expiresAt === null ? null : new Date(expiresAt),
        })
        const { id, prefix } = row
        const after = { ...fields, prefix, expiresAt: row.expiresAt?.toISOString() ?? null }
        await audit.record(tx, actor, { action: 'api_key.created', ...subject(id, name), after })
        return row
      })
      return { key: apiKeyOf(key), secret }
    },

    /** @throws key.not_found, key.revoked */
    async revoke(actor: Actor, id: string): Promise<ApiKey> {
      const key = await database.prisma.$transaction(async (tx) => {
        const keys = createKeysRepo(tx)
        const isRevoked = await keys.revoke(id, now(), actor.name)
        const row = await keys.find(id)
        if (!row) throw problem('key.not_found', `No key has the id ${id}`)
        if (!isRevoked) throw problem('key.revoked', `It was revoked by ${row.revokedBy}`)
        const after = { prefix: row.prefix }
        await audit.record(tx, actor, { action: 'api_key.revoked', ...subject(id, row.name), after })
        return row
      })
      return apiKeyOf(key)
    },

    /** Returns what the key of a request may do; undefined when it is unknown, revoked or has expired. */
    async authenticate(request: FastifyRequest, secret: string): Promise<StaffSession | undefined> {
      const key = admits(request) ? await repo.withHash(hashOf(secret)) : null
      if (!key || !isActive(key)) return undefined
      const { id, lastUsedAt } = key
      const before = new Date(now().getTime() - touchMs)
      if (!lastUsedAt || lastUsedAt < before) {
        repo
          .touch(id, request.ip, now(), before)
          .catch((error) => request.log.warn({ err: error }, 'The use of a key was not noted'))
      }
      return sessionOf(key)
    },

    /** Counts a request of a key over all instances. */
    async spend({ id, rate }: { id: string; rate: number }) {
      const { count, leftS } = await addToCount(database, `key:${id}`, minuteMs)
      return { name: 'key', max: rate, windowMs: minuteMs, used: count, leftS }
    },
  }
}

export type Keys = ReturnType<typeof createKeys>

/** Returns the key in a request's Authorization header. */
export function keyIn(request: FastifyRequest): string | undefined {
  return /^Bearer (hk_[\w-]{1,100})$/i.exec(request.headers.authorization ?? '')?.[1]
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

function subject(id: string, name: string) {
  return { entity: 'api-key', entityId: id, entityName: name }
}

/** Scopes that a later version knows no more are left out. */
function scopesOf({ scopes }: KeyRow) {
  return keyScopes.filter((scope) => scopes.includes(scope))
}

function apiKeyOf(key: KeyRow): ApiKey {
  return {
    ...key,
    scopes: scopesOf(key),
    createdAt: key.createdAt.toISOString(),
    expiresAt: key.expiresAt?.toISOString() ?? null,
    revokedAt: key.revokedAt?.toISOString() ?? null,
    lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
  }
}

/** A key has no role; where one is asked for, it is the least. */
function sessionOf(key: KeyRow): StaffSession {
  const { id, name, rate, createdAt } = key
  const scopes = new Set<Permission>(scopesOf(key))
  return {
    id,
    kind: 'key',
    user: { id, name, email: '', role: 'viewer', language: null, hasTwoFactor: false, version: 1 },
    may: (permission) => scopes.has(permission),
    rate,
    restrictions: [],
    expiresAt: key.expiresAt ?? new Date(8.64e15),
    confirmedAt: createdAt,
  }
}
