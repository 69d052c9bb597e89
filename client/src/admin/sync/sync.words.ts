import { yesNoWords } from '#contract/i18n/common-words.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import type { changeMarks, Formatting, SyncRun } from '#contract/sync/sync.ts'
import type { Dictionary } from '../../i18n/language.tsx'

export const fieldValueWords = {
  ...yesNoWords,
  showAll: { 'zh-TW': '顯示全文', en: 'Show all' },
  showLess: { 'zh-TW': '收起', en: 'Show less' },
  empty: { 'zh-TW': '（空白）', en: '(empty)' },
} satisfies Dictionary

export const syncWords = {
  title: { 'zh-TW': 'Notion 同步', en: 'Notion Sync' },
  state: { 'zh-TW': (state: string) => `Notion 同步：${state}`, en: (state: string) => `Notion Sync: ${state}` },
  loading: { 'zh-TW': '載入中…', en: 'Loading...' },
  connected: { 'zh-TW': '已連接', en: 'Connected' },
  disconnected: { 'zh-TW': '未連接', en: 'Disconnected' },
  syncing: { 'zh-TW': '同步中…', en: 'Syncing...' },
  failed: { 'zh-TW': '未能載入同步狀態', en: 'The state of the sync could not be loaded' },
  hint: { 'zh-TW': '請檢查 API 金鑰及資料庫 ID。', en: 'Please check your API key and database ID.' },
  toScreen: { 'zh-TW': '開啟 Notion 同步', en: 'Open Notion Sync' },
  askAdmin: { 'zh-TW': '只有超級管理員可以更改這些設定。', en: 'A Super Admin can change them.' },
  askManager: {
    'zh-TW': '經理或超級管理員可以執行同步。',
    en: 'A Manager or a Super Admin can run a sync.',
  },
  lastSync: { 'zh-TW': '上次同步', en: 'Last sync' },
  nextSync: { 'zh-TW': '下次同步', en: 'Next sync' },
  never: { 'zh-TW': '從未同步', en: 'Never' },
  /** The scheduled time has passed. */
  anyMoment: { 'zh-TW': '即將進行', en: 'Any moment now' },
  products: { 'zh-TW': '來自 Notion 的產品', en: 'Products from Notion' },
  autoSync: { 'zh-TW': '自動同步', en: 'Auto-sync' },
  autoSyncHint: { 'zh-TW': '每 30 分鐘一次。', en: 'Every 30 minutes.' },
  connectFirst: { 'zh-TW': '連接後才可開啟。', en: 'Off until it is connected.' },
  on: { 'zh-TW': '開啟', en: 'On' },
  off: { 'zh-TW': '關閉', en: 'Off' },
  runs: { 'zh-TW': '最近的同步', en: 'Latest runs' },
  noRuns: { 'zh-TW': '還未有同步紀錄。', en: 'No sync has run yet.' },
  counts: {
    'zh-TW': (created: number, updated: number, retired: number) => `新增 ${created}、更新 ${updated}、下架 ${retired}`,
    en: (created: number, updated: number, retired: number) => `${created} new, ${updated} updated, ${retired} retired`,
  },
  countsInNotion: {
    'zh-TW': (created: number, updated: number, retired: number) =>
      `寫入 Notion：新增 ${created}、更新 ${updated}、下架 ${retired}`,
    en: (created: number, updated: number, retired: number) =>
      `In Notion: ${created} new, ${updated} updated, ${retired} retired`,
  },
  pushFailures: {
    'zh-TW': (count: number) => `${count} 頁未能寫入`,
    en: (count: number) => `${count} could not be written`,
  },
  warnings: {
    'zh-TW': (count: number) => `${count} 項提示`,
    en: (count: number) => (count === 1 ? '1 warning' : `${count} warnings`),
  },

  oneClick: { 'zh-TW': '一鍵同步', en: 'One-Click Sync' },
  forceRefresh: { 'zh-TW': '強制重新整理', en: 'Force Refresh' },
  checkStatus: { 'zh-TW': '檢查狀態', en: 'Check Status' },
  checking: { 'zh-TW': '檢查中…', en: 'Checking…' },
  progress: { 'zh-TW': '同步進度', en: 'Progress of the sync' },

  syncSuccessful: { 'zh-TW': '同步成功', en: 'Sync Successful' },
  syncFailed: { 'zh-TW': '同步失敗', en: 'Sync Failed' },
  syncError: { 'zh-TW': '同步錯誤', en: 'Sync Error' },
  productsSynced: { 'zh-TW': '產品已同步', en: 'Products Synced' },
  unknownError: { 'zh-TW': '不明錯誤', en: 'Unknown error' },
  notFetched: { 'zh-TW': '未能從 Notion 同步產品', en: 'Failed to sync products from Notion' },
  syncComplete: { 'zh-TW': '同步完成', en: 'Sync Complete' },
  synchronized: { 'zh-TW': '產品已成功同步', en: 'Products have been synchronized successfully' },
  notSynchronized: { 'zh-TW': '同步產品時發生錯誤', en: 'Error synchronizing products' },
  autoOn: { 'zh-TW': '已開啟自動同步', en: 'Auto-sync Enabled' },
  autoOnHint: { 'zh-TW': '產品會每 30 分鐘自動同步一次', en: 'Products will sync automatically every 30 minutes' },
  autoOff: { 'zh-TW': '已關閉自動同步', en: 'Auto-sync Disabled' },
  autoOffHint: { 'zh-TW': '自動同步已關閉', en: 'Auto-sync has been turned off' },
  error: { 'zh-TW': '錯誤', en: 'Error' },
  autoFailed: { 'zh-TW': '未能更新自動同步設定', en: 'Failed to update auto-sync settings' },
  refreshed: { 'zh-TW': '重新整理完成', en: 'Refresh Complete' },
  refreshedHint: { 'zh-TW': '已清除快取並重新同步產品', en: 'Cache cleared and products re-synced' },
  refreshFailed: { 'zh-TW': '重新整理失敗', en: 'Refresh Failed' },
  refreshFailedHint: { 'zh-TW': '未能重新整理資料', en: 'Failed to refresh data' },
  notConnected: { 'zh-TW': '尚未連接 Notion', en: 'Notion Not Connected' },
  notConnectedHint: {
    'zh-TW': '請先設定 Notion 整合，再同步產品',
    en: 'Please configure Notion integration and sync products first',
  },
  asked: { 'zh-TW': '變更較大，請先確認', en: 'A Large Change: Look First' },
  cancelled: { 'zh-TW': '同步已取消', en: 'Sync Cancelled' },
  cancel: { 'zh-TW': '取消同步', en: 'Cancel the sync' },
  cancelling: { 'zh-TW': '正在取消…', en: 'Cancelling…' },
  notCancelled: { 'zh-TW': '未能取消', en: 'Not cancelled' },
  pricebook: {
    'zh-TW': (created: number, updated: number, retired: number) =>
      `價目表：新增 ${created}、更新 ${updated}、移除 ${retired}`,
    en: (created: number, updated: number, retired: number) =>
      `In the pricebook: ${created} new, ${updated} updated, ${retired} removed`,
  },
  newPage: { 'zh-TW': '建立新頁面', en: 'Make a new page' },
  newPageOf: { 'zh-TW': (name: string) => `建立新頁面：${name}`, en: (name: string) => `Make a new page: ${name}` },
  newPageComes: {
    'zh-TW': '下次寫入 Notion 時會建立新頁面',
    en: 'The next push makes a new page in Notion',
  },
  letGo: { 'zh-TW': '下架，不再寫入', en: 'Take it off the list' },
  letGoOf: {
    'zh-TW': (name: string) => `下架，不再寫入：${name}`,
    en: (name: string) => `Take it off the list: ${name}`,
  },
  gone: { 'zh-TW': '產品已下架', en: 'The product is off the list' },
  goneHint: {
    'zh-TW': '可在產品頁重新上架。',
    en: 'It can be listed again on its own page.',
  },
  notDone: { 'zh-TW': '未能完成', en: 'That did not work' },
  planReady: { 'zh-TW': '預覽已備妥', en: 'The dry run is ready' },
  planReadyHint: { 'zh-TW': '未有更改任何內容。', en: 'Nothing has been changed yet.' },
  planFailed: { 'zh-TW': '未能製作預覽', en: 'The dry run failed' },
  look: { 'zh-TW': '查看', en: 'Look' },
} satisfies Dictionary

export const runStatusWords: Record<SyncRun['status'], Bilingual> = {
  running: { 'zh-TW': '進行中', en: 'Running' },
  succeeded: { 'zh-TW': '完成', en: 'Succeeded' },
  failed: { 'zh-TW': '失敗', en: 'Failed' },
  interrupted: { 'zh-TW': '中斷', en: 'Interrupted' },
  planned: { 'zh-TW': '預覽', en: 'Dry run' },
  cancelled: { 'zh-TW': '已取消', en: 'Cancelled' },
  awaiting_approval: { 'zh-TW': '等待確認', en: 'Waiting for approval' },
  applied: { 'zh-TW': '已執行', en: 'Carried out' },
  discarded: { 'zh-TW': '已放棄', en: 'Discarded' },
}

export const runDirectionWords: Record<SyncRun['direction'], Bilingual> = {
  import: { 'zh-TW': '匯入', en: 'Import' },
  export: { 'zh-TW': '匯出', en: 'Export' },
  both: { 'zh-TW': '雙向', en: 'Both ways' },
}

export const markWords: Record<(typeof changeMarks)[number], Bilingual> = {
  'price-over-30-percent': { 'zh-TW': '價格變動超過 30%', en: 'Price changes by over 30 %' },
  'retirements-over-20-percent': { 'zh-TW': '下架超過 20% 的產品', en: 'Retires over 20 % of the products' },
  'mass-retired': { 'zh-TW': '大量下架', en: 'Many leave the site' },
  'mass-price': { 'zh-TW': '大量改價', en: 'Many other prices' },
  'mass-stock': { 'zh-TW': '大量更改庫存', en: 'Many other stocks' },
  'mass-availability': { 'zh-TW': '大量更改供應情況', en: 'Many come into or go out of stock' },
  'mass-category': { 'zh-TW': '大量轉換類別', en: 'Many other categories' },
  'mass-listing': { 'zh-TW': '大量按「上架」欄上架或離開網站', en: 'Many are listed or unlisted' },
  'mass-name': { 'zh-TW': '大量更改名稱', en: 'Many other names' },
  'mass-code': { 'zh-TW': '大量更改 SKU 或型號', en: 'Many other SKUs or model numbers' },
  'mass-description': { 'zh-TW': '大量更改描述', en: 'Many other descriptions' },
  'mass-term': { 'zh-TW': '大量更改收費方式', en: 'Many other terms' },
  'mass-pictures': { 'zh-TW': '大量更改圖片', en: 'Many other pictures' },
  'mass-specifications': { 'zh-TW': '大量更改規格', en: 'Many other specifications' },
  'mass-details': { 'zh-TW': '大量更改其他詳情', en: 'Many other details' },
  'mass-trashed': { 'zh-TW': '大量移到 Notion 垃圾桶', en: 'Many go to the trash in Notion' },
  'edited-here': { 'zh-TW': '曾在這裏編輯', en: 'Was edited here' },
  'formatting-lost': { 'zh-TW': '會失去 Notion 的文字格式', en: 'Loses formatting in Notion' },
}

export const formattingWords: Record<Formatting, Bilingual> = {
  bold: { 'zh-TW': '粗體', en: 'bold' },
  italic: { 'zh-TW': '斜體', en: 'italics' },
  strikethrough: { 'zh-TW': '刪除線', en: 'strikethrough' },
  underline: { 'zh-TW': '底線', en: 'underline' },
  code: { 'zh-TW': '程式碼字體', en: 'code' },
  color: { 'zh-TW': '顏色', en: 'colours' },
  link: { 'zh-TW': '連結', en: 'links' },
  mention: { 'zh-TW': '提及的人、頁面或日期', en: 'mentions' },
  equation: { 'zh-TW': '算式', en: 'equations' },
}
