import * as z from 'zod/mini'
import { messageKinds, referenceSchema } from './visitors.ts'

/** What visitors do with the link in the mail that answers a form: they confirm that the address is theirs. */

/** Days that the link is good for. */
export const confirmationDays = 7

/** POST /confirmations. The secret stands after the # of /confirm, where no server sees it before somebody has clicked. */
export const confirmationSchema = z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(100)) })

/**
 * The address is confirmed. `isFirst`: by this click, and a copy of what was sent is on its way to it. `slot`: of a demo that named a
 * time, whether it is kept for them now, or was given to somebody else; null where none was named, or staff have settled it.
 */
export const confirmedSchema = z.object({
  reference: referenceSchema,
  kind: z.enum(messageKinds),
  isFirst: z.boolean(),
  slot: z.nullable(z.enum(['kept', 'lost'])),
})
export type Confirmed = z.infer<typeof confirmedSchema>
