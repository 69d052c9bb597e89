import type { FastifyInstance } from 'fastify'
import {
  mappingStudioRoutes,
  syncConflictsRoutes,
  syncConnectionRoutes,
  syncDatabaseRoutes,
  syncPushesRoutes,
  syncRunsRoutes,
  syncRunsWriteRoutes,
  syncStatusRoutes,
  syncWebhookRoutes,
} from '#server/modules/sync/index.ts'
import { personLimit } from '../../platform/http/rate-limits.ts'
import type { StaffLimits } from '../limits.ts'
import type { SyncArea } from '../services/sync.ts'

export async function registerSync(zone: FastifyInstance, services: SyncArea, limits: StaffLimits): Promise<void> {
  await zone.register(syncStatusRoutes(services.syncStatus))
  await zone.register(syncRunsRoutes(services.syncRuns))
  await zone.register(syncRunsWriteRoutes(services.syncRuns))
  await zone.register(syncConnectionRoutes(services.syncConnection, services.syncStatus))
  await zone.register(
    syncDatabaseRoutes(services.syncDatabase, personLimit(zone, 'connectionTests', limits.connectionTests)),
  )
  await zone.register(syncConflictsRoutes(services.syncConflicts))
  await zone.register(syncPushesRoutes(services.syncPushes))
  await zone.register(syncWebhookRoutes(services.syncWebhook))
  await zone.register(
    mappingStudioRoutes(services.mappingStudio, personLimit(zone, 'mappingTests', limits.connectionTests)),
  )
}
