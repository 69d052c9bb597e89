import * as z from 'zod/mini'
import { withoutControls } from '../requests/visitors.ts'

/** Minutes to wait for a token after staff begin to set up a subscription. */
export const webhookWaitMinutes = 10

const short = z.string().check(z.maxLength(200), withoutControls)
const entity = z.looseObject({ id: short, type: short })

/**
 * The token of a new subscription, or an event. Unknown fields are ignored; an event that lacks fields has no effect.
 */
export const notionWebhookSchema = z.looseObject({
  verification_token: z.optional(short),
  id: z.optional(short),
  type: z.optional(short),
  timestamp: z.optional(short),
  entity: z.optional(entity),
  data: z.optional(
    z.looseObject({ parent: z.optional(z.looseObject({ ...entity.def.shape, data_source_id: z.optional(short) })) }),
  ),
})
export type NotionWebhookBody = z.infer<typeof notionWebhookSchema>

/** `waiting`: for Notion's token; `unverified`: the token must be pasted into Notion, which has sent no event yet. */
export const webhookStates = ['off', 'waiting', 'unverified', 'connected'] as const

export const syncWebhookSchema = z.object({
  state: z.enum(webhookStates),
  /** URL to enter in Notion; null without PUBLIC_URL. */
  address: z.nullable(z.string()),
  /** Whether the URL is https and not local. */
  isReachable: z.boolean(),
  waitsUntil: z.nullable(z.iso.datetime()),
  lastEventAt: z.nullable(z.iso.datetime()),
})
export type SyncWebhook = z.infer<typeof syncWebhookSchema>

/** The token to enter in Notion. */
export const syncWebhookTokenSchema = z.object({ token: z.string() })
