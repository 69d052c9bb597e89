import type { FastifyInstance } from 'fastify'
import { clientOf } from '#server/modules/agents/index.ts'
import { createFormGuard, createFormProofs } from '#server/modules/requests/index.ts'
import type { Database } from '../platform/database/database.ts'
import { namedLimit, type RateLimit, visitorLimit } from '../platform/http/rate-limits.ts'
import type { SharedLimits } from '../platform/http/shared-limits.ts'
import type { StaffZoneLimits } from '../platform/http/staff-zone.ts'
import type { OneTimeTokens } from '../platform/one-time-tokens.ts'
import type { Secrets } from '../platform/secrets.ts'

/** Rate limits, counted by each instance for itself, or in Redis together, unless stated otherwise. */
export interface Limits extends StaffLimits {
  /** Enquiries and requests for quotation together. Counted across all instances, as are the next two. */
  submissions: RateLimit
  /** Per day, because each may hold a slot: one address must not be able to fill the calendar. */
  demos: RateLimit
  /** Valid submissions of all three forms, of all senders together. */
  forms: RateLimit
  lookups: RateLimit
  datasheets: RateLimit
  reads: RateLimit
  /** Events of Notion's webhooks; editing many products sends one for each. */
  webhooks: RateLimit
  /** Requests of programs by UCP and MCP, per address; `agentClients` is of each program at an address. */
  agents: RateLimit
  agentClients: RateLimit
  /** Messages to the assistant, checked before the daily count so that a flood is not even counted. */
  messages: RateLimit
}

export interface StaffLimits extends StaffZoneLimits {
  /** Sign-ins of people and programs, checked before the lock-out so that a flood is not even counted. */
  signIns: RateLimit
  links: RateLimit
  /** Requests for a link by mail, across all instances. */
  resets: RateLimit
  /** Per person: tests of the mail server and the model gateway, together. */
  trials: RateLimit
  /** Per person: requests to Notion, which limits ours. */
  connectionTests: RateLimit
}

const minuteMs = 60_000
export const defaultLimits: Limits = {
  submissions: { max: 20, windowMs: 10 * minuteMs },
  demos: { max: 20, windowMs: 24 * 60 * minuteMs },
  forms: { max: 300, windowMs: 10 * minuteMs },
  lookups: { max: 120, windowMs: minuteMs },
  datasheets: { max: 60, windowMs: minuteMs },
  reads: { max: 1200, windowMs: minuteMs },
  webhooks: { max: 1200, windowMs: minuteMs },
  agents: { max: 300, windowMs: minuteMs },
  agentClients: { max: 200, windowMs: minuteMs },
  messages: { max: 120, windowMs: minuteMs },
  signIns: { max: 60, windowMs: minuteMs },
  links: { max: 30, windowMs: minuteMs },
  resets: { max: 10, windowMs: 10 * minuteMs },
  staffRequests: { max: 600, windowMs: minuteMs },
  exports: { max: 20, windowMs: minuteMs },
  trials: { max: 5, windowMs: minuteMs },
  connectionTests: { max: 20, windowMs: minuteMs },
}

export type VisitorLimits = ReturnType<typeof visitorLimits>

/**
 * Creates the rate limits of visitors, one each, however many routes share it.
 * @param onFlood called for each form that the `forms` limit refuses
 */
export function visitorLimits(
  app: FastifyInstance,
  limits: Limits,
  shared: SharedLimits,
  services: { database: Database; secrets: Secrets; tokens: OneTimeTokens },
  onFlood: (forms: { most: number; minutes: number }) => void,
) {
  const proofs = createFormProofs(services)
  const guard = createFormGuard(app, {
    ...services,
    proofs,
    forms: limits.forms,
    onFlood: () => onFlood({ most: limits.forms.max, minutes: limits.forms.windowMs / minuteMs }),
  })
  const { submissions, demos, lookups, datasheets, reads, webhooks, messages, agents, agentClients } = limits
  return {
    submissions: shared.ofVisitor('submissions', submissions),
    proofs,
    messageForms: guard({ name: 'submissions', limit: submissions, isLiftedByProof: true }),
    demoForms: guard({ name: 'demos', limit: demos, isLiftedByProof: false }),
    lookups: visitorLimit(app, 'lookups', lookups),
    datasheets: visitorLimit(app, 'datasheets', datasheets),
    reads: visitorLimit(app, 'reads', reads),
    webhooks: visitorLimit(app, 'webhooks', webhooks),
    agents: namedLimit(app, agents, agentClients, ({ headers }) => clientOf(headers)),
    messages: visitorLimit(app, 'messages', messages),
  }
}
