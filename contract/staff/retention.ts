import * as z from 'zod/mini'

/** Automatic erasure, as promised by the privacy statement. */

/** Erased some time after the last change. */
export const retentionKinds = ['enquiries', 'demoRequests', 'quoteRequests', 'conversations'] as const
export type RetentionKind = (typeof retentionKinds)[number]

/**
 * Why erasure waits for staff: the clocks of site and database differ; the site has not run for long, or its clock
 * has jumped ahead; more than half of a kind would be erased.
 */
export const retentionReasons = ['clocks_differ', 'long_gap', 'unusual_amount'] as const
export type RetentionReason = (typeof retentionReasons)[number]

/** Number to be erased, and total, of each kind. */
export const retentionDueSchema = z.array(z.object({ kind: z.enum(retentionKinds), due: z.int(), of: z.int() }))

export const retentionSchema = z.object({
  /** Time of the last erasure. */
  erasedAt: z.nullable(z.iso.datetime()),
  /** An erasure that waits for staff. */
  held: z.nullable(
    z.object({
      id: z.uuid(),
      reasons: z.array(z.enum(retentionReasons)),
      /** Time by the site's clock. */
      at: z.iso.datetime(),
      /** Last time the site is known to have run. */
      lastSeenAt: z.nullable(z.iso.datetime()),
      due: retentionDueSchema,
    }),
  ),
})
export type Retention = z.infer<typeof retentionSchema>

export const retentionParametersSchema = z.object({ id: z.uuid() })
