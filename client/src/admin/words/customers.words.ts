import { customerFieldWords } from '#contract/sales/customer-words.ts'
import type { Dictionary } from '../../i18n/language.tsx'

export { customerTypeWords } from '#contract/sales/customer-words.ts'

export const customersWords = {
  ...customerFieldWords,
  stats: { 'zh-TW': '客戶概況', en: 'Customers at a glance' },
  statsFailed: { 'zh-TW': '未能載入統計數字', en: 'The figures could not be loaded' },
  total: { 'zh-TW': '總數', en: 'Total' },
  totalRevenue: { 'zh-TW': '總收入', en: 'Total Revenue' },
  averageOrder: { 'zh-TW': '平均訂單金額', en: 'Avg Order Value' },

  customer: { 'zh-TW': '客戶', en: 'Customer' },
  email: { 'zh-TW': '電郵', en: 'Email' },
  allTypes: { 'zh-TW': '所有類別', en: 'All types' },
  isSet: { 'zh-TW': '由同事設定', en: 'set by staff' },
  orders: { 'zh-TW': '訂單', en: 'Orders' },
  spent: { 'zh-TW': '累計消費', en: 'Total spent' },
  lastOrder: { 'zh-TW': '最近訂單', en: 'Last order' },
  since: { 'zh-TW': '成為客戶', en: 'Customer since' },
  search: { 'zh-TW': '搜尋名稱或電郵', en: 'Search name or email' },
  count: {
    'zh-TW': (total: number) => `${total.toLocaleString('en-HK')} 位客戶`,
    en: (total: number) => (total === 1 ? '1 customer' : `${total.toLocaleString('en-HK')} customers`),
  },
  none: { 'zh-TW': '未有客戶', en: 'No customers yet' },
  noneHint: {
    'zh-TW': '發出報價或收到訂單時，客戶會自動加入這裏；也可以先行新增。',
    en: 'Anyone who is sent a quotation or places an order is added here automatically. You can also add one first.',
  },

  add: { 'zh-TW': '新增客戶', en: 'New customer' },
  viewProfile: { 'zh-TW': '查看客戶資料', en: 'View Profile' },
  edit: { 'zh-TW': '編輯客戶', en: 'Edit Customer' },
  sendEmail: { 'zh-TW': '寫電郵', en: 'Send Email' },
  call: { 'zh-TW': '致電客戶', en: 'Call Customer' },
  viewOrders: { 'zh-TW': '查看訂單', en: 'View Orders' },
  noEmail: { 'zh-TW': '沒有電郵', en: 'no address' },
  noPhone: { 'zh-TW': '沒有電話', en: 'no number' },
  copyEmails: { 'zh-TW': '複製電郵地址', en: 'Copy emails' },
} satisfies Dictionary
