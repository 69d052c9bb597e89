import type { Bilingual } from '../i18n/languages.ts'

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

export const faultWords: Record<BackupFault, Bilingual> = {
  key: { 'zh-TW': '讀不到備份金鑰', en: 'its key cannot be read' },
  destination: { 'zh-TW': '寫不進備份位置', en: 'its destination cannot be written' },
  disk: { 'zh-TW': '磁碟已滿', en: 'the disk is full' },
  database: { 'zh-TW': '讀取或試還原資料庫時出錯', en: 'the database could not be copied or restored' },
  damaged: { 'zh-TW': '備份檔案已損壞', en: 'the file is damaged' },
  differs: { 'zh-TW': '還原後的資料與原本不符', en: 'the restored copy differs from the original' },
  newer: { 'zh-TW': '備份屬於較新版本', en: 'it is of a newer version' },
  occupied: { 'zh-TW': '目標資料庫正在使用', en: 'the database is in use' },
  running: { 'zh-TW': '另一個備份正在進行', en: 'another one is being made' },
}
