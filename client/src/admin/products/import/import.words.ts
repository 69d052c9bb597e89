import { importProblemsHeading } from '#contract/catalogue/product-import-faults.ts'
import type { ImportRowKind } from '#contract/catalogue/product-imports.ts'
import type { Bilingual, Language } from '#contract/i18n/languages.ts'
import type { Dictionary } from '../../../i18n/language.tsx'

const figure = (value: number) => value.toLocaleString('en-HK')
const rowsEn = (count: number) => `${figure(count)} ${count === 1 ? 'row' : 'rows'}`
const productsEn = (count: number) => `${figure(count)} ${count === 1 ? 'product' : 'products'}`

export const importWords = {
  title: { 'zh-TW': '匯入產品', en: 'Import products' },
  back: { 'zh-TW': '返回產品', en: 'Back to products' },
  steps: { 'zh-TW': '匯入步驟', en: 'Steps of the import' },
  upload: { 'zh-TW': '上載', en: 'Upload' },
  columns: { 'zh-TW': '對應欄位', en: 'Columns' },
  preview: { 'zh-TW': '預覽', en: 'Preview' },
  result: { 'zh-TW': '結果', en: 'Result' },

  dropTitle: { 'zh-TW': '把檔案拖到這裏', en: 'Drop a file here' },
  choose: { 'zh-TW': '選擇檔案', en: 'Choose a file' },
  limits: {
    'zh-TW': 'CSV 或 XLSX，最大 20 MB，最多 100,000 列。第一列是標題。',
    en: 'CSV or XLSX, up to 20 MB and 100,000 rows. The first row holds the headings.',
  },
  nothingWritten: {
    'zh-TW': '確認之前不會寫入任何資料。每列以 SKU 找產品，沒有 SKU 便以名稱找。空白儲存格保留原有內容，「-」則清空。',
    en: 'Nothing is written before you confirm. A row finds its product by SKU, or else by its name. An empty cell leaves a field as it is; “-” empties it.',
  },
  template: { 'zh-TW': '下載空白範本（CSV）', en: 'Download an empty template (CSV)' },
  sending: { 'zh-TW': '正在上載…', en: 'Uploading…' },
  reading: { 'zh-TW': '正在讀取檔案…', en: 'Reading the file…' },
  progress: { 'zh-TW': '進度', en: 'Progress' },

  fileRows: {
    'zh-TW': (rows: number) => `${figure(rows)} 列`,
    en: rowsEn,
  },
  columnsHint: {
    'zh-TW': '檢查每一欄對應哪個欄位。沒有對應的欄不會匯入。',
    en: 'Check which field each column feeds. A column that feeds none is left out.',
  },
  columnOfFile: { 'zh-TW': '檔案的欄', en: 'Column of the file' },
  samples: { 'zh-TW': '首幾個值', en: 'First values' },
  field: { 'zh-TW': '欄位', en: 'Field' },
  productId: { 'zh-TW': '產品 ID', en: 'Product ID' },
  fieldFor: {
    'zh-TW': (heading: string) => `「${heading}」對應的欄位`,
    en: (heading: string) => `Field for “${heading}”`,
  },
  untitled: { 'zh-TW': (column: number) => `第 ${column} 欄`, en: (column: number) => `Column ${column}` },
  leftOut: { 'zh-TW': '不匯入', en: 'Leave out' },
  leftOutCount: {
    'zh-TW': (count: number) => `${figure(count)} 欄不會匯入。`,
    en: (count: number) => (count === 1 ? '1 column is left out.' : `${figure(count)} columns are left out.`),
  },
  needsName: {
    'zh-TW': '最少要有一欄對應「名稱」、「SKU」或「產品 ID」，否則不知道每列是哪款產品。',
    en: 'One column must feed Name, SKU or Product ID: without it, nobody can tell which product a row means.',
  },
  decimalsOf: {
    'zh-TW': (heading: string) => `「${heading}」的小數點`,
    en: (heading: string) => `Decimal mark of “${heading}”`,
  },
  decimalsUnsure: { 'zh-TW': '小數點未能肯定，請選擇', en: 'Decimal mark unclear: choose' },
  decimalPoint: { 'zh-TW': '小數點是點：1,234.50', en: 'Decimal point: 1,234.50' },
  decimalComma: { 'zh-TW': '小數點是逗號：1.234,50', en: 'Decimal comma: 1.234,50' },
  encoding: { 'zh-TW': '文字編碼', en: 'Text encoding' },
  encodingHint: {
    'zh-TW': '檔案的文字可以用兩種編碼讀取，未能肯定是哪一種。請選擇令下面的字正確顯示的一種。',
    en: 'The text of the file can be read in two encodings, and which is meant is not certain. Choose the one in which the words below are right.',
  },
  encodingUnsure: { 'zh-TW': '請選擇', en: 'Choose one' },
  notes: { 'zh-TW': '關於這個檔案', en: 'About this file' },
  toPreview: { 'zh-TW': '預覽更改', en: 'Preview the changes' },
  otherFile: { 'zh-TW': '選擇另一個檔案', en: 'Choose another file' },

  comparing: { 'zh-TW': '正在與目錄比較…', en: 'Comparing with the catalogue…' },
  kinds: { 'zh-TW': '預覽的分類', en: 'What the rows would do' },
  row: { 'zh-TW': '列', en: 'Row' },
  product: { 'zh-TW': '產品', en: 'Product' },
  differences: { 'zh-TW': '更改', en: 'What changes' },
  contents: { 'zh-TW': '內容', en: 'What it says' },
  problems: importProblemsHeading,
  nothingDiffers: { 'zh-TW': '與目錄相同', en: 'Same as the catalogue' },
  was: { 'zh-TW': '原為', en: 'was' },
  becomes: { 'zh-TW': '改為', en: 'becomes' },
  fieldSays: { 'zh-TW': (field: string) => `${field}：`, en: (field: string) => `${field}: ` },
  noName: { 'zh-TW': '（沒有名稱）', en: '(no name)' },
  rowsFailed: { 'zh-TW': '未能載入預覽', en: 'The preview could not be loaded' },
  skipErrors: { 'zh-TW': '略過有問題的列', en: 'Skip rows with errors' },
  skipErrorsHint: {
    'zh-TW': '先匯入其餘的列；有問題的可下載，改好後再上載。',
    en: 'The rest is imported. Fix these and upload them later.',
  },
  downloadErrors: { 'zh-TW': '下載有問題的列（CSV）', en: 'Download the rows with errors (CSV)' },
  errorsStop: {
    'zh-TW': (count: number) => `有 ${figure(count)} 列有問題。請修正檔案，或選擇略過。`,
    en: (count: number) =>
      `${rowsEn(count)} ${count === 1 ? 'has' : 'have'} errors. Fix the file, or choose to skip them.`,
  },
  nothingToDo: {
    'zh-TW': '沒有東西要寫入：檔案與目錄相同。',
    en: 'There is nothing to write: the file says what the catalogue says.',
  },
  nothingLeft: {
    'zh-TW': '沒有東西要寫入：其餘的列都有問題。',
    en: 'There is nothing to write: the other rows have errors.',
  },
  toColumns: { 'zh-TW': '更改欄位對應', en: 'Change the columns' },
  apply: { 'zh-TW': '匯入…', en: 'Import…' },
  confirmTitle: {
    'zh-TW': (count: number) => `匯入 ${figure(count)} 款產品？`,
    en: (count: number) => `Import ${productsEn(count)}?`,
  },
  confirmHint: {
    'zh-TW': (counts: string) => `${counts}。全部寫入，或完全不寫入；之後可以復原。`,
    en: (counts: string) => `${counts}. All of it is written, or nothing; you can undo it afterwards.`,
  },
  confirm: { 'zh-TW': '匯入', en: 'Import' },

  writing: { 'zh-TW': '正在寫入…', en: 'Writing…' },
  mayLeave: {
    'zh-TW': '你可以離開此頁，匯入會繼續。',
    en: 'You may leave this page; the import goes on.',
  },
  done: { 'zh-TW': '已匯入', en: 'Imported' },
  undone: { 'zh-TW': '匯入已復原', en: 'The import was undone' },
  undoneHint: {
    'zh-TW': '所有產品已回復原狀，新增的產品已下架。',
    en: 'Every product is as it was. Those that the import had made are retired.',
  },
  failedTitle: { 'zh-TW': '匯入失敗', en: 'The import failed' },
  previewAgain: { 'zh-TW': '重新預覽', en: 'Preview again' },
  changedProducts: { 'zh-TW': '被更改的產品', en: 'Products that have changed' },
  seeProducts: { 'zh-TW': '查看產品', en: 'See the products' },
  importMore: { 'zh-TW': '匯入另一個檔案', en: 'Import another file' },
  undoing: { 'zh-TW': '正在復原…', en: 'Undoing…' },
  undoneToast: {
    'zh-TW': (count: number) => `已復原 ${figure(count)} 款產品`,
    en: (count: number) => `${productsEn(count)} restored`,
  },
  pending: {
    'zh-TW': (count: number) => `${figure(count)} 款產品的更改尚未寫入 Notion。`,
    en: (count: number) => `Notion has not been told of ${productsEn(count)} yet.`,
  },
  pendingAutomatic: {
    'zh-TW': '會在下次自動同步時寫入。',
    en: 'The next automatic sync sends them.',
  },
  pendingByHand: {
    'zh-TW': '請在 Notion 頁面匯出。',
    en: 'Export them on the Notion page.',
  },
  toNotion: { 'zh-TW': '前往 Notion 頁面', en: 'To the Notion page' },

  loadFailed: { 'zh-TW': '未能載入匯入', en: 'The import could not be loaded' },
  gone: { 'zh-TW': '找不到這次匯入', en: 'There is no such import' },
  goneHint: { 'zh-TW': '檔案保留七天，之後會刪除。', en: 'Files are kept for seven days, then deleted.' },
} satisfies Dictionary

export const importKindWords: Record<ImportRowKind, Bilingual> = {
  create: { 'zh-TW': '新增', en: 'New' },
  update: { 'zh-TW': '更新', en: 'Updated' },
  unchanged: { 'zh-TW': '沒有更改', en: 'Unchanged' },
  error: { 'zh-TW': '有問題', en: 'With errors' },
}

export const importNoneWords: Record<ImportRowKind, Bilingual> = {
  create: { 'zh-TW': '沒有新產品。', en: 'No row makes a new product.' },
  update: { 'zh-TW': '沒有產品要更新。', en: 'No row changes a product.' },
  unchanged: { 'zh-TW': '每一列都有更改。', en: 'Every row changes something.' },
  error: { 'zh-TW': '沒有問題。', en: 'No row has an error.' },
}

/** "12 new, 340 updated, 5 skipped". */
export const importCountWords: Record<Language, (create: number, update: number, skipped: number) => string> = {
  'zh-TW': (create, update, skipped) =>
    `新增 ${figure(create)}，更新 ${figure(update)}${skipped > 0 ? `，略過 ${figure(skipped)}` : ''}`,
  en: (create, update, skipped) =>
    `${figure(create)} new, ${figure(update)} updated${skipped > 0 ? `, ${figure(skipped)} skipped` : ''}`,
}
