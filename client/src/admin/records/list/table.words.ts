import type { Dictionary } from '../../../i18n/language.tsx'

export const tableWords = {
  filters: { 'zh-TW': '篩選', en: 'Filters' },
  filtersOn: {
    'zh-TW': (count: number) => `篩選（${count}）`,
    en: (count: number) => `Filters (${count})`,
  },
  /** Precedes the chosen values. */
  filterOf: { 'zh-TW': (filter: string) => `${filter}：`, en: (filter: string) => `${filter}: ` },
  clearFilters: { 'zh-TW': '清除篩選', en: 'Clear filters' },
  clearThis: {
    'zh-TW': (filter: string) => `移除篩選：${filter}`,
    en: (filter: string) => `Remove filter: ${filter}`,
  },
  showResults: { 'zh-TW': '顯示結果', en: 'Show results' },
  any: { 'zh-TW': '全部', en: 'Any' },
  andMore: {
    'zh-TW': (first: string, more: number) => `${first} 等 ${more + 1} 項`,
    en: (first: string, more: number) => `${first} + ${more}`,
  },
  sortBy: { 'zh-TW': '排序', en: 'Sort by' },
  ascending: { 'zh-TW': (column: string) => `${column} ↑`, en: (column: string) => `${column} ↑` },
  descending: { 'zh-TW': (column: string) => `${column} ↓`, en: (column: string) => `${column} ↓` },

  dates: { 'zh-TW': '日期', en: 'Date' },
  from: { 'zh-TW': '由', en: 'From' },
  to: { 'zh-TW': '至', en: 'To' },
  lastDays: {
    'zh-TW': (days: number) => (days === 1 ? '今天' : `最近 ${days} 天`),
    en: (days: number) => (days === 1 ? 'Today' : `Last ${days} days`),
  },
  sinceDay: { 'zh-TW': (day: string) => `${day} 起`, en: (day: string) => `From ${day}` },
  untilDay: { 'zh-TW': (day: string) => `至 ${day}`, en: (day: string) => `Until ${day}` },
  anyDate: { 'zh-TW': '任何日期', en: 'Any date' },

  columns: { 'zh-TW': '欄位', en: 'Columns' },
  initialColumns: { 'zh-TW': '還原欄位', en: 'Reset columns' },
  export: { 'zh-TW': '匯出', en: 'Export' },
  exportHint: {
    'zh-TW': '將所有符合篩選的資料匯出為 CSV 檔案',
    en: 'Everything that the filters let through, as a CSV file',
  },

  csv: { 'zh-TW': 'CSV 檔案', en: 'CSV file' },
  xlsx: { 'zh-TW': 'Excel 活頁簿（XLSX）', en: 'Excel workbook (XLSX)' },

  selectRow: { 'zh-TW': (name: string) => `選取 ${name}`, en: (name: string) => `Select ${name}` },
  selectPage: { 'zh-TW': '選取本頁全部', en: 'Select all on this page' },
  selected: {
    'zh-TW': (count: string) => `已選取 ${count} 項`,
    en: (count: string) => `${count} selected`,
  },
  selectAll: {
    'zh-TW': (total: string) => `選取全部 ${total} 項`,
    en: (total: string) => `Select all ${total} that match`,
  },
  clearSelection: { 'zh-TW': '取消選取', en: 'Clear selection' },
  selection: { 'zh-TW': '已選取的資料', en: 'Selected rows' },
  exportSelected: { 'zh-TW': '匯出所選', en: 'Export selected' },
  copied: {
    'zh-TW': (count: number) => `已複製 ${count} 項`,
    en: (count: number) => (count === 1 ? '1 copied' : `${count} copied`),
  },
  copyFailed: { 'zh-TW': '未能複製，瀏覽器不允許使用剪貼簿', en: 'Couldn’t copy: the browser blocked the clipboard' },

  rowMenu: { 'zh-TW': (name: string) => `${name} 的操作`, en: (name: string) => `Actions for ${name}` },
  actions: { 'zh-TW': '操作', en: 'Actions' },
  details: { 'zh-TW': (name: string) => `${name} 的詳情`, en: (name: string) => `Details of ${name}` },

  failed: { 'zh-TW': '未能載入這個列表', en: 'This list could not be loaded' },
  stale: {
    'zh-TW': '未能更新，以下是先前載入的資料。',
    en: 'This could not be refreshed. What you see was loaded earlier.',
  },
  noMatch: { 'zh-TW': '沒有符合條件的資料', en: 'Nothing matches' },
  noMatchHint: {
    'zh-TW': '試試別的字眼，或放寬篩選條件。',
    en: 'Try another word, or loosen the filters.',
  },
  noPage: { 'zh-TW': '這一頁沒有資料', en: 'There is nothing on this page' },
  noPageHint: { 'zh-TW': '資料已經減少，頁數也少了。', en: 'There are fewer pages than there were.' },
  lastPage: { 'zh-TW': '前往最後一頁', en: 'Go to the last page' },

  range: {
    'zh-TW': (first: string, last: string, total: string) => `第 ${first}–${last} 項，共 ${total}`,
    en: (first: string, last: string, total: string) => `${first}–${last} of ${total}`,
  },
  pages: { 'zh-TW': '頁', en: 'Pages' },
  rows: { 'zh-TW': '每頁', en: 'Rows' },
  previous: { 'zh-TW': '上一頁', en: 'Previous page' },
  next: { 'zh-TW': '下一頁', en: 'Next page' },
} satisfies Dictionary
