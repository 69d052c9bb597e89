import * as z from 'zod/mini'
import { messageKinds, referenceSchema } from './visitors.ts'

/** Confirmation of a visitor's email address by the link in the reply to a form. */

/** Validity of the link, in days. */
export const confirmationDays = 7

/** The token is in the fragment of /confirm, which only a browser that opens the page can read. */
export const confirmationSchema = z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(100)) })

/**
 * `isFirst`: this call confirmed the address, and a copy of the message is being sent. `slot`: whether a requested
 * demo slot is still reserved; null when none was requested or staff have already decided.
 */
export const confirmedSchema = z.object({
  reference: referenceSchema,
  kind: z.enum(messageKinds),
  isFirst: z.boolean(),
  slot: z.nullable(z.enum(['kept', 'lost'])),
})
export type Confirmed = z.infer<typeof confirmedSchema>
