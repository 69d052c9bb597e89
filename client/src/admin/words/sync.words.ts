import type { Bilingual } from '#contract/languages.ts'
import type { SyncRun } from '#contract/sync.ts'
import type { Dictionary } from '../../i18n/language.tsx'

/** The dialog of the sync (spec §2, §8). */
export const syncWords = {
  title: { 'zh-TW': 'Notion 同步', en: 'Notion Sync' },
  state: { 'zh-TW': (state: string) => `Notion 同步：${state}`, en: (state: string) => `Notion Sync: ${state}` },
  loading: { 'zh-TW': '載入中…', en: 'Loading...' },
  connected: { 'zh-TW': '已連接', en: 'Connected' },
  disconnected: { 'zh-TW': '未連接', en: 'Disconnected' },
  syncing: { 'zh-TW': '同步中…', en: 'Syncing...' },
  failed: { 'zh-TW': '未能載入同步狀態', en: 'The state of the sync could not be loaded' },
  hint: { 'zh-TW': '請檢查 API 金鑰及資料庫 ID。', en: 'Please check your API key and database ID.' },
  toSettings: { 'zh-TW': '前往整合設定', en: 'Open the integration settings' },
  askAdmin: { 'zh-TW': '只有超級管理員可以更改這些設定。', en: 'A Super Admin can change them.' },
  lastSync: { 'zh-TW': '上次同步', en: 'Last sync' },
  never: { 'zh-TW': '從未同步', en: 'Never' },
  products: { 'zh-TW': '來自 Notion 的產品', en: 'Products from Notion' },
  autoSync: { 'zh-TW': '自動同步', en: 'Auto-sync' },
  on: { 'zh-TW': '開啟', en: 'On' },
  off: { 'zh-TW': '關閉', en: 'Off' },
  runs: { 'zh-TW': '最近的同步', en: 'Latest runs' },
  noRuns: { 'zh-TW': '還未有同步紀錄。', en: 'No sync has run yet.' },
  counts: {
    'zh-TW': (created: number, updated: number, retired: number) => `新增 ${created}、更新 ${updated}、下架 ${retired}`,
    en: (created: number, updated: number, retired: number) => `${created} new, ${updated} updated, ${retired} retired`,
  },
  warnings: {
    'zh-TW': (count: number) => `${count} 項提示`,
    en: (count: number) => (count === 1 ? '1 warning' : `${count} warnings`),
  },
} satisfies Dictionary

export const runStatusWords: Record<SyncRun['status'], Bilingual> = {
  running: { 'zh-TW': '進行中', en: 'Running' },
  succeeded: { 'zh-TW': '完成', en: 'Succeeded' },
  failed: { 'zh-TW': '失敗', en: 'Failed' },
  interrupted: { 'zh-TW': '中斷', en: 'Interrupted' },
  planned: { 'zh-TW': '預覽', en: 'Dry run' },
  awaiting_approval: { 'zh-TW': '等待審批', en: 'Waiting for approval' },
  applied: { 'zh-TW': '已執行', en: 'Carried out' },
  discarded: { 'zh-TW': '已放棄', en: 'Discarded' },
}

export const runDirectionWords: Record<SyncRun['direction'], Bilingual> = {
  import: { 'zh-TW': '匯入', en: 'Import' },
  export: { 'zh-TW': '匯出', en: 'Export' },
  both: { 'zh-TW': '雙向', en: 'Both ways' },
}
