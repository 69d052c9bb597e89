import * as z from 'zod/mini'
import { fieldErrorSchema } from './problems/problems.ts'
import { anyProblemSchema } from './problems/staff-problems.ts'

/**
 * Describes for each row of a bulk change, in the order of the request, its new version; or why it was refused, and stays as it was.
 * Apart from the bodies, whose modules the site loads, for it names every problem that staff can meet.
 */
export const bulkResultSchema = z.object({
  rows: z.array(
    z.object({
      id: z.uuid(),
      version: z.nullable(z.int()),
      refusal: z.nullable(
        z.object({ code: anyProblemSchema.def.shape.code, errors: z.optional(z.array(fieldErrorSchema)) }),
      ),
    }),
  ),
})
export type BulkResult = z.infer<typeof bulkResultSchema>
