import { createAgentCallsRepo } from '#server/modules/agents/index.ts'
import {
  createBackupRunsRepo,
  createBackups,
  createChatRetentionRepo,
  createRetention,
  createRetentionBrake,
  createRetentionRepo,
  createSamples,
} from '#server/modules/maintenance/index.ts'
import type { Dependencies } from '../dependencies.ts'
import type { ContentArea, MediaArea } from './catalogue.ts'
import type { Outgoing } from './outgoing.ts'

export type MaintenanceArea = ReturnType<typeof maintenanceServices>

type Needs = Pick<
  Dependencies,
  'config' | 'backupProgram' | 'now' | 'database' | 'background' | 'audit' | 'settings' | 'site' | 'secrets'
> &
  Pick<Outgoing, 'notify'> &
  Pick<ContentArea, 'content'> &
  MediaArea

export function maintenanceServices(needs: Needs) {
  const { now, database, background, audit, settings, notify } = needs
  const conversationDays = () => settings.current().chat.retentionDays
  const retention = createRetention({
    repo: createRetentionRepo(background.prisma),
    chat: createChatRetentionRepo(background),
    conversationDays,
    eraseAgentCalls: createAgentCallsRepo(background.prisma).erase,
    documentYears: () => settings.current().sales.documentYears,
    removeUnusedUploads: async () => (await needs.media.removeUnused()) + (await needs.replyFiles.removeLeft()),
  })
  return {
    retention,
    retentionBrake: createRetentionBrake({ database, background, retention, conversationDays, audit, notify, now }),
    backups: createBackups({ ...needs, database: background, runs: createBackupRunsRepo(background.prisma) }),
    samples: createSamples({ ...needs, database: background }),
  }
}
