/** Why a backup failed. `differs`: the restored copy is not what was copied. */
export const backupFaults = [
  'key',
  'destination',
  'disk',
  'database',
  'damaged',
  'differs',
  'newer',
  'occupied',
  'running',
] as const
export type BackupFault = (typeof backupFaults)[number]
