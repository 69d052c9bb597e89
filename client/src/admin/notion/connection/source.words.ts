import type { Bilingual } from '#contract/i18n/languages.ts'
import type { SourceKind } from '#contract/sync/source.ts'
import type { Dictionary } from '../../../i18n/language.tsx'

export const sourceKindWords: Record<SourceKind, Bilingual> = {
  notion: { 'zh-TW': 'Notion 資料庫', en: 'A Notion database' },
  folder: { 'zh-TW': '伺服器上的資料夾（CSV、XLSX）', en: 'A folder on the server (CSV, XLSX)' },
  address: { 'zh-TW': '網址上的檔案（CSV、XLSX）', en: 'A file at an address (CSV, XLSX)' },
}

/** /admin/notion for a catalogue that comes, or may come, from files. */
export const sourceWords = {
  source: { 'zh-TW': '產品來源', en: 'Source of products' },
  folderHint: {
    'zh-TW':
      '讀取伺服器資料夾內所有 CSV 及 XLSX 檔案，合併成一個產品目錄。資料夾由負責伺服器的同事設定（SOURCE_FOLDER）。',
    en: 'Reads every CSV and XLSX file in the server’s folder as one catalogue. Whoever looks after the server sets the folder (SOURCE_FOLDER).',
  },
  noFolder: {
    'zh-TW': '伺服器未有設定資料夾；如要使用，請負責伺服器的同事設定 SOURCE_FOLDER。',
    en: 'The server has been given no folder. To use one, ask whoever looks after it to set SOURCE_FOLDER.',
  },
  fileUrl: { 'zh-TW': '檔案的網址', en: 'Address of the file' },
  fileUrlHint: {
    'zh-TW': '以 https:// 開頭、毋須登入便可下載的 CSV 或 XLSX 檔案，上限 20 MB。',
    en: 'A CSV or XLSX file of up to 20 MB at an https:// address that asks for no sign-in.',
  },
  enableHint: {
    'zh-TW': '關閉後，不再讀取產品檔案。',
    en: 'When off, the product files are not read.',
  },
  onlyRead: {
    'zh-TW':
      '檔案只會讀取：不能匯出到檔案，也沒有 Webhook。在這裏編輯的內容留在這裏；同一欄在檔案也改過的話，會列為「衝突」。',
    en: 'Files are only read: nothing is exported to them, and there are no webhooks. What is edited here stays here; where the file changes the same field, it is a conflict.',
  },
  importDoes: {
    'zh-TW': '讀取檔案的更改。在這裏編輯的內容保留不變。',
    en: 'Takes what changed in the files. What was edited here stays.',
  },
  testFailedHint: { 'zh-TW': '原因在「測試連接」下面', en: 'Why is said below Test Connection' },
  connectedTo: {
    'zh-TW': (title: string) => `已讀取檔案：${title}`,
    en: (title: string) => `Files read: ${title}`,
  },
  missingHint: { 'zh-TW': '請輸入檔案的網址', en: 'Please enter the address of the file' },
  missingFieldsHint: {
    'zh-TW': '在檔案加入同名的一欄，或在「欄位對應」選擇，下次同步便會讀取。',
    en: 'Head a column so in the files, or choose one under Columns, and the next sync reads it.',
  },
  keptFieldsHint: {
    'zh-TW': '在檔案還原欄名，或在「欄位對應」另選一欄，便可恢復；不再需要的話，可放棄這項內容。',
    en: 'Give the column its heading back in the files, or choose another under Columns. What is no longer needed can be given up.',
  },
} satisfies Dictionary
