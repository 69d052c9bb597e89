import { randomUUID } from 'node:crypto'
import { fieldError } from '#contract/problems/field-errors.ts'
import { testEvent } from '#contract/webhooks/events.ts'
import {
  type NewWebhook,
  rotationHours,
  type Webhook,
  type WebhookDelivery,
  type WebhookLogQuery,
  type WebhookSecret,
  type WebhookWrite,
  webhooksMax,
} from '#contract/webhooks/webhooks.ts'
import { type Actor, type Audit, difference } from '#server/platform/audit.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { publish } from '#server/platform/database/events.ts'
import { problem } from '#server/platform/http/problems.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { createWebhooksRepo, type WebhookRow } from './webhooks.repo.ts'
import { deliveryOf, isAllowedAddress, knownEvents, secretContext, webhookOf } from './webhooks.rules.ts'

interface WebhooksServices {
  database: Database
  secrets: Pick<Secrets, 'encrypt'>
  audit: Audit
  allowOrigins: readonly string[]
  random: (bytes: number) => Buffer
  now: () => Date
}

const secretBytes = 32

/** Webhooks as Super Admins keep them. Secrets are stored encrypted, and shown once. */
export function createWebhooks({ database, secrets, audit, allowOrigins, random, now }: WebhooksServices) {
  const repo = createWebhooksRepo(database.prisma)

  const shown = async (row: WebhookRow) => webhookOf(row, await repo.standing(row.id), now())
  const fresh = () => `whsec_${random(secretBytes).toString('base64')}`

  function requireAllowed(url: string): void {
    if (isAllowedAddress(url, allowOrigins)) return
    const errors = [fieldError('url', 'webhook_address')]
    throw problem('request.invalid', 'Use https:// in the public internet, or an origin of WEBHOOK_ORIGINS', errors)
  }

  async function locked(tx: Transaction, id: string): Promise<WebhookRow> {
    const row = await createWebhooksRepo(tx).lock(id)
    if (!row) throw notFound(id)
    return row
  }

  async function enabled(tx: Transaction, id: string): Promise<WebhookRow> {
    const row = await locked(tx, id)
    if (!row.isEnabled) throw problem('webhook.disabled', 'Enable it first')
    return row
  }

  return {
    async list(): Promise<{ items: Webhook[] }> {
      return { items: await Promise.all((await repo.all()).map(shown)) }
    },

    /** @throws webhook.too_many; request.invalid for an address that may not be sent to */
    async create(actor: Actor, given: NewWebhook): Promise<WebhookSecret> {
      requireAllowed(given.url)
      const id = randomUUID()
      const secret = fresh()
      const fields = { ...given, events: knownEvents(given.events) }
      const row = await database.prisma.$transaction(async (tx) => {
        const webhooks = createWebhooksRepo(tx)
        if ((await webhooks.count()) >= webhooksMax)
          throw problem('webhook.too_many', `There are ${webhooksMax} already`)
        const secretSealed = secrets.encrypt(secret, secretContext(id))
        const made = await webhooks.add({ id, ...fields, secretSealed, createdAt: now(), createdBy: actor.name })
        await audit.record(tx, actor, { action: 'webhook.created', ...subject(made), after: fields })
        return made
      })
      return { webhook: await shown(row), secret }
    },

    /** @throws webhook.not_found, record.changed; request.invalid for an address that may not be sent to */
    async change(actor: Actor, id: string, { version, ...given }: WebhookWrite): Promise<Webhook> {
      requireAllowed(given.url)
      const fields = { ...given, events: knownEvents(given.events) }
      const row = await database.prisma.$transaction(async (tx) => {
        const before = await locked(tx, id)
        if (before.version !== version) return undefined
        const changed = difference(before, fields)
        if (!changed) return before
        const revived = fields.isEnabled && !before.isEnabled ? { disabledFor: null, failingSince: null } : {}
        const data = { ...fields, ...revived, version: { increment: 1 } }
        const after = await createWebhooksRepo(tx).put(id, data)
        if (fields.isEnabled) await publish(tx, 'webhooks.due')
        await audit.record(tx, actor, { action: 'webhook.updated', ...subject(after), ...changed })
        return after
      })
      if (row) return shown(row)
      const current = await repo.find(id)
      throw problem(
        'record.changed',
        'Change the present version',
        undefined,
        current ? { current: await shown(current) } : {},
      )
    },

    /** @throws webhook.not_found */
    async remove(actor: Actor, id: string): Promise<void> {
      await database.prisma.$transaction(async (tx) => {
        const row = await locked(tx, id)
        await createWebhooksRepo(tx).remove(id)
        await audit.record(tx, actor, { action: 'webhook.deleted', ...subject(row), before: { url: row.url } })
      })
    },

    /** @throws webhook.not_found */
    async rotate(actor: Actor, id: string): Promise<WebhookSecret> {
      const secret = fresh()
      const row = await database.prisma.$transaction(async (tx) => {
        const { secretSealed: previousSealed } = await locked(tx, id)
        const previousUntil = new Date(now().getTime() + rotationHours * 3_600_000)
        const secretSealed = secrets.encrypt(secret, secretContext(id))
        const after = await createWebhooksRepo(tx).put(id, { secretSealed, previousSealed, previousUntil })
        await audit.record(tx, actor, { action: 'webhook.secret_rotated', ...subject(after) })
        return after
      })
      return { webhook: await shown(row), secret }
    },

    /** @throws webhook.not_found, webhook.disabled */
    async test(id: string): Promise<WebhookDelivery> {
      const row = await database.prisma.$transaction(async (tx) => {
        await enabled(tx, id)
        await publish(tx, 'webhooks.due')
        return createWebhooksRepo(tx).addOwn(id, testEvent)
      })
      return deliveryOf(row)
    },

    /** @throws webhook.not_found */
    async log(id: string, query: WebhookLogQuery): Promise<{ items: WebhookDelivery[]; next: string | null }> {
      if (!(await repo.find(id))) throw notFound(id)
      const rows = await repo.log(id, query)
      const items = rows.slice(0, query.limit).map(deliveryOf)
      return { items, next: rows.length > query.limit ? (items.at(-1)?.id ?? null) : null }
    },

    /** @throws webhook.not_found, webhook.disabled, webhook_delivery.not_found */
    async resend(actor: Actor, id: string, deliveryId: string): Promise<WebhookDelivery> {
      const row = await database.prisma.$transaction(async (tx) => {
        const webhooks = createWebhooksRepo(tx)
        const webhook = await enabled(tx, id)
        const delivery = await webhooks.delivery(id, deliveryId)
        if (!delivery) throw problem('webhook_delivery.not_found', `No delivery has the id ${deliveryId}`)
        const again = await webhooks.again(deliveryId)
        await publish(tx, 'webhooks.due')
        const after = { event: again.eventId }
        await audit.record(tx, actor, { action: 'webhook.resent', ...subject(webhook), after })
        return again
      })
      return deliveryOf(row)
    },
  }
}

export type Webhooks = ReturnType<typeof createWebhooks>

function notFound(id: string) {
  return problem('webhook.not_found', `No webhook has the id ${id}`)
}

function subject({ id, name }: Pick<WebhookRow, 'id' | 'name'>) {
  return { entity: 'webhook', entityId: id, entityName: name }
}
