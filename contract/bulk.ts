import * as z from 'zod/mini'

/** Most rows of one bulk request. */
export const bulkMost = 100

/**
 * Builds the body of a bulk change: for each row its id and what a request for it alone would send. Rows are changed
 * one after the other, each in its own transaction.
 */
export function bulkOf<Shape extends z.core.$ZodShape>(change: z.ZodMiniObject<Shape, z.core.$strict>) {
  const row = z.strictObject({ id: z.uuid(), ...change.def.shape })
  return z.strictObject({ rows: z.array(row).check(z.minLength(1), z.maxLength(bulkMost)) })
}

/** Query of a document of several records: `ids=…,…`. */
export const printedIds = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.split(',')),
  ),
  z.array(z.uuid()).check(z.minLength(1), z.maxLength(bulkMost)),
)
