import {
  accountChecks,
  type Check,
  certificateChecks,
  configurationChecks,
  createChecks,
  createDatabaseChecks,
  diskChecks,
  found,
  reasonOf,
} from '#server/modules/checks/index.ts'
import { lateAfterHours } from '#server/modules/maintenance/index.ts'
import { appSecrets } from '../../platform/secrets.ts'
import type { Dependencies } from '../dependencies.ts'
import type { AssistantArea } from './assistant.ts'
import type { MaintenanceArea } from './maintenance.ts'
import type { Outgoing } from './outgoing.ts'
import type { SyncArea } from './sync.ts'

export type ChecksArea = ReturnType<typeof checksServices>

type Needs = Pick<Dependencies, 'config' | 'log' | 'now' | 'background'> &
  Pick<Outgoing, 'mail'> &
  Pick<SyncArea, 'syncDatabase' | 'sync'> &
  Pick<AssistantArea, 'gatewayTest'> &
  Pick<MaintenanceArea, 'backups'>

/** Creates the system checks of the page and of `npm run doctor`. */
export function checksServices(needs: Needs) {
  const { config, log, now, background, mail } = needs
  const isProduction = process.env.NODE_ENV === 'production'
  const ofDatabase = createDatabaseChecks(background, now)
  const folders = [
    ...(config.DATABASE_URL ? [] : [config.DATA_DIR]),
    ...(config.BACKUP_TO && !config.BACKUP_TO.startsWith('s3:') ? [config.BACKUP_TO] : []),
    '.',
  ]
  return {
    checks: createChecks({
      now,
      log,
      checks: {
        ...ofDatabase.checks,
        disk: () => diskChecks(folders),
        backups: backupsCheck(needs),
        mail: async () => {
          const current = mail.current()
          if (!current) return [found('mail.off')]
          return current.mailer.verify().then(
            () => [found('mail.ok')],
            (error) => [found('mail.failed', { reason: reasonOf(error) })],
          )
        },
        notion: notionCheck(needs),
        gateway: gatewayCheck(needs),
        certificates: () => certificateChecks([config.PUBLIC_URL, config.SMTP_URL], now),
        accounts: async () => accountChecks(config, isProduction, await ofDatabase.withoutSecondFactor()),
        settings: async () => {
          const secrets = await appSecrets(config.APP_SECRET, config.APP_SECRET_FILE, config.DATA_DIR)
          return configurationChecks(config, secrets, isProduction)
        },
      },
    }),
  }
}

function backupsCheck({ backups }: Needs): Check {
  return async () => {
    const { hours, fault } = await backups.state()
    if (fault) return [found('backups.failed', { fault })]
    if (hours === null) return [found(backups.isOn ? 'backups.none' : 'backups.off')]
    if (!backups.isOn && hours > lateAfterHours) return [found('backups.off')]
    const params = { hours: Math.floor(hours) }
    return [hours > lateAfterHours ? found('backups.late', params) : found('backups.ok', params)]
  }
}

function notionCheck({ syncDatabase, sync }: Needs): Check {
  return async () => {
    if ('off' in sync.current()) return [found('notion.off')]
    try {
      const { title, warnings, missing, canWrite } = await syncDatabase.read()
      const count = warnings.length + missing.length
      return [
        ...(canWrite === false ? [found('notion.read_only')] : []),
        ...(count > 0 ? [found('notion.columns', { count })] : []),
        found('notion.ok', { title }),
      ]
    } catch (error) {
      return [found('notion.failed', { reason: reasonOf(error) })]
    }
  }
}

function gatewayCheck({ gatewayTest }: Needs): Check {
  return async () => {
    try {
      const { model, firstTextMs } = await gatewayTest.ask()
      return [found('gateway.ok', { model, ms: firstTextMs })]
    } catch (error) {
      if (codeOf(error) === 'chat.not_configured') return [found('gateway.off')]
      return [found('gateway.failed', { reason: reasonOf(error) })]
    }
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
