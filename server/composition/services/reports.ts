import { createAnalyticsTabs, createFigures, createReports } from '#server/modules/reports/index.ts'
import type { Dependencies } from '../dependencies.ts'

export type ReportsArea = ReturnType<typeof reportsServices>

type Needs = Pick<Dependencies, 'now' | 'database' | 'audit' | 'settings' | 'site'>

export function reportsServices({ now, database, audit, settings, site }: Needs) {
  const figures = createFigures({ database, settings, now })
  const analyticsTabs = createAnalyticsTabs({ database, settings, now })
  return { figures, analyticsTabs, reports: createReports({ database, audit, figures, analyticsTabs, site, now }) }
}
