import type { FastifyInstance } from 'fastify'
import { analyticsTabsRoutes, figuresRoutes, reportRoutes } from '#server/modules/reports/index.ts'
import type { Ground } from '../dependencies.ts'
import type { FiguresArea } from '../services/figures.ts'

/** The dashboard's figures, those of analytics, and reports. */
export async function registerFigures(
  zone: FastifyInstance,
  services: FiguresArea & Pick<Ground, 'settings'>,
): Promise<void> {
  await zone.register(figuresRoutes(services.figures))
  await zone.register(analyticsTabsRoutes(services.analyticsTabs))
  await zone.register(reportRoutes(services.reports, services.settings))
}
