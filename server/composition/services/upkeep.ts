import {
  createChatRetentionRepo,
  createRetention,
  createRetentionBrake,
  createRetentionRepo,
  createSamples,
} from '#server/modules/maintenance/index.ts'
import type { Ground } from '../dependencies.ts'
import type { Outgoing } from './outgoing.ts'

export type UpkeepArea = ReturnType<typeof upkeepServices>

type Needs = Pick<Ground, 'now' | 'database' | 'background' | 'audit' | 'settings' | 'secrets' | 'config'> &
  Pick<Outgoing, 'notify'>

/** What no request asks for: removing what is kept long enough, and sample sales. */
export function upkeepServices(needs: Needs) {
  const { now, database, background, audit, settings, notify } = needs
  const conversationDays = () => settings.current().chat.retentionDays
  const retention = createRetention({
    repo: createRetentionRepo(background.prisma),
    chat: createChatRetentionRepo(background),
    conversationDays,
  })
  return {
    retention,
    retentionBrake: createRetentionBrake({ database, background, retention, conversationDays, audit, notify, now }),
    samples: createSamples({ ...needs, database: background }),
  }
}
