import type { Dictionary } from '../../../i18n/language.tsx'

export const conflictsWords = {
  title: { 'zh-TW': '同步衝突', en: 'Sync conflicts' },
  hint: {
    'zh-TW': '這些內容在這裏和 Notion 都有人改過，而兩邊不同。網站現時用 Notion 的；這裏改的不會遺失，留待你決定。',
    en: 'These were changed here and in Notion, each to something else. The site shows Notion’s for now; ours is not lost: it waits for you.',
  },
  states: { 'zh-TW': '衝突的狀態', en: 'State of the conflicts' },
  open: { 'zh-TW': '待處理', en: 'Open' },
  settled: { 'zh-TW': '已處理', en: 'Settled' },
  product: { 'zh-TW': '產品', en: 'Product' },
  field: { 'zh-TW': '欄位', en: 'Field' },
  opened: { 'zh-TW': '發現時間', en: 'Found' },
  onlyProduct: { 'zh-TW': '只看一款產品', en: 'One product only' },
  search: { 'zh-TW': '搜尋產品名稱', en: 'Search product names' },
  count: {
    'zh-TW': (total: number) => `${total.toLocaleString('en-HK')} 款產品`,
    en: (total: number) => (total === 1 ? '1 product' : `${total.toLocaleString('en-HK')} products`),
  },
  fieldCount: {
    'zh-TW': (count: number) => `${count} 項`,
    en: (count: number) => (count === 1 ? '1 field' : `${count} fields`),
  },
  moreFields: {
    'zh-TW': (count: number) => `另有 ${count} 項，處理了以上的便會顯示。`,
    en: (count: number) => `${count} more: they show once those above are settled.`,
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
  now: { 'zh-TW': '網站現時', en: 'On the site now' },
  typed: { 'zh-TW': '改用了', en: 'Typed instead' },
  somebody: { 'zh-TW': 'Notion 上的同事', en: 'Somebody in Notion' },
  integration: {
    'zh-TW': (name: string) => `Notion 的整合「${name}」`,
    en: (name: string) => `The integration “${name}” in Notion`,
  },
  anIntegration: { 'zh-TW': 'Notion 的整合', en: 'An integration in Notion' },
  by: { 'zh-TW': (who: string) => `${who}，`, en: (who: string) => `${who}, ` },
  comma: { 'zh-TW': '，', en: ', ' },
  keepOurs: { 'zh-TW': '採用這裏的', en: 'Keep ours' },
  keepTheirs: { 'zh-TW': '採用 Notion 的', en: 'Keep Notion’s' },
  keepOursOf: { 'zh-TW': (name: string) => `${name}，採用這裏的`, en: (name: string) => `Keep ours: ${name}` },
  keepTheirsOf: {
    'zh-TW': (name: string) => `${name}，採用 Notion 的`,
    en: (name: string) => `Keep Notion’s: ${name}`,
  },
  keepAll: { 'zh-TW': '這款產品的全部：', en: 'All of this product:' },
  keepAllOursOf: {
    'zh-TW': (name: string) => `${name}，全部採用這裏的`,
    en: (name: string) => `Keep all of ours: ${name}`,
  },
  keepAllTheirsOf: {
    'zh-TW': (name: string) => `${name}，全部採用 Notion 的`,
    en: (name: string) => `Keep all of Notion’s: ${name}`,
  },
  other: { 'zh-TW': '改用另一個值', en: 'Another value' },
  otherOf: { 'zh-TW': (name: string) => `${name}，改用另一個值`, en: (name: string) => `Another value: ${name}` },
  otherHint: {
    'zh-TW': '兩邊的都不用，改成這樣；下次同步時寫入 Notion。',
    en: 'Takes the place of both; the next sync writes it to Notion.',
  },
  always: { 'zh-TW': '以後都用同一邊…', en: 'Always one side…' },
  alwaysOf: { 'zh-TW': (name: string) => `${name}，以後都用同一邊`, en: (name: string) => `Always one side: ${name}` },
  alwaysHint: {
    'zh-TW': (field: string) => `所有產品的「${field}」，以後只聽一邊的，不再留待你決定；這一項也隨之處理。`,
    en: (field: string) =>
      `“${field}” of every product is one side’s from now on, and no longer waits here. This one is settled with it.`,
  },
  alwaysNow: { 'zh-TW': (owner: string) => `現時：${owner}。`, en: (owner: string) => `Now: ${owner}. ` },
  alwaysWhere: { 'zh-TW': '可隨時在「欄位對應」更改', en: 'It can be changed at any time under Columns' },
  alwaysOurs: { 'zh-TW': '以後用這裏的', en: 'Always ours' },
  alwaysTheirs: { 'zh-TW': '以後用 Notion 的', en: 'Always Notion’s' },
  isAlwaysOurs: {
    'zh-TW': (field: string) => `「${field}」以後都用這裏的`,
    en: (field: string) => `“${field}” is ours from now on`,
  },
  isAlwaysTheirs: {
    'zh-TW': (field: string) => `「${field}」以後都用 Notion 的`,
    en: (field: string) => `“${field}” is Notion’s from now on`,
  },
  ownerUndone: { 'zh-TW': '已還原，以誰為準與從前一樣', en: 'Undone: the earlier choice of side is back' },
  ownerMoved: {
    'zh-TW': '有同事剛改了這一欄以誰為準，未有更改',
    en: 'A colleague has just changed which side wins; nothing was changed',
  },
  otherTags: { 'zh-TW': '以逗號分隔。', en: 'Separated by commas.' },
  save: { 'zh-TW': '採用這個值', en: 'Use this value' },
  settledOther: { 'zh-TW': '改用了另一個值', en: 'Another value was typed' },
  keptOther: {
    'zh-TW': () => '已改用另一個值，下次同步時寫入 Notion',
    en: () => 'The value is set; the next sync tells Notion',
  },
  undo: { 'zh-TW': '還原', en: 'Undo' },
  undoOf: { 'zh-TW': (name: string) => `還原：${name}`, en: (name: string) => `Undo: ${name}` },
  undone: { 'zh-TW': '已還原，請再決定', en: 'Undone: it waits for you again' },
  notUndone: { 'zh-TW': '未能還原', en: 'Not undone' },
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
    'zh-TW': (count: number) => `${count} 款產品全部採用這裏的？`,
    en: (count: number) =>
      count === 1 ? 'Keep all of ours for 1 product?' : `Keep all of ours for ${count} products?`,
  },
  allTheirs: {
    'zh-TW': (count: number) => `${count} 款產品全部採用 Notion 的？`,
    en: (count: number) =>
      count === 1 ? 'Keep all of Notion’s for 1 product?' : `Keep all of Notion’s for ${count} products?`,
  },
  allOursHint: {
    'zh-TW': '這裏的值會取回，下次同步時寫入 Notion。之後仍可在「已處理」逐項還原。',
    en: 'Our values come back, and the next sync writes them to Notion. Each can be undone under Settled.',
  },
  allTheirsHint: {
    'zh-TW': '產品維持現狀。這裏的值仍可在「已處理」找到，並可逐項還原。',
    en: 'The products stay as they are. Our values can still be found under Settled, and each can be undone.',
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
