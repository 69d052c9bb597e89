import * as z from 'zod/mini'
import type { Permission } from './staff/permissions.ts'
import { choices } from './tables.ts'

/** Changes since a cursor, for programs that store a copy. */

/** Each kind with the permission that its changes take. */
export const changePermissions = {
  product: 'products.read',
  price: 'products.read',
  stock: 'products.read',
  order: 'sales.read',
  customer: 'sales.read',
} as const satisfies Record<string, Permission>
export type ChangeKind = keyof typeof changePermissions
export const changeKinds = Object.keys(changePermissions) as ChangeKind[]

/** Retention of changes. */
export const changeDays = 30
export const changesMax = 500

const nullable = z.nullable(z.number())
/** The record as it is when it is read, which may be later than the change. */
export const changeDataSchemas = {
  product: z.object({
    sku: z.nullable(z.string()),
    slug: z.string(),
    name: z.string(),
    nameEn: z.nullable(z.string()),
    isListed: z.boolean(),
    version: z.int(),
  }),
  price: z.object({
    sku: z.nullable(z.string()),
    currency: z.literal('HKD'),
    period: z.enum(['once', 'month', 'year']),
    msrp: nullable,
    partnerPrice: nullable,
    sensorPrice: nullable,
    licenseAnnual: nullable,
    connectivityAnnualFee: nullable,
  }),
  stock: z.object({
    sku: z.nullable(z.string()),
    tracksStock: z.boolean(),
    inStock: z.boolean(),
    quantity: z.int(),
    reserved: z.int(),
    /** Pieces in stock that are not reserved. */
    free: z.int(),
  }),
  order: z.object({
    reference: z.string(),
    status: z.string(),
    customerId: z.nullable(z.uuid()),
    currency: z.string(),
    total: z.number(),
    version: z.int(),
  }),
  customer: z.object({
    name: z.string(),
    nameEn: z.string(),
    type: z.string(),
    mergedIntoId: z.nullable(z.uuid()),
    isErased: z.boolean(),
    version: z.int(),
  }),
} satisfies Record<ChangeKind, z.ZodMiniType>

function changeOf<const Kind extends ChangeKind>(kind: Kind) {
  return z.object({
    kind: z.literal(kind),
    id: z.uuid(),
    at: z.iso.datetime(),
    deleted: z.boolean(),
    /** Null once the record is gone. */
    data: z.nullable(changeDataSchemas[kind]),
  })
}

export const changeSchema = z.discriminatedUnion('kind', [
  changeOf('product'),
  changeOf('price'),
  changeOf('stock'),
  changeOf('order'),
  changeOf('customer'),
])
export type Change = z.infer<typeof changeSchema>

export const changesQuerySchema = z.strictObject({
  since: z.optional(z.string().check(z.maxLength(200))),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(changesMax)), 100),
  kinds: choices(changeKinds),
})
export type ChangesQuery = z.infer<typeof changesQuerySchema>

export const changesSchema = z.object({
  items: z.array(changeSchema),
  /** Where to go on: `since` of the next request. */
  cursor: z.string(),
  /** Whether there are more already. */
  hasMore: z.boolean(),
})
export type Changes = z.infer<typeof changesSchema>
