import type { FastifyInstance } from 'fastify'
import { createFormGuard, createFormProofs } from '#server/modules/requests/index.ts'
import type { Database } from '../platform/database/database.ts'
import { type RateLimit, visitorLimit } from '../platform/http/rate-limits.ts'
import type { SharedLimits } from '../platform/http/shared-limits.ts'
import type { StaffZoneLimits } from '../platform/http/staff-zone.ts'
import type { OneTimeTokens } from '../platform/one-time-tokens.ts'
import type { Secrets } from '../platform/secrets.ts'

/** Counted by each instance for itself, save where it says that all count together. */
export interface Limits extends StaffLimits {
  /** Enquiries and requests for quotation together. Over all instances, as are the next two. */
  submissions: RateLimit
  /** Over a day, for each may hold a slot: one address shall not empty the calendar. */
  demos: RateLimit
  /** The three forms, of all senders together: valid ones. */
  forms: RateLimit
  /** What the forms ask on the way, together: free slots, products by their codes, a quotation by its link. */
  lookups: RateLimit
  datasheets: RateLimit
  /** Of the catalogue, what is not in memory already. */
  reads: RateLimit
  /** Events of Notion's webhooks: an edit of many products is as many. */
  webhooks: RateLimit
  /** Messages to the assistant, in front of what is counted of a day, so that a flood is not even counted. */
  messages: RateLimit
}

export interface StaffLimits extends StaffZoneLimits {
  /** Signing in, of people and programs: in front of the lock-out, so that a flood is not even counted. */
  signIns: RateLimit
  /** Looking at one-time links, and using them. */
  links: RateLimit
  /** Asking for a link by mail: over all instances. */
  resets: RateLimit
  /** Of each person: trying out the mail server and the model gateway, both together. */
  trials: RateLimit
  /** Of each person: asking Notion, which counts what we ask. */
  connectionTests: RateLimit
}

const minuteMs = 60_000
export const usualLimits: Limits = {
  submissions: { max: 20, windowMs: 10 * minuteMs },
  demos: { max: 20, windowMs: 24 * 60 * minuteMs },
  forms: { max: 300, windowMs: 10 * minuteMs },
  lookups: { max: 120, windowMs: minuteMs },
  datasheets: { max: 60, windowMs: minuteMs },
  reads: { max: 1200, windowMs: minuteMs },
  webhooks: { max: 1200, windowMs: minuteMs },
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
 * The counts of what visitors do: one each, however many routes share it.
 * @param onFlood of forms, with each that is refused
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
  const { submissions, demos, lookups, datasheets, reads, webhooks, messages } = limits
  return {
    submissions: shared.ofVisitor('submissions', submissions),
    proofs,
    messageForms: guard({ name: 'submissions', limit: submissions, isLiftedByProof: true }),
    demoForms: guard({ name: 'demos', limit: demos, isLiftedByProof: false }),
    lookups: visitorLimit(app, lookups),
    datasheets: visitorLimit(app, datasheets),
    reads: visitorLimit(app, reads),
    webhooks: visitorLimit(app, webhooks),
    messages: visitorLimit(app, messages),
  }
}
