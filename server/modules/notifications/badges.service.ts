import type { Badges } from '#contract/staff/notifications.ts'
import { may } from '#contract/staff/permissions.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { StaffSession } from '#server/platform/http/staff-zone.ts'
import { createBadgesRepo } from './badges.repo.ts'
import type { NotificationsService } from './notifications.service.ts'

export function createBadges(services: { database: Database; notifications: NotificationsService }) {
  const repo = createBadgesRepo(services.database.prisma)
  return {
    /** Returns the counts; null for those that the role may not see. */
    async of({ user }: StaffSession): Promise<Badges> {
      const [counts, unread] = await Promise.all([repo.counts(), services.notifications.unread(user.id)])
      const [inbox, sales] = [may(user.role, 'inbox.read'), may(user.role, 'sales.read')]
      return {
        products: may(user.role, 'products.read') ? counts.products : null,
        enquiries: inbox ? counts.enquiries : null,
        demoRequests: inbox ? counts.demoRequests : null,
        quotes: sales ? counts.quotes : null,
        orders: sales ? counts.orders : null,
        notion: may(user.role, 'sync.read') ? counts.notion : null,
        unread,
      }
    },
  }
}

export type BadgesService = ReturnType<typeof createBadges>
