import { createBadges, createNotificationPreferences } from '#server/modules/notifications/index.ts'
import { createStaffSearch } from '#server/modules/search/index.ts'
import { createViews } from '#server/modules/staff/index.ts'
import type { Ground } from '../dependencies.ts'
import type { Outgoing } from './outgoing.ts'

export type DeskArea = ReturnType<typeof deskServices>

type Needs = Pick<Ground, 'database' | 'audit' | 'settings'> & Pick<Outgoing, 'notifications' | 'outbox'>

/** What surrounds every screen of staff: counts, search, saved views, and which notifications come by mail. */
export function deskServices({ database, audit, settings, notifications, outbox }: Needs) {
  return {
    notificationPreferences: createNotificationPreferences({ database, audit, settings, outbox }),
    badges: createBadges({ database, notifications }),
    staffSearch: createStaffSearch(database),
    views: createViews({ database, audit }),
  }
}
