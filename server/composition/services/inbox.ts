import { createActivitiesFeed } from '#server/modules/customers/index.ts'
import { createAppointments, createInbox, createStaffMessages } from '#server/modules/requests/index.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Outgoing } from './outgoing.ts'

export type InboxArea = ReturnType<typeof inboxServices>

type Needs = Pick<Dependencies, 'now' | 'database' | 'audit' | 'site'> &
  Pick<Outgoing, 'outbox' | 'threads' | 'deliveries'>

export function inboxServices({ now, database, audit, site, outbox, threads, deliveries }: Needs) {
  const messages = createStaffMessages({ database, audit })
  return {
    staffMessages: messages,
    inbox: createInbox({ database, audit, messages, threads, deliveries, now }),
    appointments: createAppointments({ database, audit, messages, outbox, site, now }),
    activitiesFeed: createActivitiesFeed({ database, audit, outbox }),
  }
}
