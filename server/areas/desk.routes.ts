import type { FastifyInstance } from 'fastify'
import { badgesRoutes } from '../features/desk/badges.routes.ts'
import { eventsRoutes } from '../features/desk/events.routes.ts'
import type { DeskPace } from '../features/desk/events.service.ts'
import { notificationPreferencesRoutes } from '../features/desk/notification-preferences.routes.ts'
import { notificationsRoutes } from '../features/desk/notifications.routes.ts'
import { staffSearchRoutes } from '../features/desk/search.routes.ts'
import { viewsRoutes } from '../features/desk/views.routes.ts'
import type { DeskArea } from './desk.services.ts'
import type { Ground } from './ground.ts'
import type { Outgoing } from './outgoing.services.ts'
import type { StaffArea } from './staff.services.ts'

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
