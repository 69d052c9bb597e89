import type { FastifyInstance } from 'fastify'
import {
  badgesRoutes,
  type EventPace,
  eventsRoutes,
  notificationPreferencesRoutes,
  notificationsRoutes,
} from '#server/modules/notifications/index.ts'
import { analyticsTabsRoutes, figuresRoutes, marginsRoutes, reportRoutes } from '#server/modules/reports/index.ts'
import { staffSearchRoutes } from '#server/modules/search/index.ts'
import { viewsRoutes } from '#server/modules/staff/index.ts'
import type { Dependencies } from '../dependencies.ts'
import type { BackOfficeArea, ReportsArea } from '../services/back-office.ts'
import type { Outgoing } from '../services/outgoing.ts'
import type { StaffArea } from '../services/staff.ts'

type Needs = BackOfficeArea &
  Pick<Dependencies, 'settings' | 'events'> &
  Pick<Outgoing, 'notifications'> &
  Pick<StaffArea, 'access'> & { eventPace?: EventPace }

export async function registerBackOffice(zone: FastifyInstance, services: Needs): Promise<void> {
  await zone.register(notificationsRoutes(services.notifications))
  await zone.register(notificationPreferencesRoutes(services.notificationPreferences))
  await zone.register(badgesRoutes(services.badges))
  await zone.register(eventsRoutes(services, services.eventPace))
  await zone.register(staffSearchRoutes(services.staffSearch, services.settings))
  await zone.register(viewsRoutes(services.views))
}

export async function registerReports(
  zone: FastifyInstance,
  services: ReportsArea & Pick<Dependencies, 'settings'>,
): Promise<void> {
  await zone.register(figuresRoutes(services.figures))
  await zone.register(analyticsTabsRoutes(services.analyticsTabs))
  await zone.register(marginsRoutes(services.margins, services.settings))
  await zone.register(reportRoutes(services.reports, services.settings))
}
