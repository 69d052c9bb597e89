import type { Afterwards } from '#server/platform/afterwards.ts'
import type { Database } from '#server/platform/database.ts'
import type { Notify } from '../desk/notifications.service.ts'
import type { GatewayFault } from './gateway.fault.ts'
import { createRefusalNoticeRepo } from './refusal-notice.repo.ts'

const pauseMs = 3600_000

interface NoticeServices {
  database: Database
  notify: Notify
  afterwards: Pick<Afterwards, 'later'>
}

/** Tells staff that the gateway refuses the key, at most once an hour, whichever instance it happens on; no answer waits for it. */
export function createRefusalNotice({ database, notify, afterwards }: NoticeServices) {
  let toldAt = Number.NEGATIVE_INFINITY
  return ({ status = 401 }: Pick<GatewayFault, 'status'>): void => {
    if (performance.now() - toldAt < pauseMs) return
    toldAt = performance.now()
    afterwards.later('Telling staff that the model gateway refuses the key', () =>
      database.prisma.$transaction(async (tx) => {
        if (await createRefusalNoticeRepo(tx).isDue(pauseMs)) await notify(tx, 'chat.gateway', { status })
      }),
    )
  }
}
