import { type NotionWebhookBody, type SyncWebhook, webhookWaitMinutes } from '#contract/sync/sync-webhook.ts'
import type { NotionAccess } from '#server/modules/settings/index.ts'
import type { Actor, Audit } from '#server/platform/audit.ts'
import { systemActor } from '#server/platform/audit.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { publish } from '#server/platform/database/events.ts'
import { problem } from '#server/platform/http/problems.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { createSyncWebhookRepo } from './sync-webhook.repo.ts'
import {
  eventOf,
  isOfIntegrations,
  isOwnEdit,
  isReachable,
  isSignedWith,
  readingOf,
  type ToRead,
  type WebhookEvent,
  webhookAddress,
} from './sync-webhook.rules.ts'

const tokenContext = 'notion-webhook'

interface SyncWebhookServices {
  database: Database
  audit: Audit
  secrets: Secrets
  publicUrl: string | undefined
  access: () => NotionAccess
  /** @throws sync.of_files if the catalogue comes from files, which have no webhooks */
  requireNotion: () => void
  /** Returns the id of our own user; undefined if Notion does not tell in time. */
  ownBot: () => Promise<string | undefined>
  readSoon: (tx: Transaction, toRead: ToRead) => Promise<void>
  /** Whether the queue is running; events before that are refused and delivered again. */
  isWorking: () => boolean
}

export interface Delivered {
  raw: Buffer
  signature: string
  body: NotionWebhookBody
}

export function createSyncWebhook(services: SyncWebhookServices) {
  const { database, audit, secrets, publicUrl, access, ownBot, readSoon, isWorking } = services
  const { prisma } = database
  const repo = createSyncWebhookRepo(prisma)
  const address = webhookAddress(publicUrl)

  async function state(): Promise<SyncWebhook> {
    const found = await repo.find()
    const until = found && !found.token && new Date(found.receivedAt.getTime() + webhookWaitMinutes * 60_000)
    const isWaiting = until && until > new Date()
    const isHeld = found?.token !== undefined
    return {
      state: isHeld ? (found.verifiedAt ? 'connected' : 'unverified') : isWaiting ? 'waiting' : 'off',
      address,
      isReachable: isReachable(address),
      waitsUntil: isWaiting ? until.toISOString() : null,
      lastEventAt: found?.lastEventAt?.toISOString() ?? null,
    }
  }

  async function change(actor: Actor, action: string, write: (tx: Transaction) => Promise<void>): Promise<void> {
    await prisma.$transaction(async (tx) => {
      await write(tx)
      await publish(tx, 'sync.changed')
      await audit.record(tx, actor, { action, entity: 'sync' })
    })
  }

  /** @throws webhook.not_awaited */
  async function takeToken(token: string): Promise<void> {
    await change({ ...systemActor, name: 'Notion' }, 'sync.webhook_token_received', async (tx) => {
      const sealed = secrets.encrypt(token, tokenContext)
      if (!(await createSyncWebhookRepo(tx).saveToken(sealed, webhookWaitMinutes)))
        throw problem('webhook.not_awaited', 'Press Connect webhooks on the Notion screen first')
    })
  }

  async function heldToken(): Promise<string | undefined> {
    const sealed = (await repo.find())?.token
    return sealed && secrets.decrypt(sealed, tokenContext)
  }

  async function takeEvent(event: WebhookEvent): Promise<void> {
    const synced = access()
    const isKnown = event.entity.type === 'page' && (await repo.isPageKnown(event.entity.id))
    const isOurs = isOfIntegrations(event) && isOwnEdit(event, await ownBot())
    const toRead = 'off' in synced || isOurs ? undefined : readingOf(event, synced, isKnown)
    await prisma.$transaction(async (tx) => {
      const fresh = createSyncWebhookRepo(tx)
      if (!(await fresh.saveEvent(event, toRead?.pageId ?? null))) return
      if (toRead) await readSoon(tx, toRead)
      if (await fresh.recordDelivery()) await publish(tx, 'sync.changed')
    })
  }

  return {
    state,

    /** Handles a delivery. @throws webhook.not_awaited, webhook.unsigned */
    async receive({ raw, signature, body }: Delivered): Promise<void> {
      if (body.verification_token) return takeToken(body.verification_token)
      const token = await heldToken()
      if (token === undefined || !isSignedWith(token, raw, signature))
        throw problem('webhook.unsigned', 'Sign the body with the token of the subscription')
      if (!isWorking()) throw problem('database.unavailable', 'Events are taken in a moment')
      const event = eventOf(body)
      if (event) await takeEvent(event)
    },

    /** Accepts the next token within ten minutes as the subscription's. @throws sync.of_files */
    async connect(actor: Actor): Promise<SyncWebhook> {
      services.requireNotion()
      await change(actor, 'sync.webhook_awaited', (tx) => createSyncWebhookRepo(tx).await())
      return state()
    },

    /** @throws webhook.no_token */
    async token(actor: Actor): Promise<{ token: string }> {
      const token = await heldToken()
      if (token === undefined) throw problem('webhook.no_token', 'Notion has sent none')
      await change(actor, 'sync.webhook_token_shown', async () => undefined)
      return { token }
    },

    async disconnect(actor: Actor): Promise<SyncWebhook> {
      await prisma.$transaction(async (tx) => {
        if (!(await createSyncWebhookRepo(tx).remove())) return
        await publish(tx, 'sync.changed')
        await audit.record(tx, actor, { action: 'sync.webhook_removed', entity: 'sync' })
      })
      return state()
    },
  }
}

export type SyncWebhookService = ReturnType<typeof createSyncWebhook>
