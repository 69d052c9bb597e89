import type { Dictionary } from '../../../i18n/language.tsx'

export const incomingWords = {
  back: { 'zh-TW': '返回入貨', en: 'Back to incoming goods' },
  failed: { 'zh-TW': '未能載入這批貨', en: 'These goods could not be loaded' },
  notFound: { 'zh-TW': '找不到這批貨', en: 'These goods cannot be found' },
  notFoundHint: { 'zh-TW': '連結可能不完整。', en: 'The link may be incomplete.' },
  reference: { 'zh-TW': '編號', en: 'Reference' },
  supplier: { 'zh-TW': '供應商', en: 'Supplier' },
  supplierReference: { 'zh-TW': '供應商單號', en: 'Their reference' },
  expectedOn: { 'zh-TW': '預計到貨', en: 'Expected' },
  expectedHint: { 'zh-TW': '未知可留空。', en: 'Leave empty if unknown.' },
  note: { 'zh-TW': '備註', en: 'Note' },
  state: { 'zh-TW': '狀態', en: 'State' },
  progress: { 'zh-TW': '已到／訂購', en: 'Received / ordered' },
  received: { 'zh-TW': '已到', en: 'Received' },
  ordered: { 'zh-TW': '訂購', en: 'Ordered' },
  of: {
    'zh-TW': (received: string, ordered: string) => `${received}／${ordered}`,
    en: (received: string, ordered: string) => `${received} of ${ordered}`,
  },
  createdBy: { 'zh-TW': '由誰', en: 'By' },
  ofOneProduct: { 'zh-TW': '一件產品', en: 'Of one product' },
  search: { 'zh-TW': '搜尋編號或供應商', en: 'Search reference or supplier' },
  count: {
    'zh-TW': (total: number) => `${total.toLocaleString('en-HK')} 批貨`,
    en: (total: number) => (total === 1 ? '1 receipt' : `${total.toLocaleString('en-HK')} receipts`),
  },
  none: { 'zh-TW': '沒有將到的貨', en: 'Nothing is on its way' },
  noneHint: {
    'zh-TW': '向供應商訂貨後在此記錄；到貨時，會先預留給等候最久的訂單。',
    en: 'Record what you order from suppliers; when it comes, the orders that have waited longest get it.',
  },

  create: { 'zh-TW': '新增入貨', en: 'Record incoming goods' },
  edit: { 'zh-TW': '更改…', en: 'Edit…' },
  editTitle: { 'zh-TW': (reference: string) => `更改 ${reference}`, en: (reference: string) => `Edit ${reference}` },
  lines: { 'zh-TW': '貨品', en: 'Goods' },
  addProduct: { 'zh-TW': '加入產品', en: 'Add a product' },
  addHint: { 'zh-TW': '輸入名稱或 SKU，再選擇。', en: 'Type a name or SKU, and choose.' },
  remove: { 'zh-TW': (name: string) => `刪去 ${name}`, en: (name: string) => `Remove ${name}` },
  save: { 'zh-TW': '儲存', en: 'Save' },
  saved: { 'zh-TW': (reference: string) => `${reference} 已儲存`, en: (reference: string) => `${reference} is saved` },

  receive: { 'zh-TW': '收貨…', en: 'Receive…' },
  receiveTitle: {
    'zh-TW': (reference: string) => `收到 ${reference} 的貨`,
    en: (reference: string) => `Receive ${reference}`,
  },
  receiveHint: {
    'zh-TW': '填寫實際收到的件數。會先預留給等候最久的訂單。',
    en: 'Enter what has come. The orders that have waited longest get it first.',
  },
  leftOf: {
    'zh-TW': (left: string) => `未到 ${left} 件`,
    en: (left: string) => `${left} to come`,
  },
  location: { 'zh-TW': '倉庫', en: 'Location' },
  receiveIt: { 'zh-TW': '收貨', en: 'Receive' },
  receivedNow: {
    'zh-TW': (reference: string) => `已收到 ${reference} 的貨`,
    en: (reference: string) => `Goods of ${reference} are in stock`,
  },

  cancel: { 'zh-TW': '取消未到的貨…', en: 'Cancel what has not come…' },
  cancelTitle: {
    'zh-TW': (reference: string) => `不再等候 ${reference} 餘下的貨？`,
    en: (reference: string) => `Expect nothing more of ${reference}?`,
  },
  cancelHint: {
    'zh-TW': '已收到的貨不變。不能復原。',
    en: 'What has been received stays. This cannot be undone.',
  },
  cancelIt: { 'zh-TW': '取消', en: 'Cancel it' },
  cancelled: {
    'zh-TW': (reference: string) => `${reference} 不再等候`,
    en: (reference: string) => `Nothing more of ${reference} is expected`,
  },
} satisfies Dictionary
