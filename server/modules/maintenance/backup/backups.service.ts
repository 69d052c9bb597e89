import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Notify } from '#server/modules/notifications/index.ts'
import type { Config } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type BackupRunsRepo, createBackupRunsRepo } from './backup-runs.repo.ts'

/** Two hours more than the nightly schedule. */
export const lateAfterHours = 26

/** A backup that fails is tried again after this time. */
const retryAfterHours = 6

interface BackupsServices {
  config: Pick<Config, 'BACKUP_TO'>
  backupProgram: string | undefined
  database: Database
  runs: BackupRunsRepo
  notify: Notify
}

/** Makes scheduled backups, each in a process of its own, and notifies staff of failures and of late ones. */
export function createBackups({ config, backupProgram, database, runs, notify }: BackupsServices) {
  const isOn = config.BACKUP_TO !== undefined

  async function notifyFailure(): Promise<void> {
    await database.prisma.$transaction(async (tx) => {
      const fault = await createBackupRunsRepo(tx).takeFailure()
      if (fault) await notify(tx, 'backup.failed', { fault })
    })
  }

  async function notifyLate(hours: number): Promise<void> {
    await database.prisma.$transaction(async (tx) => {
      if (await createBackupRunsRepo(tx).isLateNoticeDue()) await notify(tx, 'backup.late', { hours })
    })
  }

  /** Makes one; of several instances at the same time, one does. It records its outcome itself. */
  async function make(): Promise<void> {
    if (!isOn || !backupProgram) return
    const child = spawn(process.execPath, [backupProgram, '--scheduled'], { stdio: ['ignore', 'ignore', 'inherit'] })
    await once(child, 'close')
    await notifyFailure()
  }

  return {
    isOn,
    state: runs.state,
    make,

    /** Makes one where none was made in time, as after a night when the site was off, and notifies staff of what failed. */
    async watch(): Promise<void> {
      if (!isOn) return
      await notifyFailure()
      const { hours, triedHours } = await runs.state()
      if (hours !== null && hours > lateAfterHours) await notifyLate(Math.floor(hours))
      const isLate = hours === null || hours > lateAfterHours
      if (isLate && (triedHours === null || triedHours > retryAfterHours)) await make()
    },
  }
}
