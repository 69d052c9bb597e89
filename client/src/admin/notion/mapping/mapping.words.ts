import type { Bilingual } from '#contract/i18n/languages.ts'
import type { ColumnLook, FieldOwner, Proposal, StudioField } from '#contract/sync/mapping.ts'
import type { Dictionary } from '../../../i18n/language.tsx'

export const mappingWords = {
  title: { 'zh-TW': '欄位對應', en: 'Columns' },
  lead: {
    'zh-TW': '說明資料庫的每一欄是產品的哪一項。預覽會即時顯示產品頁的模樣；儲存之前不會寫入任何內容。',
    en: 'Say which column of the database is what of a product. The preview follows each change; nothing is written before you save.',
  },
  loadFailed: { 'zh-TW': '未能讀取資料庫的欄位', en: 'The columns of the database could not be read' },
  off: { 'zh-TW': '尚未連接資料庫或檔案', en: 'No database, and no files, are connected yet' },
  offHint: {
    'zh-TW': '先在「同步」連接 Notion 資料庫或產品檔案，再回來對應欄位。',
    en: 'Connect a Notion database or product files under “Sync” first, then come back to map the columns.',
  },
  toConnection: { 'zh-TW': '連接資料庫', en: 'Connect a database' },
  askManager: {
    'zh-TW': '你可以查看欄位對應；更改須由經理或超級管理員進行。',
    en: 'You can look at the mapping. A Manager or a Super Admin can change it.',
  },
  notReady: {
    'zh-TW': '除標題外，沒有一欄能按名稱辨認。儲存欄位對應之前，不會匯入任何內容。',
    en: 'No column but the title is known by its name. Nothing is imported until a mapping is saved.',
  },
  nextSync: {
    'zh-TW': '下次同步會按新的對應重新讀取每一頁。',
    en: 'The next sync reads every page by the new mapping.',
  },
  noColumns: { 'zh-TW': '資料庫沒有欄位', en: 'The database has no columns' },
  retake: { 'zh-TW': '重新讀取欄位', en: 'Read the columns again' },

  proposals: {
    'zh-TW': (count: number) => `有 ${count} 項建議`,
    en: (count: number) => (count === 1 ? '1 proposal' : `${count} proposals`),
  },
  useAll: { 'zh-TW': '全部採用', en: 'Use all' },
  use: { 'zh-TW': '採用', en: 'Use' },
  useOf: {
    'zh-TW': (column: string, field: string) => `採用「${column}」作為「${field}」`,
    en: (column: string, field: string) => `Use “${column}” for ${field}`,
  },
  proposed: { 'zh-TW': '建議：', en: 'Proposed:' },

  source: { 'zh-TW': '來自', en: 'Comes from' },
  ofField: {
    'zh-TW': (what: string, field: string) => `${field}：${what}`,
    en: (what: string, field: string) => `${field}: ${what}`,
  },
  auto: { 'zh-TW': '按名稱自動尋找', en: 'Found by its name' },
  autoFound: {
    'zh-TW': (column: string) => `按名稱自動尋找（${column}）`,
    en: (column: string) => `Found by its name (${column})`,
  },
  autoNone: { 'zh-TW': '按名稱自動尋找（未有）', en: 'Found by its name (none yet)' },
  none: { 'zh-TW': '沒有這一欄', en: 'No column' },
  fixed: { 'zh-TW': '每款產品相同', en: 'The same for every product' },
  goneOption: { 'zh-TW': (name: string) => `${name}（已不見）`, en: (name: string) => `${name} (gone)` },
  proposedOption: { 'zh-TW': (name: string) => `${name}（建議）`, en: (name: string) => `${name} (proposed)` },
  usedOption: {
    'zh-TW': (name: string, field: string) => `${name}（已用於${field}）`,
    en: (name: string, field: string) => `${name} (used for ${field})`,
  },
  titleColumn: {
    'zh-TW': (name: string) => `一定取自標題欄「${name}」`,
    en: (name: string) => `Always the title column, “${name}”`,
  },
  fixedValue: { 'zh-TW': '內容', en: 'Value' },
  fixedHint: {
    'zh-TW': '不會寫入 Notion；在這裏改動個別產品，下次完整同步會改回。',
    en: 'Never written to Notion. A product that is edited here is put back by the next complete sync.',
  },
  samples: { 'zh-TW': '例如：', en: 'For example:' },
  noSamples: { 'zh-TW': '首 100 行全部留空', en: 'Blank in the first 100 rows' },

  currency: { 'zh-TW': '貨幣', en: 'Currency' },
  factor: { 'zh-TW': '單位', en: 'Unit' },
  factorOne: { 'zh-TW': '× 1', en: '× 1' },
  factorOf: { 'zh-TW': (factor: string) => `× ${factor}`, en: (factor: string) => `× ${factor}` },
  rateHint: {
    'zh-TW': (rates: string) =>
      `按「銷售設定」的匯率換算：${rates}。寫回時按同一匯率換算，不能準確換算的金額不會寫入。`,
    en: (rates: string) =>
      `Converted at the rates of the sales settings: ${rates}. Edits are written back at the same rates; an amount that would not come back the same is not written.`,
  },
  chooseCurrency: { 'zh-TW': '選擇貨幣', en: 'Choose a currency' },
  ofFormat: {
    'zh-TW': (sign: string) => `這一欄在 Notion 以 ${sign} 顯示。`,
    en: (sign: string) => `Notion shows this column in ${sign}.`,
  },
  meanings: { 'zh-TW': '內容代表甚麼', en: 'What its values mean' },
  meaningsSet: {
    'zh-TW': (count: number) => `已設定 ${count} 項`,
    en: (count: number) => `${count} set`,
  },
  asItIs: { 'zh-TW': '照原文理解', en: 'Read as it is' },

  owner: { 'zh-TW': '以誰為準', en: 'Which side wins' },
  computed: { 'zh-TW': '由 Notion 計算，只可讀取', en: 'Computed by Notion: it can only be read' },

  unused: { 'zh-TW': '沒有使用的欄位', en: 'Columns that are not used' },
  unusedHint: {
    'zh-TW': '這些欄位不會讀取，也不會寫入。',
    en: 'These are neither read nor written.',
  },
  allUsed: { 'zh-TW': '所有欄位都有使用。', en: 'Every column is used.' },
  column: { 'zh-TW': '欄位', en: 'Column' },
  type: { 'zh-TW': '類型', en: 'Type' },
  values: { 'zh-TW': '內容', en: 'Values' },
  looksLike: { 'zh-TW': (what: string) => `看來是${what}`, en: (what: string) => `Looks like ${what}` },

  preview: { 'zh-TW': '產品預覽', en: 'Preview of the products' },
  toPreview: { 'zh-TW': '看預覽', en: 'See the preview' },
  previewFailed: { 'zh-TW': '未能預覽', en: 'There is no preview' },
  previewing: { 'zh-TW': '更新預覽中…', en: 'Updating the preview…' },
  previewOf: {
    'zh-TW': (shown: string, rows: string) => `首 ${shown} 款，共讀取 ${rows} 行`,
    en: (shown: string, rows: string) => `The first ${shown} of ${rows} rows that were read`,
  },
  nameless: {
    'zh-TW': (count: string) => `${count} 行沒有名稱，不會匯入。`,
    en: (count: string) => `${count} rows have no name and are left out.`,
  },
  lacking: { 'zh-TW': '欠缺的內容', en: 'What is missing' },
  lackingOf: {
    'zh-TW': (field: string, count: string) => `${field}：${count} 款`,
    en: (field: string, count: string) => `${field}: ${count}`,
  },
  nothingLacking: { 'zh-TW': '沒有欠缺主要內容。', en: 'Nothing that buyers look for is missing.' },
  lacks: { 'zh-TW': '欠缺：', en: 'Missing:' },
  isNew: { 'zh-TW': '新產品', en: 'New product' },
  noRows: { 'zh-TW': '資料庫未有產品。', en: 'The database has no products yet.' },
  picturesLater: {
    'zh-TW': (count: number) => `${count} 張圖片，匯入時複製`,
    en: (count: number) =>
      count === 1 ? '1 picture, copied by the import' : `${count} pictures, copied by the import`,
  },
  partner: { 'zh-TW': '夥伴價', en: 'Partner' },

  save: { 'zh-TW': '儲存…', en: 'Save…' },
  saveTitle: { 'zh-TW': '儲存欄位對應', en: 'Save the mapping' },
  saveNothing: {
    'zh-TW': '沒有改動任何一欄：其後按名稱辨認的欄位便會匯入。',
    en: 'No column is changed: what is known by its name is imported from now on.',
  },
  changedCount: {
    'zh-TW': (count: number) => `改動了 ${count} 項`,
    en: (count: number) => (count === 1 ? '1 change' : `${count} changes`),
  },
  saved: { 'zh-TW': '欄位對應已儲存', en: 'Mapping saved' },
  notSaved: { 'zh-TW': '未能儲存欄位對應', en: 'The mapping was not saved' },
  toImport: { 'zh-TW': '前往匯入', en: 'Go to the import' },

  conflict: { 'zh-TW': '其他人剛剛儲存了另一個版本', en: 'Somebody else has saved another version' },
  conflictHint: {
    'zh-TW': (who: string) => `${who} 儲存的對應在下列項目與你的不同：`,
    en: (who: string) => `What ${who} saved differs from yours in:`,
  },
  keepMine: { 'zh-TW': '用我的取代', en: 'Save mine over it' },
  takeTheirs: { 'zh-TW': '改用對方的', en: 'Take theirs' },

  versions: { 'zh-TW': '版本', en: 'Versions' },
  noVersions: { 'zh-TW': '未有儲存過，現時按名稱自動尋找。', en: 'None is saved: columns are found by their names.' },
  versionOf: { 'zh-TW': (version: number) => `第 ${version} 版`, en: (version: number) => `Version ${version}` },
  inUse: { 'zh-TW': '使用中', en: 'In use' },
  restore: { 'zh-TW': '還原', en: 'Restore' },
  restoreOf: {
    'zh-TW': (version: number) => `還原第 ${version} 版`,
    en: (version: number) => `Restore version ${version}`,
  },
  restoreHint: {
    'zh-TW': '會儲存為新的版本，下次同步按它重新讀取每一頁。未儲存的更改會失去。',
    en: 'It is saved as a new version, and the next sync reads every page by it. Unsaved changes are lost.',
  },
  restored: { 'zh-TW': '已還原', en: 'Restored' },
  exportFile: { 'zh-TW': '匯出檔案', en: 'Export file' },
  importFile: { 'zh-TW': '匯入檔案', en: 'Import file' },
  importHint: {
    'zh-TW': '檔案的對應會先放在這頁，儲存之後才生效。',
    en: 'A file is filled in on this page first, and counts once it is saved.',
  },
  fileFailed: { 'zh-TW': '未能讀取檔案', en: 'The file could not be read' },
  notAFile: {
    'zh-TW': '這不是欄位對應的檔案，請選擇由這裏匯出的檔案。',
    en: 'This is no file of a mapping. Choose one that was exported here.',
  },
  fileRead: { 'zh-TW': '已填入檔案的對應', en: 'Filled in from the file' },
  fileMissing: {
    'zh-TW': (columns: string) => `資料庫沒有這些欄位：${columns}`,
    en: (columns: string) => `The database has no column ${columns}`,
  },
  notes: { 'zh-TW': '提示', en: 'Warnings' },
} satisfies Dictionary

export const ownerHints: Record<FieldOwner, Bilingual> = {
  both: {
    'zh-TW': '兩邊都改過的話，採用 Notion 的，這裏的留在「衝突」。',
    en: 'Where both changed it, Notion’s value holds and ours waits under Conflicts.',
  },
  notion: {
    'zh-TW': '在這裏的改動不會寫入 Notion，下次完整同步會改回 Notion 的內容。',
    en: 'An edit here is not sent, and the next complete sync puts Notion’s value back.',
  },
  here: {
    'zh-TW': '在 Notion 的改動不會採用，同步時會寫回這裏的內容。',
    en: 'An edit in Notion is not taken, and the next sync writes ours over it.',
  },
}

export const stateWords: Record<StudioField['state'], Bilingual | undefined> = {
  read: undefined,
  fixed: undefined,
  none: undefined,
  unmatched: undefined,
  gone: {
    'zh-TW': '所用的欄位已不見：產品保留原有內容，請另選',
    en: 'Its column is gone: products keep what it said. Choose another',
  },
  foreign: {
    'zh-TW': '這一欄以沒有匯率的貨幣顯示，所以未有讀取：請選擇它的貨幣，或在 Notion 改用港元、美元或人民幣的格式',
    en: 'Its column is shown in a currency that has no rate, so it is not read: choose its currency, or format it as HKD, USD or RMB in Notion',
  },
  retyped: {
    'zh-TW': '所用的欄位改了類型，不能再存放這項：產品保留原有內容，請另選',
    en: 'Its column is of another type now, which cannot hold it: products keep what it said. Choose another',
  },
}

export const lookWords: Record<ColumnLook, Bilingual> = {
  prices: { 'zh-TW': '價格', en: 'prices' },
  stock: { 'zh-TW': '存貨數量', en: 'stock counts' },
  availability: { 'zh-TW': '供應情況', en: 'availability' },
  dates: { 'zh-TW': '日期', en: 'dates' },
  categories: { 'zh-TW': '類別', en: 'categories' },
  skus: { 'zh-TW': '產品編號', en: 'product codes' },
  listing: { 'zh-TW': '是否上架', en: 'whether listed' },
  'ip-codes': { 'zh-TW': 'IP 防護等級', en: 'IP codes' },
  pictures: { 'zh-TW': '圖片', en: 'pictures' },
}

export const nameReasonWords = {
  name: { 'zh-TW': (like: string) => `名稱就是「${like}」`, en: (like: string) => `it is called “${like}”` },
  synonym: {
    'zh-TW': (like: string) => `名稱與「${like}」同義`,
    en: (like: string) => `“${like}” is another word for it`,
  },
  'part-of-name': {
    'zh-TW': (like: string) => `名稱含有「${like}」`,
    en: (like: string) => `its name holds “${like}”`,
  },
  spelling: {
    'zh-TW': (like: string) => `名稱近似「${like}」`,
    en: (like: string) => `it is spelt nearly as “${like}”`,
  },
} satisfies Dictionary

export function isNameReason(reason: Proposal['reason']): reason is keyof typeof nameReasonWords {
  return reason in nameReasonWords
}

/** Meanings that a value can be mapped to (contract/sync/mapping.ts). Categories have their own labels. */
export const choiceWords: Record<string, Bilingual> = {
  'In Stock': { 'zh-TW': '有貨', en: 'In stock' },
  'In Stock - Low': { 'zh-TW': '庫存偏低', en: 'Low stock' },
  'Out of Stock': { 'zh-TW': '缺貨', en: 'Out of stock' },
  Annual: { 'zh-TW': '年費', en: 'Annual' },
  'One-time': { 'zh-TW': '一次性', en: 'One-time' },
  Yes: { 'zh-TW': '是', en: 'Yes' },
  No: { 'zh-TW': '否', en: 'No' },
}

export const ownerWords: Record<FieldOwner, Bilingual> = {
  both: { 'zh-TW': '兩邊：合併', en: 'Both: merged' },
  notion: { 'zh-TW': 'Notion：只讀取', en: 'Notion: only read' },
  here: { 'zh-TW': '這裏：只寫入', en: 'Here: only written' },
}

/** The same for files, which are never written. */
export const fileOwnerWords: Record<FieldOwner, Bilingual> = {
  both: { 'zh-TW': '兩邊：合併', en: 'Both: merged' },
  notion: { 'zh-TW': '檔案', en: 'The file' },
  here: { 'zh-TW': '這裏：不讀取', en: 'Here: not read' },
}
