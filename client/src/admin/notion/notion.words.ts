import type { Bilingual } from '#contract/i18n/languages.ts'
import type { SyncDirection } from '#contract/sync/sync.ts'
import type { Dictionary } from '../../i18n/language.tsx'
import type { RunState } from '../sync/index.ts'

export const notionWords = {
  area: { 'zh-TW': '同步的各部分', en: 'Parts of the sync' },
  sync: { 'zh-TW': '同步', en: 'Sync' },
  runs: { 'zh-TW': '同步紀錄', en: 'Runs' },
  mapping: { 'zh-TW': '欄位對應', en: 'Columns' },
  toMapping: { 'zh-TW': '說明每一欄是甚麼', en: 'Map the columns' },
  conflicts: { 'zh-TW': '衝突', en: 'Conflicts' },
  pushes: { 'zh-TW': '尚未寫入 Notion', en: 'Not yet in Notion' },

  configuration: { 'zh-TW': '設定', en: 'Configuration' },
  configurationFailed: { 'zh-TW': '未能載入設定', en: 'The configuration could not be loaded' },
  connection: { 'zh-TW': '連接', en: 'Connection' },
  apiKey: { 'zh-TW': 'API 金鑰', en: 'API key' },
  databaseId: { 'zh-TW': '資料庫 ID', en: 'Database ID' },
  databaseHint: { 'zh-TW': 'ID，或資料庫頁面的連結。', en: 'The ID, or a link to the database.' },
  fromEnvironment: {
    'zh-TW': '現時由伺服器的環境變數提供；在這裏填寫後，以這裏的為準。',
    en: 'Currently set by the server’s environment; what you enter here overrides it.',
  },
  enable: { 'zh-TW': '啟用整合', en: 'Enable Integration' },
  enableHint: {
    'zh-TW': '關閉後，產品目錄不再與 Notion 同步。',
    en: 'When off, the catalogue is not synced with Notion.',
  },
  dataSource: { 'zh-TW': '資料來源', en: 'Data source' },
  dataSourceHint: {
    'zh-TW': '這個資料庫有多個資料來源，請選擇存放產品的一個。',
    en: 'This database has several data sources. Choose the one that holds the products.',
  },
  chooseDataSource: { 'zh-TW': '請選擇', en: 'Choose one' },
  pricebook: { 'zh-TW': '價目表資料庫 ID', en: 'Pricebook database ID' },
  pricebookHint: {
    'zh-TW': '匯出時同時更新「Public Pricebook」。留空：不更新。',
    en: 'Exports also update the Public Pricebook there. Leave blank to skip.',
  },
  test: { 'zh-TW': '測試連接', en: 'Test Connection' },
  testing: { 'zh-TW': '測試中…', en: 'Testing…' },
  connectionSuccessful: { 'zh-TW': '連接成功', en: 'Connection Successful' },
  connectedTo: {
    'zh-TW': (title: string) => `已連接資料庫：${title}`,
    en: (title: string) => `Connected to database: ${title}`,
  },
  untitled: { 'zh-TW': '未命名', en: 'Untitled' },
  connectionFailed: { 'zh-TW': '連接失敗', en: 'Connection Failed' },
  connectionFailedHint: {
    'zh-TW': '請檢查 API 金鑰及資料庫 ID',
    en: 'Please check your API key and database ID',
  },
  missing: { 'zh-TW': '設定不完整', en: 'Missing Configuration' },
  missingHint: {
    'zh-TW': '請輸入 Notion API 金鑰及資料庫 ID',
    en: 'Please enter your Notion API key and database ID',
  },
  saved: { 'zh-TW': '整合設定已更新', en: 'Integrations Updated' },
  notSaved: { 'zh-TW': '未能儲存整合設定', en: 'Failed to save integration settings' },
  secretSet: { 'zh-TW': '已設定', en: 'Set' },
  secretNotSet: { 'zh-TW': '未設定', en: 'Not set' },
  version: { 'zh-TW': '版本', en: 'Version' },
  nothing: { 'zh-TW': '（空白）', en: '(empty)' },

  automatic: { 'zh-TW': '同步方式', en: 'Automatic syncs' },
  autoSync: { 'zh-TW': '自動同步', en: 'Auto Sync' },
  direction: { 'zh-TW': '方向', en: 'Direction' },
  directionHint: {
    'zh-TW': '自動同步及一鍵同步的方向。',
    en: 'For automatic syncs and One-Click Sync.',
  },
  brakeHint: {
    'zh-TW':
      '不論由誰開始，同步若會令太多產品下架、改價、更改庫存或供應情況、轉換類別，便不會寫入，先讓同事看過差異。單一產品不受限制。',
    en: 'A sync that would retire, reprice, restock or move too many products at once waits until somebody has reviewed the changes, whoever started it. A change to a single product never waits.',
  },
  brakeBeyond: {
    'zh-TW': (percent: number, products: number) => `超過 ${percent}% 或 ${products} 款產品`,
    en: (percent: number, products: number) => `More than ${percent}% or ${products} products`,
  },
  wholeNumber: {
    'zh-TW': (most: string) => `請輸入 1 至 ${most} 的整數`,
    en: (most: string) => `Enter a whole number from 1 to ${most}`,
  },
  kept: { 'zh-TW': '已儲存', en: 'Saved' },
  notKept: { 'zh-TW': '未能儲存', en: 'Not saved' },

  database: { 'zh-TW': '資料庫資訊', en: 'Database Information' },
  databaseFailed: { 'zh-TW': '未能讀取資料庫', en: 'The database could not be read' },
  noDatabase: { 'zh-TW': '尚未連接資料庫', en: 'No database is connected yet' },
  noDatabaseHint: {
    'zh-TW': '填寫 API 金鑰及資料庫 ID，再測試連接。',
    en: 'Enter the API key and the database ID, then test the connection.',
  },
  ofWhatIsTyped: {
    'zh-TW': '以下按你剛輸入、尚未儲存的內容讀取。',
    en: 'Read with what you have typed, which is not saved yet.',
  },
  databaseTitle: { 'zh-TW': '名稱', en: 'Title' },
  apiVersion: { 'zh-TW': 'API 版本', en: 'API version' },
  canWrite: { 'zh-TW': '寫入權限', en: 'May write' },
  yes: { 'zh-TW': '有', en: 'Yes' },
  no: { 'zh-TW': '沒有', en: 'No' },
  notKnown: { 'zh-TW': '首次匯出時才知道', en: 'Known at the first export' },
  properties: { 'zh-TW': '欄位', en: 'Properties' },
  property: { 'zh-TW': '來源的欄位', en: 'Property of the source' },
  type: { 'zh-TW': '類型', en: 'Type' },
  feeds: { 'zh-TW': '對應資料', en: 'Feeds' },
  unused: { 'zh-TW': '未使用', en: 'Not used' },
  unusedCount: {
    'zh-TW': (count: number) => `另有 ${count} 個未使用的欄位`,
    en: (count: number) => (count === 1 ? '1 property is not used' : `${count} properties are not used`),
  },
  missingFields: { 'zh-TW': '欠缺的欄位', en: 'What is missing' },
  missingFieldsHint: {
    'zh-TW': '在 Notion 加入同名的欄位，下次同步便會讀取；沒有欄位的資料不能匯出。',
    en: 'Add a property of that name in Notion and the next sync reads it. What has no property cannot be exported.',
  },
  keptFields: { 'zh-TW': '欄位不見了或是空白，內容還在', en: 'A column is gone or blank; its values are kept' },
  keptFieldsHint: {
    'zh-TW':
      '在 Notion 加入同名的欄位（見下面「欠缺的欄位」），或改回原來的類型，便可恢復；不再需要的話，可放棄這項內容。',
    en: 'Name another column so in Notion (see What is missing), or give it back its type. What is no longer needed can be given up.',
  },
  keptField: {
    'zh-TW': (field: string, products: number) => `${products} 款產品保留原有的${field}`,
    en: (field: string, products: number) =>
      products === 1 ? `${field}: 1 product keeps its value` : `${field}: ${products} products keep theirs`,
  },
  keptBlank: {
    'zh-TW': (field: string, products: number) => `${field}的新欄位是空白的：${products} 款產品保留原有內容`,
    en: (field: string, products: number) =>
      products === 1
        ? `The new column of ${field} is blank: 1 product keeps its value`
        : `The new column of ${field} is blank: ${products} products keep theirs`,
  },
  fillColumn: { 'zh-TW': '填寫欄位，先看改變', en: 'Fill it in: show what is written' },
  fillColumnOf: {
    'zh-TW': (field: string) => `填寫${field}的欄位，先看改變`,
    en: (field: string) => `Fill in the column of ${field}: show what is written`,
  },
  giveUp: { 'zh-TW': '放棄，先看改變', en: 'Give up: show what changes' },
  giveUpOf: {
    'zh-TW': (field: string) => `放棄${field}，先看改變`,
    en: (field: string) => `Give up ${field}: show what changes`,
  },
  nameIt: { 'zh-TW': '欄位名稱', en: 'Name to give it' },
  forExport: { 'zh-TW': '匯出需要', en: 'Needed for export' },
  warnings: { 'zh-TW': '提示', en: 'Warnings' },
  nothingMissing: { 'zh-TW': '所有資料都有對應的欄位。', en: 'Every field has its property.' },

  synchronization: { 'zh-TW': '同步', en: 'Synchronization' },
  stateOf: { 'zh-TW': '同步狀態', en: 'State of the sync' },
  connectionOf: { 'zh-TW': '連接狀態', en: 'Connection' },
  previewFirst: { 'zh-TW': '先預覽', en: 'Preview first' },
  previewFirstHint: {
    'zh-TW': '列出會有甚麼改變，不寫入任何內容；看過後再決定。',
    en: 'Lists what would change and writes nothing. You decide once you have seen it.',
  },
  previewOf: {
    'zh-TW': (direction: string) => `預覽${direction}`,
    en: (direction: string) => `Preview ${direction.toLowerCase()}`,
  },
  connect: { 'zh-TW': '前往設定連接', en: 'Set up the connection' },
  lastRun: { 'zh-TW': '最近一次', en: 'Latest run' },
  details: { 'zh-TW': '詳情', en: 'Details' },
  pending: { 'zh-TW': '尚未寫入 Notion', en: 'Not yet in Notion' },
  pushFailures: {
    'zh-TW': (count: string) => `其中 ${count} 項失敗`,
    en: (count: string) => `${count} failed`,
  },
  openConflicts: { 'zh-TW': '待處理的衝突', en: 'Open conflicts' },
  awaiting: {
    'zh-TW': '有一次同步會更改很多產品，正等待確認。',
    en: 'A sync that would change many products is waiting for review.',
  },
  due: { 'zh-TW': '輪候中', en: 'Waiting' },
  dueHint: {
    'zh-TW': '正等待上一次同步完成，之後會自動開始。',
    en: 'Waiting for the run before it; it starts by itself as soon as that one ends.',
  },
  review: { 'zh-TW': '查看變更', en: 'Review the changes' },
} satisfies Dictionary

export const runStateWords: Record<RunState, Bilingual> = {
  idle: { 'zh-TW': '閒置', en: 'Idle' },
  syncing: { 'zh-TW': '同步中', en: 'Syncing' },
  success: { 'zh-TW': '成功', en: 'Success' },
  error: { 'zh-TW': '錯誤', en: 'Error' },
}

export const directionWords: Record<SyncDirection, { name: Bilingual; does: Bilingual }> = {
  import: {
    name: { 'zh-TW': '匯入', en: 'Import' },
    does: {
      'zh-TW': '讀取 Notion 的更改。在這裏編輯而未寫入 Notion 的內容保留不變。',
      en: 'Takes what changed in Notion. What was edited here and is not in Notion yet stays.',
    },
  },
  export: {
    name: { 'zh-TW': '匯出', en: 'Export' },
    does: {
      'zh-TW': '將在這裏編輯的內容寫入 Notion，只寫改過的欄位。',
      en: 'Writes to Notion what was edited here: only the properties that changed.',
    },
  },
  both: {
    name: { 'zh-TW': '雙向', en: 'Both' },
    does: {
      'zh-TW': '兩邊逐欄合併。同一欄兩邊都改過時，採用 Notion 的，這裏的留在「衝突」待處理。',
      en: 'Merges both sides, field by field. Where both changed a field, Notion’s value holds and ours waits under Conflicts.',
    },
  },
}
