import type { FastifyInstance } from 'fastify'
import { analyticsTabsRoutes, figuresRoutes, reportRoutes } from '#server/modules/reports/index.ts'
import type { Dependencies } from '../dependencies.ts'
import type { ReportsArea } from '../services/reports.ts'

export async function registerReports(
  zone: FastifyInstance,
  services: ReportsArea & Pick<Dependencies, 'settings'>,
): Promise<void> {
  await zone.register(figuresRoutes(services.figures))
  await zone.register(analyticsTabsRoutes(services.analyticsTabs))
  await zone.register(reportRoutes(services.reports, services.settings))
}
