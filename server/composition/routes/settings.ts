import type { FastifyInstance } from 'fastify'
import { gatewayTestRoutes } from '#server/modules/assistant/index.ts'
import { checksRoutes } from '#server/modules/checks/index.ts'
import { feedsRoutes } from '#server/modules/feeds/index.ts'
import { mailTestRoutes } from '#server/modules/mail/index.ts'
import { retentionRoutes } from '#server/modules/maintenance/index.ts'
import { salesSettingsRoutes, settingsRoutes } from '#server/modules/settings/index.ts'
import { webhooksRoutes } from '#server/modules/webhooks/index.ts'
import { personLimit } from '../../platform/http/rate-limits.ts'
import type { StaffLimits } from '../limits.ts'
import type { AssistantArea } from '../services/assistant.ts'
import type { ChecksArea } from '../services/checks.ts'
import type { FeedsArea } from '../services/feeds.ts'
import type { MaintenanceArea } from '../services/maintenance.ts'
import type { SettingsArea } from '../services/settings.ts'
import type { WebhooksArea } from '../services/webhooks.ts'

export async function registerSettings(
  zone: FastifyInstance,
  services: SettingsArea &
    Pick<AssistantArea, 'gatewayTest'> &
    Pick<MaintenanceArea, 'retentionBrake'> &
    Pick<WebhooksArea, 'webhooks'> &
    Pick<FeedsArea, 'feeds'> &
    ChecksArea,
  limits: StaffLimits,
): Promise<void> {
  const { settingsChanges, mailTest, gatewayTest } = services
  const trials = personLimit(zone, 'trials', limits.trials)
  await zone.register(settingsRoutes(settingsChanges))
  await zone.register(mailTestRoutes(mailTest, trials))
  await zone.register(gatewayTestRoutes(gatewayTest, trials))
  await zone.register(salesSettingsRoutes(services.salesSettings))
  await zone.register(checksRoutes(services.checks))
  await zone.register(retentionRoutes(services.retentionBrake))
  await zone.register(webhooksRoutes(services.webhooks))
  await zone.register(feedsRoutes(services.feeds))
}
