import type { FastifyInstance } from 'fastify'
import { activitiesRoutes } from '../features/activities/activities.routes.ts'
import { appointmentsRoutes } from '../features/demo-requests/appointments.routes.ts'
import { demoInboxRoutes, inboxRoutes } from '../features/messages/inbox.routes.ts'
import { staffDemoRequestsRoutes } from '../features/messages/staff-demo-requests.routes.ts'
import { staffEnquiriesRoutes } from '../features/messages/staff-enquiries.routes.ts'
import type { Ground } from './ground.ts'
import type { MessagesArea } from './messages.services.ts'

/** Enquiries, demo requests and their threads. */
export async function registerMessages(
  zone: FastifyInstance,
  services: MessagesArea & Pick<Ground, 'settings'>,
): Promise<void> {
  await zone.register(staffEnquiriesRoutes(services.staffMessages.enquiries, services.settings))
  await zone.register(staffDemoRequestsRoutes(services.staffMessages.demoRequests, services.settings))
  await zone.register(inboxRoutes(services.inbox))
  await zone.register(demoInboxRoutes(services.inbox))
  await zone.register(appointmentsRoutes(services.appointments))
  await zone.register(activitiesRoutes(services.activitiesFeed))
}
