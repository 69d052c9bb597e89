import * as z from 'zod/mini'
import { withoutControls } from '../requests/visitors.ts'

/** How long a token is waited for, once staff have said that they set a subscription up. */
export const webhookWaitMinutes = 10

const short = z.string().check(z.maxLength(200), withoutControls)
const entity = z.looseObject({ id: short, type: short })

/**
 * POST /webhooks/notion: the token of a subscription that is being set up, alone, or an event. What Notion adds to it is let be;
 * what an event lacks makes it one that tells us nothing.
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

/**
 * `waiting`: for a token of Notion's; `unverified`: the token is there and is to be pasted into Notion, which has sent no event yet.
 */
export const webhookStates = ['off', 'waiting', 'unverified', 'connected'] as const

/** GET /admin/sync/webhook. */
export const syncWebhookSchema = z.object({
  state: z.enum(webhookStates),
  /** What is to be pasted into Notion; null where PUBLIC_URL is not set. */
  address: z.nullable(z.string()),
  /** Whether it is https, and not this machine alone. */
  isReachable: z.boolean(),
  waitsUntil: z.nullable(z.iso.datetime()),
  lastEventAt: z.nullable(z.iso.datetime()),
})
export type SyncWebhook = z.infer<typeof syncWebhookSchema>

/** POST /admin/sync/webhook/token: what Notion asks for. */
export const syncWebhookTokenSchema = z.object({ token: z.string() })
