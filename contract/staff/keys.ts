import * as z from 'zod/mini'
import { staffFault } from '../problems/staff-field-faults.ts'
import { requiredLine } from '../requests/visitors.ts'
import { type Permission, permissions } from './permissions.ts'

/** API keys: how programs act, with scopes of their own instead of a person's password. */

/**
 * Permissions that no key has: what belongs to a person (notifications, saved views), and what leads to secrets or to more rights.
 * Endpoints for `self`, and those that ask for a recently entered password, refuse keys too.
 */
const neverOfKeys = [
  'desk.use',
  'views.share',
  'devices.keys',
  'customers.privacy',
  'users.manage',
  'settings.manage',
] as const satisfies Permission[]

export type KeyScope = Exclude<Permission, (typeof neverOfKeys)[number]>
/** In the order of the permissions. */
export const keyScopes = permissions.filter((name): name is KeyScope => !neverOfKeys.some((never) => never === name))

export const keyNameMax = 80
/** Requests a minute. */
export const keyRates = { least: 10, most: 6000, usual: 600 } as const

export const apiKeySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The first characters of the key, to recognise it by. */
  prefix: z.string(),
  scopes: z.array(z.enum(keyScopes)),
  /** Requests a minute. */
  rate: z.int(),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
  /** Null: it does not expire. */
  expiresAt: z.nullable(z.iso.datetime()),
  revokedAt: z.nullable(z.iso.datetime()),
  revokedBy: z.nullable(z.string()),
  lastUsedAt: z.nullable(z.iso.datetime()),
  lastUsedFrom: z.nullable(z.string()),
})
export type ApiKey = z.infer<typeof apiKeySchema>
export const apiKeysSchema = z.object({ items: z.array(apiKeySchema) })

export const newApiKeySchema = z.strictObject({
  name: requiredLine(keyNameMax),
  scopes: z.array(z.enum(keyScopes)).check(z.minLength(1), z.maxLength(keyScopes.length)),
  rate: z._default(z.int().check(z.minimum(keyRates.least), z.maximum(keyRates.most)), keyRates.usual),
  /** Null: it does not expire. */
  expiresAt: z.nullable(
    z.iso.datetime({ offset: true }).check(z.refine((text) => Date.parse(text) > Date.now(), staffFault('past'))),
  ),
})
export type NewApiKey = z.infer<typeof newApiKeySchema>

/** `secret` is the key itself, which is shown this once. */
export const createdApiKeySchema = z.object({ key: apiKeySchema, secret: z.string() })
export type CreatedApiKey = z.infer<typeof createdApiKeySchema>
