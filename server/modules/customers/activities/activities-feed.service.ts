import * as z from 'zod/mini'
import { activityEntities, type RecentActivity, timelinePermissions } from '#contract/sales/activities.ts'
import type { Outbox } from '#server/modules/mail/index.ts'
import type { Actor, Audit } from '#server/platform/audit.ts'
import type { Database } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/http/problems.ts'
import { requireRight, type StaffSession } from '#server/platform/http/staff-zone.ts'
import { createActivitiesRepo, recentOf } from './activities.repo.ts'

export function createActivitiesFeed(services: { database: Database; audit: Audit; outbox: Outbox }) {
  const { database, audit, outbox } = services
  const activities = createActivitiesRepo(database.prisma)

  return {
    /** Returns the newest activities that the reader may read, each with the record it belongs to. */
    async recent({ may }: StaffSession, page: { before?: string | undefined; limit: number }): Promise<RecentActivity> {
      const readable = activityEntities.filter((entity) => may(timelinePermissions[entity].read))
      const rows = await activities.recent(readable, page.before, page.limit)
      const shown = rows.slice(0, page.limit)
      const next = rows.length > page.limit ? (shown.at(-1)?.id ?? null) : null
      return { items: shown.flatMap(recentOf), next }
    },

    /**
     * Sends the email of an activity again after it was dead-lettered.
     * @throws message.not_found, permission.denied, delivery.not_parked
     */
    async retry(actor: Actor, staff: StaffSession, id: string): Promise<void> {
      await database.prisma.$transaction(async (tx) => {
        const found = await createActivitiesRepo(tx).find(id)
        const entity = z.safeParse(z.enum(activityEntities), found?.entity).data
        if (!found || !entity) throw problem('message.not_found', 'It was erased, or never was')
        requireRight(staff, timelinePermissions[entity].write)
        if (!(await outbox.retry(tx, id)))
          throw problem('delivery.not_parked', 'Its letter is on its way, or was delivered')
        await audit.record(tx, actor, { action: 'mail.retried', entity: 'mail', entityId: id })
      })
    },
  }
}

export type ActivitiesFeed = ReturnType<typeof createActivitiesFeed>
