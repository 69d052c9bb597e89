import type { NotificationKind, NotificationParams } from '#contract/staff/notifications.ts'
import type { BackgroundTasks } from '#server/platform/background-tasks.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Notify } from './notifications.service.ts'
import { createThrottledNotifierRepo } from './throttled-notifier.repo.ts'

const pauseMs = 3600_000

interface NoticeServices {
  database: Database
  notify: Notify
  backgroundTasks: Pick<BackgroundTasks, 'run'>
}

/**
 * Creates a notifier for events that may occur with every request: at most one notification an hour over all instances,
 * sent in the background. @param what description for the log
 */
export function createThrottledNotifier<Kind extends NotificationKind>(
  { database, notify, backgroundTasks }: NoticeServices,
  kind: Kind,
  what: string,
) {
  let sentAt = Number.NEGATIVE_INFINITY
  return (params: NotificationParams[Kind]): void => {
    if (performance.now() - sentAt < pauseMs) return
    sentAt = performance.now()
    backgroundTasks.run(`Telling staff ${what}`, () =>
      database.prisma.$transaction(async (tx) => {
        if (await createThrottledNotifierRepo(tx).isDue(kind, pauseMs)) await notify(tx, kind, params)
      }),
    )
  }
}
