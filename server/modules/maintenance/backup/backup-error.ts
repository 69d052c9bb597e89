import type { BackupFault } from '#contract/staff/backups.ts'
import { StartError } from '#server/platform/start-error.ts'

/** Ends a backup or a restore, with one line for the terminal; `fault` names its kind for staff. */
export class BackupError extends StartError {
  override name = 'BackupError'

  readonly fault: BackupFault

  constructor(fault: BackupFault, message: string, options?: ErrorOptions) {
    super(message, options)
    this.fault = fault
  }
}

const fullDisk = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** Returns the error as one of a backup: as it is, or wrapped with the kind that its code tells. */
export function backupError(error: unknown, otherwise: BackupFault, what: string): BackupError {
  if (error instanceof BackupError) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const reason = error instanceof Error ? error.message || code : String(error)
  const fault = fullDisk.has(code) ? 'disk' : otherwise
  return new BackupError(fault, `${what}: ${reason}`, { cause: error })
}
