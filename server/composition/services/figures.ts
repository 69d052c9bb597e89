import { createAnalyticsTabs, createFigures, createReports } from '#server/modules/reports/index.ts'
import type { Ground } from '../dependencies.ts'

export type FiguresArea = ReturnType<typeof figuresServices>

type Needs = Pick<Ground, 'now' | 'database' | 'audit' | 'settings' | 'site'>

/** The figures of the dashboard and of analytics, and the reports that are printed of them. */
export function figuresServices({ now, database, audit, settings, site }: Needs) {
  const figures = createFigures({ database, settings, now })
  const analyticsTabs = createAnalyticsTabs({ database, settings, now })
  return { figures, analyticsTabs, reports: createReports({ database, audit, figures, analyticsTabs, site, now }) }
}
