import type { FastifyInstance } from 'fastify'
import { syncConflictsRoutes } from '../features/sync/sync-conflicts.routes.ts'
import { syncConnectionRoutes, syncDatabaseRoutes } from '../features/sync/sync-connection.routes.ts'
import { syncPushesRoutes } from '../features/sync/sync-pushes.routes.ts'
import { syncRunsRoutes, syncRunsWriteRoutes } from '../features/sync/sync-runs.routes.ts'
import { syncStatusRoutes } from '../features/sync/sync-status.routes.ts'
import { personLimit } from '../platform/rate-limits.ts'
import type { StaffLimits } from './limits.ts'
import type { SyncArea } from './sync.services.ts'

/** The sync as staff see, start and connect it. */
export async function registerSync(zone: FastifyInstance, services: SyncArea, limits: StaffLimits): Promise<void> {
  await zone.register(syncStatusRoutes(services.syncStatus))
  await zone.register(syncRunsRoutes(services.syncRuns))
  await zone.register(syncRunsWriteRoutes(services.syncRuns))
  await zone.register(syncConnectionRoutes(services.syncConnection, services.syncStatus))
  await zone.register(syncDatabaseRoutes(services.syncDatabase, personLimit(zone, limits.connectionTests)))
  await zone.register(syncConflictsRoutes(services.syncConflicts))
  await zone.register(syncPushesRoutes(services.syncPushes))
}
