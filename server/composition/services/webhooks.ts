import { randomBytes } from 'node:crypto'
import { createWebhookSending, createWebhooks } from '#server/modules/webhooks/index.ts'
import { listed } from '../../platform/config.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Outgoing } from './outgoing.ts'

export type WebhooksArea = ReturnType<typeof webhooksServices>

type Needs = Pick<Dependencies, 'config' | 'log' | 'now' | 'background' | 'database' | 'secrets' | 'audit' | 'events'> &
  Pick<Outgoing, 'notify'>

export function webhooksServices(needs: Needs) {
  const { config, log, now, background, database, secrets, audit, events, notify } = needs
  const allowOrigins = listed(config.WEBHOOK_ORIGINS ?? '')
  return {
    webhooks: createWebhooks({ database, secrets, audit, allowOrigins, random: randomBytes, now }),
    webhookSending: createWebhookSending({
      database: background,
      secrets,
      audit,
      notify,
      events,
      allowOrigins,
      now,
      log,
    }),
  }
}
