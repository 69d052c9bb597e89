import { yesNoWords } from '#contract/i18n/common-words.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import { orderFieldWords } from '#contract/sales/order-words.ts'
import type { ActorKind } from '#contract/staff/audit.ts'
import { userFieldWords } from '#contract/staff/user-words.ts'
import type { Dictionary } from '../../i18n/language.tsx'

export const auditWords = {
  ...yesNoWords,
  what: { 'zh-TW': '事項', en: 'Event' },
  when: { 'zh-TW': '時間', en: 'When' },
  who: { 'zh-TW': '執行者', en: 'Who' },
  kind: { 'zh-TW': '經由', en: 'By' },
  action: { 'zh-TW': '動作', en: 'Action' },
  entity: { 'zh-TW': '對象類別', en: 'Kind of record' },
  record: { 'zh-TW': '對象', en: 'Record' },
  address: { 'zh-TW': '網絡地址', en: 'Address' },
  requestId: { 'zh-TW': '請求編號', en: 'Request' },
  number: { 'zh-TW': '序號', en: 'No.' },
  search: { 'zh-TW': '搜尋姓名、對象或動作', en: 'Search name, record or action' },
  count: {
    'zh-TW': (total: number) => `${total.toLocaleString('en-HK')} 項紀錄`,
    en: (total: number) => (total === 1 ? '1 entry' : `${total.toLocaleString('en-HK')} entries`),
  },
  none: { 'zh-TW': '未有紀錄', en: 'Nothing was recorded yet' },
  noneHint: {
    'zh-TW': '同事、程式或系統的每項更改都會記在這裏。',
    en: 'Every change by staff, a program or the system is recorded here.',
  },
  hint: {
    'zh-TW': '紀錄只會增加，不能更改或刪除；每項都以雜湊鏈封存。',
    en: 'Entries are only ever added, never changed or deleted; each is sealed to the one before it.',
  },
  filtersFailed: {
    'zh-TW': '未能載入篩選的選項。',
    en: 'The filters could not be loaded.',
  },

  changes: { 'zh-TW': '更改內容', en: 'What changed' },
  field: { 'zh-TW': '欄位', en: 'Field' },
  before: { 'zh-TW': '之前', en: 'Before' },
  after: { 'zh-TW': '之後', en: 'After' },
  nothingElse: { 'zh-TW': '沒有欄位變更。', en: 'No field was changed.' },
  empty: { 'zh-TW': '（空白）', en: '(empty)' },
  allOfRecord: { 'zh-TW': '這個對象的所有紀錄', en: 'Everything about this record' },
  allOfActor: { 'zh-TW': '這位執行者的所有紀錄', en: 'Everything by this person' },
} satisfies Dictionary

export const actorKindWords: Record<ActorKind, Bilingual> = {
  staff: { 'zh-TW': '同事', en: 'Staff' },
  program: { 'zh-TW': '程式', en: 'Program' },
  job: { 'zh-TW': '背景工作', en: 'Job' },
  system: { 'zh-TW': '系統', en: 'System' },
}

/** By entity code; a missing one is shown as the code. */
export const entityWords: Record<string, Bilingual> = {
  user: { 'zh-TW': '使用者', en: 'user' },
  settings: { 'zh-TW': '系統設定', en: 'settings' },
  session: { 'zh-TW': '登入', en: 'session' },
  view: { 'zh-TW': '檢視', en: 'view' },
  product: { 'zh-TW': '產品', en: 'product' },
  media: { 'zh-TW': '圖片和文件', en: 'pictures and documents' },
  customers: { 'zh-TW': '客戶', en: 'customers' },
  customer: { 'zh-TW': '客戶', en: 'customer' },
  products: { 'zh-TW': '產品', en: 'products' },
  enquiry: { 'zh-TW': '查詢', en: 'enquiry' },
  enquiries: { 'zh-TW': '查詢', en: 'enquiries' },
  demo_request: { 'zh-TW': '示範預約', en: 'demo request' },
  delivery: { 'zh-TW': '傳送', en: 'delivery' },
  mail: { 'zh-TW': '電郵', en: 'email' },
  demo_requests: { 'zh-TW': '示範預約', en: 'demo requests' },
  'demo-requests': { 'zh-TW': '示範預約', en: 'demo requests' },
  quotes: { 'zh-TW': '報價要求', en: 'quotes' },
  order: { 'zh-TW': '訂單', en: 'order' },
  orders: { 'zh-TW': '訂單', en: 'orders' },
  retention: { 'zh-TW': '舊資料', en: 'old records' },
  conversation: { 'zh-TW': '助手對話', en: 'conversation' },
  conversations: { 'zh-TW': '助手對話', en: 'conversations' },
  users: { 'zh-TW': '使用者', en: 'users' },
  audit: { 'zh-TW': '審計紀錄', en: 'audit log' },
  sync: { 'zh-TW': '產品同步', en: 'product sync' },
  sales: { 'zh-TW': '銷售', en: 'sales' },
  figures: { 'zh-TW': '分析報表', en: 'the figures' },
  content: { 'zh-TW': '內容', en: 'content' },
  question: { 'zh-TW': '問答', en: 'question' },
  reply_template: { 'zh-TW': '回信範本', en: 'reply template' },
  question_gap: { 'zh-TW': '未有答案的問題', en: 'unanswered question' },
  missed_search: { 'zh-TW': '沒有結果的搜尋', en: 'search without result' },
  synonym: { 'zh-TW': '同義詞', en: 'synonym' },
  samples: { 'zh-TW': '示範資料', en: 'sample data' },
}

/** By field name; a missing one is shown as the name. */
export const fieldWords: Record<string, Bilingual> = {
  ...userFieldWords,
  language: { 'zh-TW': '語言', en: 'Language' },
  term: { 'zh-TW': '搜尋字詞', en: 'Term' },
  words: { 'zh-TW': '同時搜尋', en: 'Also finds' },
  bothWays: { 'zh-TW': '雙向', en: 'Both ways' },
  rows: { 'zh-TW': '行數', en: 'Rows' },
  ended: { 'zh-TW': '結束的登入', en: 'Sessions ended' },
  mark: { 'zh-TW': '標記', en: 'Marks' },
  questions: { 'zh-TW': '問題', en: 'Questions' },
  startedAt: { 'zh-TW': '開始時間', en: 'Started' },
  reason: { 'zh-TW': '原因', en: 'Reason' },
  lockedS: { 'zh-TW': '鎖定秒數', en: 'Locked for (s)' },
  purpose: { 'zh-TW': '用途', en: 'Purpose' },
  kind: { 'zh-TW': '種類', en: 'Kind' },
  audience: { 'zh-TW': '誰可以看到', en: 'Who sees it' },
  search: { 'zh-TW': '搜尋', en: 'Search' },
  searched: { 'zh-TW': '有搜尋字詞', en: 'With a search' },
  fields: { 'zh-TW': '更改的欄位', en: 'Changed fields' },
  sort: { 'zh-TW': '排序', en: 'Order' },
  from: { 'zh-TW': '由', en: 'From' },
  to: { 'zh-TW': '至', en: 'To' },
  category: { 'zh-TW': '類別', en: 'Category' },
  state: { 'zh-TW': '狀態', en: 'State' },
  suspect: { 'zh-TW': '疑似垃圾訊息', en: 'Suspect' },
  direction: { 'zh-TW': '方向', en: 'Direction' },
  complete: { 'zh-TW': '讀取所有頁面', en: 'Every page' },
  force: { 'zh-TW': '允許大量下架', en: 'No limit on retirements' },
  dryRun: { 'zh-TW': '只作預覽', en: 'Preview only' },
  choice: { 'zh-TW': '採用', en: 'Kept' },
  settled: { 'zh-TW': '已處理的衝突', en: 'Conflicts settled' },
  currency: { 'zh-TW': '貨幣', en: 'Currency' },
  lines: { 'zh-TW': '項目', en: 'Lines' },
  total: orderFieldWords.amount,
  totalHkd: orderFieldWords.totalHkd,
  itemsCount: orderFieldWords.items,
  backOrder: { 'zh-TW': '待補貨訂單', en: 'Back order' },
  carrier: orderFieldWords.carrier,
  trackingNumber: orderFieldWords.trackingNumber,
  shipment: { 'zh-TW': '發貨批次', en: 'Shipment' },
  pieces: { 'zh-TW': '件數', en: 'Pieces' },
}

export const namedWords = {
  'zh-TW': (kind: string, name: string) => `${kind}「${name}」`,
  en: (kind: string, name: string) => `${kind} “${name}”`,
}
