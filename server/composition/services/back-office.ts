import { createChanges } from '#server/modules/changes/index.ts'
import { createBadges, createNotificationPreferences } from '#server/modules/notifications/index.ts'
import { createAnalyticsTabs, createFigures, createMargins, createReports } from '#server/modules/reports/index.ts'
import { createStaffSearch } from '#server/modules/search/index.ts'
import { createViews } from '#server/modules/staff/index.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Outgoing } from './outgoing.ts'

export type BackOfficeArea = ReturnType<typeof backOfficeServices>

type Needs = Pick<Dependencies, 'database' | 'audit' | 'settings'> & Pick<Outgoing, 'notifications' | 'outbox'>

export function backOfficeServices({ database, audit, settings, notifications, outbox }: Needs) {
  return {
    notificationPreferences: createNotificationPreferences({ database, audit, settings, outbox }),
    changes: createChanges(database),
    badges: createBadges({ database, notifications }),
    staffSearch: createStaffSearch(database),
    views: createViews({ database, audit }),
  }
}

export type ReportsArea = ReturnType<typeof reportsServices>

export function reportsServices({
  now,
  database,
  audit,
  settings,
  site,
}: Pick<Dependencies, 'now' | 'database' | 'audit' | 'settings' | 'site'>) {
  const figures = createFigures({ database, settings, now })
  const analyticsTabs = createAnalyticsTabs({ database, settings, now })
  const margins = createMargins({ database, audit, settings, now })
  return {
    figures,
    analyticsTabs,
    margins,
    reports: createReports({ database, audit, figures, analyticsTabs, margins, site, now }),
  }
}
