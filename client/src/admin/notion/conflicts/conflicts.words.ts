import type { Dictionary } from '../../../i18n/language.tsx'

/** /admin/notion/conflicts and /admin/notion/pushes. */
export const conflictsWords = {
  title: { 'zh-TW': '同步衝突', en: 'Sync conflicts' },
  hint: {
    'zh-TW': '這些欄位兩邊都改過。現時採用 Notion 的值，這裏的值留待你決定，不會遺失。',
    en: 'Both sides changed these fields. Notion’s value holds for now; ours is kept here until you decide.',
  },
  states: { 'zh-TW': '衝突的狀態', en: 'State of the conflicts' },
  open: { 'zh-TW': '待處理', en: 'Open' },
  settled: { 'zh-TW': '已處理', en: 'Settled' },
  product: { 'zh-TW': '產品', en: 'Product' },
  field: { 'zh-TW': '欄位', en: 'Field' },
  opened: { 'zh-TW': '發現時間', en: 'Found' },
  onlyProduct: { 'zh-TW': '產品 ID', en: 'Product ID' },
  search: { 'zh-TW': '搜尋產品名稱', en: 'Search product names' },
  count: {
    'zh-TW': (total: number) => `${total.toLocaleString('en-HK')} 項衝突`,
    en: (total: number) => (total === 1 ? '1 conflict' : `${total.toLocaleString('en-HK')} conflicts`),
  },
  none: { 'zh-TW': '沒有待處理的衝突', en: 'No conflicts' },
  noneHint: {
    'zh-TW': '同一欄在這裏和 Notion 都改過而又不同時，會在這裏由你決定採用哪一個。',
    en: 'Where a field is changed here and in Notion to different values, it waits here for you to choose.',
  },
  noneSettled: { 'zh-TW': '還未處理過衝突', en: 'No conflict has been settled yet' },
  noneSettledHint: { 'zh-TW': '處理過的衝突會留在這裏備查。', en: 'Those that are settled are kept here.' },
  rowName: {
    'zh-TW': (product: string, field: string) => `${product}：${field}`,
    en: (product: string, field: string) => `${product}: ${field}`,
  },
  inNotion: { 'zh-TW': '在 Notion 開啟', en: 'Open in Notion' },
  ours: { 'zh-TW': '這裏的', en: 'Ours' },
  theirs: { 'zh-TW': 'Notion 的', en: 'Notion’s' },
  before: { 'zh-TW': '更改之前', en: 'Before both' },
  now: { 'zh-TW': '現時', en: 'Now' },
  by: { 'zh-TW': (who: string) => `${who}，`, en: (who: string) => `${who}, ` },
  keepOurs: { 'zh-TW': '採用這裏的', en: 'Keep ours' },
  keepTheirs: { 'zh-TW': '採用 Notion 的', en: 'Keep Notion’s' },
  keepOursOf: { 'zh-TW': (name: string) => `${name}，採用這裏的`, en: (name: string) => `Keep ours: ${name}` },
  keepTheirsOf: {
    'zh-TW': (name: string) => `${name}，採用 Notion 的`,
    en: (name: string) => `Keep Notion’s: ${name}`,
  },
  settledOurs: { 'zh-TW': '採用了這裏的', en: 'Ours was kept' },
  settledTheirs: { 'zh-TW': '採用了 Notion 的', en: 'Notion’s was kept' },
  askEditor: { 'zh-TW': '編輯或以上的同事可以處理。', en: 'An Editor or above can settle these.' },
  keptOurs: {
    'zh-TW': (count: number) => `已採用這裏的（${count} 項），下次同步時寫入 Notion`,
    en: (count: number) =>
      count === 1
        ? 'Ours is back; the next sync tells Notion'
        : `Ours is back in ${count} fields; the next sync tells Notion`,
  },
  keptTheirs: {
    'zh-TW': (count: number) => `已採用 Notion 的（${count} 項）`,
    en: (count: number) => (count === 1 ? 'Notion’s value stays' : `Notion’s values stay in ${count} fields`),
  },
  failed: { 'zh-TW': '未能處理', en: 'Not settled' },
  already: { 'zh-TW': '有同事已經處理，未有更改', en: 'A colleague was quicker; nothing was changed' },
  alreadyBy: {
    'zh-TW': (who: string, what: string) => `${who}：${what}`,
    en: (who: string, what: string) => `${who}: ${what}`,
  },
  allOurs: {
    'zh-TW': (count: number) => `採用這裏的 ${count} 項？`,
    en: (count: number) => `Keep ours in ${count} fields?`,
  },
  allTheirs: {
    'zh-TW': (count: number) => `採用 Notion 的 ${count} 項？`,
    en: (count: number) => `Keep Notion’s in ${count} fields?`,
  },
  allOursHint: {
    'zh-TW': '這裏的值會取回，下次同步時寫入 Notion。之後仍可在產品紀錄還原。',
    en: 'Our values come back, and the next sync writes them to Notion. Each product’s history can still revert it.',
  },
  allTheirsHint: {
    'zh-TW': '產品維持現狀。這裏的值仍可在「已處理」找到。',
    en: 'The products stay as they are. Our values can still be found under Settled.',
  },

  pushesTitle: { 'zh-TW': '尚未寫入 Notion', en: 'Not yet in Notion' },
  pushesHint: {
    'zh-TW':
      '在這裏編輯而 Notion 還未知道的內容。開啟自動同步時，儲存後隨即寫入；否則在下次匯出或雙向同步時寫入。失敗的會自動再試。',
    en: 'What was edited here and Notion has not been told. With Auto-sync on it is told right after saving, else by the next export or sync both ways. What failed is tried again by itself.',
  },
  fields: { 'zh-TW': '內容', en: 'What' },
  newProduct: { 'zh-TW': '新產品', en: 'A new product' },
  state: { 'zh-TW': '狀態', en: 'State' },
  waiting: { 'zh-TW': '等待中', en: 'Waiting' },
  hasFailed: { 'zh-TW': '失敗', en: 'Failed' },
  reason: { 'zh-TW': 'Notion 的回覆', en: 'What Notion said' },
  attempts: { 'zh-TW': '次數', en: 'Attempts' },
  lastTried: { 'zh-TW': '上次嘗試', en: 'Last tried' },
  tryAgain: { 'zh-TW': '再試一次', en: 'Try again' },
  tryAgainOf: { 'zh-TW': (name: string) => `再試一次：${name}`, en: (name: string) => `Try again: ${name}` },
  trying: {
    'zh-TW': '正在寫入 Notion，完成後會從列表消失',
    en: 'Being written to Notion; it leaves the list once it is there',
  },
  notTried: { 'zh-TW': '未能再試', en: 'It could not be tried again' },
  pushCount: {
    'zh-TW': (total: number) => `${total.toLocaleString('en-HK')} 款產品`,
    en: (total: number) => (total === 1 ? '1 product' : `${total.toLocaleString('en-HK')} products`),
  },
  noPushes: { 'zh-TW': 'Notion 已是最新', en: 'Notion is up to date' },
  noPushesHint: {
    'zh-TW': '在這裏編輯產品後，未寫入 Notion 的內容會在這裏列出。',
    en: 'Once a product is edited here, what Notion has not been told is listed here.',
  },
  edit: { 'zh-TW': '開啟產品', en: 'Open the product' },
} satisfies Dictionary
