import * as z from 'zod/mini'

/** GET /admin/retention: what the privacy statement says is erased, and what waits to be. */

/** What visitors sent and said, each erased some time after its last change. */
export const retentionKinds = ['enquiries', 'demoRequests', 'quoteRequests', 'conversations'] as const
export type RetentionKind = (typeof retentionKinds)[number]

/**
 * Why erasing stops and asks: the clocks of the site and of the database differ; the site has not run for long, or its clock has
 * jumped ahead; more than half of a kind would go.
 */
export const retentionReasons = ['clocks_differ', 'long_gap', 'unusual_amount'] as const
export type RetentionReason = (typeof retentionReasons)[number]

/** Of each kind, how many would be erased of those that there are. */
export const retentionDueSchema = z.array(z.object({ kind: z.enum(retentionKinds), due: z.int(), of: z.int() }))

export const retentionSchema = z.object({
  /** When what was due was last erased. */
  erasedAt: z.nullable(z.iso.datetime()),
  /** An erasing that waits for staff; null where none does. */
  held: z.nullable(
    z.object({
      id: z.uuid(),
      reasons: z.array(z.enum(retentionReasons)),
      /** The clock of the site by which it would erase. */
      at: z.iso.datetime(),
      /** When the site last ran, by what it wrote. */
      lastSeenAt: z.nullable(z.iso.datetime()),
      due: retentionDueSchema,
    }),
  ),
})
export type Retention = z.infer<typeof retentionSchema>

export const retentionParametersSchema = z.object({ id: z.uuid() })
