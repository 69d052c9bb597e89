import type { FastifyInstance } from 'fastify'
import { activitiesRoutes } from '#server/modules/customers/index.ts'
import {
  appointmentsRoutes,
  demoInboxRoutes,
  inboxRoutes,
  repliesRoutes,
  staffDemoRequestsRoutes,
  staffEnquiriesRoutes,
} from '#server/modules/requests/index.ts'
import type { Dependencies } from '../dependencies.ts'
import type { InboxArea, RepliesArea } from '../services/inbox.ts'

export async function registerInbox(
  zone: FastifyInstance,
  services: InboxArea & RepliesArea & Pick<Dependencies, 'settings'> & { publicUrl: string | undefined },
): Promise<void> {
  await zone.register(
    staffEnquiriesRoutes(services.staffMessages.enquiries, services.messagePrinting, services.settings),
  )
  await zone.register(
    staffDemoRequestsRoutes(services.staffMessages.demoRequests, services.messagePrinting, services.settings),
  )
  await zone.register(inboxRoutes(services.inbox))
  await zone.register(demoInboxRoutes(services.inbox))
  await zone.register(appointmentsRoutes(services.appointments))
  await zone.register(
    repliesRoutes(services.replyTemplates, services.replyFilling, services.suggestReply, services.publicUrl),
  )
  await zone.register(activitiesRoutes(services.activitiesFeed))
}
