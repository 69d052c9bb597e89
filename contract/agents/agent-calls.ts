import * as z from 'zod/mini'
import { pageOf } from '../site/pages.ts'
import { choices, moment, tableQuery } from '../tables.ts'

/** Log of what programs of buyers asked for, without personal data; erased with conversations. */

export const agentChannels = ['mcp', 'ucp'] as const
export const agentOutcomes = ['answered', 'refused', 'failed'] as const

export const agentCallSchema = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  channel: z.enum(agentChannels),
  /** Name that the program gives itself; empty without. */
  client: z.string(),
  /** The same for the same network; changes with the site's secret. */
  sender: z.string(),
  /** Tool or operation. */
  tool: z.string(),
  /** Words and products that were asked for. */
  asked: z.string(),
  outcome: z.enum(agentOutcomes),
  /** Code of a refusal. */
  code: z.nullable(z.string()),
  /** Slugs in the answer, the first few. */
  products: z.array(z.string()),
  /** Reference of the request for quotation that came of it. */
  reference: z.nullable(z.string()),
  /** That request; null without, or where it was erased. */
  quoteId: z.nullable(z.uuid()),
  durationMs: z.int(),
})
export type AgentCall = z.infer<typeof agentCallSchema>

export const agentCallTableQuerySchema = tableQuery(['at', 'durationMs'], {
  channel: choices(agentChannels),
  outcome: choices(agentOutcomes),
  /** Whether a request for quotation came of it. */
  requested: choices(['true', 'false']),
  from: moment,
  to: moment,
})
export type AgentCallTableQuery = z.infer<typeof agentCallTableQuerySchema>
export const agentCallPageSchema = pageOf(agentCallSchema)
