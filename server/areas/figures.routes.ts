import type { FastifyInstance } from 'fastify'
import { analyticsTabsRoutes } from '../features/figures/analytics-tabs.routes.ts'
import { figuresRoutes } from '../features/figures/figures.routes.ts'
import { reportRoutes } from '../features/figures/report.routes.ts'
import type { FiguresArea } from './figures.services.ts'
import type { Ground } from './ground.ts'

/** The dashboard's figures, those of analytics, and reports. */
export async function registerFigures(
  zone: FastifyInstance,
  services: FiguresArea & Pick<Ground, 'settings'>,
): Promise<void> {
  await zone.register(figuresRoutes(services.figures))
  await zone.register(analyticsTabsRoutes(services.analyticsTabs))
  await zone.register(reportRoutes(services.reports, services.settings))
}
