import { createChatRetentionRepo } from '../features/retention/chat-retention.repo.ts'
import { createRetentionRepo } from '../features/retention/retention.repo.ts'
import { createRetention } from '../features/retention/retention.service.ts'
import { createSamples } from '../features/samples/samples.service.ts'
import type { Ground } from './ground.ts'

type Needs = Pick<Ground, 'now' | 'database' | 'audit' | 'settings'>

/** What no request asks for: removing what is kept long enough, and sample sales. */
export function upkeepServices({ now, database, audit, settings }: Needs) {
  return {
    retention: createRetention({
      repo: createRetentionRepo(database.prisma),
      chat: createChatRetentionRepo(database),
      conversationDays: () => settings.current().chat.retentionDays,
    }),
    samples: createSamples({ database, audit, settings, now }),
  }
}
