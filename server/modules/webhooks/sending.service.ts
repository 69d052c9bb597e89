import { randomInt } from 'node:crypto'
import type { Logger } from 'pino'
import { Webhook } from 'standardwebhooks'
import type { WebhookFault } from '#contract/webhooks/webhooks.ts'
import type { Notify } from '#server/modules/notifications/index.ts'
import { type Audit, systemActor } from '#server/platform/audit.ts'
import { type Database, isDatabaseAway } from '#server/platform/database/database.ts'
import type { Events } from '#server/platform/database/events.ts'
import { FetchError, postPublic } from '#server/platform/http/public-fetch.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import {
  type Attempt,
  createAttemptsRepo,
  disable,
  type Outcome,
  recordFailure,
  recordOutcome,
  recordSuccess,
} from './attempts.repo.ts'
import { nextAttempt, tryMs } from './attempts.rules.ts'
import { secretContext } from './webhooks.rules.ts'

/** How long a receiver may take to answer. */
const usualTimeoutMs = 15_000
/** Deliveries to one webhook at a time, per process. */
const concurrency = 5
/** How often due deliveries are looked for, besides when an event says that there are some. */
const lookMs = 5000
const gone = 410

type Answered = Pick<Outcome, 'status' | 'fault' | 'excerpt'>

interface SendingServices {
  database: Database
  secrets: Secrets
  audit: Audit
  notify: Notify
  events: Pick<Events, 'subscribe'>
  allowOrigins: readonly string[]
  timeoutMs?: number | undefined
  now: () => Date
  log: Logger
}

/**
 * Sends what triggers have planned, at least once: an attempt is taken for a minute, and by then recorded or tried again by any process. One
 * webhook does not wait for another.
 */
export function createWebhookSending(services: SendingServices) {
  const { database, secrets, audit, notify, events, allowOrigins, timeoutMs = usualTimeoutMs, now, log } = services
  const repo = createAttemptsRepo(database)
  const stopping = new AbortController()
  const draining = new Map<string, Promise<void>>()

  async function post(endpointId: string, { eventId, type, at, data, ...attempt }: Attempt): Promise<Answered> {
    const keys = [attempt.secretSealed]
    if (attempt.previousSealed && attempt.previousUntil && attempt.previousUntil > now())
      keys.push(attempt.previousSealed)
    const opened = keys.map((sealed) => secrets.decrypt(sealed, secretContext(endpointId)))
    if (opened[0] === undefined) return { status: null, fault: 'secret_lost', excerpt: '' }
    const body = JSON.stringify({ id: eventId, type, timestamp: at.toISOString(), data })
    const moment = now()
    const signatures = opened.flatMap((secret) => (secret ? [new Webhook(secret).sign(eventId, moment, body)] : []))
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Harbour-IoT-Webhooks/1',
      'webhook-id': eventId,
      'webhook-timestamp': String(Math.floor(moment.getTime() / 1000)),
      'webhook-signature': signatures.join(' '),
    }
    const { signal } = stopping
    const answer = await postPublic(attempt.url, { headers, body, signal, timeoutMs, allowOrigins })
    return { ...answer, fault: faultOf(answer.status) }
  }

  async function send(endpointId: string, attempt: Attempt): Promise<void> {
    const began = performance.now()
    try {
      const answered = await post(endpointId, attempt).catch((error: unknown) => failureOf(error))
      const durationMs = Math.round(performance.now() - began)
      if (answered.fault === null) await succeed(endpointId, attempt, { ...answered, durationMs })
      else await fail(endpointId, attempt, { ...answered, durationMs })
    } catch (error) {
      if (!stopping.signal.aborted) throw error
      await repo.release(attempt.id)
    }
  }

  async function succeed(endpointId: string, { id }: Attempt, answered: Answered & { durationMs: number }) {
    await database.prisma.$transaction(async (tx) => {
      await recordOutcome(tx, id, { ...answered, state: 'delivered', nextAt: null })
      await recordSuccess(tx, endpointId)
    })
  }

  /** Plans the next attempt, and disables a webhook that has failed for three days or says that it is gone. */
  async function fail(endpointId: string, attempt: Attempt, answered: Answered & { durationMs: number }) {
    const { id, attempts, firstAt, eventId } = attempt
    const moment = now()
    const nextAt = nextAttempt(attempts, firstAt, moment, randomInt(1_000_000) / 1_000_000) ?? null
    log.warn({ webhook: endpointId, event: eventId, attempts, ...answered, excerpt: undefined }, 'A webhook failed')
    await database.prisma.$transaction(async (tx) => {
      await recordOutcome(tx, id, { ...answered, state: nextAt ? 'pending' : 'failed', nextAt })
      const failing = await recordFailure(tx, endpointId, moment)
      if (!failing) return
      const isGone = answered.status === gone
      if (!isGone && moment.getTime() - failing.failingSince.getTime() < tryMs) return
      const reason = isGone ? 'gone' : 'failing'
      await disable(tx, endpointId, reason)
      await notify(tx, 'webhook.disabled', { id: endpointId, name: failing.name, reason })
      const subject = { entity: 'webhook', entityId: endpointId, entityName: failing.name }
      await audit.record(tx, systemActor, { action: 'webhook.disabled', ...subject, after: { reason } })
    })
  }

  async function drain(endpointId: string): Promise<void> {
    while (!stopping.signal.aborted) {
      const attempts = await repo.take(endpointId, now(), concurrency)
      if (attempts.length === 0) return
      await Promise.all(attempts.map((attempt) => send(endpointId, attempt)))
    }
  }

  /** Starts what is due, unless it is being sent already, and waits until it was tried. */
  async function sendDue(): Promise<void> {
    for (const id of await repo.due(now())) {
      if (!draining.has(id))
        draining.set(
          id,
          drain(id).finally(() => draining.delete(id)),
        )
    }
    await Promise.all(draining.values())
  }

  return {
    sendDue,

    /** Sends until it is stopped: the returned function breaks off attempts, which are repeated. */
    start(): () => Promise<void> {
      const look = () =>
        void sendDue().catch((error: unknown) => {
          if (!isDatabaseAway(error)) log.error({ err: error }, 'Webhooks could not be sent')
        })
      const unsubscribe = events.subscribe({ on: 'webhooks.due', run: look })
      const timer = setInterval(look, lookMs)
      look()
      return async () => {
        clearInterval(timer)
        unsubscribe()
        stopping.abort()
        await Promise.allSettled(draining.values())
      }
    },
  }
}

function faultOf(status: number): WebhookFault | null {
  if (status >= 200 && status < 300) return null
  return status >= 300 && status < 400 ? 'redirect' : 'status'
}

function failureOf(error: unknown): Answered {
  if (!(error instanceof FetchError)) throw error
  const { code, detail } = error
  const isKnown = code === 'timeout' || code === 'private_host' || code === 'not_https'
  return { status: null, fault: isKnown ? code : 'unreachable', excerpt: detail }
}
