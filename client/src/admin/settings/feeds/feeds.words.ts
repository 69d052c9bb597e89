import { importFaults } from '#contract/catalogue/product-import-faults.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import type { Feed, FeedFault, FeedFileFault, FeedKind } from '#contract/site/feeds.ts'
import type { Dictionary } from '../../../i18n/language.tsx'

export const feedsWords = {
  title: { 'zh-TW': '定時檔案', en: 'Scheduled files' },
  hint: {
    'zh-TW': '按時從 SFTP 或資料夾匯入 CSV，或輸出 CSV。有一行出錯，整個檔案都不會匯入。',
    en: 'Import CSV files from SFTP or a folder on schedule, or export them. A file with an error in any row is not imported at all.',
  },
  add: { 'zh-TW': '新增定時檔案', en: 'Add scheduled files' },
  failedTitle: { 'zh-TW': '未能載入定時檔案', en: 'The scheduled files could not be loaded' },
  emptyTitle: { 'zh-TW': '尚未有定時檔案', en: 'There are no scheduled files yet' },
  emptyHint: {
    'zh-TW': '選擇匯入或輸出甚麼、檔案放在哪裏和時間。',
    en: 'Choose what to import or export, where the files are, and when.',
  },

  newTitle: { 'zh-TW': '新增定時檔案', en: 'Add scheduled files' },
  editTitle: { 'zh-TW': (name: string) => `更改「${name}」`, en: (name: string) => `Change ${name}` },
  name: { 'zh-TW': '名稱', en: 'Name' },
  nameHint: { 'zh-TW': '例如「ERP 庫存」。', en: 'Such as “Stock from the ERP”.' },
  kind: { 'zh-TW': '內容', en: 'What' },
  place: { 'zh-TW': '檔案位置', en: 'Where the files are' },
  sftp: { 'zh-TW': 'SFTP 伺服器', en: 'An SFTP server' },
  folder: { 'zh-TW': '本伺服器的資料夾', en: 'A folder on this server' },
  noFolder: {
    'zh-TW': '伺服器未設定 FEEDS_FOLDER，因此不能使用資料夾。',
    en: 'FEEDS_FOLDER is not set on the server, so that folders cannot be used.',
  },
  host: { 'zh-TW': '主機', en: 'Host' },
  port: { 'zh-TW': '連接埠', en: 'Port' },
  user: { 'zh-TW': '使用者', en: 'User' },
  hostKey: { 'zh-TW': '主機金鑰指紋', en: 'Fingerprint of its key' },
  hostKeyHint: {
    'zh-TW': '以 SHA256: 開頭，向對方索取。指紋不符便不會連線。',
    en: 'Begins with SHA256:. Ask its operator for it: no other server is trusted.',
  },
  keyFile: { 'zh-TW': '私密金鑰', en: 'Private key' },
  keyFileHint: {
    'zh-TW': '伺服器上 FEEDS_KEYS 資料夾內的檔案。',
    en: 'A file in the folder FEEDS_KEYS on this server.',
  },
  choose: { 'zh-TW': '請選擇', en: 'Choose' },
  path: { 'zh-TW': '資料夾', en: 'Folder' },
  pathHint: {
    'zh-TW': '匯入後，檔案會移到其中的 done 或 failed。',
    en: 'Imported files are moved to done or failed in it.',
  },
  cron: { 'zh-TW': '時間（cron，香港時間）', en: 'When (cron, Hong Kong time)' },
  cronHint: {
    'zh-TW': '30 6 * * * 是每日 06:30，*/15 * * * * 是每 15 分鐘。',
    en: '30 6 * * * is 06:30 each day, */15 * * * * every 15 minutes.',
  },
  save: { 'zh-TW': '儲存', en: 'Save' },
  saved: { 'zh-TW': '已儲存', en: 'Saved' },

  on: { 'zh-TW': '啟用', en: 'On' },
  off: { 'zh-TW': '停用', en: 'Off' },
  neverRun: { 'zh-TW': '尚未有檔案', en: 'No file yet' },
  run: { 'zh-TW': '立即執行', en: 'Run now' },
  begun: { 'zh-TW': '已開始', en: 'Started' },
  log: { 'zh-TW': '紀錄', en: 'Log' },
  edit: { 'zh-TW': '更改', en: 'Change' },
  enable: { 'zh-TW': '啟用', en: 'Turn on' },
  disable: { 'zh-TW': '停用', en: 'Turn off' },
  remove: { 'zh-TW': '移除', en: 'Remove' },
  removed: { 'zh-TW': '已移除', en: 'Removed' },
  removeTitle: { 'zh-TW': (name: string) => `移除「${name}」？`, en: (name: string) => `Remove ${name}?` },
  removeHint: {
    'zh-TW': '之後不再匯入或輸出，紀錄保留 90 日。',
    en: 'Nothing is imported or exported from then on. Its log is kept for 90 days.',
  },
  of: {
    'zh-TW': (act: string, name: string) => `${act}：${name}`,
    en: (act: string, name: string) => `${act}: ${name}`,
  },

  logTitle: { 'zh-TW': (name: string) => `「${name}」的紀錄`, en: (name: string) => `Log of ${name}` },
  logHint: {
    'zh-TW': '最近的執行，沒有檔案的不列出。',
    en: 'The latest runs. Those that found no file are left out.',
  },
  logEmpty: { 'zh-TW': '尚未有紀錄', en: 'Nothing yet' },
  logEmptyHint: { 'zh-TW': '到了時間有檔案，便會列在這裏。', en: 'Files are listed here once their time has come.' },
  running: { 'zh-TW': '執行中', en: 'Running' },
  done: { 'zh-TW': '完成', en: 'Done' },
  failed: { 'zh-TW': '失敗', en: 'Failed' },
  counts: {
    'zh-TW': (created: string, updated: string, unchanged: string) =>
      `新增 ${created}，更新 ${updated}，沒有改變 ${unchanged}`,
    en: (created: string, updated: string, unchanged: string) =>
      `${created} new, ${updated} updated, ${unchanged} unchanged`,
  },
  written: { 'zh-TW': (rows: string) => `${rows} 行`, en: (rows: string) => `${rows} rows` },
  row: { 'zh-TW': (row: number) => `第 ${row} 行`, en: (row: number) => `Row ${row}` },
  rowErrors: {
    'zh-TW': (count: string) => `${count} 行有錯誤，沒有匯入任何資料`,
    en: (count: string) => `Errors in ${count} rows, so that nothing was imported`,
  },
  unknownProduct: { 'zh-TW': '沒有這件產品', en: 'There is no such product' },
} satisfies Dictionary

export const feedKindWords: Record<FeedKind, Bilingual> = {
  products_in: { 'zh-TW': '匯入產品', en: 'Import products' },
  stock_in: { 'zh-TW': '匯入庫存', en: 'Import stock' },
  prices_in: { 'zh-TW': '匯入價格', en: 'Import prices' },
  orders_out: { 'zh-TW': '輸出訂單', en: 'Export orders' },
  stock_out: { 'zh-TW': '輸出庫存', en: 'Export stock' },
}

export const feedFaultWords: Record<FeedFault, Bilingual> = {
  no_folder: {
    'zh-TW': '伺服器未設定 FEEDS_FOLDER。',
    en: 'FEEDS_FOLDER is not set on the server.',
  },
  no_key: {
    'zh-TW': 'FEEDS_KEYS 內沒有這個私密金鑰，或不能讀取。',
    en: 'FEEDS_KEYS has no such private key, or it cannot be read.',
  },
  host_key: {
    'zh-TW': '伺服器的金鑰與設定的指紋不符，沒有傳送任何資料。向對方查證後才更改指紋。',
    en: 'The server has another key than was set, so nothing was sent. Change the fingerprint only after its operator has confirmed it.',
  },
  sign_in: { 'zh-TW': '伺服器拒絕了使用者或金鑰。', en: 'The server refused the user or the key.' },
  connection: { 'zh-TW': '未能連接伺服器。', en: 'The server could not be reached.' },
  path: {
    'zh-TW': '資料夾不能讀取或寫入，或連線中斷。檔案會在下次再試。',
    en: 'The folder could not be read or written, or the connection broke. The next run tries again.',
  },
  interrupted: { 'zh-TW': '伺服器在途中停止。', en: 'This server was stopped on the way.' },
  failed: {
    'zh-TW': '發生未預期的錯誤，伺服器的紀錄有詳情。',
    en: 'Something unexpected happened. The server’s log has the details.',
  },
}

export const feedFileFaultWords: Record<Exclude<FeedFileFault, 'rows'>, Bilingual> = {
  ...importFaults,
  no_product_named: {
    'zh-TW': '沒有一欄是 SKU 或產品編號，因此不知道是哪些產品。',
    en: 'No column is the SKU or the id, so that the products are unknown.',
  },
  no_column: {
    'zh-TW': '沒有一欄是要匯入的內容，請檢查標題。',
    en: 'No column is what should be imported. Check its headings.',
  },
  too_large: { 'zh-TW': '檔案超過 20 MB。', en: 'The file is larger than 20 MB.' },
}

/** Returns where a feed's files are, as an address or a path. */
export function placeOf(feed: Feed): string {
  if (feed.place === 'folder') return `FEEDS_FOLDER/${feed.path}`
  return `sftp://${feed.user}@${feed.host}:${feed.port}/${feed.path}`
}
