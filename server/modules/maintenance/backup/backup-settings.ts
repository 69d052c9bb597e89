import path from 'node:path'
import type { Config } from '#server/platform/config.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { type BackupKey, readBackupKey } from './backup-key.ts'
import type { Keeping } from './keeping.rules.ts'

type KeyConfig = Pick<Config, 'BACKUP_KEY_FILE' | 'DATA_DIR'>

/** Reads the configured key. A backup makes the usual one where it does not exist; a restore needs it. */
export function backupKeyOf({ BACKUP_KEY_FILE, DATA_DIR }: KeyConfig, isForBackup: boolean): Promise<BackupKey> {
  const usual = path.join(DATA_DIR, 'backup-key')
  return readBackupKey(BACKUP_KEY_FILE ?? usual, isForBackup && BACKUP_KEY_FILE === undefined)
}

export function keepingOf({ BACKUP_KEEP }: Pick<Config, 'BACKUP_KEEP'>): Keeping {
  const [days = 1, weeks = 0, months = 0] = BACKUP_KEEP.split(',').map(Number)
  return { days, weeks, months }
}

const proven = 'backup'

/** Makes and compares the proof of APP_SECRET that a backup stores. */
export const secretProof = {
  of: (secrets: Secrets) => secrets.sign(proven, 'backup'),
  isOf: (secrets: Secrets, proof: string) => secrets.isSigned(proven, proof, 'backup'),
}
