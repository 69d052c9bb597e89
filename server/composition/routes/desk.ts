import type { FastifyInstance } from 'fastify'
import type { DeskPace } from '#server/modules/notifications/index.ts'
import {
  badgesRoutes,
  eventsRoutes,
  notificationPreferencesRoutes,
  notificationsRoutes,
} from '#server/modules/notifications/index.ts'
import { staffSearchRoutes } from '#server/modules/search/index.ts'
import { viewsRoutes } from '#server/modules/staff/index.ts'
import type { Ground } from '../dependencies.ts'
import type { DeskArea } from '../services/desk.ts'
import type { Outgoing } from '../services/outgoing.ts'
import type { StaffArea } from '../services/staff.ts'

type Needs = DeskArea &
  Pick<Ground, 'settings' | 'events'> &
  Pick<Outgoing, 'notifications'> &
  Pick<StaffArea, 'door'> & { deskPace?: DeskPace }

/** What surrounds every screen of staff. */
export async function registerDesk(zone: FastifyInstance, services: Needs): Promise<void> {
  await zone.register(notificationsRoutes(services.notifications))
  await zone.register(notificationPreferencesRoutes(services.notificationPreferences))
  await zone.register(badgesRoutes(services.badges))
  await zone.register(eventsRoutes(services, services.deskPace))
  await zone.register(staffSearchRoutes(services.staffSearch, services.settings))
  await zone.register(viewsRoutes(services.views))
}
