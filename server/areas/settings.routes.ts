import type { FastifyInstance } from 'fastify'
import { salesSettingsRoutes } from '../features/settings/sales-settings.routes.ts'
import { settingsRoutes } from '../features/settings/settings.routes.ts'
import { personLimit } from '../platform/rate-limits.ts'
import type { AssistantArea } from './assistant.services.ts'
import type { StaffLimits } from './limits.ts'
import type { SettingsArea } from './settings.services.ts'

/** The settings, and the trials of mail server and model gateway. */
export async function registerSettings(
  zone: FastifyInstance,
  services: SettingsArea & Pick<AssistantArea, 'gatewayTest'>,
  limits: StaffLimits,
): Promise<void> {
  const { settingsChanges, mailTest, gatewayTest } = services
  await zone.register(settingsRoutes(settingsChanges, mailTest, gatewayTest, personLimit(zone, limits.trials)))
  await zone.register(salesSettingsRoutes(services.salesSettings))
}
